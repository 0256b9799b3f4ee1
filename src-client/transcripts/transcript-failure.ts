import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import type { FailedScreen, Missing } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** Transcripts that cannot be shown: why, and the way on. */
export function transcriptsFailed(caseId: string) {
  return ({ error, isGone }: Missing): FailedScreen => ({
    title: 'The transcripts could not be loaded',
    back: isGone
      ? { to: paths.home, label: 'Back to Cases' }
      : { to: paths.workspace(caseId), label: 'Back to Case' },
    text: isGone
      ? 'The requested case could not be found. It may have been deleted, or it is no longer shared with you.'
      : (readFailure(error).message ?? CONNECTION_TEXT),
  });
}

/** The same of one transcript. */
export function transcriptFailed(caseId: string) {
  return ({ error, isGone }: Missing): FailedScreen => ({
    title: 'The transcript could not be opened',
    back: { to: paths.transcripts(caseId), label: 'All Transcripts' },
    text: isGone
      ? `It was removed, or its document was deleted. Its document can be restored for ${KEPT_DAYS} days.`
      : (readFailure(error).message ?? CONNECTION_TEXT),
  });
}

import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import type { FailedScreen, Missing } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** Participants that cannot be shown: why, and the way on. */
export function participantsFailed(caseId: string, title: string) {
  return ({ error, isGone }: Missing): FailedScreen => ({
    title,
    back: isGone
      ? { to: paths.home, label: 'Back to Cases' }
      : { to: paths.workspace(caseId), label: 'Back to Case' },
    text: isGone
      ? 'The requested case could not be found. It may have been deleted, or it is no longer shared with you.'
      : (readFailure(error).message ?? CONNECTION_TEXT),
  });
}

/** The same of one participant, in a case that is there. */
export function participantFailed(caseId: string, title: string) {
  return ({ error, isGone }: Missing): FailedScreen => ({
    title,
    back: { to: paths.participants(caseId), label: 'Back to Participants' },
    text: isGone
      ? 'The participant could not be found. They may have been deleted, or the case is no longer shared with you.'
      : (readFailure(error).message ?? CONNECTION_TEXT),
  });
}

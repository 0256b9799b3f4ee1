import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';

interface TranscriptFailureProps {
  error: unknown;
  caseId: string;
  /** One transcript is missing, not the list. */
  isOne?: boolean;
  onRetry(): void;
}

/** In place of transcripts that cannot be shown: why, and the way on. */
export function TranscriptFailure({ error, caseId, isOne = false, onRetry }: TranscriptFailureProps) {
  const { code, message } = readFailure(error);
  const isGone = code === 'NOT_FOUND';
  const title = isOne ? 'The transcript could not be opened' : 'The transcripts could not be loaded';
  const gone = isOne
    ? 'It was removed, or its document was deleted. Its document can be restored for 30 days.'
    : 'The requested case could not be found. It may have been deleted, or it is no longer shared with you.';
  const back = isOne
    ? { to: paths.transcripts(caseId), label: 'All Transcripts' }
    : { to: isGone ? paths.home : paths.workspace(caseId), label: isGone ? 'Back to Cases' : 'Back to Case' };
  return (
    <ScreenFailure title={title} back={back} onRetry={isGone ? undefined : onRetry}>
      {isGone ? gone : (message ?? CONNECTION_TEXT)}
    </ScreenFailure>
  );
}

import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';

interface ParticipantsFailureProps {
  title: string;
  error: unknown;
  caseId: string;
  /** Where a single participant is missing: back to the others. */
  isOne?: boolean;
  onRetry(): void;
}

/** In place of participants that cannot be shown: why, and the way on. */
export function ParticipantsFailure({
  title,
  error,
  caseId,
  isOne = false,
  onRetry,
}: ParticipantsFailureProps) {
  const { code, message } = readFailure(error);
  const isGone = code === 'NOT_FOUND';
  const text = isGone
    ? isOne
      ? 'The participant could not be found. They may have been deleted, or the case is no longer shared with you.'
      : 'The requested case could not be found. It may have been deleted, or it is no longer shared with you.'
    : (message ?? CONNECTION_TEXT);
  const back = isOne
    ? { to: paths.participants(caseId), label: 'Back to Participants' }
    : isGone
      ? { to: paths.home, label: 'Back to Cases' }
      : { to: paths.workspace(caseId), label: 'Back to Case' };
  return (
    <ScreenFailure title={title} back={back} onRetry={isGone ? undefined : onRetry}>
      {text}
    </ScreenFailure>
  );
}

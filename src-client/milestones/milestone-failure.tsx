import { paths } from '../paths.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';

interface MilestoneFailureProps {
  /** The screen's own sentence. */
  text: string;
  /** A second sentence. */
  detail?: string;
  /** The case to go back to; the list of cases where it is not known. */
  caseId?: string | undefined;
  /** Where it is tried once more; left out for what is not there. */
  onRetry?: (() => void) | undefined;
  /** Another place to go back to. */
  back?: { to: string; label: string };
}

/** A milestone's screen that cannot be shown: why, and the way back. */
export function MilestoneFailure({ text, detail, caseId, onRetry, back }: MilestoneFailureProps) {
  const known =
    caseId === undefined
      ? { to: paths.home, label: 'Back to Cases' }
      : { to: paths.timeline(caseId), label: 'Back to the Timeline' };
  return (
    <ScreenFailure title={text} heading="Milestone not available" back={back ?? known} onRetry={onRetry}>
      {detail}
    </ScreenFailure>
  );
}

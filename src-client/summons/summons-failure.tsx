import { paths } from '../paths.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';

interface SummonsFailureProps {
  /** 'Summons not found'. */
  text: string;
  /** The case to go back to; the list of cases where it is not there. */
  caseId?: string | undefined;
  /** Where it is tried once more; left out for what is not there. */
  onRetry?: (() => void) | undefined;
}

/** A screen of a summons that cannot be shown: why, and the way back. */
export function SummonsFailure({ text, caseId, onRetry }: SummonsFailureProps) {
  const back =
    caseId === undefined
      ? { to: paths.home, label: 'Back to Cases' }
      : { to: paths.workspace(caseId), label: 'Back to Case' };
  return <ScreenFailure title={text} back={back} onRetry={onRetry} />;
}

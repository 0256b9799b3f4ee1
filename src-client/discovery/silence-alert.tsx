import type { SilenceLevel, SilenceWarning } from '#src/discovery/duties.ts';
import { Alert } from '../ui/alert.tsx';

const TONE: Record<SilenceLevel, 'info' | 'due' | 'danger'> = {
  unknown: 'due',
  far: 'info',
  near: 'due',
  urgent: 'danger',
  today: 'danger',
  passed: 'danger',
};

interface SilenceAlertProps {
  warning: SilenceWarning;
  /** The paper it is about, where that is not plain from its place. */
  paperTitle?: string;
  /** It is the other side that has to answer. */
  isTheirs?: boolean;
  actions?: React.ReactNode;
}

/** What silence does to requests for admission, and how much time is left. */
export function SilenceAlert({ warning, paperTitle, isTheirs = false, actions }: SilenceAlertProps) {
  return (
    <Alert tone={isTheirs ? 'info' : TONE[warning.level]} title={warning.title} actions={actions}>
      <p>{warning.text}</p>
      {paperTitle !== undefined && (
        <p className="mt-1 wrap-anywhere text-muted">
          In <bdi>{paperTitle}</bdi>.
        </p>
      )}
    </Alert>
  );
}

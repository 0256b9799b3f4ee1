import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

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
  const { to, label } = back ?? {
    to: caseId === undefined ? paths.home : paths.timeline(caseId),
    label: caseId === undefined ? 'Back to Cases' : 'Back to the Timeline',
  };
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>Milestone not available · Proceed</title>
      <h1 className="sr-only">Milestone not available</h1>
      <Alert
        tone="danger"
        title={text}
        actions={
          <>
            {onRetry && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <ArrowLeft aria-hidden="true" />
              {label}
            </Link>
          </>
        }
      >
        {detail}
      </Alert>
    </div>
  );
}

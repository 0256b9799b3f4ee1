import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

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
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>{`${text.replace(/\.$/, '')} · Proceed`}</title>
      <h1 className="sr-only">{text}</h1>
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
            <Link
              to={caseId === undefined ? paths.home : paths.workspace(caseId)}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ArrowLeft aria-hidden="true" />
              {caseId === undefined ? 'Back to Cases' : 'Back to Case'}
            </Link>
          </>
        }
      />
    </div>
  );
}

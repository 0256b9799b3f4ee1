import { Link } from 'react-router';
import { readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

/** Stands in place of a case that is not there, not for this person, or could not be loaded. */
export function CaseFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isGone = readFailure(error).code === 'NOT_FOUND';
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>Case not available · Proceed</title>
      <h1 className="sr-only">Case not available</h1>
      <Alert
        tone="danger"
        title={
          isGone
            ? 'The requested case could not be found.'
            : 'Failed to load case details. Please try again later.'
        }
        actions={
          <>
            <Link to={paths.home} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              Back to Cases
            </Link>
            {!isGone && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}

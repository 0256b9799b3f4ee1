import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

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
    <div className="mx-auto w-full max-w-xl p-6">
      <title>{`${title} · Proceed`}</title>
      <h1 className="sr-only">{title}</h1>
      <Alert
        tone="danger"
        title={title}
        actions={
          <>
            {!isGone && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Link to={back.to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <ArrowLeft aria-hidden="true" />
              {back.label}
            </Link>
          </>
        }
      >
        {text}
      </Alert>
    </div>
  );
}

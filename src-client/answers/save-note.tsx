import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '../ui/spinner.tsx';
import type { Saving } from './use-autosave.ts';

type Queue = Pick<Saving<unknown>, 'state' | 'reason' | 'flush' | 'discard'>;

const LINK = 'inline-flex items-center font-semibold underline underline-offset-4 touch:min-h-11';

/** Whether what was entered is kept: 'Saved', or 'Not saved: Retry'. Nothing entered is lost while it is not. */
export function SaveNote({ queue }: { queue: Queue }) {
  const { state, reason, flush, discard } = queue;
  return (
    <div role="status" className="flex min-h-8 min-w-0 items-center text-sm">
      {state === 'failed' && (
        <span className="flex min-w-0 items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            Not saved:{' '}
            <button type="button" onClick={() => void flush()} className={LINK}>
              Retry
            </button>
            {reason !== null && (
              <>
                {' '}
                <span>{reason}</span>{' '}
                <button type="button" onClick={discard} className={LINK}>
                  Discard
                </button>
              </>
            )}
          </span>
        </span>
      )}
      {(state === 'saving' || state === 'waiting') && (
        <span className="flex items-center gap-1.5 text-muted">
          <Spinner />
          Saving...
        </span>
      )}
      {state === 'saved' && (
        <span className="flex items-center gap-1.5 text-done">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          Saved
        </span>
      )}
    </div>
  );
}

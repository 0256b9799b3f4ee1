import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '../ui/spinner.tsx';
import type { AutosaveView } from './autosave.ts';

type Keeping = Pick<AutosaveView<unknown>, 'state' | 'reason'> & { flush(): Promise<boolean> };

/** Whether what was entered is kept: 'Saved', or 'Not saved: Retry'. Nothing entered is lost while it is not. */
export function SaveNote({ queues }: { queues: readonly Keeping[] }) {
  const failed = queues.find(({ state }) => state === 'failed');
  const isBusy = queues.some(({ state }) => state === 'saving' || state === 'waiting');
  const retry = () => {
    for (const queue of queues) void queue.flush();
  };
  return (
    <div role="status" className="flex min-h-8 items-center text-sm">
      {failed && (
        <span className="flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span>
            Not saved:{' '}
            <button
              type="button"
              title={failed.reason ?? 'The server cannot be reached. Your answers are kept in this browser.'}
              onClick={retry}
              className="inline-flex items-center font-semibold underline underline-offset-4 touch:min-h-11"
            >
              Retry
            </button>
          </span>
        </span>
      )}
      {!failed && isBusy && (
        <span className="flex items-center gap-1.5 text-muted">
          <Spinner />
          Saving...
        </span>
      )}
      {!failed && !isBusy && (
        <span className="flex items-center gap-1.5 text-done">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          Saved
        </span>
      )}
    </div>
  );
}

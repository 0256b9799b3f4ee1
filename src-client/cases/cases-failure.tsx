import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

export function CasesFailure({ busy, onRetry }: { busy: boolean; onRetry(): void }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 p-6">
      <title>My cases · Proceed</title>
      <h1 className="text-2xl font-semibold tracking-tight">My Cases</h1>
      <Alert
        tone="danger"
        title="We couldn't load your cases"
        actions={
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        They are safe on the server. Please check your internet connection and try again.
      </Alert>
    </div>
  );
}

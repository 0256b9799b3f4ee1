import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface PanelFailureProps {
  /** What could not be loaded, in a sentence. */
  title: ReactNode;
  /** Where it is tried once more; left out for what is not there. */
  onRetry?: (() => unknown) | undefined;
  busy?: boolean;
  className?: string;
  /** Why, and what can be done. */
  children?: ReactNode;
}

/** In place of a part of a screen that could not be loaded; the rest stays. */
export function PanelFailure({ title, onRetry, busy = false, className, children }: PanelFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      {...(className !== undefined && { className })}
      actions={
        onRetry && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void onRetry()}>
            Retry
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}

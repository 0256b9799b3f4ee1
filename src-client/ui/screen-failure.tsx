import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';

interface ScreenFailureProps {
  /** What happened, in a sentence. */
  title: string;
  /** What the window and the screen are called meanwhile; the title without its period otherwise. */
  heading?: string;
  back: { to: string; label: string };
  /** Where it is tried once more; left out for what is not there. */
  onRetry?: (() => void) | undefined;
  /** Why, and what can be done. */
  children?: ReactNode;
}

/** In place of a screen that cannot be shown: why, and the ways on. */
export function ScreenFailure({ title, heading, back, onRetry, children }: ScreenFailureProps) {
  const name = heading ?? title.replace(/\.$/, '');
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>{`${name} · Proceed`}</title>
      <h1 className="sr-only">{name}</h1>
      <Alert
        tone="danger"
        title={title}
        actions={
          <>
            {onRetry && (
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
        {children}
      </Alert>
    </div>
  );
}

import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { NotFoundPage } from './not-found-page.tsx';

const reload = () => window.location.reload();

/** A screen that broke, or whose code did not arrive. Retry loads it afresh, and so does the line when it is back. */
export function BrokenScreen() {
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <title>Something went wrong · Proceed</title>
      <Alert
        tone="danger"
        title={isOffline ? 'You are offline' : 'This screen could not be shown'}
        actions={
          <>
            <Button disabled={isOffline} onClick={reload}>
              Retry
            </Button>
            <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
              Go to the start page
            </a>
          </>
        }
      >
        {isOffline
          ? 'What you saved is safe. This screen comes as soon as you are connected again.'
          : 'What you saved is safe. Loading the screen again usually helps.'}
      </Alert>
    </div>
  );
}

/** The same where no screen stands around it. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main>
      <BrokenScreen />
    </main>
  );
}

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** A screen that broke, or whose code did not arrive. Retry loads it afresh. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main className="mx-auto max-w-xl p-6">
      <title>Something went wrong · Proceed</title>
      <Alert
        tone="danger"
        title="This screen could not be shown"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Retry</Button>
            <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
              Go to the start page
            </a>
          </>
        }
      >
        What you saved is safe. Loading the screen again usually helps.
      </Alert>
    </main>
  );
}

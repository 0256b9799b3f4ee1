import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { User } from '#src/auth/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { UserContext, useSession } from './use-user.ts';

const OnboardingPage = lazy(async () => ({
  default: (await import('./onboarding-page.tsx')).OnboardingPage,
}));

/** Knows who is signed in before anything shows; a profile without role or state is completed first. */
export function SessionGate() {
  const session = trpc.auth.user.useQuery(undefined, { meta: { silent: true } });
  if (session.isPending) return <LoadingScreen />;
  const signedOut = session.isError && readFailure(session.error).code === 'UNAUTHORIZED';
  if (session.isError && !signedOut) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <Alert
          tone="danger"
          title="We couldn't reach the server"
          actions={
            <Button busy={session.isFetching} onClick={() => session.refetch()}>
              Retry
            </Button>
          }
        >
          Your papers are safe. Please check your internet connection and try again.
        </Alert>
      </main>
    );
  }
  const user = signedOut ? null : (session.data ?? null);
  return (
    <UserContext value={user}>
      <Suspense fallback={<LoadingScreen />}>
        {user !== null && needsProfile(user) ? <OnboardingPage /> : <Outlet />}
      </Suspense>
    </UserContext>
  );
}

/** Not the schema's own check: that would bring the validation library into the first download. */
function needsProfile(user: User): boolean {
  return !user.role || user.state === null;
}

export function RequireUser() {
  return useSession() === null ? <Navigate to={paths.login} replace /> : <Outlet />;
}

export function SignedOutOnly({ fallback }: { fallback: ReactNode }) {
  return useSession() === null ? <Outlet /> : fallback;
}

import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router';
import { withReturnPath } from '#src/auth/return-path.ts';
import type { User } from '#src/auth/schema.ts';
import { UserContext, useSession } from '../auth/use-user.ts';
import { CaseEvents } from '../lib/case-events.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';

const OnboardingPage = lazy(async () => ({
  default: (await import('../accounts/onboarding-page.tsx')).OnboardingPage,
}));

/** Knows who is signed in before anything shows; a profile without role or state is completed first. */
export function SessionGate() {
  const session = trpc.auth.session.useQuery(undefined, { meta: { silent: true }, retryOnMount: false });
  // Papers say the role and the state there; nobody types them first.
  const isOfPapers = useMatch(`${paths.start}/*`) !== null;
  if (session.isPending) return <LoadingScreen />;
  if (session.isError) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <PanelFailure
          title="We couldn't reach the server"
          onRetry={() => session.refetch()}
          busy={session.isFetching}
        >
          Your papers are safe. Please check your internet connection and try again.
        </PanelFailure>
      </main>
    );
  }
  const user = session.data;
  return (
    <UserContext value={user}>
      <Suspense fallback={<LoadingScreen />}>
        {user === null ? (
          <Outlet />
        ) : needsProfile(user) && !isOfPapers ? (
          <OnboardingPage />
        ) : (
          <CaseEvents>
            <Outlet />
          </CaseEvents>
        )}
      </Suspense>
    </UserContext>
  );
}

/** Not the schema's own check: that would bring the validation library into the first download. */
function needsProfile(user: User): boolean {
  return !user.role || user.state === null;
}

export function RequireUser() {
  const { pathname, search, hash } = useLocation();
  if (useSession() !== null) return <Outlet />;
  return <Navigate to={withReturnPath(paths.login, `${pathname}${search}${hash}`)} replace />;
}

export function SignedOutOnly({ fallback }: { fallback: ReactNode }) {
  return useSession() === null ? <Outlet /> : fallback;
}

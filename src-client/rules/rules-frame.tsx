import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { useSession } from '../auth/use-user.ts';
import { Brand } from '../layouts/brand.tsx';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { LoadingScreen } from '../ui/spinner.tsx';

const AppFrame = lazy(async () => ({ default: (await import('../shell/app-layout.tsx')).AppFrame }));

/** For everybody: whoever is signed in has the app around the rules, a visitor the name and the way in. */
export function RulesFrame() {
  if (useSession() !== null) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <AppFrame>
          <Outlet />
        </AppFrame>
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <header data-furniture="" className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-3xl items-center justify-between px-4 sm:px-6">
          <Link
            to={paths.home}
            aria-label="Proceed, home"
            className="flex min-h-11 items-center rounded-control"
          >
            <Brand />
          </Link>
          <a href={serverPaths.login} className={buttonClass({ variant: 'secondary' })}>
            Log In
          </a>
        </div>
      </header>
      <main className="flex-1">
        <Outlet />
      </main>
      <footer className="border-t border-line">
        <p className="mx-auto max-w-3xl px-4 py-6 text-sm text-muted sm:px-6">
          Proceed gives general information, not legal advice.
        </p>
      </footer>
    </div>
  );
}

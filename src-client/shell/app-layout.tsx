import { Outlet } from 'react-router';
import { useCurrentCase } from '../cases/use-current-case.ts';
import { PaletteProvider } from '../palette/palette-provider.tsx';
import { part } from '../ui/part.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { AppHeader } from './app-header.tsx';
import { Notices } from './notices.tsx';

/** Header and main area of every signed-in screen. A child that fills the window sets its own height. */
export function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

const CaseNav = part(async () => (await import('./case-nav.tsx')).CaseNav);

export function AppFrame({ children }: { children: React.ReactNode }) {
  const caseId = useCurrentCase();
  const isWide = useMediaQuery('(min-width: 48rem)');
  return (
    <PaletteProvider>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
        >
          Skip to content
        </a>
        <AppHeader />
        <Notices>
          {caseId !== null && isWide && (
            // As high as the bar that is on its way: what stands below it keeps its place.
            <div className="min-h-[2.8125rem] print:min-h-0">
              <CaseNav caseId={caseId} at="top" />
            </div>
          )}
        </Notices>
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </main>
        {caseId !== null && !isWide && <CaseNav caseId={caseId} at="bottom" />}
      </div>
    </PaletteProvider>
  );
}

import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../auth/use-user.ts';
import { Brand } from '../layouts/brand.tsx';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

interface IntakeFrameProps {
  title: string;
  /** The paper itself, beside the card where there is room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One column around one question, 640 pixels wide on a desk, with the paper beside it. */
export function IntakeFrame({ title, beside, children }: IntakeFrameProps) {
  const isSignedIn = useSession() !== null;
  const [search] = useSearchParams();
  const caseId = search.get('case');
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Proceed`}</title>
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex h-14 max-w-7xl items-center justify-between px-4 sm:px-6">
          <Link to={paths.home} aria-label="Proceed, home" className="inline-flex min-h-11 items-center">
            <Brand />
          </Link>
          {isSignedIn && caseId !== null && (
            <Link
              to={paths.selectedCase(caseId)}
              className={buttonClass({ variant: 'quiet', className: 'px-3' })}
            >
              Back to my case
            </Link>
          )}
          {!isSignedIn && (
            <a href={serverPaths.login} className={buttonClass({ variant: 'quiet', className: 'px-3' })}>
              Log In
            </a>
          )}
        </div>
      </header>
      <div
        className={
          beside
            ? 'mx-auto grid w-full max-w-7xl flex-1 gap-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,40rem)_1fr] print:block print:p-0'
            : 'mx-auto w-full max-w-[43rem] flex-1 px-4 py-6 sm:px-6 sm:py-10 print:max-w-none print:p-0'
        }
      >
        <main className="flex min-w-0 flex-col gap-5">{children}</main>
        {beside && (
          <aside aria-label="The paper" className="hidden min-w-0 lg:block print:hidden">
            {beside}
          </aside>
        )}
      </div>
    </div>
  );
}

/** The heading of a step; it takes the focus when the step is new, so that it is read out. */
export function StepHeading({ children, count }: { children: ReactNode; count?: string | null }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h1
        tabIndex={-1}
        ref={(heading) => heading?.focus({ preventScroll: true })}
        className="text-2xl font-semibold tracking-tight outline-none"
      >
        {children}
      </h1>
      {count && <p className="figures text-sm text-muted">{count}</p>}
    </div>
  );
}

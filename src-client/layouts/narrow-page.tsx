import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Brand } from './brand.tsx';

/** One column around one task, before the app proper: sign-in, account, onboarding. */
export function NarrowPage({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 py-6 sm:py-12">
      <div className={`mx-auto flex w-full flex-1 flex-col ${wide ? 'max-w-2xl' : 'max-w-md'}`}>
        <header className="mb-6">
          <Link to={paths.home} aria-label="Proceed, home" className="inline-flex min-h-11 items-center">
            <Brand />
          </Link>
        </header>
        <main>{children}</main>
      </div>
    </div>
  );
}

import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-[80dvh] max-w-xl flex-col items-start justify-center gap-4 p-6">
      <title>404 Page Not Found · Proceed</title>
      <h1 className="text-2xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="text-muted">
        There is nothing at this address. The link may be old, or a letter of it may be wrong. Nothing of
        yours has been lost.
      </p>
      <Link to={paths.home} className={buttonClass()}>
        Go to the start page
      </Link>
    </main>
  );
}

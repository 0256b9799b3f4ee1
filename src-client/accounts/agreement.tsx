import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** What somebody agrees to, and where it stands; `by` is how: 'signing in'. */
export function Agreement({ by }: { by: string }) {
  return (
    <p className="border-t border-line pt-4 text-sm text-muted">
      By {by} you agree to the{' '}
      <Link to={paths.terms} className="underline">
        terms of service
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} className="underline">
        privacy policy
      </Link>{' '}
      of whoever runs this copy of Proceed.
    </p>
  );
}

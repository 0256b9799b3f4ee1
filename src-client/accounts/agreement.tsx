import { Link } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';

/** What somebody agrees to, and where it stands; `by` is how: 'signing in'. */
export function Agreement({ by }: { by: string }) {
  const operator = trpc.auth.operatorTexts.useQuery(undefined, { meta: { silent: true } });
  const hasNone = operator.data?.terms === null;
  return (
    <p className="border-t border-line pt-4 text-sm text-muted">
      {hasNone
        ? 'Whoever runs this copy of Proceed has put up no terms to agree to. See the'
        : `By ${by} you agree to the`}{' '}
      <Link to={paths.terms} className="underline">
        terms of service
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} className="underline">
        privacy policy
      </Link>
      {hasNone ? ' for what is known of it.' : ' of whoever runs this copy of Proceed.'}
    </p>
  );
}

import { Link } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';

/** What somebody agrees to, and where it stands; `by` is how: 'signing in'. */
export function Agreement({ by }: { by: string }) {
  const operator = trpc.auth.operatorTexts.useQuery(undefined, { meta: { silent: true } });
  // Until it is known whether there are terms, nobody is told that they agree to any.
  const [before, after] = operator.isPending
    ? ['See the', '.']
    : operator.data?.terms === null
      ? [
          'Whoever runs this copy of Proceed has put up no terms to agree to. See the',
          ' for what is known of it.',
        ]
      : [`By ${by} you agree to the`, ' of whoever runs this copy of Proceed.'];
  return (
    <p className="border-t border-line pt-4 text-sm text-muted">
      {before}{' '}
      <Link to={paths.terms} className="underline">
        terms of service
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} className="underline">
        privacy policy
      </Link>
      {after}
    </p>
  );
}

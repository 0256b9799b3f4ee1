import { KeyRound, LockKeyhole } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Agreement } from './agreement.tsx';

/** What the server's redirect says went wrong at the identity provider. */
const FAILURES = new Map(
  Object.entries({
    provider: 'The sign-in service did not answer. Please try again in a few minutes.',
    expired: 'That sign-in took too long or was opened twice. Please sign in again.',
    refused: 'The sign-in service did not confirm who you are. Please sign in again.',
    busy: 'Many accounts have just been made from your network. Please wait an hour and try again.',
    other:
      'The account with your e-mail address is connected to another sign-in of this service. Sign in with that one. If you cannot, choose "Use a password", then "Forgot your password?"; in your profile you disconnect the other one then.',
    'sign-out':
      'You are signed out of Proceed. The sign-in service did not answer: please sign out there yourself.',
  }),
);

export function SignInPage() {
  const [search] = useSearchParams();
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const failure = FAILURES.get(search.get('error') ?? '');
  return (
    <NarrowPage>
      <title>Sign in · Proceed</title>
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Welcome Back</h1>
          <p className="mt-1 text-muted">Sign in to see your cases, papers and deadlines.</p>
        </div>
        {failure && <Alert tone="danger">{failure}</Alert>}
        {search.get('signedOut') === 'provider' && <SignedOutHere provider={config.data?.provider ?? null} />}
        <a
          href={withReturnPath(serverPaths.login, checkedReturnPath(search.get('returnTo')))}
          className={buttonClass({ size: 'large', className: 'w-full' })}
        >
          Sign In
        </a>
        {config.data?.oidc && (
          <Link
            to={withReturnPath(paths.account, checkedReturnPath(search.get('returnTo')))}
            className={buttonClass({ variant: 'quiet', className: '-my-3 self-center' })}
          >
            Use a password
          </Link>
        )}
        <ul className="flex flex-col gap-3 text-sm text-muted">
          <li className="flex items-start gap-2.5">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Secure authentication. Scripts cannot read what signs you in. It ends after 30 days without use.
          </li>
          <li className="flex items-start gap-2.5">
            <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Multiple providers. Use your e-mail address, or an account you already have if this server offers
            that.
          </li>
        </ul>
        <Agreement by="signing in" />
      </Card>
    </NarrowPage>
  );
}

/** The session here is over; the one at the provider would bring the next person back in. */
function SignedOutHere({ provider }: { provider: string | null }) {
  return (
    <Alert
      tone="done"
      title="You are signed out of Proceed"
      actions={
        <a href={serverPaths.logoutAtProvider} className={buttonClass({ variant: 'secondary' })}>
          Sign Out There Too
        </a>
      }
    >
      This browser is still signed in at {provider ?? 'the sign-in service'}. On a computer that others use,
      sign out there too: whoever presses "Sign In" here next comes into your account.
    </Alert>
  );
}

import { KeyRound, LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';

/** What the server's redirect says went wrong at the identity provider. */
const FAILURES: Record<string, string> = {
  provider: 'The sign-in service did not answer. Please try again in a few minutes.',
  expired: 'That sign-in took too long or was opened twice. Please sign in again.',
  refused: 'The sign-in service did not confirm who you are. Please sign in again.',
};

export function SignInPage() {
  const [search] = useSearchParams();
  const failure = FAILURES[search.get('error') ?? ''];
  return (
    <NarrowPage>
      <title>Sign in · Proceed</title>
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Welcome Back</h1>
          <p className="mt-1 text-muted">Sign in to see your cases, papers and deadlines.</p>
        </div>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <a
          href={withReturnPath(serverPaths.login, checkedReturnPath(search.get('returnTo')))}
          className={buttonClass({ size: 'large', className: 'w-full' })}
        >
          Sign In
        </a>
        <ul className="flex flex-col gap-3 text-sm text-muted">
          <li className="flex items-start gap-2.5">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Secure authentication: your session is a cookie that scripts cannot read, and it ends after 30
            days without use.
          </li>
          <li className="flex items-start gap-2.5">
            <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Multiple providers: sign in with an account you already have, where this server offers it, or with
            your e-mail address.
          </li>
        </ul>
        <p className="border-t border-line pt-4 text-sm text-muted">
          By signing in you agree to the terms of service and the privacy policy of whoever runs this copy of
          Proceed.
        </p>
      </Card>
    </NarrowPage>
  );
}

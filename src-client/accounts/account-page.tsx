import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { SignInAnswer } from '#src/auth/factor-schema.ts';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { useForgetOthers, useSession, useStartSession } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { RegisterForm, SignInForm } from './account-forms.tsx';

/** Accounts with a password; where an identity provider says who may have one, none is made here. */
export function AccountPage() {
  const user = useSession();
  const startSession = useStartSession();
  const [search] = useSearchParams();
  const [tab, setTab] = useState('sign-in');
  const forgetOthers = useForgetOthers();
  const navigate = useNavigate();
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const returnTo = checkedReturnPath(search.get('returnTo'));
  if (user !== null) return <Navigate to={returnTo ?? paths.home} replace />;
  const signedIn = (answer: SignInAnswer) => {
    if (!('next' in answer)) return startSession(answer);
    forgetOthers();
    void navigate(withReturnPath(paths.secondStep, returnTo));
  };
  return (
    <NarrowPage>
      <title>Your account · Proceed</title>
      <Card className="p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">
          {tab === 'sign-in' ? 'Sign in' : 'Create your account'}
        </h1>
        {config.data?.oidc ? (
          <div className="mt-4 flex flex-col gap-6">
            <SignInForm onDone={signedIn} />
            <a
              href={withReturnPath(serverPaths.login, returnTo)}
              className={buttonClass({ variant: 'secondary', size: 'large', className: 'w-full' })}
            >
              Sign In With {config.data.provider}
            </a>
          </div>
        ) : (
          <Tabs
            label="Account"
            value={tab}
            onValueChange={setTab}
            className="mt-4"
            panelClassName="pt-6"
            tabs={[
              { value: 'sign-in', label: 'Sign In', content: <SignInForm onDone={signedIn} /> },
              { value: 'register', label: 'Create Account', content: <RegisterForm onDone={startSession} /> },
            ]}
          />
        )}
      </Card>
    </NarrowPage>
  );
}

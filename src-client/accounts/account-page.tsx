import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { checkedReturnPath } from '#src/auth/return-path.ts';
import { useSession, useStartSession } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { RegisterForm, SignInForm } from './account-forms.tsx';

/** Local accounts, for servers without an identity provider. */
export function AccountPage() {
  const user = useSession();
  const startSession = useStartSession();
  const [search] = useSearchParams();
  const [tab, setTab] = useState('sign-in');
  if (user !== null) return <Navigate to={checkedReturnPath(search.get('returnTo')) ?? paths.home} replace />;
  return (
    <NarrowPage>
      <title>Your account · Proceed</title>
      <Card className="p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">
          {tab === 'sign-in' ? 'Sign in' : 'Create your account'}
        </h1>
        <Tabs
          label="Account"
          value={tab}
          onValueChange={setTab}
          className="mt-4"
          panelClassName="pt-6"
          tabs={[
            { value: 'sign-in', label: 'Sign In', content: <SignInForm onDone={startSession} /> },
            { value: 'register', label: 'Create Account', content: <RegisterForm onDone={startSession} /> },
          ]}
        />
      </Card>
    </NarrowPage>
  );
}

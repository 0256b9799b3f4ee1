import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountSafety } from '#src/auth/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

/** Address and password of a local account, and whether mail to the address arrives. */
export function SigningInCard() {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const [asked, setAsked] = useState<'email' | 'password' | null>(null);
  return (
    <Card aria-label="Signing in">
      <CardHeader title="Signing in" description="How you get back to your cases." />
      <CardBody className="flex flex-col gap-4">
        {safety.isPending && <Waiting text="Loading how you sign in" blocks={['h-10', 'h-10']} />}
        {safety.isError && <PanelFailure title="We couldn't load this" onRetry={() => safety.refetch()} />}
        {safety.data && <Address safety={safety.data} />}
        {safety.data?.hasPassword && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setAsked('password')}>
              Change Password
            </Button>
            <Button variant="secondary" onClick={() => setAsked('email')}>
              Change E-mail Address
            </Button>
          </div>
        )}
      </CardBody>
      {asked === 'email' && <ChangeEmailDialog onClose={() => setAsked(null)} />}
      {asked === 'password' && <ChangePasswordDialog onClose={() => setAsked(null)} />}
    </Card>
  );
}

function Address({ safety }: { safety: AccountSafety }) {
  const { email, emailConfirmed, pendingEmail, sendsMail } = safety;
  const again = trpc.auth.confirmAgain.useMutation({
    meta: { errorFallback: 'The mail could not be sent. Please try again.' },
    onSuccess: ({ message }) => showToast({ title: message }),
  });
  if (email === null) return <NoAddress />;
  const waiting = pendingEmail ?? (emailConfirmed ? null : email);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold wrap-anywhere">{email}</strong>
        {emailConfirmed && <Badge tone="done">Confirmed</Badge>}
      </p>
      {waiting !== null && sendsMail && (
        <Alert
          tone="due"
          title={
            pendingEmail === null ? 'Please confirm this address' : `${pendingEmail} is not confirmed yet`
          }
          actions={
            <>
              <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
                Send the mail again
              </Button>
              <Link to={paths.confirmEmail} className={buttonClass({ variant: 'quiet' })}>
                I have a code
              </Link>
            </>
          }
        >
          {pendingEmail === null
            ? 'We sent a mail there. Until you open the link in it, no reminder of a deadline leaves this server.'
            : 'We sent a mail there. Your address changes when you open the link in it.'}
        </Alert>
      )}
    </>
  );
}

/** Only an address that the provider has seen mail arrive at is taken over from it. */
function NoAddress() {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const provider = config.data?.provider ?? null;
  if (provider === null) return <p>Your account has no e-mail address.</p>;
  return (
    <Alert tone="due" title="You have no confirmed e-mail address">
      {provider} has not told us of one that it has confirmed, so no reminder of a deadline can reach you by
      mail. Confirm your address there, then sign out here and in again.
    </Alert>
  );
}

import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { ConfirmConnectionInput, type WaitingConnection } from '#src/auth/connection-schema.ts';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { OwnPassword } from '#src/auth/schema.ts';
import { useForgetOthers, useStartSession } from '../auth/use-user.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { CONNECTION_TEXT, errorMessage, readFailure } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useSecret } from './use-secret.ts';

/** After the provider: an account has the address, and nothing shows yet that it is this person's. */
export function ConnectPage() {
  const waiting = trpc.auth.waitingConnection.useQuery(undefined, { meta: { silent: true } });
  return (
    <NarrowPage>
      <title>Connect your account · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        {waiting.isPending && <Waiting text="Looking up your account" blocks={['h-8', 'h-12', 'h-12']} />}
        {waiting.isError && (
          <PanelFailure title="We couldn't load this" onRetry={() => void waiting.refetch()} />
        )}
        {waiting.data === null && <NothingWaits />}
        {waiting.data && <Asked waiting={waiting.data} />}
      </Card>
    </NarrowPage>
  );
}

function NothingWaits() {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Nothing waits to be connected here</h1>
      <p className="text-muted">
        It was done already, took longer than 15 minutes, or was begun in another browser. A link from a mail
        works only in the browser where you began.
      </p>
      <Link to={paths.login} className={buttonClass({ size: 'large', className: 'w-full' })}>
        Sign In
      </Link>
    </>
  );
}

/** Confirms, and goes on: into the account, or to its second step. */
function useConfirm() {
  const [search] = useSearchParams();
  const returnTo = checkedReturnPath(search.get('returnTo'));
  const startSession = useStartSession();
  const forgetOthers = useForgetOthers();
  const navigate = useNavigate();
  return trpc.auth.confirmConnection.useMutation({
    meta: { silent: true },
    onSuccess: (answer) => {
      if ('next' in answer) {
        forgetOthers();
        return void navigate(withReturnPath(paths.secondStep, returnTo));
      }
      startSession(answer);
      void navigate(returnTo ?? paths.home, { replace: true });
    },
  });
}

function Asked({ waiting }: { waiting: WaitingConnection }) {
  const { provider, email, hasPassword, sendsMail } = waiting;
  const secret = useSecret();
  const mail = trpc.auth.mailConnection.useMutation({ meta: { silent: true } });
  const navigate = useNavigate();
  const cancel = trpc.auth.cancelConnection.useMutation({
    meta: { errorFallback: 'Please close this page: it ends by itself after 15 minutes.' },
    onSuccess: () => void navigate(paths.login, { replace: true }),
  });
  const [typesCode, setTypesCode] = useState(false);
  const asksCode = secret !== '' || mail.isSuccess || typesCode;
  return (
    <>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">You already have an account</h1>
        <p className="mt-1 text-muted">
          There is a Proceed account for{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. Connect {provider} to it,
          and {provider} opens it from now on.
        </p>
      </div>
      {asksCode ? (
        <CodeForm provider={provider} secret={secret} sent={mail.data?.message ?? null} />
      ) : (
        hasPassword && <PasswordForm provider={provider} />
      )}
      {!hasPassword && !sendsMail && (
        <Alert tone="due" title="Ask whoever runs this server">
          The account has no password, and this server sends no mail. They can make a link for you that sets
          one.
        </Alert>
      )}
      {secret === '' && sendsMail && (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          {mail.isError && <Alert tone="danger">{errorMessage(mail.error, CONNECTION_TEXT)}</Alert>}
          {!mail.isSuccess && (
            <p className="text-sm text-muted">
              {hasPassword && !asksCode && 'You do not know the password? '}
              We can send a mail to {email} that shows it is you.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant={hasPassword || asksCode ? 'secondary' : 'primary'}
              busy={mail.isPending}
              onClick={() => mail.mutate()}
            >
              {mail.isSuccess ? 'Send the mail again' : 'Send me a mail'}
            </Button>
            {!asksCode && (
              <Button variant="quiet" onClick={() => setTypesCode(true)}>
                I have a code
              </Button>
            )}
          </div>
        </div>
      )}
      <p className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button variant="quiet" className="-ml-4" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
      </p>
    </>
  );
}

/** What is wrong, where no field says it; signing in again begins anew. */
function Failure({ error }: { error: unknown }): ReactNode {
  const { fields } = readFailure(error);
  if (Object.keys(fields).length > 0) return null;
  return (
    <Alert
      tone="danger"
      actions={
        <Link to={paths.login} className={buttonClass({ variant: 'secondary' })}>
          Sign In Again
        </Link>
      }
    >
      {errorMessage(error, CONNECTION_TEXT)}
    </Alert>
  );
}

const Password = z.object({ password: OwnPassword });

function PasswordForm({ provider }: { provider: string }) {
  const form = useSchemaForm(Password, { password: '' });
  const confirm = useConfirm();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((input) =>
        confirm.mutate(input, { onError: (error) => showFieldErrors(form, ['password'], error) }),
      )}
    >
      {confirm.isError && <Failure error={confirm.error} />}
      <Field label="Password of your Proceed account" error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="large" busy={confirm.isPending}>
        Connect {provider}
      </Button>
    </form>
  );
}

const Code = z.object({ token: ConfirmConnectionInput.shape.token.unwrap() });

interface CodeFormProps {
  provider: string;
  /** Of the link that was opened; '' where there is none, and the code is typed. */
  secret: string;
  /** What the server says of the mail that it just sent. */
  sent: string | null;
}

/** A press connects, not the visit: programs that look through mail open every link in it. */
function CodeForm({ provider, secret, sent }: CodeFormProps) {
  const form = useSchemaForm(Code, { token: secret });
  const confirm = useConfirm();
  const refused = form.formState.errors.token?.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((input) =>
        confirm.mutate(input, { onError: (error) => showFieldErrors(form, ['token'], error) }),
      )}
    >
      {sent !== null && (
        <Alert tone="done" title="Look at your mail">
          {sent}
        </Alert>
      )}
      {confirm.isError && <Failure error={confirm.error} />}
      {secret !== '' && refused !== undefined && <Alert tone="danger">{refused}</Alert>}
      {secret === '' && (
        <Field label="Code from the mail" error={refused}>
          <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('token')} />
        </Field>
      )}
      <Button type="submit" size="large" busy={confirm.isPending}>
        Connect {provider}
      </Button>
    </form>
  );
}

import { Link } from 'react-router';
import { ForgotPasswordInput } from '#src/auth/schema.ts';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

/** Nobody can be sent a link: whom to ask, and what for. */
function NoMail() {
  const operator = trpc.auth.operatorTexts.useQuery(undefined, { meta: { silent: true } });
  const { name = null, contact = null } = operator.data ?? {};
  return (
    <Alert tone="due" title="This server sends no mail. Ask whoever runs it.">
      {name !== null && <p className="wrap-anywhere">It is run by {name}.</p>}
      {name === null && contact === null && (
        <p>They have not given a name here. Ask the person or the office that gave you this address.</p>
      )}
      {contact !== null && <p className="wrap-anywhere">You reach them at {contact}.</p>}
      <p>
        Tell them the e-mail address that you sign in with. They can make a link for you (with the command{' '}
        <code className="font-mono whitespace-nowrap">admin reset-link</code>) that opens the page where you
        choose a new password. It works once, for half an hour.
      </p>
    </Alert>
  );
}

export function ForgotPasswordPage() {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const form = useSchemaForm(ForgotPasswordInput, { email: '' });
  const ask = trpc.auth.forgotPassword.useMutation({
    meta: { silent: true },
    onError: (error) => showFieldErrors(form, ['email'], error),
  });
  const sendsMail = config.data?.sendsMail ?? true;
  return (
    <NarrowPage>
      <title>Forgot your password? · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Forgot your password?</h1>
          <p className="mt-1 text-muted">Your cases and papers are safe. You only need a new password.</p>
        </div>
        {!sendsMail && <NoMail />}
        {sendsMail && ask.data && (
          <Alert tone="done" title="Look at your mail">
            {ask.data.message}
          </Alert>
        )}
        {sendsMail && !ask.data && (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={form.handleSubmit((input) => ask.mutate(input))}
          >
            {ask.isError && !form.formState.errors.email && (
              <Alert tone="danger">{errorMessage(ask.error, CONNECTION_TEXT)}</Alert>
            )}
            <Field label="Your e-mail address" error={form.formState.errors.email?.message}>
              <Input type="email" autoComplete="username" {...form.register('email')} />
            </Field>
            <Button type="submit" size="large" busy={ask.isPending}>
              Send me a link
            </Button>
          </form>
        )}
        <p className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Link to={paths.resetPassword} className={buttonClass({ variant: 'quiet', className: '-ml-4' })}>
            I have a code
          </Link>
          <Link to={paths.account} className={buttonClass({ variant: 'quiet' })}>
            Back to sign in
          </Link>
        </p>
      </Card>
    </NarrowPage>
  );
}

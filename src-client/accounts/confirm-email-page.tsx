import { Link } from 'react-router';
import { VerifyEmailInput } from '#src/auth/schema.ts';
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
import { useSecret } from './use-secret.ts';

/** A press confirms, not the visit: programs that look through mail open every link in it. */
export function ConfirmEmailPage() {
  const secret = useSecret();
  const form = useSchemaForm(VerifyEmailInput, { token: secret });
  const { errors } = form.formState;
  const verify = trpc.auth.verifyEmail.useMutation({
    meta: { silent: true },
    onError: (error) => showFieldErrors(form, ['token'], error),
  });
  return (
    <NarrowPage>
      <title>Confirm your e-mail address · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Confirm your e-mail address</h1>
        {verify.data ? (
          <>
            <Alert tone="done" title="Thank you">
              {verify.data.message}
            </Alert>
            <Link to={paths.home} className={buttonClass({ size: 'large', className: 'w-full' })}>
              Go to my cases
            </Link>
          </>
        ) : (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={form.handleSubmit((input) => verify.mutate(input))}
          >
            <p className="text-muted">
              Reminders of your deadlines go to an address only when its owner says that they want them.
            </p>
            {verify.isError && !errors.token && (
              <Alert tone="danger">{errorMessage(verify.error, CONNECTION_TEXT)}</Alert>
            )}
            {secret === '' && (
              <Field label="Code from the mail" error={errors.token?.message}>
                <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('token')} />
              </Field>
            )}
            <Button type="submit" size="large" busy={verify.isPending}>
              Confirm this address
            </Button>
          </form>
        )}
      </Card>
    </NarrowPage>
  );
}

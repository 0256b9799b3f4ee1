import { Link } from 'react-router';
import { PASSWORD_MIN, ResetPasswordInput } from '#src/auth/schema.ts';
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
import { PasswordInput } from '../ui/password-input.tsx';
import { useSecret } from './use-secret.ts';

export function ResetPasswordPage() {
  const secret = useSecret();
  const form = useSchemaForm(ResetPasswordInput, { token: secret, password: '' });
  const { errors } = form.formState;
  const reset = trpc.auth.resetPassword.useMutation({
    meta: { silent: true },
    onError: (error) => showFieldErrors(form, ['token', 'password'], error),
  });
  return (
    <NarrowPage>
      <title>Choose a new password · Proceed</title>
      <Card className="flex flex-col gap-5 p-6 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">Choose a new password</h1>
        {reset.data ? (
          <>
            <Alert tone="done" title={reset.data.message}>
              Every browser that was signed in is signed out.
            </Alert>
            <Link to={paths.account} className={buttonClass({ size: 'large', className: 'w-full' })}>
              Sign In
            </Link>
          </>
        ) : (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={form.handleSubmit((input) => reset.mutate(input))}
          >
            {reset.isError && !errors.token && !errors.password && (
              <Alert
                tone="danger"
                actions={
                  <Link to={paths.forgotPassword} className={buttonClass({ variant: 'secondary' })}>
                    Ask for a new link
                  </Link>
                }
              >
                {errorMessage(reset.error, CONNECTION_TEXT)}
              </Alert>
            )}
            {secret === '' && (
              <Field
                label="Code"
                hint="From the mail, or from whoever runs this server."
                error={errors.token?.message}
              >
                <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('token')} />
              </Field>
            )}
            <Field
              label="New password"
              hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
              error={errors.password?.message}
            >
              <PasswordInput autoComplete="new-password" {...form.register('password')} />
            </Field>
            <Button type="submit" size="large" busy={reset.isPending}>
              Change password
            </Button>
          </form>
        )}
      </Card>
    </NarrowPage>
  );
}

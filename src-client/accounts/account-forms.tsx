import { useState } from 'react';
import { Link } from 'react-router';
import type { SignInAnswer } from '#src/auth/factor-schema.ts';
import { PASSWORD_MIN, RegisterInput, SignInInput, type User } from '#src/auth/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useMeantAddress } from './use-meant-address.ts';

interface AccountFormProps {
  onDone(user: User): void;
}

export function SignInForm({ onDone }: { onDone(answer: SignInAnswer): void }) {
  const form = useSchemaForm(SignInInput, { email: '', password: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = trpc.auth.signIn.useMutation({
    meta: { silent: true },
    onSuccess: onDone,
    onError: (error) => setFailure(errorMessage(error, CONNECTION_TEXT)),
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((input) => {
        setFailure(null);
        signIn.mutate(input);
      })}
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <Field label="E-mail" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Link
        to={paths.forgotPassword}
        className="-my-3 inline-flex min-h-11 items-center self-start text-accent underline"
      >
        Forgot your password?
      </Link>
      <Button type="submit" size="large" busy={signIn.isPending}>
        Sign In
      </Button>
    </form>
  );
}

interface RegisterFormProps extends AccountFormProps {
  /** Asks for nothing but the address and the password. */
  isShort?: boolean;
  submitLabel?: string;
}

export function RegisterForm({ onDone, isShort = false, submitLabel = 'Create Account' }: RegisterFormProps) {
  const form = useSchemaForm(RegisterInput, { email: '', password: '', firstName: '', lastName: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const { note, watch } = useMeantAddress();
  const register = trpc.auth.register.useMutation({
    meta: { silent: true },
    onSuccess: onDone,
    onError: (error) => {
      if (!showFieldErrors(form, ['email', 'password'], error))
        setFailure(errorMessage(error, CONNECTION_TEXT));
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit((input) => {
        setFailure(null);
        register.mutate(input);
      })}
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      {!isShort && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name (Optional)" error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label="Last name (Optional)" error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
      )}
      <Field label="E-mail" error={errors.email?.message} note={note} isNoteUrgent>
        <Input type="email" autoComplete="username" {...form.register('email', watch)} />
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" size="large" busy={register.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

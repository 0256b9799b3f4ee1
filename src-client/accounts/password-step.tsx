import { NewRecoveryCodesInput } from '#src/auth/factor-schema.ts';
import { CONNECTION_TEXT, errorMessage, readFailure } from '../lib/errors.ts';
import { useSchemaForm } from '../lib/form.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { AccountDialog } from './account-dialog.tsx';

interface PasswordStepProps {
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  /** What the server or the browser refused; null where nothing was. */
  error: unknown;
  /** What to say of it, where the server's own sentence is not all. */
  explain?(error: unknown): string;
  onClose(): void;
  onPassword(password: string): void;
}

/** Asks for the password alone, before something about signing in changes. */
export function PasswordStep(props: PasswordStepProps) {
  const { error, explain, onPassword, ...dialog } = props;
  const form = useSchemaForm(NewRecoveryCodesInput, { password: '' });
  const refused = form.formState.errors.password?.message ?? readFailure(error).fields.password;
  const said = explain ? explain(error) : errorMessage(error, CONNECTION_TEXT);
  return (
    <AccountDialog
      {...dialog}
      failure={error === null || refused !== undefined ? null : said}
      onSubmit={form.handleSubmit(({ password }) => onPassword(password))}
    >
      <Field label="Your password" error={refused}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </AccountDialog>
  );
}

import { ChangeEmailInput } from '#src/auth/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountDialog } from './account-dialog.tsx';
import { useMeantAddress } from './use-meant-address.ts';

export function ChangeEmailDialog({ onClose }: { onClose(): void }) {
  const form = useSchemaForm(ChangeEmailInput, { email: '', password: '' });
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const { errors } = form.formState;
  const { note, watch } = useMeantAddress();
  const change = trpc.auth.changeEmail.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => {
      showToast({ title: message });
      onClose();
    },
    onError: (error) => showFieldErrors(form, ['email', 'password'], error),
  });
  const submit = form.handleSubmit((input) => change.mutate(input));
  const isSaid = !change.isError || Boolean(errors.email || errors.password);
  return (
    <AccountDialog
      title="Change your e-mail address"
      description={
        config.data?.sendsMail === true
          ? 'You sign in with it, and reminders go there.'
          : 'You sign in with it.'
      }
      action="Change Address"
      isBusy={change.isPending}
      failure={isSaid ? null : errorMessage(change.error, CONNECTION_TEXT)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="New e-mail address" error={errors.email?.message} note={note} isNoteUrgent>
        <Input type="email" autoComplete="email" {...form.register('email', watch)} />
      </Field>
      <Field label="Your password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </AccountDialog>
  );
}

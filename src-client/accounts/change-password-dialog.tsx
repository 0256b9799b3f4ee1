import { ChangePasswordInput, PASSWORD_MIN } from '#src/auth/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountDialog } from './account-dialog.tsx';

export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const form = useSchemaForm(ChangePasswordInput, { currentPassword: '', newPassword: '' });
  const { errors } = form.formState;
  const change = trpc.auth.changePassword.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => {
      showToast({ title: message });
      onClose();
    },
    onError: (error) => showFieldErrors(form, ['currentPassword', 'newPassword'], error),
  });
  const submit = form.handleSubmit((input) => change.mutate(input));
  const isSaid = !change.isError || Boolean(errors.currentPassword || errors.newPassword);
  return (
    <AccountDialog
      title="Change your password"
      description="Every other browser where you are signed in is signed out."
      action="Change Password"
      isBusy={change.isPending}
      failure={isSaid ? null : errorMessage(change.error, CONNECTION_TEXT)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Your password now" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`}
        error={errors.newPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
    </AccountDialog>
  );
}

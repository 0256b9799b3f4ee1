import { ProfileForm as ProfileFormSchema, USER_ROLES } from '#src/auth/schema.ts';
import { STATES_50 } from '#src/states.ts';
import { roleLabel } from '../auth/display.ts';
import { useUser } from '../auth/use-user.ts';
import { useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';

const ROLE_OPTIONS = USER_ROLES.map((role) => ({ value: role, label: roleLabel(role) }));
const STATE_OPTIONS = STATES_50.map((state) => ({ value: state.code, label: state.name }));

export function ProfileForm({ onClose }: { onClose(): void }) {
  const user = useUser();
  const form = useSchemaForm(ProfileFormSchema, { role: user.role, state: user.state ?? '' });
  const { errors } = form.formState;
  const update = trpc.auth.updateProfile.useMutation({
    meta: { errorFallback: 'Failed to update profile' },
    onSuccess: () => {
      showToast({ title: 'Profile updated' });
      onClose();
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((input) => update.mutate(input))}
    >
      <Field label="Role in Legal Proceedings" error={errors.role && 'Please choose your role'}>
        <Select options={ROLE_OPTIONS} {...form.register('role')} />
      </Field>
      <Field label="State/Jurisdiction" error={errors.state?.message}>
        <Select options={STATE_OPTIONS} placeholder="Choose a state" {...form.register('state')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={update.isPending}>
          Save Changes
        </Button>
        <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

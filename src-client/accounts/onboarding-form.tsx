import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { OnboardingForm as OnboardingFormInput, type UserRole } from '#src/auth/schema.ts';
import { STATES_50 } from '#src/states.ts';
import { useUser } from '../auth/use-user.ts';
import { errorText, readFailure } from '../lib/errors.ts';
import { useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { complaintDraftingSite, paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceCards } from '../ui/choice-card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { onboardingFailure, onboardingSuccess } from './onboarding-notices.ts';
import { ROLE_CHOICES } from './roles.tsx';

const STATE_OPTIONS = STATES_50.map((state) => ({ value: state.code, label: state.name }));

export function OnboardingForm() {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isInvited = pathname.startsWith(paths.invitation(''));
  const [courts, setCourts] = useState<string[]>([]);
  const [isUnconnected, setUnconnected] = useState(false);
  const form = useSchemaForm(OnboardingFormInput, {
    role: user.role,
    state: '',
    caseNumber: '',
    courtName: '',
    // An invitation names its case itself.
    hasNoNumber: isInvited,
  });

  const role = form.watch('role');
  const onboard = trpc.auth.onboard.useMutation({
    meta: { silent: true },
    onSuccess: (_user, input) => {
      showToast(onboardingSuccess(input.role));
    },
    onError: (error) => {
      const { choices, code } = readFailure(error);
      setUnconnected(code === 'NOT_FOUND' || (code === 'CONFLICT' && choices.length === 0));
      if (choices.length > 0) setCourts(choices);
      else showToast({ ...onboardingFailure(errorText(error)), tone: 'danger' });
    },
  });
  // Whoever was sued must get in, whether or not the other side uses this product.
  const goOn = trpc.auth.updateProfile.useMutation({
    meta: { errorFallback: 'Failed to update profile' },
    onSuccess: () => {
      showToast({
        title: 'Profile updated',
        ...(!isInvited && { description: 'Create your case with the details on your papers.' }),
      });
      // Nobody types the number again. Whoever came for another screen goes on to that.
      const number = form.getValues('caseNumber')?.trim() ?? '';
      if (pathname === paths.home && number !== '') void navigate(paths.newCaseOf(number), { replace: true });
    },
  });
  const { errors } = form.formState;
  const hasNoNumber = form.watch('hasNoNumber');
  const submit = form.handleSubmit(({ role, state, caseNumber, courtName, ...input }) => {
    // Whoever comes to help in a case of somebody else gets none of their own.
    if (isInvited || input.hasNoNumber) goOn.mutate({ role, state });
    else if (role !== 'defendant') onboard.mutate({ role, state });
    else onboard.mutate({ role, state, caseNumber, courtName });
  });
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <ChoiceCards
            legend="Role"
            name="role"
            value={field.value ?? null}
            onChange={field.onChange}
            choices={ROLE_CHOICES}
            error={errors.role && 'Please choose your role'}
          />
        )}
      />
      {isInvited ? <InvitedPanel /> : role !== undefined && <RolePanel role={role} />}
      {role === 'defendant' && !hasNoNumber && !isInvited && (
        <Field
          label="Case Number"
          hint="It stands at the top of the papers you were served, near the court's name."
          error={errors.caseNumber?.message}
        >
          <Input
            placeholder="e.g. D-202-CV-2023-01234"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('caseNumber', { onChange: () => setCourts([]) })}
          />
        </Field>
      )}
      {role === 'defendant' && !isInvited && (
        <Checkbox
          label="I don't have it here"
          hint="Go on without it. You can add it to your case whenever you find it."
          checked={hasNoNumber}
          onChange={(isWithout) => {
            form.setValue('hasNoNumber', isWithout);
            form.clearErrors('caseNumber');
            if (isWithout) form.setValue('caseNumber', '');
            setCourts([]);
            setUnconnected(false);
          }}
        />
      )}
      <Field label="State" hint="Where the court is." error={errors.state?.message}>
        <Select
          options={STATE_OPTIONS}
          placeholder="Choose a state"
          {...form.register('state', { onChange: () => setCourts([]) })}
        />
      </Field>
      {role === 'defendant' && courts.length > 0 && (
        <Alert tone="due" title="More than one court uses this case number">
          <Field label="Which court is on your papers?" className="mt-2" error={errors.courtName?.message}>
            <Select
              options={courts.map((court) => ({ value: court, label: court }))}
              placeholder="Choose the court"
              {...form.register('courtName')}
            />
          </Field>
        </Alert>
      )}
      {role === 'defendant' && isUnconnected && (
        <Alert
          tone="due"
          title="You can go on without connecting"
          actions={
            <Button
              variant="secondary"
              busy={goOn.isPending}
              onClick={form.handleSubmit(({ state }) => goOn.mutate({ role: 'defendant', state }))}
            >
              Continue without connecting
            </Button>
          }
        >
          The other side may not use Proceed. Set up the case yourself; nothing is missing in it.
        </Alert>
      )}
      <Button type="submit" size="large" busy={onboard.isPending || goOn.isPending}>
        Complete Profile
      </Button>
    </form>
  );
}

function InvitedPanel() {
  return (
    <Alert title="You come to help in one case">
      Choose the side of the person you help, or Attorney if that is your work. No case of your own is made,
      and you can change this later in your profile.
    </Alert>
  );
}

function RolePanel({ role }: { role: UserRole }) {
  if (role === 'defendant') {
    return (
      <Alert title="Connect to your existing case">
        Enter the case number and the state. You get a case of your own with the court, number and parties
        filled in. The other side cannot see it.
      </Alert>
    );
  }
  if (role === 'plaintiff') {
    return (
      <Alert title="Create a new case">
        We set up your first case with its timeline. No complaint written yet?{' '}
        <a
          href={complaintDraftingSite}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-accent underline underline-offset-4"
        >
          Draft your complaint with LawHelp Interactive
        </a>{' '}
        (another site, opens in a new tab).
      </Alert>
    );
  }
  return (
    <Alert title="Professional setup">
      Choose the state you practice in to begin. Phone verification and extra features for attorneys come
      later, in your profile.
    </Alert>
  );
}

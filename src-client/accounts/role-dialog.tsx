import { useState } from 'react';
import { CODE_RESEND_SECONDS, type UserRole } from '#src/auth/schema.ts';
import { useSecondsUntil } from '../auth/next-code.tsx';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceCards } from '../ui/choice-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { ROLE_DIALOG_CHOICES } from './roles.tsx';

type Step = 'role' | 'phone' | 'code';

const TITLES: Record<Step, string> = {
  role: 'Select Your Role',
  phone: 'Phone Verification Required',
  code: 'Enter Verification Code',
};

interface RoleDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Role, and for attorneys a phone number and the code sent to it. Closing it forgets every step. */
export function RoleDialog({ open, onOpenChange }: RoleDialogProps) {
  const config = trpc.auth.config.useQuery(undefined, { enabled: open });
  const [step, setStep] = useState<Step>('role');
  const [role, setRole] = useState<UserRole | null>(null);
  const [phoneNumber, setPhoneNumber] = useState('');
  const [nextCodeAt, setNextCodeAt] = useState(0);
  const wait = useSecondsUntil(nextCodeAt);
  const waitFor = (seconds: number) => setNextCodeAt(Date.now() + seconds * 1000);
  const demo = config.data?.phoneVerification !== 'sms';

  const close = () => {
    setStep('role');
    setRole(null);
    setPhoneNumber('');
    setNextCodeAt(0);
    onOpenChange(false);
  };
  const update = trpc.auth.updateProfile.useMutation({
    meta: { errorFallback: 'Failed to update role' },
    onSuccess: () => {
      showToast({ title: 'Role Updated', description: 'Your role has been successfully updated.' });
      close();
    },
  });
  const submitRole = () => {
    if (role === 'attorney') setStep('phone');
    else if (role !== null) update.mutate({ role });
  };

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())} title={TITLES[step]}>
      {step === 'role' && (
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submitRole();
          }}
        >
          <ChoiceCards
            legend="Role in Legal Proceedings"
            name="role-dialog"
            value={role}
            onChange={setRole}
            choices={ROLE_DIALOG_CHOICES}
          />
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={role === null || config.isPending} busy={update.isPending}>
              Continue
            </Button>
          </div>
        </form>
      )}
      {step === 'phone' && (
        <PhoneStep
          demo={demo}
          wait={wait}
          phoneNumber={phoneNumber}
          onPhoneNumber={setPhoneNumber}
          onBack={() => setStep('role')}
          onCancel={close}
          onSent={() => {
            if (!demo) waitFor(CODE_RESEND_SECONDS);
            setStep('code');
          }}
          onTooEarly={waitFor}
        />
      )}
      {step === 'code' && (
        <CodeStep
          demo={demo}
          wait={wait}
          saving={update.isPending}
          onAskAgain={() => setStep('phone')}
          onCancel={close}
          onSpent={(seconds) => {
            waitFor(seconds);
            setStep('phone');
          }}
          onVerified={() => update.mutate({ role: 'attorney', phoneNumber, phoneVerified: true })}
        />
      )}
    </Dialog>
  );
}

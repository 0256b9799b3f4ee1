import { Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type BegunFactor, TotpCode } from '#src/auth/factor-schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountDialog } from './account-dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

export function AddAppDialog({ onClose }: { onClose(): void }) {
  const begin = trpc.auth.beginFactor.useMutation({ meta: { silent: true } });
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes !== null) return <RecoveryCodesShown codes={codes} onClose={onClose} />;
  if (begin.data) {
    const added = (made: string[] | null) => {
      showToast({ title: 'Authenticator app added' });
      if (made === null) onClose();
      else setCodes(made);
    };
    return <ScanDialog begun={begin.data} onClose={onClose} onAdded={added} />;
  }
  return (
    <PasswordStep
      title="Add an authenticator app"
      description="An app on your phone that shows a new code every 30 seconds, with or without a connection."
      action="Continue"
      isBusy={begin.isPending}
      error={begin.error}
      onClose={onClose}
      onPassword={(password) => begin.mutate({ kind: 'totp', password })}
    />
  );
}

const CodeForm = z.object({ code: TotpCode });

interface ScanDialogProps {
  begun: BegunFactor;
  onClose(): void;
  onAdded(recoveryCodes: string[] | null): void;
}

function ScanDialog({ begun, onClose, onAdded }: ScanDialogProps) {
  const form = useSchemaForm(CodeForm, { code: '' });
  const { errors } = form.formState;
  const verify = trpc.auth.verifyFactor.useMutation({
    meta: { silent: true },
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: (error) => showFieldErrors(form, ['code'], error),
  });
  const failure = verify.isError && !errors.code ? errorMessage(verify.error, CONNECTION_TEXT) : null;
  return (
    <AccountDialog
      title="Scan this with your authenticator app"
      description="Then enter the code that it shows."
      action="Add App"
      isBusy={verify.isPending}
      failure={failure}
      onSubmit={form.handleSubmit((input) => verify.mutate(input))}
      onClose={onClose}
    >
      <div className="flex justify-center">
        <QrCode text={begun.uri ?? ''} label="Code to scan with an authenticator app" />
      </div>
      <SamePhone secret={begun.secret ?? ''} uri={begun.uri ?? ''} />
      <Field label="Code that the app shows" hint="6 digits" error={errors.code?.message}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          className="figures text-lg tracking-[0.2em]"
          {...form.register('code')}
        />
      </Field>
    </AccountDialog>
  );
}

/** For whoever reads this on the phone that has the app: nobody scans their own screen. */
function SamePhone({ secret, uri }: { secret: string; uri: string }) {
  const shown = secret.replaceAll(/.{4}(?=.)/g, '$& ');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ title: 'Key copied' });
    } catch {
      showToast({ title: 'Copy Failed', description: 'Select the key and copy it by hand.', tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunken p-4 text-sm">
      <p>Is the app on this phone? Open it from here, or copy this key into it:</p>
      <p className="figures font-mono wrap-anywhere select-all">{shown}</p>
      <div className="flex flex-wrap gap-2">
        <a href={uri} className={buttonClass({ variant: 'secondary' })}>
          <Smartphone aria-hidden="true" />
          Open the App
        </a>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy Key
        </Button>
      </div>
    </div>
  );
}

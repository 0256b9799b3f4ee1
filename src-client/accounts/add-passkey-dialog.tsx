import { useState } from 'react';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { passkeyFailure } from './passkey.ts';
import { createPasskey } from './passkey-browser.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

export function AddPasskeyDialog({ onClose }: { onClose(): void }) {
  const begin = trpc.auth.beginFactor.useMutation({ meta: { silent: true } });
  const verify = trpc.auth.verifyFactor.useMutation({ meta: { silent: true } });
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const add = async (password: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const { options } = await begin.mutateAsync({ kind: 'passkey', password });
      const { factor, recoveryCodes } = await verify.mutateAsync({ passkey: await createPasskey(options) });
      showToast({ title: `Passkey added: ${factor?.name ?? 'Passkey'}` });
      if (recoveryCodes === null) onClose();
      else setCodes(recoveryCodes);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  if (codes !== null) return <RecoveryCodesShown codes={codes} onClose={onClose} />;
  return (
    <PasswordStep
      title="Add a passkey"
      description="Your browser then asks for this phone or computer, or for a security key. You show a fingerprint or your face, enter a PIN, or touch it."
      action="Continue"
      isBusy={busy}
      error={failure}
      explain={(error) => readFailure(error).message ?? passkeyFailure(error)}
      onClose={onClose}
      onPassword={(password) => void add(password)}
    />
  );
}

import { useState } from 'react';
import { CODE_LENGTH, VerificationCode } from '#src/auth/schema.ts';
import { NextCodeNote } from '../auth/next-code.tsx';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { DemoNote } from './demo-note.tsx';

interface CodeStepProps {
  /** No SMS service: any six digits pass, and the server is not asked. */
  demo: boolean;
  /** Seconds until another code may be asked for. */
  wait: number;
  /** The verified role is being saved. */
  saving: boolean;
  /** Back to where no code has been sent. */
  onAskAgain(): void;
  onCancel(): void;
  onVerified(): void;
  /** This code is spent, and the next one may be asked for in so many seconds. */
  onSpent(seconds: number): void;
}

export function CodeStep(props: CodeStepProps) {
  const { demo, wait, saving, onAskAgain, onCancel, onVerified, onSpent } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const verifyCode = trpc.auth.verifyCode.useMutation({
    meta: { silent: true },
    onSuccess: onVerified,
    onError: (failed) => {
      const { code: reason, message, retryAfter } = readFailure(failed);
      if (reason !== 'TOO_MANY_REQUESTS') {
        return setError(message ?? 'We could not check the code. Please try again.');
      }
      showToast({
        title: 'Too Many Attempts',
        description: message ?? 'Please request a new verification code.',
        tone: 'danger',
      });
      onSpent(retryAfter ?? 0);
    },
  });
  const verify = () => {
    const checked = VerificationCode.safeParse(code);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (demo) onVerified();
    else verifyCode.mutate({ code: checked.data });
  };
  const busy = saving || verifyCode.isPending;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <Alert tone="done" title="Code sent successfully!">
        Check your phone for a 6-digit verification code.
      </Alert>
      {demo && <DemoNote>No message was sent. Any six digits are accepted.</DemoNote>}
      <Field label="Verification Code" error={error}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          value={code}
          disabled={busy}
          onChange={(event) => setCode(event.target.value.slice(0, CODE_LENGTH))}
          className="figures text-lg tracking-[0.3em]"
        />
      </Field>
      <NextCodeNote seconds={wait} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onAskAgain}>
          Resend Code
        </Button>
        <Button type="submit" busy={busy}>
          {'Verify & Continue'}
        </Button>
      </div>
    </form>
  );
}

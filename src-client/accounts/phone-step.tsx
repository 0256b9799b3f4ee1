import { useEffect, useRef, useState } from 'react';
import { CODE_SEND_DELAY_MS, PhoneNumber } from '#src/auth/schema.ts';
import { NextCodeNote } from '../auth/next-code.tsx';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { DemoNote } from './demo-note.tsx';

const FAILED = 'Failed to send verification code. Please try again.';

interface PhoneStepProps {
  /** No SMS service: nothing is sent, only the wait is shown. */
  demo: boolean;
  /** Seconds until a code may be sent. */
  wait: number;
  phoneNumber: string;
  onPhoneNumber(phoneNumber: string): void;
  onBack(): void;
  onCancel(): void;
  onSent(): void;
  /** The server sends none for so many seconds. */
  onTooEarly(seconds: number): void;
}

export function PhoneStep(props: PhoneStepProps) {
  const { demo, wait, phoneNumber, onPhoneNumber, onBack, onCancel, onSent, onTooEarly } = props;
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const sent = () => {
    showToast({
      title: 'Verification Code Sent',
      description: 'A 6-digit verification code has been sent to your phone.',
    });
    onSent();
  };
  const sendCode = trpc.auth.sendCode.useMutation({
    meta: { silent: true },
    onSuccess: sent,
    onError: (failed) => {
      const { message, retryAfter } = readFailure(failed);
      if (retryAfter === null) {
        return showToast({ title: 'Error', description: FAILED, tone: 'danger' });
      }
      setError(message ?? FAILED);
      onTooEarly(retryAfter);
    },
  });
  const send = () => {
    const checked = PhoneNumber.safeParse(phoneNumber);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    if (!demo) return sendCode.mutate({ phoneNumber: checked.data });
    setWaiting(true);
    timer.current = setTimeout(sent, CODE_SEND_DELAY_MS);
  };
  const busy = waiting || sendCode.isPending;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="text-muted">
        Attorneys confirm a phone number before they manage cases for their clients.
      </p>
      {demo && <DemoNote>No SMS service is set up here, so no message is sent.</DemoNote>}
      <Field label="Phone Number" error={error}>
        <Input
          type="tel"
          autoComplete="tel"
          placeholder="e.g. +1 (505) 555-0100"
          value={phoneNumber}
          disabled={busy}
          onChange={(event) => onPhoneNumber(event.target.value)}
        />
      </Field>
      <NextCodeNote seconds={wait} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={busy} disabled={wait > 0}>
          Send Verification Code
        </Button>
      </div>
    </form>
  );
}

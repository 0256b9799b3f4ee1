import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { part } from '../ui/part.tsx';
import { showToast } from '../ui/toast-store.ts';

const ChangeEmailDialog = part(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog);

const CLOSED = 'proceed.confirm-email-closed';

/** The address for which the notice was closed in this tab; a browser that keeps nothing remembers none. */
function closedBefore(): string | null {
  try {
    return window.sessionStorage.getItem(CLOSED);
  } catch {
    return null;
  }
}

function rememberClosed(email: string): void {
  try {
    window.sessionStorage.setItem(CLOSED, email);
  } catch {
    // It is closed on this page all the same.
  }
}

/** No reminder leaves for an address that nobody confirmed. Closed, it comes back with the next visit. */
export function ConfirmEmailNotice() {
  const [closedFor, setClosedFor] = useState(closedBefore);
  const [isChanging, setChanging] = useState(false);
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const again = trpc.auth.confirmAgain.useMutation({
    meta: { errorFallback: 'The mail could not be sent. Please try again.' },
    onSuccess: ({ message }) => showToast({ title: message }),
  });
  if (safety.data === undefined) return null;
  const { email, emailConfirmed, hasPassword, pendingEmail, sendsMail } = safety.data;
  if (!sendsMail || emailConfirmed || email === null || email === closedFor) return null;
  const close = () => {
    rememberClosed(email);
    setClosedFor(email);
  };
  return (
    <NoticeBar
      label="Your e-mail address"
      tone="due"
      icon={<MailWarning aria-hidden="true" className="text-due" />}
      actions={
        <>
          <Button variant="secondary" size="small" busy={again.isPending} onClick={() => again.mutate()}>
            Send Again
          </Button>
          {hasPassword && (
            <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
              Change Address
            </Button>
          )}
        </>
      }
      close={<IconButton label="Close for now" icon={<X aria-hidden="true" />} onClick={close} />}
    >
      <strong className="font-semibold">
        Confirm your e-mail, or no reminder of a deadline reaches you.
      </strong>{' '}
      We sent a link to {pendingEmail ?? email}. Look under spam too.
      {isChanging && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </NoticeBar>
  );
}

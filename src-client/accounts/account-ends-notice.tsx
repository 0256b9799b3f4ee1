import { format } from 'date-fns';
import { CalendarX2 } from 'lucide-react';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { showToast } from '../ui/toast-store.ts';

/** The account is marked to be deleted: on every screen, with the day and the way back. */
export function AccountEndsNotice() {
  const safety = trpc.auth.safety.useQuery(undefined, { meta: { silent: true } });
  const keep = trpc.auth.keepAccount.useMutation({
    meta: { errorFallback: 'Your account is still marked to be deleted. Please try again.' },
    onSuccess: ({ message }) => showToast({ title: message }),
  });
  const deleteAt = safety.data?.deleteAt ?? null;
  if (deleteAt === null) return null;
  return (
    <NoticeBar
      label="Your account"
      tone="danger"
      icon={<CalendarX2 aria-hidden="true" className="text-danger" />}
      actions={
        <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep My Account
        </Button>
      }
    >
      <strong className="font-semibold">
        Your account and its cases will be deleted on {format(deleteAt, 'EEEE, MMMM d, yyyy')}.
      </strong>{' '}
      Everything works until then.
    </NoticeBar>
  );
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { daysAway } from '#src/reminders/message.ts';
import type { ReminderNotice } from '#src/reminders/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { dayText } from '../text/due-text.ts';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../ui/use-now.ts';

/** A notice with the day that it is at the case's courts. */
export interface Reminder extends ReminderNotice {
  today: string;
}

/** Where the newest reminder was shown already: once each time the app is opened. */
const announced = new WeakSet<QueryClient>();

function announce(reminders: readonly Reminder[]): void {
  const newest = reminders.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  if (newest === undefined) return;
  const others = reminders.length - 1;
  const more = others === 0 ? '' : ` And ${others} more ${others === 1 ? 'reminder' : 'reminders'}.`;
  showToast({
    title: `${daysAway(newest.dueOn, newest.today)}: ${newest.kind}`,
    description: `${newest.caseTitle}, ${dayText(newest.dueOn, newest.today)}.${more}`,
  });
}

/** The person's reminders, soonest deadline first; the newest is announced when they first come. */
export function useReminders() {
  const client = useQueryClient();
  const query = trpc.reminders.list.useQuery(undefined, { meta: { silent: true } });
  const now = useNow();
  const reminders = useMemo(
    () => query.data?.map((notice) => ({ ...notice, today: dateIn(courtTimeZone(notice.caseState), now) })),
    [query.data, now],
  );
  const dismissing = trpc.reminders.dismiss.useMutation({
    meta: {
      errorTitle: 'Not Dismissed',
      errorFallback: 'The reminder is still here. Please try again.',
    },
  });

  useEffect(() => {
    if (reminders === undefined || announced.has(client)) return;
    announced.add(client);
    announce(reminders);
  }, [reminders, client]);

  return {
    reminders,
    failed: query.isError,
    refresh: () => void query.refetch(),
    dismiss: (ids: string[]) => dismissing.mutate({ ids }),
    dismissing: dismissing.isPending ? dismissing.variables.ids : [],
  };
}

import { BellOff, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { dueText } from '../deadlines/due-text.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import type { Reminder, useReminders } from './use-reminders.ts';

interface PanelProps {
  state: ReturnType<typeof useReminders>;
  onClose(): void;
}

export function ReminderPanel({ state, onClose }: PanelProps) {
  const { reminders, failed, refresh, dismiss, dismissing } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const putAway = (ids: string[]) => {
    dismiss(ids);
    // The button goes with its reminder; the focus must not go with it.
    heading.current?.focus();
  };
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Reminders
        </h2>
        {reminders !== undefined && reminders.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            busy={dismissing.length > 1}
            onClick={() => putAway(reminders.map(({ id }) => id))}
          >
            Dismiss all
          </Button>
        )}
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {failed && (
          <Alert
            tone="danger"
            title="We couldn't load your reminders"
            className="m-3"
            actions={
              <Button variant="secondary" size="small" onClick={refresh}>
                Retry
              </Button>
            }
          >
            Your deadlines are safe; they stand on your cases' timelines.
          </Alert>
        )}
        {!failed && reminders === undefined && (
          <SkeletonGroup text="Loading your reminders">
            <Skeleton className="m-3 h-16" />
          </SkeletonGroup>
        )}
        {reminders?.length === 0 && (
          <Empty level={3} icon={<BellOff />} title="No reminders" className="py-8">
            Seven, three and one day before a deadline, a reminder of it shows here.
          </Empty>
        )}
        {reminders !== undefined && reminders.length > 0 && (
          <ul className="divide-y divide-line">
            {reminders.map((reminder) => (
              <ReminderRow
                key={reminder.id}
                reminder={reminder}
                busy={dismissing.includes(reminder.id)}
                onOpen={onClose}
                onDismiss={() => putAway([reminder.id])}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface RowProps {
  reminder: Reminder;
  busy: boolean;
  onOpen(): void;
  onDismiss(): void;
}

function ReminderRow({ reminder, busy, onOpen, onDismiss }: RowProps) {
  const { kind, caseId, caseTitle, milestoneId, dueOn, today } = reminder;
  return (
    <li className="relative flex items-start gap-2 py-3 pr-1.5 pl-4 hover:bg-sunken">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <Link
            to={paths.milestone(caseId, milestoneId)}
            onClick={onOpen}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {kind}
          </Link>
        </p>
        <p className={`figures font-semibold ${dueOn < today ? 'text-danger' : 'text-due'}`}>
          <time dateTime={dueOn}>{dueText(dueOn, today)}</time>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{caseTitle}</p>
      </div>
      <IconButton
        label={`Dismiss the reminder of ${kind}`}
        icon={<X aria-hidden="true" />}
        busy={busy}
        className="relative"
        onClick={onDismiss}
      />
    </li>
  );
}

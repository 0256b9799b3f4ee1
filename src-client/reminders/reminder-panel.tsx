import { BellOff, X } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Popover } from '../ui/popover.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { Reminder, useReminders } from './use-reminders.ts';

type State = ReturnType<typeof useReminders>;

/** Open from the start: it is drawn when its button was pressed. */
export function ReminderPopover({ trigger, state }: { trigger: ReactElement; state: State }) {
  const [open, setOpen] = useState(true);
  const change = (next: boolean) => {
    setOpen(next);
    // They come while the app is open, and nothing is fetched on a timer.
    if (next) state.refresh();
  };
  return (
    <Popover open={open} onOpenChange={change} label="Reminders" trigger={trigger}>
      <ReminderPanel state={state} onClose={() => setOpen(false)} />
    </Popover>
  );
}

interface PanelProps {
  state: State;
  onClose(): void;
}

function ReminderPanel({ state, onClose }: PanelProps) {
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
          <PanelFailure title="We couldn't load your reminders" onRetry={refresh} className="m-3">
            Your deadlines are safe; they stand on your cases' timelines.
          </PanelFailure>
        )}
        {!failed && reminders === undefined && (
          <Waiting text="Loading your reminders" blocks={['m-3 h-16']} />
        )}
        {reminders?.length === 0 && (
          <Empty level={3} icon={<BellOff />} title="No reminders" className="py-8">
            A reminder shows here 14, 7, 3 and 1 days before a deadline, and on the last day the court is
            open.
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
  const { kind, caseId, caseTitle, milestoneId, dueOn, dueTime, countedAgain, isRuleGone, today } = reminder;
  const { takesPlace, isUnsure } = reminder;
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
          <time dateTime={dueOn}>{dueText(dueOn, today, dueTime, takesPlace)}</time>
          {isUnsure && ' (please check)'}
        </p>
        {countedAgain !== null && (
          <p className="text-sm font-medium">
            The rule was changed here since. Counted again it is {dayText(countedAgain, today)}. Nothing was
            moved: keep to the earlier day until you have asked the clerk.
          </p>
        )}
        {isRuleGone && (
          <p className="text-sm font-medium">
            Proceed no longer counts by this rule and cannot say whether this date is still right. Check it
            with the court clerk before you rely on it.
          </p>
        )}
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

import { Bell } from 'lucide-react';
import { buttonClass } from '../ui/button-class.ts';
import { OnPress } from '../ui/on-press.tsx';
import { part } from '../ui/part.tsx';
import { useReminders } from './use-reminders.ts';

const ReminderPopover = part(async () => (await import('./reminder-panel.tsx')).ReminderPopover);

const MOST_COUNTED = 99;

function name(count: number | undefined): string {
  if (count === undefined) return 'Reminders';
  return count === 0 ? 'Reminders: none' : `Reminders: ${count} to read`;
}

/** In the header: how many reminders there are, and the list of them. */
export function ReminderBell() {
  const state = useReminders();
  const count = state.reminders?.length;
  const trigger = (
    <button
      type="button"
      aria-label={name(count)}
      title="Reminders"
      className={buttonClass({ variant: 'quiet', size: 'icon', className: 'relative size-11' })}
    >
      <Bell aria-hidden="true" className="size-5!" />
      {count !== undefined && count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0.5 min-w-5 rounded-full bg-accent-fill px-1 text-center text-xs leading-5 font-semibold text-on-fill"
        >
          {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
        </span>
      )}
    </button>
  );
  return (
    <OnPress trigger={trigger} popup="dialog" onPress={state.refresh}>
      <ReminderPopover trigger={trigger} state={state} />
    </OnPress>
  );
}

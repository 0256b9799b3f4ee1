import { Bell } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../ui/button-class.ts';
import { Popover } from '../ui/popover.tsx';
import { ReminderPanel } from './reminder-panel.tsx';
import { useReminders } from './use-reminders.ts';

const MOST_COUNTED = 99;

function name(count: number | undefined): string {
  if (count === undefined) return 'Reminders';
  return count === 0 ? 'Reminders: none' : `Reminders: ${count} to read`;
}

/** In the header: how many reminders there are, and the list of them. */
export function ReminderBell() {
  const [open, setOpen] = useState(false);
  const state = useReminders();
  const count = state.reminders?.length;
  const change = (next: boolean) => {
    setOpen(next);
    // They come while the app is open, and nothing is fetched on a timer.
    if (next) state.refresh();
  };
  return (
    <Popover
      open={open}
      onOpenChange={change}
      label="Reminders"
      trigger={
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
      }
    >
      <ReminderPanel state={state} onClose={() => setOpen(false)} />
    </Popover>
  );
}

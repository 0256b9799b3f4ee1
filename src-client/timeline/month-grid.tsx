import { format, parseISO } from 'date-fns';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addDays, dayNumber, weekdayOf } from '#src/law/calendar-days.ts';
import { byTime, timeOfDay } from '#src/text/day-words.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import { addMonths, inMonth, monthOf, weeksOf } from './month.ts';
import { STANDING } from './standing.tsx';
import type { MonthDays } from './timeline-month.tsx';
import type { Stage } from './use-timeline.ts';
import type { TimelineActions } from './use-timeline-actions.ts';

interface MonthGridProps {
  title: string;
  days: MonthDays;
  selected: string;
  onSelect(date: string): void;
  actions: TimelineActions;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHOWN = 3;
const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to. */
function dayAfterKey(key: string, date: string): string | null {
  const weekday = weekdayOf(dayNumber(date));
  const step = STEP[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'Home') return addDays(date, -weekday);
  if (key === 'End') return addDays(date, 6 - weekday);
  if (key === 'PageUp') return inMonth(date, addMonths(monthOf(date), -1));
  if (key === 'PageDown') return inMonth(date, addMonths(monthOf(date), 1));
  return null;
}

/** Weeks of a month. The arrow keys walk its days, Enter adds a deadline on one. */
export function MonthGrid({ title, days, selected, onSelect, actions }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  // The month of a day beyond this one comes a moment later than the key.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== selected || monthOf(selected) !== days.month) return;
    wanted.current = null;
    table.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`)?.focus();
  }, [selected, days.month]);

  function onKeyDown(event: KeyboardEvent, date: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(event.key, date);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    onSelect(next);
  }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table ref={table} className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {title}. The arrow keys go from day to day
          {actions.canCreate && ', Enter adds a deadline'}.
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="border-b border-line px-2 py-1.5 text-left text-xs font-medium text-muted"
              >
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days.month).map((week) => (
            <tr key={week[0]} className="not-last:border-b not-last:border-line">
              {week.map((date) => (
                <td
                  key={date}
                  aria-current={date === days.today ? 'date' : undefined}
                  className={classNames(
                    'group h-26 border-line p-1 align-top not-last:border-r',
                    isClosed(days, date) && 'bg-sunken',
                  )}
                >
                  <DayButton
                    date={date}
                    days={days}
                    isSelected={date === selected}
                    canCreate={actions.canCreate}
                    onKeyDown={(event) => onKeyDown(event, date)}
                    onPress={() => {
                      onSelect(date);
                      if (actions.canCreate) actions.open({ dialog: 'create', date });
                    }}
                  />
                  <DayContent date={date} days={days} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isClosed(days: MonthDays, date: string): boolean {
  const weekday = weekdayOf(dayNumber(date));
  return weekday === 0 || weekday === 6 || days.holidayOn(date) !== null;
}

interface DayButtonProps {
  date: string;
  days: MonthDays;
  isSelected: boolean;
  canCreate: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onPress(): void;
}

/** The day's number; one of them is in the order of the Tab key. */
function DayButton({ date, days, isSelected, canCreate, onKeyDown, onPress }: DayButtonProps) {
  const isToday = date === days.today;
  const isOther = monthOf(date) !== days.month;
  const full = `${format(parseISO(date), 'EEEE, MMMM d')}${isToday ? ', today' : ''}`;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isSelected ? 0 : -1}
      aria-label={canCreate ? `${full}. Add a deadline` : full}
      onKeyDown={onKeyDown}
      onClick={onPress}
      className="group/day flex w-full items-center justify-between rounded-control pr-1 hover:bg-line"
    >
      <time
        dateTime={date}
        className={classNames(
          'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1 text-sm',
          isToday && 'bg-accent-fill font-semibold text-on-fill',
          isOther && 'text-muted',
        )}
      >
        {isOther && date.endsWith('-01') ? format(parseISO(date), 'MMM d') : Number(date.slice(8))}
      </time>
      {canCreate && (
        <Plus
          aria-hidden="true"
          className="size-4 text-muted opacity-0 group-hover:opacity-100 group-focus-visible/day:opacity-100"
        />
      )}
    </button>
  );
}

function DayContent({ date, days }: { date: string; days: MonthDays }) {
  const stages = days.stagesOn(date);
  const holiday = days.holidayOn(date);
  const shown = stages.slice(0, stages.length > SHOWN ? SHOWN - 1 : SHOWN);
  return (
    <div className="flex flex-col gap-1 p-0.5">
      {holiday && <p className="text-xs leading-4 text-muted">{holiday}</p>}
      {shown.map((stage) => (
        <DayStage key={stage.id} stage={stage} />
      ))}
      {stages.length > shown.length && (
        <Link
          to={paths.timeline(stages[0]?.caseId ?? '')}
          className="px-1 text-xs font-medium text-muted underline-offset-4 hover:underline"
        >
          {stages.length - shown.length} more
        </Link>
      )}
    </div>
  );
}

function DayStage({ stage }: { stage: Stage }) {
  const { icon: Icon, text, word } = STANDING[stage.stands];
  return (
    <Link
      to={paths.milestone(stage.caseId, stage.id)}
      title={`${stage.kind}${byTime(stage.dueTime, stage.takesPlace)}${stage.doubts === null ? '' : ' (please check)'}`}
      className={classNames(
        'flex items-start gap-1 rounded-control border px-1 py-0.5 text-xs leading-4 font-medium hover:border-line-strong',
        stage.stands === 'overdue' ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-3.5 shrink-0', text)} />
      <span className="line-clamp-2 wrap-anywhere">
        <span className="sr-only">{word}: </span>
        {stage.dueTime !== null && `${timeOfDay(stage.dueTime)} `}
        {stage.kind}
        {stage.doubts !== null && ' (please check)'}
      </span>
    </Link>
  );
}

import { format, parseISO } from 'date-fns';
import { Link } from 'react-router';
import { timeOfDay } from '#src/text/day-words.ts';
import { paths } from '../paths.ts';
import { daysText } from '../text/due-text.ts';
import { classNames } from '../ui/class-names.ts';
import { daysOf } from './month.ts';
import { STANDING } from './standing.tsx';
import type { MonthDays } from './timeline-month.tsx';

/** A month on a phone: today, the days with deadlines and the days on which the court is closed. */
export function MonthAgenda({ days }: { days: MonthDays }) {
  const shown = daysOf(days.month).filter(
    (date) => date === days.today || days.stagesOn(date).length > 0 || days.holidayOn(date) !== null,
  );
  if (shown.length === 0) return <p className="py-6 text-center text-muted">Nothing is due in this month.</p>;
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {shown.map((date) => (
        <AgendaDay key={date} date={date} days={days} />
      ))}
    </ol>
  );
}

function AgendaDay({ date, days }: { date: string; days: MonthDays }) {
  const holiday = days.holidayOn(date);
  const isToday = date === days.today;
  const stages = days.stagesOn(date);
  return (
    <li className={classNames('flex gap-3 p-3', stages.length === 0 && holiday !== null && 'bg-sunken')}>
      <time dateTime={date} className="w-12 shrink-0 text-center">
        <span className="block text-xs text-muted">{format(parseISO(date), 'EEE')}</span>
        <span
          className={classNames(
            'inline-flex size-9 items-center justify-center rounded-full text-lg font-semibold',
            isToday && 'bg-accent-fill text-on-fill',
          )}
        >
          {Number(date.slice(8))}
        </span>
      </time>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2">
        {isToday && <p className="text-sm text-muted">Today{stages.length === 0 && ': nothing is due'}</p>}
        {holiday && <p className="text-sm text-muted">{holiday}. The court is closed.</p>}
        {stages.map((stage) => {
          const { icon: Icon, text, word } = STANDING[stage.stands];
          return (
            <Link
              key={stage.id}
              to={paths.milestone(stage.caseId, stage.id)}
              className="flex min-h-11 items-start gap-2"
            >
              <Icon aria-hidden="true" className={classNames('mt-1 size-4 shrink-0', text)} />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{stage.kind}</span>
                <span className={classNames('figures block text-sm font-medium', text)}>
                  {word}
                  {stage.dueTime !== null &&
                    ` · ${stage.takesPlace ? 'at' : 'by'} ${timeOfDay(stage.dueTime)}`}
                  {stage.stands !== 'done' && ` · ${daysText(date, days.today)}`}
                  {stage.stands !== 'done' && stage.doubts !== null && ' · please check'}
                </span>
              </span>
            </Link>
          );
        })}
      </div>
    </li>
  );
}

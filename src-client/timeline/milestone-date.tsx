import { format, parseISO } from 'date-fns';
import { timeOfDay } from '#src/text/day-words.ts';
import { daysText } from '../text/due-text.ts';
import { classNames } from '../ui/class-names.ts';
import { STANDING, StandingBadge } from './standing.tsx';
import type { Stage } from './use-timeline.ts';

/** The day in the largest letters of the page, how far it is, and how the milestone stands. */
export function MilestoneDate({ stage, today }: { stage: Stage; today: string }) {
  const { date, dueTime, takesPlace, place, doubts, stands, finishedAt } = stage;
  const isOpen = stands !== 'done';
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      {date === null ? (
        <p className="text-2xl text-muted">Pending: no date yet</p>
      ) : (
        <p className="figures text-3xl leading-tight font-semibold tracking-tight sm:text-4xl">
          <time dateTime={date}>{format(parseISO(date), 'EEE, MMM d, yyyy')}</time>
        </p>
      )}
      {date !== null && dueTime !== null && (
        <p className="figures text-xl font-semibold sm:text-2xl">
          {takesPlace ? 'at' : 'by'} {timeOfDay(dueTime)}{' '}
          <span className="text-base font-normal text-muted">at the court</span>
        </p>
      )}
      {place !== null && <p className="wrap-anywhere">{place}</p>}
      <p className="flex flex-wrap items-center gap-3">
        {isOpen && date !== null && (
          <span className={classNames('figures text-xl font-semibold', STANDING[stands].text)}>
            {daysText(date, today)}
          </span>
        )}
        <StandingBadge stands={stands} />
        {isOpen && doubts !== null && <span className="font-medium text-due">please check</span>}
      </p>
      {finishedAt !== null && (
        <p className="text-sm text-muted">Marked as done on {format(finishedAt, 'MMM d, yyyy')}.</p>
      )}
    </div>
  );
}

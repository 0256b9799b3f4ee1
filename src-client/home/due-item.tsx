import { Link } from 'react-router';
import { isAppealDay } from '#src/next/day-names.ts';
import { paths } from '../paths.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { StandingBadge } from '../timeline/standing.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { DatePlate } from '../ui/date-plate.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Explained } from '../ui/explained.tsx';
import { part } from '../ui/part.tsx';
import type { DueDeadline } from './use-next.ts';

const MissedDay = part(async () => (await import('./missed-day.tsx')).MissedDay);

interface DueItemProps {
  deadline: DueDeadline;
  withCase?: boolean;
  /** It stands above all else, with the one thing to press. */
  isFirst?: boolean;
}

/** A deadline as a card of its own, with its plate; it leads to its page. */
export function DueItem({ deadline, withCase = false, isFirst = false }: DueItemProps) {
  const { date, today, dueTime, takesPlace, doubts, standing, aimFor, about } = deadline;
  const isOverdue = standing === 'overdue';
  const hasPassed = date < today;
  return (
    <article className={classNames(isOverdue ? 'bg-danger-soft' : 'bg-surface')}>
      <div
        className={classNames(
          'relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 p-4 transition-colors duration-150 sm:px-5',
          !isOverdue && 'hover:bg-sunken',
        )}
      >
        <div className={classNames(isFirst && 'sm:row-span-2')}>
          <DatePlate
            date={date}
            time={dueTime}
            takesPlace={takesPlace}
            today={today}
            isSure={doubts === null}
            size={isFirst ? 'card' : 'row'}
          />
        </div>
        <div className="flex min-w-0 items-start gap-x-4">
          <div className="min-w-0 flex-1">
            <p className={classNames('font-medium wrap-anywhere', isFirst && 'text-lg leading-snug')}>
              <Link
                to={paths.milestone(deadline.caseId, deadline.id)}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {deadline.kind}
              </Link>
            </p>
            {withCase && (
              <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{deadline.caseTitle}</p>
            )}
            {hasPassed && (
              <p className="figures text-sm font-medium text-danger">
                {dayText(date, today, dueTime, takesPlace)} · {daysText(date, today)}
              </p>
            )}
            {aimFor != null && !hasPassed && (
              <p className={classNames('figures', isFirst ? 'mt-1' : 'text-sm text-muted')}>
                Aim for <strong className="whitespace-nowrap">{dayText(aimFor, today)}</strong>.
              </p>
            )}
            {deadline.ruleReference !== null && (
              <p className="text-sm text-muted">{deadline.ruleReference}</p>
            )}
            {deadline.unfit !== null && <p className="text-sm font-medium">{deadline.unfit}</p>}
            {deadline.countedAgain !== null && (
              <p className="text-sm font-medium">
                The rule was changed here since. Counted again it is {dayText(deadline.countedAgain, today)}.
              </p>
            )}
          </div>
          <span className={classNames('flex max-w-full shrink-0 max-sm:hidden', isOverdue && '*:bg-surface')}>
            <StandingBadge stands={standing} />
          </span>
        </div>
        {isFirst && !hasPassed && <WhatFollows deadline={deadline} />}
      </div>
      {!isFirst && !hasPassed && about !== undefined && isAppealDay(deadline.kind) && (
        <div className="px-4 pb-3 sm:px-5">
          <Disclosure label="What an appeal is, and the other ways">
            <p className="max-w-[66ch] text-sm">
              <Explained>{about}</Explained>
            </p>
          </Disclosure>
        </div>
      )}
      {hasPassed && (
        <div className="px-4 pb-4 sm:px-5">
          {isFirst ? (
            <MissedDay deadline={deadline} />
          ) : (
            <Disclosure label="What to do today">
              <MissedDay deadline={deadline} />
            </Disclosure>
          )}
        </div>
      )}
    </article>
  );
}

/** What it is, what happens otherwise and the one thing to press, before anybody has to open it. */
function WhatFollows({ deadline: { about, ifMissed, action } }: Pick<DueItemProps, 'deadline'>) {
  return (
    <div className="relative z-10 col-span-2 mt-3 flex flex-col items-start gap-2 sm:col-span-1 sm:col-start-2 sm:mt-2">
      {about !== undefined && (
        <p className="max-w-[66ch]">
          <Explained>{about}</Explained>
        </p>
      )}
      {ifMissed !== undefined && (
        <p className="max-w-[66ch] border-l-2 border-line-strong pl-3">
          <Explained>{ifMissed}</Explained>
        </p>
      )}
      {action != null && (
        <Link to={action.path} className={buttonClass({ className: 'mt-1 max-sm:w-full' })}>
          {action.label}
        </Link>
      )}
    </div>
  );
}

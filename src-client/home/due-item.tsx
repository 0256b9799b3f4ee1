import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { STANDING, StandingBadge } from '../timeline/standing.tsx';
import { classNames } from '../ui/class-names.ts';
import type { DueDeadline } from './use-open-deadlines.ts';

/** A deadline as a card of its own, the day in the largest letters; it leads to its page. */
export function DueItem({ deadline, withCase = false }: { deadline: DueDeadline; withCase?: boolean }) {
  const isOverdue = deadline.standing === 'overdue';
  return (
    <article
      className={classNames(
        'relative flex flex-col items-start gap-x-4 gap-y-2 p-4 transition-colors duration-150 sm:flex-row sm:px-5',
        isOverdue ? 'bg-danger-soft' : 'bg-surface hover:bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <p
          className={classNames(
            'figures text-xl leading-7 font-semibold tracking-tight',
            STANDING[deadline.standing].text,
          )}
        >
          <time dateTime={deadline.date}>{dueText(deadline.date, deadline.today, deadline.dueTime)}</time>
        </p>
        <p className="mt-0.5 font-medium wrap-anywhere">
          <Link
            to={paths.milestone(deadline.caseId, deadline.id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {deadline.kind}
          </Link>
        </p>
        {withCase && <p className="text-sm text-muted wrap-anywhere">{deadline.caseTitle}</p>}
        {deadline.ruleReference !== null && <p className="text-sm text-muted">{deadline.ruleReference}</p>}
        {deadline.unfit !== null && <p className="text-sm font-medium">{deadline.unfit}</p>}
        {deadline.countedAgain !== null && (
          <p className="text-sm font-medium">
            The rule was changed here since. Counted again it is{' '}
            {dayText(deadline.countedAgain, deadline.today)}.
          </p>
        )}
      </div>
      <span className={classNames('flex max-w-full shrink-0', isOverdue && '*:bg-surface')}>
        <StandingBadge stands={deadline.standing} />
      </span>
    </article>
  );
}

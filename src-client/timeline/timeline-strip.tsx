import { format, parseISO } from 'date-fns';
import { Link } from 'react-router';
import { timeOfDay } from '#src/text/day-words.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx';
import { lookOf } from './standing.tsx';
import { type Stage, useTimeline } from './use-timeline.ts';

interface TimelineStripProps {
  caseId: string;
  /** Undefined while the case is not known yet. */
  item: { state: string | null; caseType: string | null } | undefined;
  className?: string;
}

/** The stages of a case in one line; scrolls sideways where they do not fit. */
export function TimelineStrip({ caseId, item, className }: TimelineStripProps) {
  const { stages: all, failed, retry } = useTimeline(caseId, item?.state ?? null);
  const lawsuits = trpc.next.lawsuits.useQuery(undefined, {
    enabled: useUser().role === 'defendant',
    meta: { silent: true },
  });
  // Where letters are all there is, no complaint and no answer are ahead: only days that somebody keeps.
  const isBefore = lawsuits.data?.none.includes(caseId) === true;
  const stages = isBefore ? all?.filter(({ date }) => date !== null) : all;
  if (isBefore && stages?.length === 0) return null;
  return (
    <section
      aria-labelledby="case-timeline"
      data-furniture=""
      className={classNames(
        'flex min-w-0 flex-col gap-x-4 border-b border-line bg-surface sm:flex-row sm:items-center sm:pl-5',
        className,
      )}
    >
      <div className="flex shrink-0 items-baseline gap-x-3 px-4 pt-2 sm:flex-col sm:px-0 sm:py-2">
        <h2 id="case-timeline" className="text-xs font-semibold tracking-wide">
          {isBefore ? 'YOUR DAYS' : 'CASE TIMELINE'}
        </h2>
        {item && !isBefore && (
          <p className="flex gap-1.5 text-xs text-muted">
            <span>{item.state ?? 'NM'}</span>
            <span aria-hidden="true">·</span>
            <span>{item.caseType === 'criminal' ? 'Criminal Case' : 'Civil Case'}</span>
          </p>
        )}
      </div>
      {stages === undefined && !failed && (
        <SkeletonGroup text="Loading the timeline">
          <div className="flex gap-2 overflow-hidden px-4 py-2">
            {['a', 'b', 'c', 'd', 'e'].map((key) => (
              <Skeleton key={key} className="h-11 w-36 shrink-0" />
            ))}
          </div>
        </SkeletonGroup>
      )}
      {failed && (
        <p className="flex items-center gap-3 px-4 py-2 text-sm">
          The timeline could not be loaded.
          <Button variant="secondary" size="small" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
      {stages?.length === 0 && <p className="px-4 py-3 text-sm text-muted">No milestones yet.</p>}
      {stages !== undefined && stages.length > 0 && (
        <ol
          ref={showWhatIsOpen}
          aria-label="Milestones"
          className="relative flex min-w-0 snap-x gap-1.5 overflow-x-auto scroll-px-4 px-4 py-2 sm:flex-1"
        >
          <TooltipProvider>
            {stages.map((stage) => (
              <li
                key={stage.id}
                data-open={stage.stands !== 'done' && stage.date !== null ? '' : undefined}
                className="shrink-0 snap-start"
              >
                <StripStage stage={stage} />
              </li>
            ))}
          </TooltipProvider>
        </ol>
      )}
    </section>
  );
}

/** Width, in pixels, that shows of what is done already. */
const PEEK = 56;

/** What is due next stands at the start, however much is done. */
function showWhatIsOpen(list: HTMLOListElement | null) {
  const first = list?.querySelector<HTMLElement>('[data-open]');
  if (list && first) list.scrollLeft = first.offsetLeft - PEEK;
}

function StripStage({ stage }: { stage: Stage }) {
  const { icon: Icon, text, word } = lookOf(stage.stands);
  const isOverdue = stage.stands === 'overdue';
  const notes = notesOf(stage);
  const link = (
    <Link
      to={paths.milestone(stage.caseId, stage.id)}
      className={classNames(
        'flex min-h-11 max-w-52 min-w-28 flex-col justify-center rounded-control border px-2.5 py-1 transition-colors duration-150 focus-visible:outline-offset-[-2px]',
        isOverdue ? 'border-danger bg-danger-soft' : 'border-line hover:border-line-strong hover:bg-sunken',
      )}
    >
      <span className="truncate text-sm leading-5 font-medium">{stage.kind}</span>
      <span className={classNames('figures flex items-center gap-1 text-xs leading-4 font-medium', text)}>
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {stage.doubts === null || stage.stands === 'done' ? word : 'Please check'}
        <span aria-hidden="true">·</span>
        <span className="sr-only">, </span>
        {stage.date ? <time dateTime={stage.date}>{format(parseISO(stage.date), 'MMM d')}</time> : 'Pending'}
      </span>
    </Link>
  );
  if (notes.length === 0) return link;
  return (
    <Tooltip
      content={
        <span className="flex flex-col">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      }
    >
      {link}
    </Tooltip>
  );
}

/** What the tooltip of a stage says. */
function notesOf(stage: Stage): string[] {
  const reminders = stage.reminderDates?.length ?? 0;
  return [
    ...(stage.dueTime ? [`${stage.takesPlace ? 'At' : 'By'} ${timeOfDay(stage.dueTime)} at the court`] : []),
    ...(stage.isAutoCalculated ? ['Auto-calculated deadline'] : []),
    ...(stage.ruleReference ? [stage.ruleReference] : []),
    ...(reminders > 0 ? [`${reminders} reminder(s) set`] : []),
  ];
}

import { format, parseISO } from 'date-fns';
import { CalendarOff } from 'lucide-react';
import { daysText } from '../text/due-text.ts';
import { lookOf } from '../timeline/standing.tsx';
import type { Stage } from '../timeline/use-timeline.ts';
import { classNames } from '../ui/class-names.ts';

interface ScheduleProps {
  /** The milestone whose date it is; undefined: there is none. */
  stage: Stage | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** The name says nothing new where it is the title of the page. */
  title: string;
  isLarge?: boolean;
}

/** The date by which a motion is known in a case, with the milestone it comes from; 'Not scheduled' without one. */
export function Schedule({ stage, today, title, isLarge = false }: ScheduleProps) {
  if (!stage || stage.date === null) {
    return (
      <span className="flex items-center gap-1.5 text-sm text-muted">
        <CalendarOff aria-hidden="true" className="size-4 shrink-0" />
        Not scheduled
      </span>
    );
  }
  const { icon: Icon, text, word } = lookOf(stage.stands);
  const isDone = stage.stands === 'done';
  return (
    <span className="flex min-w-0 flex-col">
      <span
        className={classNames(
          'figures flex flex-wrap items-center gap-x-1.5 font-semibold',
          isLarge ? 'text-xl' : 'text-sm',
          text,
        )}
      >
        <Icon aria-hidden="true" className={classNames('shrink-0', isLarge ? 'size-5' : 'size-4')} />
        <time dateTime={stage.date}>{format(parseISO(stage.date), 'EEE, MMM d, yyyy')}</time>
        <span aria-hidden="true">·</span>
        <span>{isDone ? word : daysText(stage.date, today)}</span>
      </span>
      {stage.kind !== title && <span className="text-sm text-muted wrap-anywhere">{stage.kind}</span>}
    </span>
  );
}

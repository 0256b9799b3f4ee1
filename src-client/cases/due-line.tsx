import { dueText } from '../deadlines/due-text.ts';
import { STANDING } from '../deadlines/standing.tsx';
import { classNames } from '../ui/class-names.ts';
import type { DueDeadline } from './use-open-deadlines.ts';

/** A deadline in one line: how it stands, its day, its name. */
export function DueLine({ deadline }: { deadline: DueDeadline }) {
  const { text, word, icon: Icon } = STANDING[deadline.standing];
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm">
      <Icon aria-hidden="true" className={classNames('size-4 shrink-0', text)} />
      <span className="sr-only">{word}: </span>
      <time dateTime={deadline.date} className={classNames('shrink-0 font-semibold', text)}>
        {dueText(deadline.date, deadline.today)}
      </time>
      <span className="truncate">{deadline.kind}</span>
    </p>
  );
}

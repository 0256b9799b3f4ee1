import { Circle, CircleCheck, CircleDashed, CircleDot, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import type { NextStep } from '#src/next/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Explained, ExplainedItems } from '../ui/explained.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const STATES = {
  now: { word: 'Now', icon: CircleDot, text: 'text-accent' },
  soon: { word: 'Soon', icon: Circle, text: 'text-muted' },
  later: { word: 'Later', icon: CircleDashed, text: 'text-muted' },
  done: { word: 'Done', icon: CircleCheck, text: 'text-done' },
  unknown: { word: 'Not known', icon: CircleHelp, text: 'text-due' },
} as const;

/** What a paper goes through until the other side has it, each step with what shows that it is done. */
export function TaskList({ caseId }: { caseId: string }) {
  // The stage above is of the same answer, and says so when it did not come.
  const { data, isPending } = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  if (isPending) return <Skeleton className="h-96" />;
  if (data === undefined || data.tasks.length === 0) return null;
  return (
    <section aria-label="What to do" className="flex flex-col gap-2">
      <h2 className="font-semibold">What to do</h2>
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.tasks.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </ol>
    </section>
  );
}

function TaskRow({ task: { title, why, state, action, points = [], notes = [] } }: { task: NextStep }) {
  const { word, icon: Icon, text } = STATES[state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-4 py-3">
      <span className={classNames('flex w-24 items-center gap-1.5 pt-0.5 text-sm font-medium', text)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {word}
      </span>
      <div className="min-w-0 flex-1 basis-full sm:basis-56">
        <span
          className={classNames('figures block font-medium wrap-anywhere', state === 'later' && 'text-muted')}
        >
          {title}
        </span>
        {why !== '' && (
          <span className="block max-w-[66ch] text-sm text-muted wrap-anywhere">
            <Explained>{why}</Explained>
          </span>
        )}
        {points.length > 0 && (
          <ul className="mt-1 flex max-w-[66ch] list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {notes.length > 0 && (
          <Disclosure label="What else to know">
            <ul className="flex max-w-[66ch] list-disc flex-col gap-1 pl-5 text-sm text-muted wrap-anywhere">
              <ExplainedItems items={notes} />
            </ul>
          </Disclosure>
        )}
      </div>
      {action !== null && (
        <Link to={action.path} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {action.label}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
    </li>
  );
}

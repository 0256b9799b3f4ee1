import { useState } from 'react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DueItem } from './due-item.tsx';
import { UnknownStep, UnknownStepsList } from './unknown-steps.tsx';
import { type DueDeadline, firstOf, type Next } from './use-next.ts';

const PAGE = 50;

const GROUPS = [
  { standing: 'overdue', title: 'Overdue' },
  { standing: 'due', title: 'In the next 7 days' },
  { standing: 'upcoming', title: 'Later' },
] as const;

/** The morning screen: the one thing to do first, what papers demand, then what is open in every case by day. */
export function WhatIsDue({ next, cases }: { next: Next; cases: readonly NamedCase[] }) {
  const [limit, setLimit] = useState(PAGE);
  if (next.deadlines === undefined || next.unknown === undefined) return <NextNotLoaded next={next} />;
  const first = firstOf(next);
  if (first === null)
    return (
      <div className="flex flex-col gap-6">
        <NothingDue isOffered={next.unknown.some(({ isAllowed }) => isAllowed)} cases={cases} />
        <UnknownStepsList unknown={next.unknown} />
        <UnknownStepsList unknown={next.unknown} isAllowed />
      </div>
    );
  const all = next.deadlines.filter(({ id }) => id !== first.deadline?.id);
  const unknown = next.unknown.filter((step) => step !== first.step);
  const shown = all.slice(0, limit);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Do first" className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">Do first</h2>
        <div className="overflow-hidden rounded-card border border-line-strong">
          {first.step ? (
            <UnknownStep step={first.step} withCase isFirst />
          ) : (
            <DueItem deadline={first.deadline} withCase isFirst />
          )}
        </div>
      </section>
      <UnknownStepsList unknown={unknown} />
      {GROUPS.map(({ standing, title }) => {
        const group = shown.filter((deadline) => deadline.standing === standing);
        const count = all.filter((deadline) => deadline.standing === standing).length;
        if (group.length === 0) return null;
        return (
          <section key={standing} aria-label={title} className="flex flex-col gap-2">
            <h2 className="figures text-sm font-semibold">
              {title} <span className="font-normal text-muted">({count})</span>
            </h2>
            <DueRows deadlines={group} />
          </section>
        );
      })}
      <UnknownStepsList unknown={unknown} isAllowed />
      {all.length > shown.length && (
        <Button variant="secondary" className="self-start" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, all.length - shown.length)} more
        </Button>
      )}
    </div>
  );
}

/** Without a day a case has things to do all the same: each of the newest is one press away. */
const MOST_NAMED = 3;

type NamedCase = Pick<Case, 'id' | 'title' | 'caseNumber'>;

function NothingDue({ isOffered, cases }: { isOffered: boolean; cases: readonly NamedCase[] }) {
  return (
    <Card className="p-4 sm:px-5">
      <p className="font-medium">Nothing has a date yet.</p>
      <p className="max-w-[60ch] text-muted">
        {isOffered
          ? 'Your papers offer or allow something, with a day: look at it below. You do not have to take it. Open your case to see what else to do.'
          : 'Your case says what to do first, also where no day is set. Days of your papers that you keep show here, the soonest first.'}
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {cases.slice(0, MOST_NAMED).map((item, index) => (
          <li key={item.id}>
            <Link
              to={paths.selectedCase(item.id)}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              Open {caseTitle(item)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DueRows({ deadlines }: { deadlines: readonly DueDeadline[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {deadlines.map((deadline) => (
        <li key={deadline.id}>
          <DueItem deadline={deadline} withCase />
        </li>
      ))}
    </ul>
  );
}

/** What comes next is on its way, or could not be loaded. */
export function NextNotLoaded({ next }: { next: Next }) {
  if (!next.failed) return <Waiting text="Loading your deadlines" blocks={['h-28']} />;
  return (
    <PanelFailure title="We couldn't load your deadlines" onRetry={next.retry}>
      They are safe on the server. Until they show here, rely on the dates on your papers.
    </PanelFailure>
  );
}

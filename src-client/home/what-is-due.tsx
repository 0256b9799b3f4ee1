import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DueItem } from './due-item.tsx';
import { UnknownStepsList } from './unknown-steps.tsx';
import type { UnknownSteps } from './use-next-steps.ts';
import type { DueDeadline, OpenDeadlines } from './use-open-deadlines.ts';

const PAGE = 50;

const GROUPS = [
  { standing: 'overdue', title: 'Overdue' },
  { standing: 'due', title: 'In the next 7 days' },
  { standing: 'upcoming', title: 'Later' },
] as const;

/** The morning screen: what papers demand and nobody put down, then what is open in every case, overdue first. */
export function WhatIsDue({ open, unknown }: { open: OpenDeadlines; unknown: UnknownSteps }) {
  const [limit, setLimit] = useState(PAGE);
  if (open.deadlines === undefined) return <DueNotLoaded open={open} />;
  const all = open.deadlines;
  if (all.length === 0 && unknown.steps === undefined && !unknown.failed)
    return <Waiting text="Loading what comes next" blocks={['h-28']} />;
  if (all.length === 0 && unknown.steps?.length === 0) return <NothingDue />;
  const shown = all.slice(0, limit);
  return (
    <div className="flex flex-col gap-6">
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
      {all.length > shown.length && (
        <Button variant="secondary" className="self-start" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, all.length - shown.length)} more
        </Button>
      )}
    </div>
  );
}

function NothingDue() {
  return (
    <Card className="p-4 sm:px-5">
      <p className="font-medium">Nothing has a date yet.</p>
      <p className="max-w-[60ch] text-muted">
        No open deadline in any of your cases has one. Open a case and create the deadlines that your papers
        name: they show here, the soonest first.
      </p>
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

/** Deadlines that are on their way, or could not be loaded. */
export function DueNotLoaded({ open }: { open: OpenDeadlines }) {
  if (!open.failed) return <Waiting text="Loading your deadlines" blocks={['h-28']} />;
  return (
    <PanelFailure title="We couldn't load your deadlines" onRetry={open.retry}>
      They are safe on the server. Until they show here, rely on the dates on your papers.
    </PanelFailure>
  );
}

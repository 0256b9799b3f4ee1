import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DueItem } from './due-item.tsx';
import { UnknownStepsList } from './unknown-steps.tsx';
import type { UnknownSteps } from './use-next-steps.ts';
import type { OpenDeadlines } from './use-open-deadlines.ts';
import { DueNotLoaded } from './what-is-due.tsx';

interface DueNextProps {
  item: Case;
  open: OpenDeadlines;
  unknown: UnknownSteps;
  onCreateDeadline(): void;
}

/** What this case asks for first: all that is overdue, and the next day to come. */
export function DueNext({ item, open, unknown, onCreateDeadline }: DueNextProps) {
  if (open.deadlines === undefined) return <DueNotLoaded open={open} />;
  const ofCase = open.deadlines.filter(({ caseId }) => caseId === item.id);
  const overdue = ofCase.filter(({ standing }) => standing === 'overdue');
  const next = ofCase.filter(({ standing }) => standing !== 'overdue').slice(0, 1);
  const shown = [...overdue, ...next];
  return (
    <section aria-label="Due next" className="flex flex-col gap-2">
      <UnknownStepsList unknown={unknown} caseId={item.id} />
      <h2 className="font-semibold">Due next</h2>
      {shown.length === 0 ? (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
          <p className="text-muted">No open deadline in this case has a date yet.</p>
          {can(item.memberRole, 'deadline:create') && (
            <Button variant="secondary" onClick={onCreateDeadline}>
              Create Deadline
            </Button>
          )}
        </Card>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {shown.map((deadline) => (
            <li key={deadline.id}>
              <DueItem deadline={deadline} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

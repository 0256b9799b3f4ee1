import { Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { amount } from '#src/text/words.ts';
import { paths } from '../paths.ts';
import { dayText } from '../text/due-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { part } from '../ui/part.tsx';
import { DueItem } from './due-item.tsx';
import { UnknownStepsList } from './unknown-steps.tsx';
import { type DueDeadline, firstOf, type Next } from './use-next.ts';
import { NextNotLoaded } from './what-is-due.tsx';

interface DueNextProps {
  item: Case;
  next: Next;
  onCreateDeadline(): void;
}

const CaseSheet = part(async () => (await import('./case-sheet.tsx')).CaseSheet);

/** More days to come than these stand in the timeline. */
const MOST_AHEAD = 4;

/** What this case asks for: all that is overdue, and the next days to come. */
export function DueNext({ item, next, onCreateDeadline }: DueNextProps) {
  if (next.deadlines === undefined || next.unknown === undefined) return <NextNotLoaded next={next} />;
  const ofCase = next.deadlines.filter(({ caseId }) => caseId === item.id);
  const overdue = ofCase.filter(({ standing }) => standing === 'overdue');
  const ahead = ofCase.filter(({ standing }) => standing !== 'overdue');
  const soonest = [...overdue, ...ahead.slice(0, MOST_AHEAD)];
  const unknown = next.unknown.filter(({ caseId }) => caseId === item.id);
  // The same comes first here as on the first page.
  const before = firstOf({ deadlines: soonest, unknown });
  const first = before?.deadline ?? soonest[0];
  const shown = soonest.toSorted((one, other) => Number(other === first) - Number(one === first));
  const more = ofCase.length - shown.length;
  return (
    <section aria-label="Due next" className="flex flex-col gap-2">
      <UnknownStepsList unknown={next.unknown} caseId={item.id} first={before?.step} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">Due next</h2>
        {shown.length > 0 && <PrintDays item={item} deadlines={shown} />}
      </div>
      {shown.length === 0 ? (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
          <p className="max-w-[60ch] text-muted">{noDay(item, next)}</p>
          {can(item.memberRole, 'deadline:create') && (
            <Button variant="secondary" onClick={onCreateDeadline}>
              Create Deadline
            </Button>
          )}
        </Card>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {shown.map((deadline, index) => (
            <li key={deadline.id}>
              <DueItem deadline={deadline} isFirst={index === 0 && before?.step === undefined} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to={paths.documents(item.id)} className="self-start text-sm font-medium text-accent underline">
          {amount(more, 'more day')} in the timeline
        </Link>
      )}
      <UnknownStepsList unknown={next.unknown} caseId={item.id} isAllowed />
    </section>
  );
}

function PrintDays({ item, deadlines }: { item: Case; deadlines: readonly DueDeadline[] }) {
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setPrinting(true)}>
        <Printer aria-hidden="true" />
        Print for the fridge
      </Button>
      {isPrinting && <CaseSheet {...{ item, deadlines, onPrinted }} />}
    </>
  );
}

/** Nothing of the timeline has a day: what the papers name is said with it, so that nobody reads it as 'nothing is due'. */
function noDay({ id, state }: Case, { unknown = [] }: Next): string {
  const [named] = unknown.filter(
    ({ caseId, date, isAllowed }) => caseId === id && date !== null && !isAllowed,
  );
  if (named?.date == null) return 'No open deadline in this case has a date yet.';
  const day = dayText(named.date, dateIn(courtTimeZone(state), new Date()), named.time);
  return `Nothing on your timeline has a day yet. Your papers name one: ${named.title} (${day}). Look at it above.`;
}

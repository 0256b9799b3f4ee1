import { Clock } from 'lucide-react';
import type { Case } from '#src/cases/schema.ts';
import { responseDeadline } from '#src/service/answer-clock.ts';
import type { Summons } from '#src/summons/schema.ts';
import { dayText, dueText } from '../deadlines/due-text.ts';
import { Term } from '../ui/term.tsx';

interface ClockLineProps {
  summons: Summons;
  item: Case;
  today: string;
}

/** The time to answer: it has not started, or the date that the court's rule counts from service. */
export function ClockLine({ summons, item, today }: ClockLineProps) {
  const deadline = responseDeadline(summons, item, today);
  if (deadline.state === 'not-started') {
    return (
      <p className="flex items-center gap-1.5 font-medium">
        <Clock aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Term meaning="The days to answer are counted from the day the defendant is served, not from the day the summons was issued.">
          The clock has not started
        </Term>
      </p>
    );
  }
  const served = dayText(deadline.servedDate, today);
  if (deadline.state === 'uncounted') {
    return (
      <p>
        Served on {served}. Count the days that the summons names from there, and verify the date with the
        clerk.
      </p>
    );
  }
  return (
    <>
      <p className="figures text-lg font-semibold">{dueText(deadline.date, today)}</p>
      <p className="text-sm text-muted">
        Counted from service on {served} by {deadline.citation}. Verify with the clerk.
      </p>
    </>
  );
}

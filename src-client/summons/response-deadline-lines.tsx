import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { responseDeadline } from '#src/service/answer-clock.ts';
import type { Summons } from '#src/summons/schema.ts';
import { dayText, dueText } from '../text/due-text.ts';
import { formatDay } from '../text/format.ts';
import { Term } from '../ui/term.tsx';

interface ResponseDeadlineLinesProps {
  summons: Summons;
  item: Case;
  today: string;
}

/** The date by the rule where the time runs; under it the date that stands on the summons. */
export function ResponseDeadlineLines({ summons, item, today }: ResponseDeadlineLinesProps): ReactNode {
  const deadline = responseDeadline(summons, item, today);
  const onPaper = summons.responseDeadlineDate && (
    <p className="figures mt-1 text-sm text-muted">
      Reckoned from the day of issue: {formatDay(summons.responseDeadlineDate)}.{' '}
      {deadline.state === 'not-started' ? 'No time runs before somebody is served.' : 'Do not rely on it.'}
    </p>
  );
  if (deadline.state === 'not-started') {
    return (
      <>
        <p className="flex items-center gap-1.5 font-medium">
          <Clock aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <Term meaning="The days to answer are counted from the day the defendant is served, not from the day the summons was issued.">
            The clock has not started
          </Term>
        </p>
        {onPaper}
      </>
    );
  }
  if (deadline.state === 'needs-receipt-day') {
    return (
      <>
        <p>
          By mail or courier, service is complete on the day the receipt was signed. Enter that day in the
          service history, and the date is counted from it.
        </p>
        {onPaper}
      </>
    );
  }
  const served = dayText(deadline.servedDate, today);
  if (deadline.state === 'uncounted') {
    return (
      <>
        <p>
          Served on {served}. Count the days that the summons names from there, and verify the date with the
          clerk.
        </p>
        {onPaper}
      </>
    );
  }
  return (
    <>
      <p className="figures text-lg font-semibold">{dueText(deadline.date, today, deadline.dueTime)}</p>
      <p className="text-sm text-muted">
        Counted from service on {served} by {deadline.citation}. Verify with the clerk.
      </p>
      {onPaper}
    </>
  );
}

import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import { responseDeadline } from '#src/service/answer-clock.ts';
import type { Summons } from '#src/summons/schema.ts';
import { Facts } from '../cases/facts.tsx';
import { dayText, dueText } from '../deadlines/due-text.ts';
import { formatDay } from '../documents/format.ts';
import { paths } from '../paths.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Term } from '../ui/term.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = { served: 'done', filed: 'done', attempted: 'due' };

const inWords = (value: string) => {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface SummonsCardProps {
  summons: Summons;
  item: Case;
  today: string;
}

/** One summons: who is called to court, how service stands, and when the answer is due. */
export function SummonsCard({ summons, item, today }: SummonsCardProps) {
  const isEntity = summons.isEntityDefendant === 'entity';
  const { status, serviceStatus } = summons;
  return (
    <article
      aria-label={`Summons for ${summons.defendantName}`}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">Defendant</p>
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi className="min-w-0 wrap-anywhere">{summons.defendantName}</bdi>
            {isEntity && <Badge>Entity</Badge>}
          </h3>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone={TONES[status] ?? 'neutral'}>{inWords(status)}</Badge>
          {serviceStatus !== status && (
            <Badge tone={TONES[serviceStatus] ?? 'neutral'}>{inWords(serviceStatus)}</Badge>
          )}
        </div>
      </div>
      <Facts
        items={[
          { label: 'Plaintiff', value: <bdi>{summons.plaintiffName}</bdi> },
          ...(isEntity
            ? [
                {
                  label: 'Registered agent',
                  value: summons.registeredAgentName && (
                    <>
                      <bdi className="block">{summons.registeredAgentName}</bdi>
                      <bdi className="block text-sm whitespace-pre-line text-muted">
                        {summons.registeredAgentAddress}
                      </bdi>
                    </>
                  ),
                },
              ]
            : []),
          { label: 'Court', value: summons.courtName },
          { label: 'Issued', value: <Day date={summons.issuedDate} /> },
        ]}
      />
      <div className="border-t border-line pt-3">
        <p className="text-sm text-muted">Response deadline</p>
        <Deadline summons={summons} item={item} today={today} />
      </div>
      <Link
        to={paths.summons(summons.caseId, summons.id)}
        className={buttonClass({ variant: 'secondary', size: 'small', className: 'self-start' })}
        aria-label={`View Details of the summons for ${summons.defendantName}`}
      >
        View Details
      </Link>
    </article>
  );
}

function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="figures">
      {formatDay(date)}
    </time>
  );
}

/** The date by the rule where the time runs; under it the date that stands on the summons. */
function Deadline({ summons, item, today }: SummonsCardProps): ReactNode {
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
      <p className="figures text-lg font-semibold">{dueText(deadline.date, today)}</p>
      <p className="text-sm text-muted">
        Counted from service on {served} by {deadline.citation}. Verify with the clerk.
      </p>
      {onPaper}
    </>
  );
}

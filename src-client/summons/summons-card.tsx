import { Link } from 'react-router';
import type { Case } from '#src/cases/schema.ts';
import type { Summons } from '#src/summons/schema.ts';
import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Facts } from '../ui/facts.tsx';
import { ResponseDeadlineLines } from './response-deadline-lines.tsx';
import { inWords, serviceTone } from './status-words.ts';

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
          <Badge tone={serviceTone(status)}>{inWords(status)}</Badge>
          {serviceStatus !== status && (
            <Badge tone={serviceTone(serviceStatus)}>{inWords(serviceStatus)}</Badge>
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
        <ResponseDeadlineLines summons={summons} item={item} today={today} />
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

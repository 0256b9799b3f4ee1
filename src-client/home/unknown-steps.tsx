import { CalendarPlus, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { reminderDates } from '#src/law/reminders.ts';
import type { CaseStep } from '#src/next/schema.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { useCreateDeadlines } from '../timeline/use-create-deadlines.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../ui/use-now.ts';
import type { UnknownSteps } from './use-next-steps.ts';

const PAGE = 10;

interface UnknownStepsProps {
  unknown: UnknownSteps;
  /** Of this case alone. */
  caseId?: string;
}

/** What papers demand and no timeline holds yet: it stands before everything that has its day. */
export function UnknownStepsList({ unknown, caseId }: UnknownStepsProps) {
  const [limit, setLimit] = useState(PAGE);
  if (unknown.steps === undefined) {
    if (!unknown.failed) return null;
    return (
      <PanelFailure title="We couldn't look through your papers for days" onRetry={unknown.retry}>
        Until this works, rely on the dates on your papers.
      </PanelFailure>
    );
  }
  const all = unknown.steps.filter((step) => caseId === undefined || step.caseId === caseId);
  if (all.length === 0) return null;
  const steps = all.slice(0, limit);
  return (
    <section aria-label="Named by your papers, not on your timeline" className="flex flex-col gap-2">
      <h2 className="figures text-sm font-semibold">
        Named by your papers, not on your timeline{' '}
        <span className="font-normal text-muted">({all.length})</span>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-due">
        {steps.map((step) => (
          <li key={`${step.caseId} ${step.key}`}>
            <UnknownStep step={step} withCase={caseId === undefined} />
          </li>
        ))}
      </ul>
      {all.length > steps.length && (
        <Button variant="secondary" className="self-start" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, all.length - steps.length)} more
        </Button>
      )}
    </section>
  );
}

function UnknownStep({ step, withCase }: { step: CaseStep; withCase: boolean }) {
  const { caseId, title, why, date, time, counted, action, sources, factIds, canEdit } = step;
  const today = dateIn(courtTimeZone(step.caseState), useNow());
  const { add, busy } = useCreateDeadlines(caseId);
  const confirm = trpc.facts.confirmMany.useMutation({ meta: { silent: true } });
  const [source, ...others] = sources;
  const at = time === null ? '' : `, ${timeOfDay(time)}`;

  async function putOnTimeline(day: string) {
    const reminders = reminderDates(day, today);
    const added = await add([
      {
        kind: `${title}${at}`,
        date: day,
        status: 'upcoming',
        reminderDates: reminders.length > 0 ? reminders : null,
        remindMore: reminders.length > 0,
        isAutoCalculated: false,
      },
    ]);
    if (added > 0 && factIds.length > 0) confirm.mutate({ ids: factIds });
  }

  return (
    <article className="flex flex-col gap-2 bg-due-soft p-4 sm:px-5">
      <div>
        {date !== null && (
          <p className="figures text-xl leading-7 font-semibold tracking-tight">
            <time dateTime={date}>
              {dayText(date, today)}
              {at} · {daysText(date, today)}
            </time>
          </p>
        )}
        <h3 className="mt-0.5 font-medium wrap-anywhere">{title}</h3>
        {withCase && <p className="text-sm text-muted wrap-anywhere">{step.caseTitle}</p>}
        <p className="mt-1 max-w-[70ch] text-sm wrap-anywhere">{why}</p>
        {[source, ...others.slice(-1)].map(
          (each) =>
            each && (
              <blockquote
                key={each.n}
                className="mt-1 line-clamp-3 max-w-[70ch] font-serif text-sm wrap-anywhere"
              >
                “{each.quote.trim()}”
              </blockquote>
            ),
        )}
        {counted && <HowCounted {...counted} />}
      </div>
      <div className="-ml-1 flex flex-wrap gap-2">
        {date !== null && canEdit && (
          <Button size="small" busy={busy} onClick={() => void putOnTimeline(date)}>
            <CalendarPlus aria-hidden="true" />
            Put on my timeline
          </Button>
        )}
        {date === null && action !== null && (
          <Link to={action.path} className={buttonClass({ size: 'small' })}>
            <CalendarPlus aria-hidden="true" />
            {action.label}
          </Link>
        )}
        {source && (
          <Link
            to={paths.document(caseId, source.documentId, source)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <FileText aria-hidden="true" />
            Look at the paper
          </Link>
        )}
        {canEdit && <PutAside ids={factIds} title={title} />}
      </div>
    </article>
  );
}

/** The count, to be checked with a paper calendar. */
function HowCounted({ citation, steps, caveats }: NonNullable<CaseStep['counted']>) {
  return (
    <Disclosure label={`How this day was counted (${citation})`}>
      <ol className="figures mt-1 flex max-w-[70ch] list-decimal flex-col gap-1 pl-5 text-sm">
        {[...steps, ...caveats].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** Somebody who looked says that this is nothing for the timeline. */
function PutAside({ ids, title }: { ids: readonly string[]; title: string }) {
  const decide = trpc.facts.decide.useMutation({ meta: { errorFallback: 'This could not be saved.' } });
  const sayAll = async (status: 'dismissed' | 'found') => {
    for (const id of ids) await decide.mutateAsync({ id, status });
  };
  const putAside = async () => {
    await sayAll('dismissed');
    showToast({
      title: 'Put aside',
      description: title,
      action: { label: 'Undo', onPress: () => void sayAll('found').catch(() => {}) },
    });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={decide.isPending}
      onClick={() => void putAside().catch(() => {})}
    >
      <X aria-hidden="true" />
      Not so
    </Button>
  );
}

import { CalendarPlus, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import type { CaseStep } from '#src/next/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { DatePlate } from '../ui/date-plate.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Explained } from '../ui/explained.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../ui/use-now.ts';

const PAGE = 10;

interface UnknownStepsProps {
  unknown: readonly CaseStep[];
  /** Of this case alone. */
  caseId?: string;
  /** What papers only offer or allow stands behind what has its day. */
  isAllowed?: boolean;
  /** The one that is the first thing to do in its case. */
  first?: CaseStep | undefined;
}

/** What papers demand and no timeline holds yet: it stands before everything that has its day. */
export function UnknownStepsList({ unknown, caseId, isAllowed = false, first }: UnknownStepsProps) {
  const [limit, setLimit] = useState(PAGE);
  const all = unknown.filter(
    (step) => (step.isAllowed ?? false) === isAllowed && (caseId === undefined || step.caseId === caseId),
  );
  const title = isAllowed
    ? 'Offered or allowed by your papers'
    : 'Named by your papers, not on your timeline';
  if (all.length === 0) return null;
  const steps = all.slice(0, limit);
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="figures text-sm font-semibold">
        {title} <span className="font-normal text-muted">({all.length})</span>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-due">
        {steps.map((step) => (
          <li key={`${step.caseId} ${step.key}`}>
            <UnknownStep step={step} withCase={caseId === undefined} isFirst={step === first} />
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

interface UnknownStepProps {
  step: CaseStep;
  withCase: boolean;
  /** It stands above all else, with the one primary button. */
  isFirst?: boolean;
}

/** One need of a paper: with a plate that is proposed, or that asks for the day. */
export function UnknownStep({ step, withCase, isFirst = false }: UnknownStepProps) {
  const { caseId, title, question, why, counted, action, sources, factIds, canEdit } = step;
  const { date, time, takesPlace } = step;
  const today = dateIn(courtTimeZone(step.caseState), useNow());
  const [source, ...others] = sources;
  const look = { variant: isFirst ? 'primary' : 'secondary', size: 'small' } as const;

  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 bg-due-soft p-4 sm:px-5">
      <DatePlate {...{ date, time, takesPlace, today }} isSure={false} size={isFirst ? 'card' : 'row'} />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className={classNames('font-medium wrap-anywhere', isFirst && 'text-lg')}>
          {question === undefined ? title : `${question.slice(0, -1)} in ${step.caseTitle}?`}
        </h3>
        {question !== undefined && <p className="text-sm font-medium wrap-anywhere">{title}</p>}
        {withCase && question === undefined && (
          <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{step.caseTitle}</p>
        )}
        <p className="mt-1 max-w-[70ch] text-sm wrap-anywhere">
          <Explained>{why}</Explained>
        </p>
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
      <div className="-ml-1 flex basis-full flex-wrap gap-2">
        {action !== null && canEdit && (
          <Link to={action.path} className={buttonClass(look)}>
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

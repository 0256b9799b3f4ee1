import { CalendarPlus, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { can } from '#src/auth/permissions.ts';
import type { UserRole } from '#src/auth/schema.ts';
import type { Case } from '#src/cases/schema.ts';
import { type AnswerClock, answerClock, lawOfSummons } from '#src/service/answer-clock.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { useUser } from '../auth/use-user.ts';
import { paths } from '../paths.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { CreateDeadlineDialog } from '../timeline/create-deadline-dialog.tsx';
import { LawDoubt } from '../timeline/law-doubt.tsx';
import { ProofSteps } from '../timeline/proof-steps.tsx';
import { STANDING } from '../timeline/standing.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Term } from '../ui/term.tsx';
import type { ServiceProps } from './service-props.ts';

const SHOWN = { past: 'overdue', due: 'due', upcoming: 'upcoming' } as const;

type Counted = Extract<AnswerClock, { state: 'counted' }>;

/** Whose date it is: a defendant's own, or the one the other side has to keep. */
function titleFor(role: UserRole, defendantName: string): ReactNode {
  if (role === 'defendant') return 'Your answer is due';
  return (
    <>
      {role === 'plaintiff' ? 'The other side’s answer is due' : 'The answer is due'} (
      <bdi>{defendantName}</bdi>)
    </>
  );
}

/** What the date means to whoever reads it. */
function meaningFor(role: UserRole, { date, latest }: Counted, today: string): string {
  if (role === 'defendant') {
    return 'File a written answer by this day. Without one the court may give the other side what it asks.';
  }
  const after = latest > date ? ` Another reading gives until ${dayText(latest, today)}: wait for that.` : '';
  return `If nothing is filed by then, the plaintiff may ask the court for a judgment without an answer (a default).${after}`;
}

interface AnswerDateProps extends ServiceProps {
  /** The attempt that service rests on; null while there is none. */
  attempt: ServiceAttempt | null;
}

/** The time to answer: it has not started, or the date that the court's rule counts from service, for the timeline. */
export function AnswerDate({ summons, item, today, attempt }: AnswerDateProps) {
  const { role } = useUser();
  const clock = answerClock({ summons, attempt, item, today });
  if (clock.state === 'not-started') {
    return (
      <div>
        <p className="text-sm text-muted">Time to answer</p>
        <p className="flex items-center gap-1.5 font-medium">
          <Clock aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <Term meaning="The days to answer are counted from the day the defendant is served, not from the day the summons was issued.">
            The clock has not started
          </Term>
        </p>
      </div>
    );
  }
  const title = titleFor(role, summons.defendantName);
  if (clock.state === 'counted') {
    return (
      <div className="flex flex-col gap-3">
        <CountedDate
          title={title}
          meaning={meaningFor(role, clock, today)}
          clock={clock}
          item={item}
          today={today}
        />
        <LawDoubt caseId={item.id} law={lawOfSummons(summons, item)} />
      </div>
    );
  }
  return (
    <div className="flex max-w-[70ch] flex-col gap-1">
      <p className="text-sm text-muted">{title}</p>
      {clock.state === 'uncounted' && (
        <p>
          Served on {dayText(clock.servedOn, today)}. We do not know this court’s rule, so no day is counted.
          Count the days that the summons names from there, and verify the date with the clerk.
        </p>
      )}
      {clock.notes.map((note) => (
        <p key={note} className={clock.state === 'uncounted' ? 'text-sm' : undefined}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface CountedDateProps {
  title: ReactNode;
  meaning: string;
  clock: Counted;
  item: Case;
  today: string;
}

function CountedDate({ title, meaning, clock, item, today }: CountedDateProps) {
  const { date, dueTime, servedOn, citation, notes, steps, caveats, prefill } = clock;
  const look = STANDING[SHOWN[statusFor(date, today)]];
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">{title}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={date} className="figures text-xl leading-7 font-semibold tracking-tight">
          {dayText(date, today, dueTime)}
        </time>
        <span className={classNames('figures text-sm font-medium', look.text)}>{daysText(date, today)}</span>
      </p>
      <p className="max-w-[70ch] text-sm">
        Counted from service on {dayText(servedOn, today)} by {citation}. Verify with the clerk. {meaning}
      </p>
      {notes.map((note) => (
        <p key={note} className="max-w-[70ch] text-sm text-muted">
          {note}
        </p>
      ))}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <OntoTimeline item={item} prefill={prefill} />
        <ProofSteps steps={steps} />
        {caveats.length > 0 && (
          <Disclosure label="Verify with the clerk">
            <ul className="mt-1 flex max-w-[70ch] list-disc flex-col gap-1.5 pl-9 text-sm">
              {caveats.map((caveat) => (
                <li key={caveat}>{caveat}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** The date is offered, never set: the dialog opens filled in, and the person decides. */
function OntoTimeline({ item, prefill }: Pick<CountedDateProps, 'item'> & Pick<Counted, 'prefill'>) {
  const { stages } = useTimeline(item.id, item.state);
  const [isCreating, setCreating] = useState(false);
  const kept = stages?.find(
    ({ calculation }) =>
      calculation?.deadlineType === prefill.deadlineType && calculation.triggerDate === prefill.trigger.date,
  );
  if (kept) {
    return (
      <Link
        to={paths.milestone(kept.caseId, kept.id)}
        className="inline-flex min-h-8 items-center gap-1.5 text-sm underline underline-offset-4 hover:text-accent touch:min-h-11 [&_svg]:size-4"
      >
        <CircleCheck aria-hidden="true" className="text-done" />
        On the timeline
      </Link>
    );
  }
  if (!stages || !can(item.memberRole, 'deadline:create')) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setCreating(true)}>
        <CalendarPlus aria-hidden="true" />
        Create deadline
      </Button>
      {isCreating && (
        <CreateDeadlineDialog
          caseId={item.id}
          caseState={item.state}
          prefill={{ tab: 'calculate', ...prefill }}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

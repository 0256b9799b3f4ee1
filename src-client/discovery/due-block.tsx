import { CalendarPlus, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { DiscoveryDue } from '#src/discovery/due.ts';
import type { DiscoveryService } from '#src/discovery/schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { paths } from '../paths.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { ProofSteps } from '../timeline/proof-steps.tsx';
import { STANDING } from '../timeline/standing.tsx';
import type { Stage } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { countsText } from './discovery-words.ts';

interface DueBlockProps {
  due: DiscoveryDue;
  service: DiscoveryService;
  /** Nothing is open any more: the day is told without urgency. */
  isSettled: boolean;
  /** Whether other kinds of request in the paper have a day of their own. */
  isOneOfSeveral: boolean;
  stages: readonly Stage[];
  today: string;
  /** Null for somebody who may not put deadlines on the timeline. */
  onCreate: (() => void) | null;
}

const SHOWN = { past: 'overdue', due: 'due', upcoming: 'upcoming' } as const;

/** The last day to answer, how it was counted, and the way onto the timeline. */
export function DueBlock(props: DueBlockProps) {
  const { due, service, isSettled, isOneOfSeveral, stages, today, onCreate } = props;
  const look = STANDING[isSettled ? 'done' : SHOWN[statusFor(due.date, today)]];
  const onTimeline = stages.find(
    ({ calculation }) =>
      calculation?.deadlineType === due.deadlineType && calculation.triggerDate === service.servedOn,
  );
  const kinds = { interrogatory: 0, production: 0, admission: 0 };
  for (const kind of due.kinds) kinds[kind] = 2;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">
        Answers due
        {isOneOfSeveral ? ` for ${countsText(kinds).replaceAll('2 ', '')}` : ''}, {due.citation}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={due.date} className="figures text-xl leading-7 font-semibold tracking-tight">
          {dayText(due.date, today)}
        </time>
        <span className={classNames('figures text-sm font-medium', look.text)}>
          {isSettled ? 'Every request has an answer' : daysText(due.date, today)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {onTimeline ? (
          <Link
            to={paths.milestone(onTimeline.caseId, onTimeline.id)}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm underline underline-offset-4 hover:text-accent touch:min-h-11 [&_svg]:size-4"
          >
            <CircleCheck aria-hidden="true" className="text-done" />
            On the timeline
          </Link>
        ) : (
          onCreate && (
            <Button variant="secondary" size="small" onClick={onCreate}>
              <CalendarPlus aria-hidden="true" />
              Create deadline
            </Button>
          )
        )}
        <ProofSteps steps={due.steps} />
        {due.caveats.length > 0 && (
          <Disclosure label="Verify with the clerk">
            <ul className="mt-1 flex max-w-[70ch] list-disc flex-col gap-1.5 pl-9 text-sm">
              {due.caveats.map((caveat) => (
                <li key={caveat}>{caveat}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

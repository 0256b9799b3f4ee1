import { type ReactNode, useRef } from 'react';
import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { EVENTS, type EventKey } from '#src/law/events.ts';
import { amount } from '#src/text/words.ts';
import { dayText } from '../text/due-text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { goToHearing } from './calculated-proof.tsx';
import type { EventGroup } from './group-by-event.ts';
import { ListedResult, OtherResult } from './listed-result.tsx';
import type { Calculator } from './use-calculator.ts';
import { WhatHappened } from './what-happened.tsx';

/** Events that are asked for at once; the rest are behind 'Something else'. */
const MOST_ASKED = 5;

interface CalculatedListProps {
  calculator: Calculator;
  /** False where nothing can be put on the timeline. */
  canAdd: boolean;
}

/** Every deadline of the court: first those counted from what happened, the others behind a word. */
export function CalculatedList({ calculator, canAdd }: CalculatedListProps) {
  const { picks, today, happened, choice, grouped } = calculator;
  const heading = useRef<HTMLHeadingElement>(null);
  const others = countOf(grouped.others);
  return (
    <>
      <WhatHappened
        day={dayText(calculator.entries.trigger.date, today)}
        events={choice.events}
        shown={Math.min(MOST_ASKED, choice.usual || MOST_ASKED)}
        value={happened}
        onChange={calculator.say}
      />
      {(happened !== null || grouped.own.length > 0) && (
        <h3 ref={heading} tabIndex={-1} className="figures font-semibold outline-none">
          {amount(countOf(grouped.own), 'deadline')}
          {canAdd && <span className="font-normal text-muted"> · {picks.checked.length} picked</span>}
        </h3>
      )}
      {happened !== null && !grouped.own.some(({ event }) => event !== null) && (
        <CountedBack event={happened} />
      )}
      {grouped.own.map((group) => (
        <Group
          key={group.heading}
          group={group}
          row={(result) => <ListedResult result={result} calculator={calculator} canAdd={canAdd} />}
        />
      ))}
      {others > 0 && (
        <Disclosure
          label={happened === null ? `Show all ${amount(others, 'deadline')}` : `Show the others (${others})`}
        >
          <div className="mt-2 flex flex-col gap-4">
            <p className="max-w-[70ch] text-sm text-muted">
              These are not your dates unless that is what happened. Each is counted as if it had.
            </p>
            {grouped.others.map((group) => (
              <Group
                key={group.heading}
                group={group}
                row={(result) => <OtherResult result={result} today={today} />}
                action={
                  group.event !== null && (
                    <ThisHappened
                      event={group.event}
                      onPress={(event) => {
                        calculator.say(event);
                        // The group goes to the top, and the focus with it.
                        requestAnimationFrame(() => heading.current?.focus());
                      }}
                    />
                  )
                }
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

function countOf(groups: readonly EventGroup[]): number {
  return groups.reduce((sum, { results }) => sum + results.length, 0);
}

interface GroupProps {
  group: EventGroup;
  row(result: CalculatedDeadline): ReactNode;
  action?: ReactNode;
}

function Group({ group: { heading, results }, row, action }: GroupProps) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="figures text-sm font-medium">{heading}</h4>
        {action}
      </div>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line">
        {results.map((result) => (
          <li key={result.deadlineType} className="p-3 sm:px-4">
            {row(result)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ThisHappened({ event, onPress }: { event: EventKey; onPress(event: EventKey): void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`This happened: it was ${EVENTS[event].words}`}
      onClick={() => onPress(event)}
    >
      This happened
    </Button>
  );
}

/** A hearing or a trial begins no time; its day is entered where dates are counted back from it. */
function CountedBack({ event }: { event: EventKey }) {
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="max-w-[70ch]">
        These dates count back from {EVENTS[event].words}. Enter that day as the hearing date. The trigger
        date is the day you got the papers.
      </p>
      <Button variant="secondary" size="small" onClick={goToHearing}>
        Enter the hearing date
      </Button>
    </div>
  );
}

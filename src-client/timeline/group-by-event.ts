import { ruleNamed } from '#src/law/calculate.ts';
import type { CalculatedDeadline, Jurisdiction } from '#src/law/calculation-schema.ts';
import { EVENTS, type EventKey } from '#src/law/events.ts';
import { sameDayAs } from '#src/timeline/usual-events.ts';
import { dayText } from '../text/due-text.ts';
import { dateBy } from './accept-date.ts';

export interface EventGroup {
  heading: string;
  /** What a person can say happened; null where the heading says of what day it is. */
  event: EventKey | null;
  results: CalculatedDeadline[];
}

export interface GroupedResults {
  /** Counted from what happened, and from what usually falls on the same day. */
  own: EventGroup[];
  /** Of other events, in the order of the choice. */
  others: EventGroup[];
}

interface Grouping {
  /** Whose rules they were counted by; null where nothing was counted. */
  jurisdiction: Jurisdiction | null;
  /** In the order in which they are offered. */
  events: readonly EventKey[];
  happened: EventKey | null;
  /** Null where none was entered. */
  hearingDate: string | null;
  today: string;
}

/** Which calculated dates are a person's own, by what happened on the day that was entered. */
export function groupByEvent(
  results: readonly CalculatedDeadline[],
  { jurisdiction, events, happened, hearingDate, today }: Grouping,
): GroupedResults {
  const same = happened === null ? [] : sameDayAs(happened);
  const rank = (event: EventKey | undefined) => {
    const at = events.findIndex((each) => event !== undefined && sameDayAs(each).includes(event));
    return at === -1 ? events.length : at;
  };

  function placeOf({ deadlineType, startsFrom }: CalculatedDeadline) {
    const rule = jurisdiction === null ? undefined : ruleNamed(jurisdiction, deadlineType);
    if (rule?.direction === 'backward') {
      const isHearing = rule.event === 'hearing';
      if (hearingDate === null) {
        return { isOwn: false, at: events.length, event: null, heading: `Counted back from ${startsFrom}` };
      }
      const day = dayText(hearingDate, today);
      const heading = isHearing ? `Counted back from ${day}, ${startsFrom}` : `If ${day} is ${startsFrom}`;
      return { isOwn: isHearing, at: events.length, event: null, heading };
    }
    const event = rule?.event;
    const at = rank(event);
    if (event === undefined || !same.includes(event)) {
      return { isOwn: false, at, event: event ?? null, heading: `If it was ${startsFrom}` };
    }
    const heading =
      event === happened ? `Counted from ${startsFrom}` : `Usually the same day: ${EVENTS[event].words}`;
    return { isOwn: true, at: same.indexOf(event), event, heading };
  }

  const placed = results.map((result) => ({ result, ...placeOf(result) }));
  const groups = (those: typeof placed): EventGroup[] =>
    [...Map.groupBy(those, ({ heading }) => heading)]
      .sort(([, [a]], [, [b]]) => (a?.at ?? 0) - (b?.at ?? 0))
      .map(([heading, each]) => ({
        heading,
        event: each[0]?.event ?? null,
        results: bySoonest(each.map(({ result }) => result)),
      }));
  return {
    own: groups(placed.filter(({ isOwn }) => isOwn)),
    others: groups(placed.filter(({ isOwn }) => !isOwn)),
  };
}

function bySoonest(results: readonly CalculatedDeadline[]): CalculatedDeadline[] {
  const dateOf = (result: CalculatedDeadline) => dateBy(result, result.recommended) ?? '9999';
  return [...results].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
}

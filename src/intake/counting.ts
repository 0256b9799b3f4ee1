import { startEvent } from '../facts/own-start.ts';
import { addDays, dateOf, dayNumber, daysBetween, spell, weekdayOf } from '../law/calendar-days.ts';
import { type CaseLaw, calendarOf, courtDoubt, mayBeEviction } from '../law/case-law.ts';
import { countOrderedTime } from '../law/count-order.ts';
import { closedDays } from '../law/court-days.ts';
import { lateNotes } from '../law/warnings.ts';
import { periodIn } from './answer-time.ts';
import type { Day, Proposal, Service } from './schema.ts';

type Due = Proposal['deadlines'][number];

/** How many court days before a day to aim for. */
const MARGIN = 5;
export const CHECK = 'Please check this day with the clerk.';

/** What the days of a proposal are counted with. */
export interface Counting {
  proposal: Proposal;
  law: CaseLaw;
  service: Service | null;
  /** The day of service, or the earliest that it can have been; null where nobody knows either. */
  started: string | null;
  /** Whether the person knows the day. */
  isKnown: boolean;
  today: string;
}

/** A day as it is shown, with how late it is; `hasMargin` where it can be done before. */
export function made(
  { today, law, proposal }: Counting,
  day: Pick<Day, 'what' | 'date' | 'isSure'> & Partial<Day>,
  { hasMargin = true } = {},
): Day {
  const time = day.time ?? null;
  return {
    time,
    aimFor: hasMargin ? aimFor(day.date, today, law, proposal) : null,
    daysLeft: daysBetween(today, day.date),
    steps: [],
    citation: null,
    place: null,
    ruleKey: null,
    ...day,
    warnings: [...new Set([...lateNotes(day.date, today, time), ...(day.warnings ?? [])])],
  };
}

/** Some court days before; null where none of them is still to come. */
function aimFor(date: string, today: string, law: CaseLaw, proposal: Proposal): string | null {
  const calendar = calendarOf({
    courtId: law.court?.id ?? null,
    courtName: proposal.court.value,
    state: proposal.state.value,
  });
  const isClosed = closedDays({ calendar, closures: [], keepsFridays: true });
  let day = dayNumber(date);
  for (let left = MARGIN; left > 0; ) {
    day -= 1;
    if (isClosed(day) === null) left -= 1;
  }
  return dateOf(day) > today ? dateOf(day) : null;
}

/** What is in doubt of how and when the papers came, and of the court. */
export function doubtsOf({ law, isKnown, started, service, proposal }: Counting): string[] {
  const doubt = courtDoubt(law);
  return [
    ...(isKnown || started === null
      ? []
      : [
          `You are not sure of the day, so we counted from ${spell(dayNumber(started))}, the earliest it can have been. ${CHECK}`,
        ]),
    ...(service?.method === 'unknown' && isKnown
      ? ['We counted by the way of service that leaves the least time.']
      : []),
    ...(doubt === null ? [] : [doubt]),
    ...(mayBeEviction(law)
      ? [
          'If your landlord wants you out of the place you rent, choose “Eviction” as the kind of case: you have less time.',
        ]
      : []),
    ...(isKnown && proposal.issued && service?.date && service.date < proposal.issued
      ? [
          `The paper bears a later day, ${spell(dayNumber(proposal.issued))}, than the one you got it on. Please check both days.`,
        ]
      : []),
  ];
}

/** Whether nothing of that is in doubt. */
export function isFirm({ law, proposal, isKnown, service }: Counting): boolean {
  return (
    isKnown &&
    service?.method !== 'unknown' &&
    law.certainty === 'certain' &&
    proposal.court.certainty !== 'unsure' &&
    !mayBeEviction(law)
  );
}

function plainEnd(started: string, { count, unit }: NonNullable<ReturnType<typeof periodIn>>): string {
  switch (unit) {
    case 'days':
      return addDays(started, count);
    case 'weeks':
      return addDays(started, count * 7);
    case 'months':
    case 'years': {
      const months = unit === 'years' ? count * 12 : count;
      const [year = 0, month = 1, day = 1] = started.split('-').map(Number);
      const first = new Date(Date.UTC(year, month - 1 + months, 1));
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
      first.setUTCDate(Math.min(day, last));
      return first.toISOString().slice(0, 10);
    }
    case 'court_days':
    case 'business_days': {
      let day = dayNumber(started);
      for (let left = count; left > 0; ) {
        day += 1;
        if (weekdayOf(day) !== 0 && weekdayOf(day) !== 6) left -= 1;
      }
      return dateOf(day);
    }
  }
}

const ASK_CLERK =
  'We do not have the rules of this court, so we went by the words of the paper. Call the clerk and ask: “On which day is my answer due?”';

/** The time that the paper gives in words, from the day of service. */
export function byWords(counting: Counting, due: Due, what: string): Day | null {
  const { law, started, today } = counting;
  const period = periodIn(due.period);
  if (period === null || started === null) return null;
  if (period.from !== '' && startEvent(period.from, null) !== 'service') return null;
  if (/^before\b|\bbefore\b/i.test(period.from)) return null;
  const { jurisdiction } = law;
  const counted =
    jurisdiction === null
      ? null
      : countOrderedTime({
          jurisdiction,
          count: period.count,
          unit: period.unit,
          started,
          event: 'the day you were served',
        });
  if (counted !== null) {
    return made(counting, {
      what,
      date: counted.dueDate,
      time: due.time,
      steps: counted.steps,
      citation: counted.citation,
      isSure: false,
      warnings: [
        `This is the time that the paper gives. ${CHECK}`,
        ...doubtsOf(counting),
        ...counted.caveats,
      ],
    });
  }
  const date = plainEnd(started, period);
  const weekday = weekdayOf(dayNumber(date));
  const isWeekend = weekday === 0 || weekday === 6;
  return made(counting, {
    what,
    date,
    time: due.time,
    steps: [
      `The paper gives ${due.period}.`,
      `Counted from ${spell(dayNumber(started))}, the day after being day 1.`,
      `The last day is ${spell(dayNumber(date))}.`,
    ],
    isSure: false,
    warnings: [
      ...(today > date ? [] : [ASK_CLERK]),
      ...(isWeekend ? ['That day is on a weekend. Hand in your answer before it.'] : []),
      ...doubtsOf(counting),
    ],
  });
}

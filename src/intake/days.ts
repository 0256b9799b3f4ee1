import { AppError } from '../errors.ts';
import { startEvent } from '../facts/own-start.ts';
import { calculateDeadlines } from '../law/calculate.ts';
import { addDays, dateOf, dayNumber, daysBetween, spell, weekdayOf } from '../law/calendar-days.ts';
import {
  answerRule,
  type CaseLaw,
  calendarOf,
  courtDoubt,
  mayBeEviction,
  whyNoRules,
} from '../law/case-law.ts';
import { countOrderedTime } from '../law/count-order.ts';
import { closedDays } from '../law/court-days.ts';
import { comparedNotes, lateNotes } from '../law/warnings.ts';
import { conflictsOf, isAnswerDue, lawOfProposal, periodIn } from './answer-time.ts';
import type { Day, DayAnswer, Proposal, Service } from './schema.ts';

type Due = Proposal['deadlines'][number];
export type Days = Pick<DayAnswer, 'day' | 'others' | 'why'>;

/** How many court days before a day to aim for. */
const MARGIN = 5;
/** What the time to answer the lawsuit is called among days. */
export const ANSWER_DAY = 'Your answer is due';
const CHECK = 'Please check this day with the clerk.';
/** What is only allowed has no day that binds. */
const ALLOWED = /^Allowed:/;

interface Counting {
  proposal: Proposal;
  law: CaseLaw;
  service: Service | null;
  /** The day of service, or the earliest that it can have been; null where nobody knows either. */
  started: string | null;
  /** Whether the person knows the day. */
  isKnown: boolean;
  today: string;
}

/**
 * The days to keep of papers of one case, as a person confirmed them, with how they were served; `today` is the day at
 * the court. Pure. Throws BAD_REQUEST with a way on for a day of service that cannot be.
 */
export function daysOf(proposal: Proposal, service: Service | null, today: string): Days {
  const law = lawOfProposal(proposal);
  checkService(proposal, service, today);
  const started = service === null ? null : (service.date ?? proposal.issued ?? null);
  const counting = { proposal, law, service, started, isKnown: service?.date != null, today };
  const answer = answerDay(counting);
  const rest = [...otherDays(counting), ...hearingDays(counting)];
  const all = [...(answer === null ? [] : [answer]), ...rest].toSorted(byDay);
  const day = all.find(({ daysLeft }) => daysLeft >= 0) ?? answer ?? all.at(-1) ?? null;
  const others = all.filter((each) => each !== day);
  return { day, others, why: answer === null ? whyNot(counting, day) : null };
}

function byDay(one: Day, other: Day): number {
  return one.date.localeCompare(other.date) || (one.time ?? '99').localeCompare(other.time ?? '99');
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', message, { fields: { 'service.date': message } });
}

function checkService({ deadlines }: Proposal, service: Service | null, today: string): void {
  const date = service?.date ?? null;
  if (date === null) return;
  if (date > today) {
    refuse(
      `${spell(dayNumber(date))} has not come yet. Enter the day on which you got the papers, or say that you have not got them yet.`,
    );
  }
  const named = deadlines.find((due) => due.date !== null && isAnswerDue(due) && due.date < date);
  if (named?.date) {
    refuse(
      `The paper wants an answer by ${spell(dayNumber(named.date))}, and the day you entered is later. Check both days. If both are right, choose “Not sure” and call the clerk of the court today: ask what you can still do.`,
    );
  }
}

function made(
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

function doubtsOf({ law, isKnown, started, service, proposal }: Counting): string[] {
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

function isFirm({ law, proposal, isKnown, service }: Counting): boolean {
  return (
    isKnown &&
    service?.method !== 'unknown' &&
    law.certainty === 'certain' &&
    proposal.court.certainty !== 'unsure' &&
    !mayBeEviction(law)
  );
}

/** The time to answer by the rule of the court, from the day of service; null where no rule holds or nothing has started. */
function byRule(counting: Counting): Day | null {
  const { law, service, started, today, proposal } = counting;
  const rule = answerRule(law);
  if (rule === null || law.jurisdiction === null || started === null || service === null) return null;
  const [counted] = calculateDeadlines(
    {
      triggerDate: started,
      jurisdiction: law.jurisdiction,
      serviceMethod: service.method,
      deadlineType: rule.id,
      kind: law.kind,
      isKindSaid: proposal.kind.value !== null,
    },
    today,
  );
  const court = counted?.courtRule;
  if (!court) return null;
  return made(counting, {
    what: ANSWER_DAY,
    date: court.dueDate,
    time: court.dueTime,
    steps: court.steps,
    citation: court.citation,
    ruleKey: rule.id,
    isSure: isFirm(counting) && !rule.isUnchecked && court.earliest === court.latest,
    warnings: [
      ...doubtsOf(counting),
      ...rule.warnings,
      ...comparedNotes(rule, started, today),
      ...court.caveats,
    ],
  });
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
function byWords(counting: Counting, due: Due, what: string): Day | null {
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

function namedDay(counting: Counting, due: Due, what: string): Day | null {
  if (due.date === null) return null;
  const isSure = due.certainty === 'certain';
  return made(counting, {
    what,
    date: due.date,
    time: due.time,
    steps: [`The paper names ${spell(dayNumber(due.date))}.`],
    isSure,
    warnings: isSure ? [] : [`The day could not be read for sure. Compare it with the paper. ${CHECK}`],
  });
}

/** The time to answer the lawsuit: the earliest that the rule and the paper give. */
function answerDay(counting: Counting): Day | null {
  const { proposal, law } = counting;
  if (proposal.role.value === 'plaintiff') return null;
  const what = ANSWER_DAY;
  const dues = proposal.deadlines.filter((due) => isAnswerDue(due) && !ALLOWED.test(due.label));
  const conflicts = conflictsOf(proposal.deadlines, law);
  const rule = startsAnswer(proposal, dues) ? byRule(counting) : null;
  const worded =
    rule === null || conflicts.length > 0 ? dues.flatMap((due) => byWords(counting, due, what) ?? []) : [];
  const named = dues.flatMap((due) => namedDay(counting, due, what) ?? []);
  const all = [...(rule === null ? [] : [rule]), ...worded, ...named].toSorted(byDay);
  const [first] = all;
  if (first === undefined) return null;
  const differ = all.some(({ date }) => date !== first.date);
  if (!differ) return all.find(({ isSure }) => isSure) ?? first;
  const other = all.find(({ date }) => date !== first.date) ?? first;
  const conflict =
    conflicts.length > 0
      ? conflicts.map(({ text }) => text)
      : [
          `The paper and the court’s rule give two days: ${spell(dayNumber(first.date))} and ${spell(dayNumber(other.date))}. Keep the earlier one, and ask the clerk which one counts.`,
        ];
  const late = lateNotes(first.date, counting.today, first.time);
  const warnings = [...new Set([...late, ...conflict, ...first.warnings])];
  return { ...first, isSure: false, warnings };
}

/** Whether the papers start the time to answer: a letter and an order in a case do not. */
function startsAnswer({ asks, role }: Proposal, dues: readonly Due[]): boolean {
  return role.value !== 'plaintiff' && (asks === 'how-served' || dues.length > 0);
}

function otherDays(counting: Counting): Day[] {
  const found = counting.proposal.deadlines.flatMap((due) => {
    if (isAnswerDue(due)) return [];
    const what = due.label.replace(ALLOWED, 'Allowed until this day:');
    return namedDay(counting, due, what) ?? byWords(counting, due, what) ?? [];
  });
  return found.filter(({ what }) => !what.startsWith('Allowed'));
}

function hearingDays(counting: Counting): Day[] {
  return counting.proposal.hearings.flatMap(({ label, date, time, place, certainty }) => {
    if (date === null) return [];
    const isSure = certainty === 'certain';
    return [
      made(
        counting,
        {
          what: label,
          date,
          time,
          place,
          isSure,
          steps: [
            `The paper names ${spell(dayNumber(date))}. Be there, even if you have answered in writing.`,
          ],
          warnings: isSure ? [] : [`The day could not be read for sure. Compare it with the paper. ${CHECK}`],
        },
        { hasMargin: false },
      ),
    ];
  });
}

/** What is missing for the day of the answer, with a way on; null where nothing more is to be known. */
function whyNot({ proposal, law, service, started }: Counting, day: Day | null): string | null {
  const dues = proposal.deadlines.filter(isAnswerDue);
  const awaits = startsAnswer(proposal, dues);
  if (!awaits) {
    if (day !== null) return null;
    return proposal.asks === 'letter'
      ? 'This paper is not from a court, and it names no day. No day at a court starts with it. Keep it, and look at your mail for papers of a court.'
      : 'We found no day in what we could read of these papers. Read them yourself, or ask the clerk whether a day is set.';
  }
  if (service === null)
    return 'Your time to answer starts when you get the papers. Come back when you have them, and enter the day.';
  if (started === null)
    return 'We could not read when the paper was made. Enter the earliest day on which you can have got it, and we count from there.';
  const rules = whyNoRules(law);
  if (law.kind === 'eviction' && day !== null)
    return 'This is an eviction. Be there on the day that the paper names, and ask the clerk whether a written answer is due before it.';
  return rules === null
    ? 'We found no time to answer in what we could read of these papers. Ask the clerk: “On which day is my answer due?”'
    : rules;
}

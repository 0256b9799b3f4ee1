import { periodWords } from '../facts/fact-words.ts';
import { startEvent } from '../facts/own-start.ts';
import { dayNumber, daysBetween, spell, weekdayOf } from '../law/calendar-days.ts';
import { type CaseLaw, calendarOf, courtDoubt, mayBeEviction } from '../law/case-law.ts';
import { countOrderedTime } from '../law/count-order.ts';
import { type ClosedReason, closedDays } from '../law/court-days.ts';
import { isFederal } from '../law/courts/recognize.ts';
import { lastOpenDay } from '../law/open-day.ts';
import { plainEnd } from '../law/plain-count.ts';
import { isPlainService, wayDoubt } from '../law/service-doubts.ts';
import { lateNotes } from '../law/warnings.ts';
import { aimOf } from '../next/aim.ts';
import { isOfUnserved } from '../next/conditional.ts';
import { COLLECTING_WAITS, ORDER_LASTS } from '../next/day-names.ts';
import { runsFromOwnPaper } from '../next/own-answer.ts';
import { countable } from './answer-time.ts';
import { firstPaperDoubts } from './first-paper.ts';
import { dayByNoticeLaw, EARLIER } from './notice-law.ts';
import {
  isLandlords,
  runsFromAnotherPaper,
  runsFromItself,
  runsFromOwnDay,
  runsFromSending,
} from './own-paper.ts';
import { earlierOf } from './said-twice.ts';
import type { Day, Proposal, Service } from './schema.ts';

type Due = Proposal['deadlines'][number];

export const CHECK = 'Please check this day with the clerk.';

/** What to do about a day that was not read for sure. */
export function unsureNote({ asks }: Proposal): string {
  const compare = 'The day could not be read for sure. Compare it with the paper.';
  return asks === 'letter' ? compare : `${compare} ${CHECK}`;
}

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

/** What to say of a day that is today or has passed; of a letter's day no court can tell anything. */
function lateIn(
  proposal: Pick<Proposal, 'asks' | 'sendBack' | 'decision'>,
  date: string,
  today: string,
  time: string | null,
): string[] {
  const late = lateNotes(date, today, time);
  const { asks } = proposal;
  const isCourts = asks !== 'letter' && !(runsFromItself(proposal) && asks === 'nothing');
  return isCourts || date >= today ? late : late.slice(1).concat('This day has passed.');
}

/** A day as it is shown, with how late it is; without `hasMargin` where it cannot be done before, as in hours or where somebody has to be there. */
export function made(
  counting: Counting,
  day: Pick<Day, 'what' | 'date' | 'isSure'> & Partial<Day>,
  { hasMargin = true } = {},
): Day {
  const { today, proposal } = counting;
  const time = day.time ?? null;
  return {
    time,
    aimFor: aimOf(
      { name: day.what, date: day.date, isOfLetter: proposal.asks === 'letter', takesPlace: !hasMargin },
      { today, isClosed: closedAt(counting), open: [] },
    ),
    daysLeft: daysBetween(today, day.date),
    steps: [],
    citation: null,
    place: null,
    ruleKey: null,
    ...day,
    warnings: [...new Set([...lateIn(proposal, day.date, today, time), ...(day.warnings ?? [])])],
  };
}

/** Whether the court of a proposal is closed on a day. */
export function closedAt(counting: Pick<Counting, 'law' | 'proposal'>): (day: number) => boolean {
  const closed = closedBy(counting);
  return (day) => closed(day) !== null;
}

function closedBy({ law, proposal }: Pick<Counting, 'law' | 'proposal'>): ClosedReason {
  const calendar = calendarOf({
    courtId: law.court?.id ?? null,
    courtName: proposal.court.value,
    state: proposal.state.value,
  });
  return closedDays({ calendar, closures: [], keepsFridays: true });
}

/** What to do about a day that a paper of a court names and on which the court is closed; nothing where it is open. */
export function closedNotes(
  counting: Pick<Counting, 'law' | 'proposal'>,
  date: string,
  { isSitting }: { isSitting: boolean },
): string[] {
  if (counting.proposal.asks === 'letter') return [];
  const closed = closedBy(counting);
  const reason = closed(dayNumber(date));
  if (reason === null) return [];
  const why = `${spell(dayNumber(date))} is ${reason}, and courts are closed then. Compare it with the paper.`;
  if (isSitting) return [`${why} Ask the clerk today which day is meant.`];
  const open = lastOpenDay(dayNumber(date), (day) => closed(day) !== null);
  return [`${why} Hand it in by ${spell(open)}, the last open day before it, or ask the clerk.`];
}

/** What is in doubt of how and when the papers came, and of the court. */
export function doubtsOf({ law, isKnown, started, service, proposal }: Counting): string[] {
  const doubt = courtDoubt(law);
  return [
    ...(isKnown || started === null
      ? []
      : [
          service?.date == null
            ? `You are not sure of the day, so we counted from ${spell(dayNumber(started))}, the earliest it can have been. ${CHECK}`
            : `It was mailed before it came, and the time most often starts with that. We counted from ${spell(dayNumber(started))}, the day the paper bears. ${CHECK}`,
        ]),
    ...[
      service === null || proposal.begins === false
        ? null
        : wayDoubt(service.method, stateOf(law, proposal), isFederalLaw(law)),
    ].filter((note) => note !== null),
    ...(proposal.sendBack
      ? [
          'These papers came with a form to sign and send back. If they only came in the mail, you may not be served yet. Keep this day until you know.',
        ]
      : []),
    ...firstPaperDoubts(proposal),
    ...(service?.method === 'unknown' && isKnown
      ? ['We counted by the way of service that leaves the least time.']
      : []),
    ...(doubt === null ? [] : [doubt]),
    ...(mayBeEviction(law)
      ? [
          'If your landlord wants you out of the place you rent, choose “Eviction” as the kind of case: you have less time.',
        ]
      : []),
    ...(proposal.issued && isBeforePaper(proposal, service)
      ? [
          `The paper bears a later day, ${spell(dayNumber(proposal.issued))}, than the one you got it on. Please check both days.`,
        ]
      : []),
  ];
}

/** Nobody gets a paper before it is made: one of the two days was read or remembered wrongly. */
function isBeforePaper({ issued, serviceTold }: Proposal, service: Service | null): boolean {
  // A proof of service is made after it.
  if (serviceTold) return false;
  return issued != null && service?.date != null && service.date < issued;
}

const isFederalLaw = ({ court }: CaseLaw) => isFederal(court);
const stateOf = ({ court }: CaseLaw, { state }: Proposal) => court?.state ?? state.value;

/** Whether nothing of that is in doubt. */
export function isFirm({ law, proposal, isKnown, service }: Counting): boolean {
  return (
    isKnown &&
    service !== null &&
    !isBeforePaper(proposal, service) &&
    isPlainService(service.method, isFederalLaw(law)) &&
    !runsFromItself(proposal) &&
    !proposal.first &&
    law.certainty === 'certain' &&
    proposal.court.certainty !== 'unsure' &&
    !mayBeEviction(law)
  );
}

/** Within a case papers come by mail, and their time often runs from the day they were sent. */
const FROM_MAILING =
  'Look at the end of the paper: its certificate of service says when it was sent. If that is before the day you got it, the time may run from there. Keep the earlier day.';

/** Of a landlord's own notice. */
const NO_COURT =
  'This is a notice from your landlord, not from a court. Nobody may put you out without a court order. Ask legal help today if you can still pay. Watch for court papers: then time is short.';

/** Of the same about a store or an office, for which fewer laws stand between its owner and the lock. */
const NO_COURT_OF_BUSINESS =
  'This is a notice from the owner of the place, not from a court. For a place of business some states let the owner change the locks without a court, and most do not. Ask a lawyer today if this was allowed. If the locks are changed, ask in writing for the key and for your things. Watch for court papers: then time is short.';

/** What to know of a landlord’s own notice. */
export const noCourtWords = ({ tenancy }: Pick<Proposal, 'tenancy'>): string =>
  tenancy?.isCommercial === true ? NO_COURT_OF_BUSINESS : NO_COURT;

const ASK_CLERK =
  'We do not have the rules of this court, so we went by the words of the paper. Call the clerk and ask: “On which day is my answer due?”';

/** The time that the paper gives in words, from the day of service; of one said in two ways the earlier, to be checked. */
export function byWords(counting: Counting, due: Due, what: string): Day | null {
  const day = inWords(counting, due, what);
  const shorter = due.shorter ? inWords(counting, { ...due, period: due.shorter }, what) : null;
  return day === null || shorter === null ? day : earlierOf(day, shorter);
}

function inWords(counting: Counting, due: Due, what: string): Day | null {
  const { today, proposal } = counting;
  const period = countable(due.period);
  // What follows a paper of the person's own does not start with being served.
  if (period === null || runsFromOwnPaper(period.from) || isOfUnserved(due.label)) return null;
  // A hold without a beginning of its own does not start with being served.
  if (due.label === COLLECTING_WAITS && period.from === '') return null;
  // Nobody knows when the motion, or the changed complaint, of which an order speaks is served.
  const isOther = proposal.motion === undefined && runsFromAnotherPaper(period.from);
  if (proposal.begins === false && isOther) return null;
  // 'shall enroll within fourteen days', in an order of which nobody is asked when it came: from its own day.
  const isAsked = counting.started !== null || proposal.asks !== 'nothing';
  const isBare = period.from === '' && proposal.begins === false && !isAsked;
  const isSent = isBare || runsFromSending(period.from) || runsFromOwnDay(period.from);
  // It was sent before it came: of that no day is known but the one that the paper bears.
  const started = isSent ? (proposal.runsFrom ?? proposal.issued ?? null) : counting.started;
  if (started === null) return null;
  if (!isSent && period.from !== '' && startEvent(period.from, null) !== 'service') return null;
  if (/^before\b|\bbefore\b/i.test(period.from)) return null;
  if (due.label === ORDER_LASTS) return endOfOrder(counting, due, { what, started });
  const { jurisdiction } = counting.law;
  const counted =
    jurisdiction === null
      ? null
      : countOrderedTime({
          jurisdiction,
          count: period.count,
          unit: period.unit,
          started,
          event: isSent ? 'the day the paper bears' : 'the day you were served',
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
        `This is the time that the paper gives. ${proposal.begins === false ? FROM_MAILING : CHECK}`,
        ...(proposal.begins === false ? [] : doubtsOf(counting)),
        ...counted.caveats,
      ],
    });
  }
  const law = dayByNoticeLaw(proposal, period, started);
  if (law !== null) {
    const { caveats, ...counted } = law;
    const warnings = ['This is no day of a court.', ...caveats];
    return made(counting, { what, time: due.time, ...counted, isSure: false, warnings });
  }
  const date = plainEnd(started, period);
  if (period.unit === 'hours') return endOfHours(counting, due, { what, date, started });
  const weekday = weekdayOf(dayNumber(date));
  const isWeekend = weekday === 0 || weekday === 6;
  const closed = closedBy(counting)(dayNumber(date));
  const holiday =
    closed === null ? [] : [`That day is ${closed}: courts are closed then. Hand in your answer before it.`];
  return made(counting, {
    what,
    date,
    time: due.time,
    steps: [
      `The paper gives ${periodWords(period)}.`,
      `Counted from ${spell(dayNumber(started))}${isSent ? ', the day the paper bears' : ''}; the day after is day 1.`,
      ...(period.unit === 'court_days' || period.unit === 'business_days'
        ? ['Weekends are left out, and holidays that every court keeps.']
        : []),
      `The last day is ${spell(dayNumber(date))}.`,
    ],
    isSure: false,
    warnings:
      proposal.asks === 'letter'
        ? [
            'This is no day of a court.',
            ...(isWeekend
              ? [isLandlords(proposal) ? EARLIER : 'That day is on a weekend. Send it before.']
              : []),
          ]
        : [
            ...(today > date ? [] : [ASK_CLERK]),
            ...(isWeekend ? ['That day is on a weekend. Hand in your answer before it.'] : holiday),
            ...doubtsOf(counting),
          ],
  });
}

/** How long an order holds moves for no weekend. */
function endOfOrder(
  counting: Counting,
  { period, time }: Due,
  { what, started }: { what: string; started: string },
): Day | null {
  if (period === null) return null;
  const date = plainEnd(started, period);
  return made(
    counting,
    {
      ...{ what, date, time, isSure: false },
      steps: [
        `The paper gives ${periodWords(period)}.`,
        `Counted from ${spell(dayNumber(started))}; the day after is day 1.`,
        `The last day is ${spell(dayNumber(date))}.`,
      ],
      warnings: [`The judge can make it longer. ${CHECK}`],
    },
    { hasMargin: false },
  );
}

/** Hours run on, over weekends and holidays, from an hour that nobody wrote down. */
function endOfHours(
  counting: Counting,
  { period, time }: Due,
  { what, date, started }: { what: string; date: string; started: string },
): Day {
  return made(
    counting,
    {
      ...{ what, date, time, isSure: false },
      steps: [
        `The paper gives ${period === null ? '' : periodWords(period)}.`,
        `Counted from ${spell(dayNumber(started))}. Hours run on over weekends and holidays.`,
        `The last day is ${spell(dayNumber(date))}, up to the hour at which they began.`,
      ],
      warnings: [
        ...(counting.proposal.asks === 'letter' ? ['This is no day of a court.'] : []),
        'This is a time in hours. Do it as soon as you can, and note the hour you do it.',
      ],
    },
    { hasMargin: false },
  );
}

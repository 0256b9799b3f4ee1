import { AppError } from '../errors.ts';
import { calculateDeadlines, deadlineTypeOf } from '../law/calculate.ts';
import type { CalculatedDeadline, Jurisdiction } from '../law/calculation-schema.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { answerRule, type CaseLaw, type LawSource, lawOf } from '../law/case-law.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { type Summons, servedOn } from '../summons/schema.ts';
import type { ServiceAttempt } from './schema.ts';
import { awaitsReceipt, serviceDay } from './state.ts';

export type ResponseDeadline =
  /** Nobody was served yet, so no time is running. */
  | { state: 'not-started' }
  /** Sent by mail or courier, and the day on which the receipt was signed is not entered: nothing is counted. */
  | { state: 'needs-receipt-day' }
  /** Counted from service by the court's rule. */
  | { state: 'counted'; servedDate: string; date: string; dueTime: string | null; citation: string }
  /** Served, and this court's rule is not known here. */
  | { state: 'uncounted'; servedDate: string };

type CourtOfSummons = Pick<Summons, 'state' | 'courtName' | 'caseNumber'>;

/** The law of a summons, by its own state, court and number, and by the case's where it says nothing. */
export function lawOfSummons(summons: CourtOfSummons, item: LawSource): CaseLaw {
  const courtName = summons.courtName || item.courtName;
  return lawOf({
    ...item,
    state: summons.state || item.state,
    courtName,
    caseNumber: summons.caseNumber || item.caseNumber,
    // What was chosen for the case holds for a summons of the same court alone.
    courtId: courtName === item.courtName ? item.courtId : null,
  });
}

function answerFrom(triggerDate: string, law: CaseLaw, today: string): CalculatedDeadline['courtRule'] {
  const rule = answerRule(law);
  const { jurisdiction } = law;
  if (rule === null || jurisdiction === null) return null;
  try {
    // A summons is served personally by whatever way: no rule adds days for mail to the first answer.
    const deadlineType = deadlineTypeOf(rule.name);
    const counted = { triggerDate, jurisdiction, serviceMethod: 'personal', deadlineType } as const;
    return calculateDeadlines(counted, today)[0]?.courtRule ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** When the answer to a summons is due: by the rule of the court, from the day service succeeded. */
export function responseDeadline(summons: Summons, item: LawSource, today: string): ResponseDeadline {
  const servedDate = servedOn(summons);
  if (servedDate === null) return { state: 'not-started' };
  if (summons.awaitsReceipt) return { state: 'needs-receipt-day' };
  const rule = answerFrom(servedDate, lawOfSummons(summons, item), today);
  if (!rule) return { state: 'uncounted', servedDate };
  const { dueDate: date, dueTime, citation } = rule;
  return { state: 'counted', servedDate, date, dueTime, citation };
}

/** What the dialog that creates a deadline is opened with. */
export interface ClockPrefill {
  deadlineType: string;
  jurisdiction: Jurisdiction;
  trigger: { date: string; milestoneId: null };
  service: { serviceMethod: 'personal'; mailedFrom: null };
}

export type AnswerClock =
  /** Nobody was served yet, so no time is running. */
  | { state: 'not-started' }
  /** Served by mail or courier, and the day on which the receipt was signed is not entered: nothing is counted. */
  | { state: 'needs-receipt-day'; notes: string[] }
  /** Served, and this court's rule is not known here. */
  | { state: 'uncounted'; servedOn: string; notes: string[] }
  | {
      state: 'counted';
      /** The day the count starts from, YYYY-MM-DD. */
      servedOn: string;
      /** The date to keep, YYYY-MM-DD; where readings differ, the earliest. */
      date: string;
      /** The time of day by which it is due, HH:MM at the court; null where the day alone counts. */
      dueTime: string | null;
      /** The latest date that any reading gives: before it has passed nobody is surely in default. */
      latest: string;
      steps: string[];
      citation: string;
      caveats: string[];
      /** Which day counts as the day of service, and why. */
      notes: string[];
      prefill: ClockPrefill;
    };

const inWords = (date: string) => spell(dayNumber(date));

type Substitute = Pick<ServiceAttempt, 'serviceMethod' | 'attemptDate' | 'mailingDate'>;

/** Papers that were left with somebody else are served once the copy is mailed too: the day that is later. */
function laterDay({ serviceMethod, attemptDate, mailingDate }: Substitute): string | null {
  const isSubstitute = serviceMethod === 'substitute_residence' || serviceMethod === 'substitute_business';
  return isSubstitute && mailingDate !== null && mailingDate > attemptDate ? mailingDate : null;
}

/** What counts in an eviction that no rule here gives a time to answer for. */
const BE_AT_HEARING =
  'In an eviction the summons often names the day of the hearing. Be there. Ask the clerk if a written answer is due too.';

const WAYS = {
  mail_or_courier: 'receipt',
  substitute_residence: 'home',
  substitute_business: 'work',
} as const;

/** What the court's own rules say of a summons that came in this way; null in the courts of the form, and where nothing was read. */
function ownWords(method: keyof typeof WAYS, law: CaseLaw): string | null {
  const rule = answerRule(law);
  const { jurisdiction } = law;
  if (rule === null || jurisdiction === null || jurisdiction === 'new_mexico_district') return null;
  return COURT_SYSTEMS[jurisdiction].service[rule.extension]?.[WAYS[method]]?.caveat ?? null;
}

function notesOn(attempt: ServiceAttempt, laterDate: string | null, law: CaseLaw): string[] {
  const { serviceMethod, attemptDate, mailingDate } = attempt;
  if (serviceMethod === 'mail_or_courier') {
    const own = ownWords(serviceMethod, law);
    const signed = `Counted from ${inWords(serviceDay(attempt))}, the day the receipt was signed`;
    return [
      own === null
        ? `${signed}: by mail or courier, service is complete on that day, not on the day of mailing. Verify with the clerk.`
        : `${signed}. ${own}`,
    ];
  }
  if (serviceMethod !== 'substitute_residence' && serviceMethod !== 'substitute_business') return [];
  const left = `The papers were left with somebody else on ${inWords(attemptDate)}.`;
  const another = law.jurisdiction === null ? null : COURT_SYSTEMS[law.jurisdiction].leftWithAnother;
  if (another !== null) {
    return [`${left} ${another} Who has to answer keeps to the date here.`];
  }
  const own = ownWords(serviceMethod, law);
  if (own !== null) return [`${left} ${own}`];
  if (mailingDate === null) {
    return [
      `${left} The copy has to be mailed too, and no mailing is recorded yet. Service may be complete only with it. Until you have asked the clerk, keep to the earlier date.`,
    ];
  }
  if (laterDate === null) return [`${left} That day counts here. Verify with the clerk.`];
  return [
    `${left} The copy was mailed on ${inWords(mailingDate)}, and service may be complete only then. Who has to answer keeps to the earlier date; who waits for the answer waits for the later one, ${inWords(laterDate)}. Verify with the clerk.`,
  ];
}

export interface ClockInput {
  summons: Summons;
  /** The attempt that service rests on; null when it is not known. */
  attempt: ServiceAttempt | null;
  item: LawSource;
  /** YYYY-MM-DD at the court. */
  today: string;
}

/**
 * When the answer is due, counted by the deadline engine from the day of service by the court's rule (Rule 1-012(A)
 * NMRA, FRCP 12(a), CCP 412.20), with what the dialog needs to make a deadline of it. Mail and courier count from the
 * day the receipt was signed; without that day nothing is counted.
 */
export function answerClock({ summons, attempt, item, today }: ClockInput): AnswerClock {
  const served = servedOn(summons);
  if (served === null) return { state: 'not-started' };
  if (attempt !== null && awaitsReceipt(attempt)) {
    return {
      state: 'needs-receipt-day',
      notes: [
        'By mail or courier, service is complete on the day the receipt was signed, not on the day of mailing. Enter that day, and the date for the answer is counted from it. Verify with the clerk.',
      ],
    };
  }
  const start = attempt === null ? served : serviceDay(attempt);
  const law = lawOfSummons(summons, item);
  const answer = answerRule(law);
  const rule = answerFrom(start, law, today);
  const later = attempt && laterDay(attempt);
  if (law.jurisdiction === null || answer === null || !rule) {
    return {
      state: 'uncounted',
      servedOn: start,
      notes: [
        ...(law.kind === 'eviction' ? [BE_AT_HEARING] : []),
        ...(attempt ? notesOn(attempt, null, law) : []),
      ],
    };
  }
  const laterRule = later && answerFrom(later, law, today);
  const latest = laterRule ? laterRule.latest : rule.latest;
  return {
    state: 'counted',
    servedOn: start,
    date: rule.dueDate,
    dueTime: rule.dueTime,
    latest,
    steps: rule.steps,
    citation: rule.citation,
    caveats: rule.caveats,
    notes: attempt ? notesOn(attempt, laterRule ? latest : null, law) : [],
    prefill: {
      deadlineType: deadlineTypeOf(answer.name),
      jurisdiction: law.jurisdiction,
      trigger: { date: start, milestoneId: null },
      service: { serviceMethod: 'personal', mailedFrom: null },
    },
  };
}

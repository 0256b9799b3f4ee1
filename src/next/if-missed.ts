import type { CaseKind } from '../law/courts/case-kinds.ts';
import { takenAfterJudgment } from '../law/service-doubts.ts';
import { isAnswerToLawsuit, isAppealDay, isAsideDay } from './day-names.ts';
import { isMotionResponse } from './motion-response.ts';

/** Papers of which something else follows than of a lawsuit. */
export type ToldBy = 'protection' | 'protection-notice' | 'bankruptcy' | 'subpoena' | 'arrest' | 'sale';

const TOLD: Readonly<Record<Exclude<ToldBy, 'arrest'>, string>> = {
  protection: 'the judge can make the order longer without you.',
  'protection-notice': 'the judge can make orders without you that last for years.',
  sale: 'the home or land can be sold on that day, and you can have to leave it.',
  bankruptcy:
    'and it is your bankruptcy, the case can be dismissed. If they owe you, a claim that comes late may not be paid.',
  subpoena:
    'the court can hold you in contempt. It can make you pay a fine, or have you arrested and brought in. If you cannot do what it asks, do not just stay away: object in writing, or ask the court before that day to cancel or change it.',
};

/** Whom a paper orders to come on pain of arrest; 'unsaid' where it says 'you', or tells of the sitting alone. */
export type MustCome = 'plaintiff' | 'defendant' | 'unsaid';

/** Whether whoever is on this side is the one who has to come; whoever has not said the side is told as one who is sued. */
export const isOrderedToCome = (who: MustCome | null, side: string | null): boolean =>
  who !== null &&
  (who === side || (who === 'unsaid' && side !== 'plaintiff') || (who === 'defendant' && side === null));

/** What follows for whoever is ordered to come, as to a hearing on contempt, and stays away. */
export const MUST_COME = 'You must be there. The judge can order your arrest if you are not.';

export interface Missable {
  /** What the day is called. */
  name: string;
  /** Somebody has to be there. */
  takesPlace: boolean;
  kind: CaseKind | null;
  /** USPS code. */
  state: string | null;
  /** What the rule that it is counted by says follows, as a sentence. */
  ofRule?: string | null;
  /** What else than a lawsuit its paper is about. */
  told?: ToldBy | null;
}

const MOTION =
  'the judge can grant the motion without hearing your side. If the motion asks for a judgment, you can lose the case that way. What you do not dispute may count as true.';
/** Of a motion against whoever sues. */
export const SUING_MOTION =
  'the judge can grant the motion without hearing your side. If it asks for that, your case can be dismissed.';
/** Of the hearing on an order to keep away, for whoever asked for it. */
export const ASKED_FOR_ORDER = 'the judge can end the order that you asked for, or not give it.';
export const isOfProtection = (told: ToldBy | null): boolean =>
  told === 'protection' || told === 'protection-notice';
const REQUESTS = /\b(?:answer|respon[ds]\w*)\b.*\brequests?\b|\brequests?\s+(?:for|to)\s+admi/i;
const ADMITTED = 'If you miss it: what you were asked to admit can count as admitted.';
const AGAINST = 'the judge can decide without you';

/** What a judge can do where somebody who is sued does not answer or come, as the end of a sentence. */
export function withoutYou({ name, kind, state, told = null }: Omit<Missable, 'takesPlace'>): string {
  if (isMotionResponse(name)) return MOTION;
  if (told !== null && told !== 'arrest') return TOLD[told];
  if (kind === 'eviction') return `${AGAINST} and order you to leave.`;
  return kind === 'family' ? `${AGAINST}.` : `${AGAINST}. ${takenAfterJudgment(state)}`;
}

/** What follows for whoever sues and misses a day of the court, or one that the other side's paper starts; null of all others. */
export function ifMissedSuing({
  name,
  takesPlace,
  told,
  ofRule,
}: Pick<Missable, 'name' | 'takesPlace' | 'told' | 'ofRule'>): string | null {
  if (takesPlace && told === 'arrest') return MUST_COME;
  if (takesPlace && isOfProtection(told ?? null)) return `If you are not there, ${ASKED_FOR_ORDER}`;
  if (isMotionResponse(name)) return `If you do nothing, ${SUING_MOTION}`;
  return REQUESTS.test(name) ? missedBy(ofRule ?? null, ADMITTED) : null;
}

const missedBy = (ofRule: string | null, otherwise: string) =>
  ofRule === null ? otherwise : `If you miss it: ${ofRule.charAt(0).toLowerCase()}${ofRule.slice(1)}`;

/** What follows for whoever is sued and misses a day, as sentences; null where nothing is known of it. */
export function ifMissed(day: Missable): string | null {
  if (day.told === 'sale') return `If you do nothing, ${withoutYou(day)}`;
  if (day.takesPlace && day.told === 'arrest') return MUST_COME;
  if (day.takesPlace) return `If you are not there, ${withoutYou(day)}`;
  if (isAnswerToLawsuit(day.name) || isMotionResponse(day.name))
    return `If you do nothing, ${withoutYou(day)}`;
  if (day.ofRule != null) return missedBy(day.ofRule, '');
  if (REQUESTS.test(day.name)) return ADMITTED;
  if (isAppealDay(day.name))
    return 'If you miss it, you can most often not appeal any more. You may still ask the judge to set the judgment aside.';
  if (isAsideDay(day.name))
    return 'If you miss it, the judgment most often stands, and they can collect. If you were never served, ask all the same.';
  return null;
}

import type { CaseKind } from '../law/courts/case-kinds.ts';
import { takenAfterJudgment } from '../law/service-doubts.ts';
import { isAnswerToLawsuit, isAppealDay, isAsideDay } from './day-names.ts';
import { isMotionResponse } from './motion-response.ts';

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
  /** It is an order of protection. */
  isProtection?: boolean;
  /** The court says that it has whoever stays away arrested. */
  isArrest?: boolean;
}

const MOTION =
  'the judge can grant the motion without hearing your side. If the motion asks for a judgment, you can lose the case that way. What you do not dispute may count as true.';
const AGAINST = 'the judge can decide without you';

/** What a judge can do where somebody who is sued does not answer or come, as the end of a sentence. */
export function withoutYou({
  name,
  kind,
  state,
  isProtection,
  isArrest,
}: Omit<Missable, 'takesPlace'>): string {
  if (isArrest === true) return 'you can be arrested.';
  if (isMotionResponse(name)) return MOTION;
  if (isProtection === true) return 'the judge can make the order longer without you.';
  if (kind === 'eviction') return `${AGAINST} and order you to leave.`;
  return kind === 'family' ? `${AGAINST}.` : `${AGAINST}. ${takenAfterJudgment(state)}`;
}

/** What follows for whoever is sued and misses a day, as sentences; null where nothing is known of it. */
export function ifMissed(day: Missable): string | null {
  if (day.takesPlace) return `If you are not there, ${withoutYou(day)}`;
  if (isAnswerToLawsuit(day.name) || isMotionResponse(day.name))
    return `If you do nothing, ${withoutYou(day)}`;
  if (day.ofRule != null)
    return `If you miss it: ${day.ofRule.charAt(0).toLowerCase()}${day.ofRule.slice(1)}`;
  if (isAppealDay(day.name))
    return 'If you miss it, you can most often not appeal any more. You may still ask the judge to set the judgment aside.';
  if (isAsideDay(day.name))
    return 'If you miss it, the judgment most often stands, and they can collect. If you were never served, ask all the same.';
  return null;
}

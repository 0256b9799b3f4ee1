import { type LawSource, lawOf } from '../law/case-law.ts';
import { MOTION_COURTS, type MotionCourt } from './schema.ts';

/**
 * Whose motions to show first, since a person can choose others: those of the case's court, else of the trial court of
 * its state. Nothing is counted by it.
 */
export function suggestedMotionCourt(source: LawSource): MotionCourt {
  const { jurisdiction, court } = lawOf(source);
  const own = MOTION_COURTS.find((known) => known === jurisdiction);
  if (own !== undefined) return own;
  const state = court === null ? source.state : null;
  return state === 'CA' ? 'california' : state === 'NM' ? 'new_mexico_district' : 'federal';
}

/** What is said where the rules of federal court stand in for those of a court whose motions are not told here. */
export const UNTOLD =
  'These are the rules of federal court. Your court has other days and duties: ask its clerk. Do not count on a motion to stop the time to answer, as it does in federal court: answer by the day that the paper you were served with gives.';

/**
 * 'the district courts of Texas': the court of the case, where its motions are not told here; 'a court that is not
 * known' where nothing but a state, or not even that, says which it is. Null where its own are shown.
 */
export function untoldCourt(source: LawSource): string | null {
  const { jurisdiction, court } = lawOf(source);
  if (MOTION_COURTS.some((known) => known === jurisdiction)) return null;
  if (court !== null) return court.rulesOf ?? 'this court';
  return suggestedMotionCourt(source) === 'federal' ? 'a court that is not known' : null;
}

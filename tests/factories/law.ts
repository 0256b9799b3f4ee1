import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { answerRule, type LawSource, lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import type { CourtRule } from '#src/law/court-rule.ts';

/** What a case says of its court: nothing, but for what is given. */
export function makeLawSource(change: Partial<LawSource> = {}): LawSource {
  return { ...UNKNOWN_CASE, ...change };
}

/** The law of a case of which nothing but this is known. */
export const lawWith = (change: Partial<LawSource>) => lawOf(makeLawSource(change));

/** By when a civil complaint is answered in a jurisdiction. */
export function civilAnswerRule(jurisdiction: Jurisdiction): CourtRule {
  const found = answerRule({ jurisdiction, kind: 'civil' });
  if (found === null) throw new Error(`There is no answer in ${jurisdiction}.`);
  return found;
}

import type { Paper } from '../../papers/paper.ts';
import type { FoundFact } from '../schema.ts';
import { findDays } from './days.ts';

/** What a day is called on which a judge decides from what was written, and nobody is heard. */
export const ON_PAPERS = 'Decided on the papers';
/** What the return day of a summons is called where the court does not sit on it. */
export const RETURN_DAY = 'Return date';

/** So far behind the sentence of a day the paper may say that nobody is heard on it, in characters. */
const REACH = 260;
/** 'without an oral hearing', 'No oral hearing will be held', 'no appearance is required'. */
const NOBODY_HEARD =
  /\bwithout\s(?:(?:an?|any|further|oral)\s){0,2}(?:hearing|argument|appearance)\b|\bno\s(?:oral\s|in-person\s)?(?:hearing|argument)\s(?:will|shall|is|has)\b|\b(?:will|shall)\sbe\sno\s(?:oral\s)?(?:hearing|argument)\b|\bno\s(?:personal\s)?appearances?\s(?:(?:is|are|will\sbe|shall\sbe)\s)?(?:required|necessary|needed)\b|\bappearances?\s(?:is|are)\snot\s(?:required|necessary|needed)\b|\b(?:you|the\sparties|nobody|no\sone)\s(?:(?:do|does)\snot\s(?:need|have)\sto|need\snot|(?<=nobody\s|one\s)needs?\sto)\s(?:come|appear|attend|be\s(?:present|there))\b/i;
/** A Texas court's own words for the day of a motion that is decided so: 'set for submission', 'on the submission docket'. */
const SUBMITTED =
  /\b(?:set|noticed|placed|considered|heard|decided|submitted|determined)\b[^.;]{0,60}?\b(?:by|for|on|upon)\s(?:(?:the|this|court's|court’s|written)\s){0,3}submission\b/i;
/** On such a condition somebody may be heard after all. */
const CONDITION = /\b(?:if|unless|except|request(?:s|ed)?)\b/i;
const RETURNS = /\breturn\s(?:date|day)\b/i;
const NO_COURT_DATE =
  /\breturn\s(?:date|day)\sis\snot\sa\s(?:hearing|court|trial)\s(?:date|day)\b|\b(?:do|does)\snot\s(?:need|have)\sto\s(?:come|appear|go|be\sin\scourt)\b[^.;]{0,40}\bon\s(?:the|your)\sreturn\s(?:date|day)\b/i;

/** Sittings as they were read, with those on which the paper says nobody has to come under names of their own. */
export function withNoAppearance(facts: readonly FoundFact[], paper: Paper): FoundFact[] {
  const isNoCourtDate = NO_COURT_DATE.test(paper.text.replace(/\s+/g, ' '));
  return facts.map((fact): FoundFact => {
    if (fact.kind !== 'hearing') return fact;
    if (isNoCourtDate && RETURNS.test(fact.quote)) return { ...fact, label: RETURN_DAY };
    return isOnPapers(fact, paper) ? { ...fact, label: ON_PAPERS } : fact;
  });
}

/** Whether the sentence of a day, or one of those behind it before another day, says that nobody is heard on it. */
function isOnPapers({ start, end }: FoundFact, { text }: Paper): boolean {
  const own = text.slice(start, end).replace(/\s+/g, ' ');
  if ((NOBODY_HEARD.test(own) || SUBMITTED.test(own)) && !CONDITION.test(own)) return true;
  const behind = text.slice(end, end + REACH).replace(/\s+/g, ' ');
  const near = behind.slice(0, findDays(behind)[0]?.start ?? behind.length);
  return near.split(/(?<=[.;])\s/).some((said) => NOBODY_HEARD.test(said) && !CONDITION.test(said));
}

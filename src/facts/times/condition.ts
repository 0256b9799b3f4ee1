import { shortened } from './clause.ts';

/** Where a statement says under which condition it binds: 'If you disagree, you must …', 'Unless …, the parties shall …'. */
const BEFORE =
  /(?:^|[.;:]\s|\d,\s|,\s(?:and|but|or)\s)(?:[•●▪*–-]\s*|\(?\w{1,3}[.)]\s+)?((?:if(?!\s(?:any|applicable|necessary|needed|desired|so|not)\b,?)|unless|in the event(?: that)?|in case|to the extent(?: that)?|should(?=\s(?:you|he|she|they|it|either|any|an?|the|both|no)\b))\s[^;]{4,240}),\s(?:then\s)?(?=[^,;:]*$)/gi;
/** Some of all that may read it, or whoever wants something: 'Persons with disabilities must', 'To request an interpreter, you must'. */
const SOME =
  /(?:^|[.;:]\s)\W{0,4}((?:(?:any|all|those|a)\s)?(?:persons?|people|individuals?|anyone|anybody|those|part(?:y|ies)|litigants?|members of the public)\s(?:with|who|that(?=\swants?\b)|whose|needing|requiring|in need of|wishing|seeking|desiring|requesting)\b[^.;:]{4,140}?|(?:in order )?to (?:request|ask for|arrange|obtain|get|apply for)\s[^.;:,]{4,140}?)(?:,\s|\s(?=(?:must|shall|should|are|is|may)\b))/gi;
/** Who has to act, between the condition and the act. */
const FAR = 110;
const LONGEST = 70;

export interface Condition {
  /** Where its words begin in the clause. */
  start: number;
  end: number;
  words: string;
}

/** The condition that stands before an act of a clause; null where none does, or where the day belongs to the condition. */
export function conditionBefore(
  text: string,
  act: number,
  day: { start: number; end: number },
): Condition | null {
  const lead = text.slice(0, act);
  const found = [...lead.matchAll(BEFORE), ...lead.matchAll(SOME)].at(-1);
  const words = found?.[1];
  if (found === undefined || words === undefined) return null;
  const start = found.index + found[0].indexOf(words);
  const end = start + words.length;
  const isOfSome =
    /^(?:any|all|those|a|persons?|people|individuals?|any\p{L}+|part(?:y|ies)|litigants?|members)\b/iu;
  if (act - end > FAR || (day.start < end && start < day.end)) return null;
  return {
    start,
    end,
    words: isOfSome.test(words) ? `for ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words,
  };
}

/** A label with the condition under which it binds: 'File a claim, if you believe the money is exempt'. */
export function underCondition(label: string, { words }: Condition): string {
  const calm = words === words.toUpperCase() ? words.toLowerCase() : words;
  const said = calm.charAt(0).toLowerCase() + calm.slice(1);
  return `${label}, ${shortened(said, LONGEST)}`;
}

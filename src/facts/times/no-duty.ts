import { kindById, kindsNamed } from '../../papers/kinds.ts';
import type { Candidate } from './candidates.ts';
import type { Duty } from './duty.ts';
import { NO_NAME } from './no-name.ts';
import { saysSitting } from './sitting-words.ts';

/** A stamp or a cell: a day with its hour and not a word. */
export const saysNothing = (clause: string): boolean =>
  /^[\d\s/.:,-]*(?:[ap]\.?m\.?)?[\s.]*(?:[ecmp][sd]?t)?[\s.]*$/i.test(clause);

/** 'the first due May 15': a payment of an offer, which is open until another day. */
export const INSTALLMENT =
  /\b(?:first|last|next|second|third|each|installments?|payments?)\s(?:payment\s)?(?:is\s|being\s|falls\s)?(?:due|payable)\s(?:on\s|by\s)?$/i;

/** Steps of a case, as a schedule names them behind their day. */
const STEP =
  /\b(?:disclosures?|experts?|discovery|motions?|pleadings?|amend\w*|briefs?|brief(?:ing)|witness(?:es)?|exhibits?|reports?|responses?|repl(?:y|ies)|designations?|instructions|payments?|appeals?|answers?|objections?|claims?|oppositions?|mediation)\b/i;
const FEWEST_OF_ROW = 4;
/** '04/15/2031 Ada Kell', and a row of numbers and names: a day that nothing is said of. */
export const isStamped = (clause: string, at: number): boolean =>
  (at <= 0 || (clause.match(/\d[\d/-]*/g) ?? []).length >= FEWEST_OF_ROW) &&
  !/:|(?<!\p{L})\p{Ll}{2,}/u.test(clause) &&
  !saysSitting(clause) &&
  !STEP.test(clause);

const NOT_NEEDED =
  /\bneed not\b|\bnot (?:be )?required to (?:appear|come|attend)\b|\bdo(?:es)? not (?:have|need) to (?:appear|come|attend|be (?:present|in court|there))\b/i;
const SAYS_IT_DID =
  /^(?:this|the (?:within|foregoing|instant|present))\s(?:\w+\s){1,3}?(?:is|was|has been)\s(?:being\s|therefore\s)?(?:timely|filed|made|brought|served)\b/i;

/** 'Do not respond until the expiration of fourteen days': a time to wait, in which nothing of it may be done. */
const NOT_YET = /\b(?:do|must|may|shall|should) not\b[^.;]{0,80}\buntil\b[^.;]{0,60}$/i;

/** 'MINUTE ORDER: December 18': what a court calls its own paper is due by nobody; what it orders is. */
const isCourtsPaper = ({ label, what }: Pick<Duty, 'label' | 'what'>): boolean =>
  / due$/i.test(label) && kindsNamed(what).some((id) => kindById(id).group === 'court');

/** What nobody has to do, what a paper says of itself, and days of which nothing is asked. */
export function isNoDuty(
  { text: clause, start }: { text: string; start: number },
  { label, what }: Duty,
  { isWeak, isVague, isToCome }: { isWeak: boolean; isVague: boolean; isToCome: boolean },
  mention: Candidate['mention'],
): boolean {
  if (isCourtsPaper({ label, what })) return true;
  if (NOT_NEEDED.test(clause) || SAYS_IT_DID.test(clause)) return true;
  if (mention.form === 'period' && NOT_YET.test(clause.slice(0, Math.max(0, mention.start - start))))
    return true;
  if (label === NO_NAME && !isToCome) return mention.form !== 'period' || (isWeak && mention.event === '');
  return isVague && label === 'Deadline' && mention.form === 'weekday';
}

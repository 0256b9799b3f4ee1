import type { KindId } from './kinds.ts';
import type { TitleCandidate } from './titles.ts';

/** A box to tick before it, a paper that is named by its number, a heading over remarks, the rest of a sentence. */
const NO_TITLE = /^(?:\[[\sxX_]?\]|\([\sxX_]{1,2}\)|[☐☑☒□■])|^\p{Ll}|\bNos?\.\s?:?\s?\d{1,4}[-\d]|^NOTICES$/u;
/** 'DISMISSING SECOND AMENDED PETITION': what an order does, on the second line of its title. */
const DONE_BY_ORDER =
  /^(?:(?:AND|OR)\s)?(?:GRANTING|DENYING|DISMISSING|ADOPTING|ACCEPTING|REJECTING|AFFIRMING|REVERSING|REMANDING|VACATING|SUSTAINING|OVERRULING|STAYING|STRIKING|CLOSING|SETTING|APPROVING|TRANSFERRING|CONSOLIDATING|CONTINUING|REQUIRING|DIRECTING|ISSUING)\s/;
/** What somebody petitions for within a matter that is there already, or beside one. */
const PETITIONS_WITHIN =
  /^(?:(?:joint|verified|amended|unopposed)\s)*petition\s(?:(?:and|for an?)\sorder\s)?(?:for|to|of|seeking)\s(?:(?:the|an?|leave|permission|entry of)\s){0,2}(?:\p{L}+\s){0,2}?(?:expun\p{L}+|expung\p{L}+|seal\p{L}*|dismiss\p{L}*|set aside|vacat\p{L}*|rehearing|reconsider\p{L}*|waive\p{L}*|proceed(?:ing)?|reduc\p{L}*|modif\p{L}*|extension of (?:the )?time|extend (?:the )?time|withdraw\p{L}*|intervene|enforce\p{L}*|attorneys?[’']?\sfees|fees?)(?!\p{L})/iu;

/** The lines that read as titles of the paper itself; what is petitioned for within a matter is moved for. */
export function ownTitles(titles: readonly TitleCandidate[]): TitleCandidate[] {
  return titles
    .filter(({ words }) => !NO_TITLE.test(words.trim()) && !DONE_BY_ORDER.test(words.trim()))
    .map((title) => ({ ...title, type: kindOfTitle(title) }));
}

function kindOfTitle({ type, words }: TitleCandidate): KindId {
  return type === 'petition' && PETITIONS_WITHIN.test(words.trim()) ? 'motion' : type;
}

import type { KindId } from './kinds.ts';
import { TITLE_CUES } from './title-cues.ts';

const LEAD =
  /^(?:[("'[]*(?:THE|THIS|A|AN|JOINT|UNOPPOSED|OPPOSED|AGREED|CONSENT|EMERGENCY|EXPEDITED|URGENT|RENEWED|CORRECTED|AMENDED|SUPPLEMENTAL|FIRST|SECOND|THIRD|FOURTH|FIFTH|EX[- ]PARTE|VERIFIED|ORIGINAL|PARTIAL|PRO SE|REDACTED|SEALED|PUBLIC|CONFIDENTIAL|CIVIL|RE|SUBJECT|MOVING|DEFENSE|OFFICIAL|COMBINED|CONSOLIDATED|REVISED|TENANT|IN REM|CLASS ACTION|COLLECTIVE ACTION|PLAINTIFFS?|DEFENDANTS?|RESPONDENTS?|PETITIONERS?|(?:LOCAL )?RULES? \d[\w.()-]*)[\])"',:.]*\s+)+/;
const OWNER = /^(?!.*\b(?:IS|ARE|WAS|HAS|HEREBY|COMES?|NOW|BEFORE|COURT)\b.*['’]).{1,120}?(?:['’]S|S['’])\s+/;

/** Upper case, straight quotes, single spaces, and letters set wide ('O R D E R') drawn together. */
export function plainCapitals(block: string): string {
  return block
    .toUpperCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:[A-Z] ){3,}[A-Z]\b/g, (wide) => wide.replaceAll(' ', ''))
    .trim();
}

/** Without the words that say whose paper it is and the how-many-eth. */
function withoutLead(words: string): string {
  return words
    .replace(OWNER, '')
    .replace(LEAD, '')
    .replace(/^[^A-Z]+/, '');
}

export interface TitleHead {
  type: KindId;
  /** Where the head word begins, and how long it is. */
  at: number;
  width: number;
}

/** Without one of these no cue of a title fits; most lines have none. */
const ANY_HEAD =
  /SERV|SUMMONS|RETURN|MAILING|DELIVERY|SUBP|MOTION|REMOVAL|NOTICE|DISMISS|FILING|APPEA|SUBSTITUTION|WITHDRAWAL|SUGGESTION|PROPOSED|ORDER|STIPULAT|REPORT|FINDINGS|RECOMMEND|MINUTE|OPINION|DECISION|DISPOSITION|RULING|JUDG|DECREE|DEFAULT|VERDICT|GARNISH|WITHHOLDING|ASSIGNMENT|WRIT|WARRANT|ANSWER|RESPONSE|REPLY|DENIAL|OBJECTION|OPPOSITION|INTERROG|REQUEST|DEMAND|SETS? OF|DISCLOSURE|LIST|STATEMENT|CERTIFICAT|TRANSCRIPT|DEPOSITION|RECORD|MEMORAND|BRIEF|POINTS|PLAN|QUESTIONNAIRE|APPLICATION|DEMURRER|CLAIM|PETITION|COMPLAINT|INDICTMENT|CITATION|AFFI|DECLARATION|VERIFICATION|DOCKET|REGISTER|SUMMARY|EXHIBIT|OFFER|PROPOSAL|SHEET|INSTRUCTIONS|LEASE|AGREEMENT|CONTRACT|NOTE|BILL|AMENDMENT|INVOICE|LEDGER|HISTORY|RECEIPT|ACCEPTANCE|WAIVER?|PROOF|ENTRY|INTERVENTION/;

export function mayHaveHead(words: string): boolean {
  return ANY_HEAD.test(words);
}

/** The head word of a title in plain capitals, wherever it stands. */
function earliestCue(words: string): TitleHead | undefined {
  if (!ANY_HEAD.test(words)) return undefined;
  let best: TitleHead | undefined;
  for (const { type, pattern } of TITLE_CUES) {
    const hit = pattern.exec(words);
    if (hit && (best === undefined || hit.index < best.at))
      best = { type, at: hit.index, width: hit[0].length };
    if (best?.at === 0) break;
  }
  return best;
}

/** Words that no noun of a title has before it: it stands in a sentence, or carries on from the line above. */
const NO_LEAD =
  /\b(?:OF|TO|FOR|IN|ON|BY|WITH|FROM|AS|UNDER|UPON|AGAINST|WITHOUT|PURSUANT|IS|ARE|WAS|WERE|BE|BEEN|HAS|HAVE|HAD|SHALL|MUST|MAY|WILL|CAN|DO|DOES|NOT|IF|THAT|THIS|THESE|WHICH|WHO|YOU|YOUR|WE|OUR|MY|IT|ITS|HEREBY|COMES?|NOW|COURT|WORK|PURCHASE|MONEY|MAIL|BACK|PICTURE|CUSTOMER|NO|NUMBER|SEE|PER|RE|VS?|(?:DISMISS|GRANT|DENY|ADOPT|AFFIRM|VACAT|APPROV|STRIK|OVERRUL|SUSTAIN|REMAND|TRANSFERR|COMPELL|CONFIRM|QUASH)ING)\b|[.;:!?\d]{2}|[;:!?{}$@_=%]|\.[A-Z]{3}/;
/** A noun that goes on in the next word is not the head: 'APPLICATION WORKSHOP'. */
const PHRASE_ENDS =
  /^\W*(?:$|(?:OF|TO|FOR|IN|RE|ON|AND|OR|AS|BY|WITH|FROM|UNDER|UPON|AGAINST|REGARDING|PURSUANT|WITHOUT|NOT|[A-Z]+ING|[A-Z]+ED|NO|NUMBER)\b|[^A-Z\s])/;
const LONGEST_LEAD = 6;

/**
 * Whether what stands before the head noun only describes it ('CHAPTER 13 TRUSTEE'S FINAL', 'SENTENCING'): a few words
 * without a preposition, a verb or a pronoun.
 */
function isDescription(lead: string): boolean {
  const words = lead.trim().split(' ');
  return words.length <= LONGEST_LEAD && !NO_LEAD.test(lead) && !/,\s*$/.test(lead);
}

/** The cue at the head of a title, after whose paper it is ('Defendant Ada Poe's First …') or what describes it. */
export function titleHead(words: string): TitleHead | undefined {
  const best = earliestCue(words);
  if (!best) return undefined;
  const lead = words.slice(0, best.at);
  const rest = withoutLead(lead);
  const isLed = rest.replace(/[^A-Z]/g, '').length === 0 || LEAD.test(`${rest.trim()} `);
  if (isLed) return best;
  const isHead = PHRASE_ENDS.test(words.slice(best.at + best.width));
  return isHead && isDescription(lead.replace(OWNER, '').replace(LEAD, '')) ? best : undefined;
}

/** Whether a heading begins with whose paper it is or its how-many-eth, up to `at`. */
export function isOnlyLead(words: string, at: number): boolean {
  return words.slice(0, at).replace(OWNER, '').replace(LEAD, '').trim() === '';
}

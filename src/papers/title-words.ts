import type { KindId } from './kinds.ts';
import { TITLE_CUES } from './title-cues.ts';

const LEAD =
  /^(?:[("'[]*(?:THE|THIS|A|AN|JOINT|UNOPPOSED|OPPOSED|AGREED|CONSENT|EMERGENCY|EXPEDITED|URGENT|RENEWED|CORRECTED|AMENDED|SUPPLEMENTAL|FIRST|SECOND|THIRD|FOURTH|FIFTH|EX[- ]PARTE|VERIFIED|ORIGINAL|PARTIAL|PRO SE|REDACTED|SEALED|PUBLIC|CONFIDENTIAL|CIVIL|RE|SUBJECT|MOVING|DEFENSE|OFFICIAL|COMBINED|CONSOLIDATED|REVISED|TENANT|CLASS ACTION|COLLECTIVE ACTION|PLAINTIFFS?|DEFENDANTS?|RESPONDENTS?|PETITIONERS?)[\])"',:.]*\s+)+/;
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
export function withoutLead(words: string): string {
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

/** The head word of a title in plain capitals, wherever it stands. */
export function earliestCue(words: string): TitleHead | undefined {
  let best: TitleHead | undefined;
  for (const { type, pattern } of TITLE_CUES) {
    const hit = pattern.exec(words);
    if (hit && (best === undefined || hit.index < best.at))
      best = { type, at: hit.index, width: hit[0].length };
    if (best?.at === 0) break;
  }
  return best;
}

/** The cue at the head of a title, after whose paper it is ('Defendant Ada Poe's First …'). */
export function titleHead(words: string): TitleHead | undefined {
  const best = earliestCue(words);
  if (!best) return undefined;
  const rest = withoutLead(words.slice(0, best.at));
  const isLed = rest.replace(/[^A-Z]/g, '').length === 0 || LEAD.test(`${rest.trim()} `);
  return isLed ? best : undefined;
}

/** Whether a heading begins with whose paper it is or its how-many-eth, up to `at`. */
export function isOnlyLead(words: string, at: number): boolean {
  return words.slice(0, at).replace(OWNER, '').replace(LEAD, '').trim() === '';
}

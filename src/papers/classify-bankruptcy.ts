import type { KindId } from './kinds.ts';
import { plainCapitals } from './title-words.ts';

const TOP = 4000;
/** As the official forms 309 are headed, and what each of them says first. */
const NOTICE =
  /\bnotice\s+of\s+chapter\s+(?:7|9|11|12|13)\s+bankruptcy\s+case\b|\bcase\s+(?:has\s+been|was)\s+filed\b[^.]{0,60}\bunder\s+chapter\s+\d{1,2}\s+of\s+the\s+(?:united\s+states\s+)?bankruptcy\s+code\b[^.]*\.\s*an\s+order\s+for\s+relief\s+has\s+been\s+entered\b/i;
const DISCHARGE_TITLE =
  /\b(?:ORDER OF DISCHARGE|DISCHARGE OF (?:JOINT )?DEBTORS?|ORDER DISCHARGING DEBTORS?)\b/;
const DISCHARGES =
  /\bdischarge\b[^.]{0,60}\b(?:is|be|are)\s+(?:hereby\s+)?granted\b|\bgranted\s+a\s+discharge\b|\bdischarge\s+under\s+11\s+u\.?\s?s\.?\s?c\b/i;
const TOLD_TITLE =
  /\bSUGGESTION OF BANKRUPTCY\b|\bNOTICE OF (?:[A-Z’']+ ){0,4}(?:BANKRUPTCY|AUTOMATIC STAY|STAY OF PROCEEDINGS)\b/;
/** Somebody did file: a notice to a class or a plan only speaks of it. */
const FILED =
  /\b(?:fil(?:ed|ing)|commenc\w+)\b[^.]{0,120}\b(?:bankruptcy|chapter\s+(?:7|11|12|13)|title\s+11)\b|\b(?:petition|case)\b[^.]{0,80}\b(?:bankruptcy|chapter\s+(?:7|11|12|13)|title\s+11)\b|\bautomatic(?:ally)?\s+stay/i;
const BANKRUPTCY = /\bbankruptcy\b/i;
const MAY_BE: ReadonlySet<KindId> = new Set<KindId>([
  'notice',
  'notice-hearing',
  'notice-filing',
  'order',
  'stay-order',
  'form',
  'other',
]);

/** Which paper of a bankruptcy it is; null where it is none that is told apart. */
export function bankruptcyKind(kind: KindId, text: string, titles: readonly string[]): KindId | null {
  if (!MAY_BE.has(kind)) return null;
  const top = text.slice(0, TOP);
  if (NOTICE.test(top)) return 'bankruptcy-notice';
  const named = titles.map(plainCapitals);
  const isOrder = kind === 'order' || kind === 'form' || kind === 'other' || kind === 'notice';
  const isDischarge = named.some((title) => DISCHARGE_TITLE.test(title)) && DISCHARGES.test(top);
  if (isOrder && isDischarge) return 'bankruptcy-discharge';
  const isTold = named.some((title) => TOLD_TITLE.test(title)) && BANKRUPTCY.test(top) && FILED.test(top);
  return isTold && !named.some((title) => /\bORDER\b/.test(title)) ? 'bankruptcy-stay' : null;
}

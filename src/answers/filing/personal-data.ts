import { MONTH_WORD } from '../../text/day-words.ts';

/** What must not stand in full in a paper that anybody can read (FRCP 5.2(a), Rule 1-079 NMRA). */
export type PersonalData = 'social security' | 'account' | 'birth date';

const SOCIAL_SECURITY =
  /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])|\b(?:ssn|social security (?:number|no\.?|#)?)\D{0,20}\d{9}\b/i;
const TAX_NUMBER =
  /\b(?:ein|tin|itin|taxpayer(?: identification)?(?: number| no\.?)?)\D{0,20}\d{2,3}-?\d{2}-?\d{4,7}\b/i;
const ACCOUNT =
  /\b(?:account|acct|card|loan|routing|iban|policy)\b(?:\s*(?:numbers?|nos?\b\.?|#))?[^.;\n\d]{0,30}(?!\d{4}-\d\d-\d\d)(?:\d[ -]?){6,}/i;
const LONG_CARD = /(?<![\d.,$-])(?:\d{4}[ -]){3}\d{4}(?![\d-])/;
const BIRTH = new RegExp(
  `\\b(?:born(?: on)?|date of birth|d\\.?o\\.?b\\.?|birth date)\\b[^.;\\n]{0,20}(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|${MONTH_WORD}\\.? \\d{1,2})`,
  'i',
);

/** The kinds of personal data that a text seems to give in full, each once. */
export function personalDataIn(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  if (SOCIAL_SECURITY.test(text) || TAX_NUMBER.test(text)) found.push('social security');
  if (ACCOUNT.test(text) || LONG_CARD.test(text)) found.push('account');
  if (BIRTH.test(text)) found.push('birth date');
  return found;
}

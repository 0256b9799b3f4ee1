import type { Period } from '../facts/schema.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { type ProtectionForm, protectionFormIn } from '../law/protection-forms.ts';
import type { DayFact, NamingPaper, PaperName } from './paper-names.ts';

/** As much of such a form as holds its number. */
const TOP = 600;

/** The form of such an order, of any state; null of other papers. `top` is how its text begins. */
export const protectionForm = (top: string): ProtectionForm | null =>
  protectionFormIn(top.slice(0, TOP), null);

const FIREARMS = /\b(?:guns?|firearms?|ammunition)\b/i;
const HANDED_OVER =
  /\b(?:turn(?:ed|ing)?\s+(?:[\w,]+\s+){0,4}?(?:in|over)|surrender\w*|give\s+up|given\s+up|relinquish\w*|hand(?:ed)?\s+(?:\w+\s+){0,3}?(?:in|over)|sell|sold|stored?)\b/i;
const RECEIPT =
  /\b(?:file|bring|submit|give|show)\s+(?:(?:the\s+)?court\s+)?(?:with\s+the\s+court\s+)?(?:an?|the|that|this|your)\s+(?:\w+\s+)?receipts?\b/i;
const SERVED_BEFORE = /\bserv/i;

const TURN_IN: PaperName = { name: 'If you have firearms: turn them in', who: 'defendant' };
const RECEIPT_FILED: PaperName = {
  name: 'If you have firearms: file the receipt with the court',
  who: 'defendant',
};

/** 'This must be done within 24 hours. File a receipt within 48': a time before the receipt is not the receipt's. */
function comesBefore({ count }: Pick<Period, 'count'>, quote: string): boolean {
  const at = quote.search(new RegExp(`\\b${count}\\s`));
  return at !== -1 && at < quote.search(RECEIPT) && FIREARMS.test(quote);
}

/** The duties of an order to keep away from somebody by their names, and whose they are: none of them is everybody's. */
export function protectionName(fact: DayFact, { kind, head }: NamingPaper): PaperName | null {
  if (fact.kind !== 'deadline' || (kind !== 'protection-order' && protectionForm(head) === null)) return null;
  const { label, quote, value } = fact;
  const period = value.date || value.earliest ? null : (value.period ?? null);
  const mayBe = isNameless(label) || HANDED_OVER.test(label);
  // One sentence may order both, each within a time of its own: its own words go before those of the whole.
  for (const words of [value.what, quote]) {
    if (RECEIPT.test(words) && period !== null)
      return words === quote && comesBefore(period, quote) ? TURN_IN : RECEIPT_FILED;
    if (mayBe && FIREARMS.test(quote) && HANDED_OVER.test(words)) return TURN_IN;
  }
  if (/\bbefore\b/i.test(period?.from ?? '') && SERVED_BEFORE.test(quote))
    return { name: 'If you asked for the order: have the papers served', who: 'plaintiff' };
  return null;
}

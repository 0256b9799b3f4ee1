import type { DayFact, NamingPaper, PaperName } from './paper-names.ts';

/** Forms of California: domestic violence, civil harassment, elder abuse, gun violence, work, school. */
const FORM = /\b(DV|CH|EA|GV|WV|SV)-(109|110|116|130)\b/;
/** As much of such a form as holds its number. */
const TOP = 600;

/** The letters and the number of such a form, 'DV' and '110'; null of other papers. `top` is how its text begins. */
export function protectionForm(top: string): { family: string; form: string } | null {
  const [, family, form] = FORM.exec(top.slice(0, TOP)) ?? [];
  return family === undefined || form === undefined ? null : { family, form };
}

const FIREARMS = /\b(?:guns?|firearms?|ammunition|gun\s+dealer|law\s+enforcement\s+agency)\b/i;
const RECEIPT = /\breceipt\b/i;
const SERVED_BEFORE = /\bserv/i;

/** The duties of an order to keep away from somebody by their names, and whose they are: none of them is everybody's. */
export function protectionName(fact: DayFact, { kind, head }: NamingPaper): PaperName | null {
  if (fact.kind !== 'deadline' || (kind !== 'protection-order' && protectionForm(head) === null)) return null;
  const { label, quote, value } = fact;
  const period = value.date || value.earliest ? null : (value.period ?? null);
  if (RECEIPT.test(`${label} ${quote}`) && period !== null)
    return { name: 'If you have firearms: file the receipt with the court', who: 'defendant' };
  if (FIREARMS.test(quote)) return { name: 'If you have firearms: turn them in', who: 'defendant' };
  if (/\bbefore\b/i.test(period?.from ?? '') && SERVED_BEFORE.test(quote))
    return { name: 'If you asked for the order: have the papers served', who: 'plaintiff' };
  return null;
}

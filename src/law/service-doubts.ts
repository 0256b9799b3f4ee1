import type { ServiceWay } from './calculation-schema.ts';

/** Ways in which a first paper is brought only where a law or a judge allows it. */
const DOUBTED: ReadonlySet<ServiceWay> = new Set<ServiceWay>(['posted', 'electronic', 'mail', 'publication']);
/** An answer alone gives up the objection there; from memory. */
const LOST_BY_ANSWER: Readonly<Record<string, string>> = { CA: 'California', TX: 'Texas' };
/** Pay is not taken there for an ordinary debt; from memory. */
const KEEPS_PAY: ReadonlySet<string> = new Set(['TX']);

/** Whether a summons that came so surely counts as served on the day it came. */
export function isPlainService(way: ServiceWay, isFederal: boolean): boolean {
  // FRCP 4(e)(2)(B): with a grown person who lives there, it counts that day.
  return way === 'personal' || (way === 'home' && isFederal);
}

/** What to say of a way that may be no right one; null where there is nothing to say. `state` is a USPS code. */
export function wayDoubt(way: ServiceWay, state: string | null, isFederal: boolean): string | null {
  if (!DOUBTED.has(way)) return null;
  const place = isFederal ? undefined : LOST_BY_ANSWER[state ?? ''];
  const ask = place === undefined ? '' : ` In ${place} ask a lawyer before you file.`;
  return `This may not be a right way to bring you the papers. Keep this day all the same. Say it in your first paper, or you can lose that point.${ask}`;
}

/** What may be taken of somebody who lost, in a sentence; `state` is a USPS code. */
export function takenAfterJudgment(state: string | null): string {
  return KEEPS_PAY.has(state ?? '')
    ? 'Then they may take money from your bank account.'
    : 'Then they may take part of your pay, or money from your bank account.';
}

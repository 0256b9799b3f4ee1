/** A sum by its place, as far as a total can be told from its items. */
export interface CountedSum {
  amount: number;
  /** Offsets into the whole text. */
  start: number;
  end: number;
  /** The words around it say that it is what others come to. */
  saysTotal: boolean;
}

export type Part = 'total' | 'item';

const MOST_ITEMS = 12;
const LEAST_ITEMS = 2;
/** A list and its total stand no farther apart. */
const REACH = 1500;
const SAME = 0.005;

/**
 * Which sums are what others come to, and which are their items: of sums that stand together, each with its place in
 * the order of the text. Round sums may agree by chance, so their total has to be called one.
 */
export function partsOf(sums: readonly CountedSum[]): Map<CountedSum, Part> {
  const parts = new Map<CountedSum, Part>();
  sums.forEach((total, index) => {
    const before = itemsOf(total, sums.slice(Math.max(0, index - MOST_ITEMS), index).reverse());
    const items = before ?? itemsOf(total, sums.slice(index + 1, index + 1 + MOST_ITEMS));
    if (items === null || items.some((item) => parts.get(item) === 'total')) return;
    parts.set(total, 'total');
    for (const item of items) if (!parts.has(item)) parts.set(item, 'item');
  });
  return parts;
}

/** The nearest sums that come to a total, without a gap; null where none do. */
function itemsOf(total: CountedSum, near: readonly CountedSum[]): CountedSum[] | null {
  const items: CountedSum[] = [];
  let come = 0;
  for (const sum of near) {
    if (Math.abs(sum.start - total.start) > REACH || sum.amount <= 0) return null;
    // The total told again, in words or in the next sentence.
    if (items.length === 0 && Math.abs(sum.amount - total.amount) < SAME) continue;
    come += sum.amount;
    items.push(sum);
    if (come > total.amount + SAME) return null;
    if (Math.abs(come - total.amount) >= SAME) continue;
    if (items.length < LEAST_ITEMS) return null;
    return total.saysTotal || items.some(({ amount }) => !Number.isInteger(amount)) ? items : null;
  }
  return null;
}

const TOTAL =
  /\b(?:total(?:l?ing|s|ed)?|in all|altogether|aggregate|sum of|amount (?:due|owed|demanded|claimed)|balance (?:due|owed)|demand amount|comes? to|together)\b/i;

/** Whether the words just before or after a sum call it the sum of others. */
export function saysTotal(text: string, start: number, end: number): boolean {
  return TOTAL.test(text.slice(Math.max(0, start - 60), start)) || TOTAL.test(text.slice(end, end + 30));
}

/** 'Total amount of the debt now: $' with its figure at the beginning of the next line; words of another column may stand between. */
const SPLIT_TOTAL =
  /(?:^|\n)([^\n$]{0,40}\btotal\b[^\n$\d]{0,60})\$(?![^\S\n]*[\d.])(?:(?!\d\.\d\d)[^\n$]){0,120}\n[^\S\n]*(\d{1,3}(?:,\d{3})*\.\d{2})(?![\d,.]*\d)/gi;

/** The totals of a form whose figure stands on the line below its dollar sign; offsets into the text. */
export function splitTotals(text: string): { what: string; amount: number; start: number; end: number }[] {
  return [...text.matchAll(SPLIT_TOTAL)].map(({ 0: whole, 1: label = '', 2: figure = '', index }) => ({
    what: label.trim().replace(/\s*:$/, ''),
    amount: Number(figure.replaceAll(',', '')),
    start: index + whole.indexOf(label),
    end: index + whole.length,
  }));
}

import type { KindId } from './kinds.ts';

/** 'Reply-To: …' of a mail, and '…, it is DENIED.', where a sentence goes on. */
const NO_TITLE = /^reply-to:|\bit is (?:hereby )?(?:denied|granted|ordered|dismissed)\b/i;

const DAY_FIRST = /^\W{0,4}\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/;
const FEWEST_ROWS = 3;

/** Whether words begin with a day in figures: a row of a list. */
export const beginsWithDay = (text: string): boolean => DAY_FIRST.test(text);

/** Whether words that look like a title go on with a sentence, or are a field of a mail. */
export const isNoTitle = (text: string): boolean => NO_TITLE.test(text);

/** The lines that begin with a day, of a head that has several: what stands in a register's rows is the title of no paper. */
export function datedRows(head: readonly { text: string }[]): ReadonlySet<number> {
  const rows = head.flatMap(({ text }, line) => (beginsWithDay(text) ? [line] : []));
  return new Set(rows.length >= FEWEST_ROWS ? rows : []);
}

const LESS = 0.6;

/** How much of a title's score its own form leaves it. */
export function shareOfForm(type: KindId, text: string): number {
  // 'THIS OPINION WAS FILED' says something; 'Docket Text:' asks for what stands beside it.
  const isSaid = /^this\b.*\b(?:was|is|has been)\b|(?<!\bfor)\s?:$/i.test(text);
  // 'COMPLAINT - 1' stands at the foot of the page.
  const isFoot = /\s[-–—]\s?1$|\bpage 1\b/i.test(text);
  // 'A. MOTION' is the heading of a part.
  const isListed = /^(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})\.|\d{1,4})\s/.test(text);
  // 'MOTION HEARING' heads what was said or noted there.
  const isSitting = type === 'motion' && /\bhearing\W*$/i.test(text);
  return [isSaid, isFoot, isListed].reduce(
    (share, isSo) => (isSo ? share * LESS : share),
    isSitting ? 0.5 : 1,
  );
}

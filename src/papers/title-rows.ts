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

/** 'MOTION HEARING' heads what was said or noted there, and is hardly the title of a motion. */
export const shareOfSitting = (type: KindId, text: string): number =>
  type === 'motion' && /\bhearing\W*$/i.test(text) ? 0.5 : 1;

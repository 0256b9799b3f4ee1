/** Words of a head, by the line on which they stand. */
interface Words {
  text: string;
  line: number;
}

/** 'Reply-To: …' of a mail, and '…, it is DENIED.', where a sentence goes on. */
const NO_TITLE = /^reply-to:|\bit is (?:hereby )?(?:denied|granted|ordered|dismissed)\b/i;

const DAY_FIRST = /^\W{0,4}\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/;
const FEWEST_ROWS = 3;

/** Whether words begin with a day in figures: a row of a list. */
export const beginsWithDay = (text: string): boolean => DAY_FIRST.test(text);

/** Whether words that look like a title go on with a sentence, are a field of a mail, or stand in a list of dated rows. */
export function isNoTitle(cells: readonly Words[], { text, line }: Words): boolean {
  if (NO_TITLE.test(text)) return true;
  const rows = new Set(cells.flatMap((cell) => (beginsWithDay(cell.text) ? [cell.line] : [])));
  return rows.size >= FEWEST_ROWS && rows.has(line);
}

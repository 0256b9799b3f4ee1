import type { Paper } from '../../papers/paper.ts';

/** Rows that begin with their day: '03/04/2031<tab>Answer'. */
const DAY_ROW = /^\s{0,4}\d{1,2}\/\d{1,2}\/(?:\d{4}|\d\d)(?=\s{1,8}\p{L})/u;
const HEADS =
  /^\W{0,4}(?:register of actions|(?:civil |criminal |general )?docket\b|case (?:events|history|summary)|events? (?:&|and) (?:orders|hearings)|other events and hearings|dispositions?|date\s{1,8}(?:event|docket|proceedings|filed|entry)\b)/i;
const FIELD = /^\W{0,4}(?:date filed|filed date|file date|case (?:type|status|number|no))\b/i;
const LEAST_ROWS = 4;
const LEAST_HEADS = 2;
const LONGEST_HEAD = 80;

/**
 * Whether a paper of no known kind is the page of a case as a court shows it: rows that begin with their day under the
 * heads of a register. Its days are those of its rows, and what they tell was done.
 */
export function isRegister({ lines }: Paper): boolean {
  let rows = 0;
  let heads = 0;
  let fields = 0;
  for (const { text } of lines) {
    if (DAY_ROW.test(text)) rows += 1;
    else if (text.length > LONGEST_HEAD) continue;
    else if (HEADS.test(text)) heads += 1;
    else if (FIELD.test(text)) fields += 1;
  }
  return rows >= LEAST_ROWS && heads > 0 && heads + fields >= LEAST_HEADS;
}

/** 'CANCELED Hearing (9:30 AM)': the register itself strikes the row. */
const STRUCK =
  /^\W{0,4}(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\s{1,8})?(?:cancel+ed|vacated|void(?:ed)?|removed)\b/i;

export const isStruckRow = (row: string): boolean => STRUCK.test(row.slice(0, 60));

/** 'Response due', 'Status<tab>Appellant brief due': what is due on the row's own day. */
const DUE_ROW =
  /^(?:\W|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\s|\d{1,4}\s)*((?:[\p{L}\d'’&/.-]+\s{1,4}){1,8}?)due\s{0,4}$/iu;
const KIND_OF_ROW = /^(?:status|hold|calendar|set|pending|event|deadline)\s+(?=\S)/i;

/** What a row of a register, by its first line, says is due on its day; null where it says no such thing. */
export function dueOnRow(row: string): string | null {
  const line = row.split('\n')[0]?.slice(0, 120) ?? '';
  const what = DUE_ROW.exec(line)?.[1]?.trim().replace(/\s+/g, ' ');
  return what === undefined || /\d/.test(what) ? null : what.replace(KIND_OF_ROW, '');
}

/** So many rows of something done on later days: one day alone may be a slip of the pen. */
const ENOUGH = 2;

/** Whether a register goes on after a day: what it set for that day has been. `done` are days of rows that tell of an act. */
export const hasPassed = (day: string, done: readonly string[]): boolean =>
  done.filter((each) => each > day).length >= ENOUGH;

/** 'Motion for extension of time to file the brief to 5/25/2031': the day that somebody asks for. */
export const TIME_ASKED =
  /\b(?:extension of (?:the )?time|extend (?:the )?time|enlargement of (?:the )?time)\b[^.;\n]{0,120}?\s(?:to|until|through|up to and including)\s(?:and including\s)?$/i;

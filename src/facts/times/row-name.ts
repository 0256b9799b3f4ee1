import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { Candidate } from './candidates.ts';
import { findDays } from './days.ts';
import { rowAt } from './rows.ts';

const LONGEST_NAME = 160;
const LONGEST_LEAD = 40;
/** 'by this date' in the sentence of a row: the day with which it begins. */
const THIS_DAY = /^(?:this|that|the same|said|such)\s/i;
/** What may stand on a line before its day: the number of the row. */
const NUMBER = /^\s*(?:\(?[a-z\d]{1,2}[.)]\s*)?$/i;
/** Behind the day and a gap, a name in capitals, with what it is for: 'EXPERTS for all other parties.' */
const NAME =
  /^(?:\t|\s{2,}|\s[–—|-]\s|:\s)\s*(\p{Lu}{3,}(?:[\s&,/'’-]{1,3}\p{Lu}{2,})*(?:\s(?:for|of|by|to|from|under)\s[^.;:]{3,60}(?=[.;:]|\s*$))?)(?![\p{L}\d])/u;

/** Whether dots lead from the name of its row to a day. */
export const isLedTo = (paper: Paper, { mention, passage }: Candidate): boolean =>
  mention.form === 'day' && rowAt(paper, passage.toSource(mention.start))?.isLed === true;

/** How the row is called in which a day stands: before it, or behind it where the row begins with its day. */
export function nameOfRow(paper: Paper, { mention, passage }: Candidate): string | null {
  const at = passage.toSource(mention.start);
  return rowAt(paper, at)?.label ?? (mention.form === 'day' ? nameBehind(paper, at) : null);
}

function nameBehind(paper: Paper, start: number): string | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (line === undefined) return null;
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST_NAME));
  const [day] = findDays(text.slice(0, LONGEST_LEAD));
  if (day === undefined || !NUMBER.test(text.slice(0, day.start))) return null;
  const isOwn = start === line.start + day.start || THIS_DAY.test(paper.text.slice(start, start + 12));
  return isOwn ? (NAME.exec(text.slice(day.end))?.[1] ?? null) : null;
}

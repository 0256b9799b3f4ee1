import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { Asking } from './asked.ts';
import { findDays } from './days.ts';
import { indexOf } from './rows.ts';

const LINES_UP = 40;
const LONGEST = 240;
/** What the head of a column says of its days: somebody proposes them, they stand, the court sets them. */
const ROLE =
  /\b(?:(propos\w+|request\w*|suggest\w+)|(order(?:ed)?|ruling|adopted|court|set)|(current|existing|original|present|old))\b(?:['’]s)?/gi;
const CELL = /\bN\/?A\b|\bnone\b|\bsame\b/gi;

type Role = 'proposed' | 'set' | 'standing';

/**
 * How a day of a table stands whose columns are headed 'Proposal' or 'Proposed': it is asked for, or, where another column
 * says what the court ordered, refused. Null of any other day, and of rows whose cells do not fit the heads.
 */
export function columnAsking(paper: Paper, start: number): Asking {
  const line = linesBetween(paper, start, start + 1)[0];
  if (!line) return null;
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST));
  const days = findDays(text);
  const cells = [
    ...days.map(({ start: at }) => at),
    ...[...text.matchAll(CELL)].map(({ index }) => index),
  ].sort((a, b) => a - b);
  if (cells.length < 2) return null;
  const roles = headsOver(paper, indexOf(paper, line));
  if (roles === null || roles.length !== cells.length) return null;
  const own = days.find((day) => line.start + day.start <= start && start < line.start + day.end);
  const role = own === undefined ? undefined : roles[cells.indexOf(own.start)];
  if (role !== 'proposed') return null;
  return roles.includes('set') ? 'refused' : 'asked';
}

/** The roles of the columns by the nearest heads above a row; null where nothing is proposed. */
function headsOver(paper: Paper, index: number): Role[] | null {
  for (let above = index - 1; above >= Math.max(0, index - LINES_UP); above -= 1) {
    const line = paper.lines[above];
    if (!line) return null;
    const text = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST));
    if (/\d|[.;]\s/.test(text)) continue;
    const roles = [...text.matchAll(ROLE)].map(
      ([, proposed, set]): Role =>
        proposed !== undefined ? 'proposed' : set !== undefined ? 'set' : 'standing',
    );
    if (roles.length >= 2 && roles.includes('proposed')) return roles;
  }
  return null;
}

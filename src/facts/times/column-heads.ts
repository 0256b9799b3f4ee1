import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { Candidate } from './candidates.ts';
import { findDays } from './days.ts';
import { dayToCome } from './readings.ts';
import { indexOf } from './rows.ts';
import { saysSitting } from './sitting-words.ts';
import type { SetInRows } from './sittings.ts';

const LINES_UP = 2;
const LONGEST = 200;
const HEAD = /\p{L}+ date\b/giu;
const DUE = /^(?:expiration|expiry|due|return|answer|response|reply) /i;
const SITS = /^(?:court|hearing|trial|conference|mediation|appearance) /i;
/** What was done already when a paper was made that tells its day. */
const MADE = /^(?:issued?|issuance|filed|signed|mailing|birth|offense) /i;
/** The same where nobody knows when the paper was made. */
const LONG_AGO = /^(?:birth|offense) /i;
/** What the row says more of than its head. */
const PLAIN = /^(?:filing|due|hearing|court|trial|conference|mediation|appearance) /i;
/** What stands at the head of a row, before its first day: 'Dispositive motions'. */
const NAME = /^\W*(\p{Lu}[^\d:.;|]{3,60}?)[\s|.]*$/u;

/** What stands over a day in a table, and beside it. */
interface Column {
  /** 'Hearing date'. */
  head: string;
  /** What its row is called; null where it has no name. */
  row: string | null;
  /** What the head says of the day: 'unknown' where it tells of what was and the day may be to come; null where it says nothing. */
  says: 'was' | 'unknown' | 'due' | 'sits' | null;
}

/** What the heads of a form's columns call a day below them, one head a day; null where they do not, and of other times. */
export function columnOf(paper: Paper, candidate: Candidate, dated: string | null): Column | null {
  const { mention, passage } = candidate;
  if (mention.form !== 'day') return null;
  const start = passage.toSource(mention.start);
  const line = linesBetween(paper, start, start + 1)[0];
  if (line === undefined) return null;
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST));
  const days = findDays(text);
  const own = days.findIndex((day) => line.start + day.start === start);
  if (own === -1 || days.length < 2) return null;
  const at = indexOf(paper, line);
  const above = paper.lines
    .slice(Math.max(0, at - LINES_UP), at)
    .map((each) => [...each.text.slice(0, LONGEST).matchAll(HEAD)].map(([head]) => head));
  const head = above.findLast((heads) => heads.length === days.length)?.[own];
  if (head === undefined) return null;
  const row = NAME.exec(text.slice(0, days[0]?.start))?.[1]?.trim() ?? null;
  return { head, row, says: saysOf(head, dayToCome(candidate, dated), dated) };
}

function saysOf(head: string, date: string | null, dated: string | null): Column['says'] {
  const isPast = date !== null && dated !== null && date <= dated;
  const isUntold = date === null || dated === null;
  if (MADE.test(head)) return isPast || (isUntold && LONG_AGO.test(head)) ? 'was' : 'unknown';
  if (SITS.test(head)) return 'sits';
  if (DUE.test(head)) return 'due';
  // 'Filing date' heads what was filed, and the days to file by.
  if (!/^filing /i.test(head) || isPast) return null;
  return dated === null ? 'unknown' : 'due';
}

/** What is to be done by the day of a column: its row names it, or its head where that says more. */
export const dutyInColumn = ({ head, row }: Column): string => (PLAIN.test(head) ? (row ?? head) : head);

/** The hearing whose day stands under a head of one; null under any other. */
export function setInColumn(column: Column | null): SetInRows | null {
  if (column?.says !== 'sits') return null;
  const { head, row } = column;
  const kind = head.replace(/ date$/i, '');
  const isPlain = /^(?:court|appearance)$/i.test(kind);
  return { what: row !== null && saysSitting(row) ? row : isPlain ? 'Hearing' : kind, time: '', place: null };
}

/** 'Expiration date' of a summons: until then whoever sues may serve it; nobody who gets it has to do anything by it. */
export function summonsEnds(
  head: string,
  docType: string | null,
): { label: string; value: { what: string; who: 'plaintiff' } } | null {
  if (!/^expir/i.test(head) || !/summons|citation/i.test(docType ?? '')) return null;
  return { label: 'Summons expires', value: { what: 'serve this summons', who: 'plaintiff' } };
}

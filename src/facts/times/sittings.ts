import { isHeading, linesBetween, type Paper } from '../../papers/paper.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { hearingWords, namesSitting } from './labels.ts';
import { cellsOf, indexOf, type Row, rowAt, rowsAround } from './rows.ts';
import { signingAt } from './signed-days.ts';
import { saysSitting } from './sitting-words.ts';

/** A row that only says when: what it is for stands in the heading, or in the sentence before it. */
const WHEN = /^(?:date|day|when|date (?:and|&|\/) ?time|date\/time|time (?:and|&) date)$/i;

const HOUR = /^(?:time|hour|at|start(?:ing|s)? time|hearing time)$/i;
const ROOM =
  /^(?:court ?room|ctrm|room|rm|(?:dept?|department|div|division)\.?(?:\s?[/.]\s?(?:dept?|div|room|ctrm|rm)\.?){0,2})$/i;
const COURT = /\b(?:court ?(?:house|room)?|ctrm|dep(?:artmen)?t|div(?:ision)?|room|judge|zoom|chambers)\b/i;

/** What is due before a sitting is none. */
const NO_SITTING = /\b(?:deadline|due|request|last day)\b/i;

const LINES_UP = 12;

/** A day of a block that sets a hearing in rows: 'DATE: … TIME: … LOCATION: … MATTER: …'. */
export interface SetInRows {
  what: string;
  time: string;
  place: string | null;
  /** It may be the day on which the paper was signed. */
  isUnsure?: boolean;
}

/** What the rows around a day say of a hearing; null where they set none. */
export function setInRows(paper: Paper, start: number): SetInRows | null {
  const row = rowAt(paper, start);
  if (row === null) return setInColumns(paper, start) ?? setUnderHead(paper, start);
  if (row.isBy) return null;
  const isOwn = saysSitting(row.label) && !NO_SITTING.test(row.label);
  if (!isOwn && !WHEN.test(row.label)) return null;
  const around = rowsAround(paper, row.line);
  const cells = [row, ...around].flatMap(({ line }) => cellsOf(paper, line));
  const rows = [...cells, ...around];
  const named = headingAbove(paper, row, isOwn);
  if (!isOwn && isOutdone(row, rows, (each) => headingAbove(paper, each, false) === named)) return null;
  const of = (pattern: RegExp): string | null =>
    rows.find(({ label, value }) => pattern.test(ofSitting(label)) && /[\p{L}\d]/u.test(value))?.value ??
    null;
  const time = of(HOUR);
  const room = roomOf(
    rows.find(({ label, value }) => ROOM.test(ofSitting(label)) && /[\p{L}\d]/u.test(value)),
  );
  const place = room ?? of(/^(?:place|location|where|address|held at)$/i);
  const matter = of(
    /^(?:matter|re|regarding|subject|purpose|type|type of hearing|hearing type|event|motion|nature of (?:hearing|proceeding)|for|proceeding)$/i,
  );
  // A day, an hour and a room that stand together, as under the title of a motion, set a hearing by themselves.
  // Of a place alone it may as well be where somebody was served.
  const isCourts = room !== null || COURT.test(place ?? '');
  if (named === null && (time === null || !isCourts)) return null;
  if (!isOwn && time === null && place === null) return null;
  const signing = isOwn || place !== null ? null : signingAt(paper, row);
  if (signing === 'signed') return null;
  const set = { what: matter ?? named ?? 'Hearing', time: time ?? row.value, place };
  return signing === null ? set : { ...set, isUnsure: true };
}

/**
 * Of a day with its hour, and one without under the same heading, the second is when the paper was signed; so is one
 * without a name and an hour where another row names its sitting: 'Date of Sale'.
 */
function isOutdone(row: Row, rows: readonly Row[], isBeside: (each: Row) => boolean): boolean {
  const hasHour = ({ value }: Row): boolean => findClocks(value).length > 0;
  const isDay = ({ label, value }: Row): boolean => WHEN.test(label) && findDays(value).length > 0;
  // An hour on the line of another day is of that one.
  const isHourOf = (hour: Row, { line }: Row): boolean =>
    HOUR.test(hour.label) &&
    hasHour(hour) &&
    (hour.line === line || !rows.some((each) => each.line === hour.line && isDay(each)));
  if (hasHour(row) || rows.some((each) => isHourOf(each, row))) return false;
  const others = rows.filter((each) => each.line !== row.line);
  return others.some(
    (each) =>
      (isDay(each) && isBeside(each) && (hasHour(each) || others.some((hour) => isHourOf(hour, each)))) ||
      (saysSitting(each.label) &&
        /\bdate\b/i.test(each.label) &&
        !NO_SITTING.test(each.label) &&
        findDays(each.value).length > 0),
  );
}

/** 'Time' of 'Time of Hearing', 'Place' of 'Trial Place'; a name of a matter stays whole. */
function ofSitting(label: string): string {
  const bare = label
    .replace(/\s(?:of|for)\s(?:the\s)?(?:\p{L}+\s){0,2}?\p{L}+$/u, (words) =>
      saysSitting(words) ? '' : words,
    )
    .replace(
      /^(?:\p{L}+\s){0,2}?\p{L}+\s(?=(?:time|hour|place|location|address|room|court ?room)$)/iu,
      (words) => (saysSitting(words) ? '' : words),
    );
  return bare === '' ? label : bare;
}

/** 'Dept. 12' of a row 'DEPT: 12'; null where there is none. */
function roomOf(row: Row | undefined): string | null {
  if (row === undefined) return null;
  const name = /^d/i.test(row.label) ? 'Dept.' : /^c/i.test(row.label) ? 'Courtroom' : 'Room';
  // 'Dept. 4, Line 2. The motion is granted': what the line goes on to say is no part of the room.
  const value = row.value
    .replace(/(?<=[\p{L}\d]{3}|\s\d)\.\s(?=\p{Lu})[\s\S]*$/u, '')
    .replace(/(?<=[\p{L}\d]{3})\.$/u, '')
    // 'Dept.: 124 Rm.:': the next box of the form is empty.
    .replace(/\s+[^\p{L}\d]?[O0]?\s?(?:rm|room)\.?\s?:?\s*$/iu, '');
  // '104, 2233 Shoreline Drive': the room, then where the building stands.
  return /^[A-Z]?-?\d{1,5}[A-Z]?(?:$|,\s)/i.test(value) ? `${name} ${value}` : value;
}

/** Columns headed by a day, an hour and a room or a place: 'DATE: TIME: DEPT./DIV.'. */
const COLUMNS =
  /\bdate\b.{0,40}?\btime\b.{0,60}?\b(?:dept?|dep|dep[a-z]{1,2}|div|room|rm|court ?room|de ?part ?ment|division|place|location|address|event|judge)\b/i;
const COLUMN_LINES_UP = 2;
/** What may stand before the day of a row: its number, a cell that names it. */
const ROW_HEAD = /^\s{0,40}(?:[\p{L} ]{1,24}\|?\s{0,20})?(?:\d{1,2}\s?[.)])?[\s|_]{0,20}$/u;
/** The hour that follows, though a figure of it may be misread. */
const ROW_HOUR = /^.{6,18}?[\s|]{1,20}[^\s\p{L}]{1,2}:\d\d/u;

/** What stands under such heads, where the day begins its line and its hour follows. */
function setInColumns(paper: Paper, start: number): SetInRows | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (!line || start - line.start > 80 || !ROW_HEAD.test(paper.text.slice(line.start, start))) return null;
  const at = indexOf(paper, line);
  for (let index = at - 1; index >= Math.max(0, at - COLUMN_LINES_UP); index -= 1) {
    const above = paper.lines[index];
    if (!above) break;
    const heads = paper.text.slice(above.start, Math.min(above.end, above.start + 200));
    if (!COLUMNS.test(heads) || /\d{2}/.test(heads)) continue;
    const row = paper.text.slice(start, Math.min(line.end, start + 200));
    if (!ROW_HOUR.test(row)) return null;
    const room = /\d:\d\d(?:\s?[ap]\.?m\.?)?\s{1,20}([A-Z]?-?\d{1,4}[A-Z]?)\b/i.exec(row)?.[1];
    const what = namesSitting(row)
      ? hearingWords(row, 0).label
      : /\b(?:trial|conference|mediation|hearing)\b/i.exec(heads)?.[0];
    return { what: what ?? 'Hearing', time: row, place: room === undefined ? null : `Dept. ${room}` };
  }
  return null;
}

/** 'HEARING DATE' above a line that holds nothing but a day and its hour. */
const HEADS_A_DAY =
  /^\W*(?:(?:hearing|trial|court|appearance|conference|mediation)\s(?:date|day|information|detail)s?|dates?(?: and times?)? of (?:the )?(?:hearing|trial|appearance))\b[^.;]{0,30}$/i;
const ONLY_WHEN = /^(?:\W|\d|[ap]\.?m\b|at\b|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b)*$/i;
const HEAD_LINES_UP = 4;
const HOUR_LINES_BELOW = 2;

function setUnderHead(paper: Paper, start: number): SetInRows | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (!line) return null;
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + 120));
  const [day] = findDays(text);
  if (day === undefined || !ONLY_WHEN.test(`${text.slice(0, day.start)} ${text.slice(day.end)}`)) return null;
  const at = indexOf(paper, line);
  // The hour may stand on a line of its own, below what is held.
  const below = paper.lines.slice(at + 1, at + 1 + HOUR_LINES_BELOW).map((each) => each.text.trim());
  const hour = [text.slice(day.end), ...below].find((each) => /\d:\d\d/.test(each) && ONLY_WHEN.test(each));
  if (hour === undefined) return null;
  const heads = paper.lines
    .slice(Math.max(0, at - HEAD_LINES_UP), at)
    .map((above) => paper.text.slice(above.start, Math.min(above.end, above.start + 80)).trim());
  const head = heads.findLast((each) => HEADS_A_DAY.test(each));
  if (head === undefined) return null;
  const named = below.find((each) => isHeading(each) && saysSitting(each) && !/\d/.test(each));
  return { what: named ?? (/trial/i.test(head) ? 'Trial' : 'Hearing'), time: hour, place: null };
}

/** The label itself, the heading or the end of the sentence above the rows that names a sitting. */
function headingAbove(paper: Paper, row: Row, isOwn: boolean): string | null {
  if (isOwn)
    return row.label
      .replace(/^(?:date|day)(?:\s(?:and|&)\stime)?\s(?:of|for)\s(?:the\s)?/i, '')
      .replace(/\s(?:date|day|set for|scheduled(?: for)?)(?:\s(?:and|&)\stime)?$/i, '');
  const at = indexOf(paper, row.line);
  for (let index = at - 1; index >= Math.max(0, at - LINES_UP); index -= 1) {
    const line = paper.lines[index];
    if (!line) break;
    const text = paper.text.slice(line.start, Math.min(line.end, line.start + 300)).trim();
    if (!saysSitting(text)) continue;
    if (isHeading(text) && text.length < 90) return text.replace(/^notice of\s/i, '');
    if (/:$/.test(text))
      return /\b(?:an?|the)\s([A-Z][A-Za-z -]{3,50}|[a-z][a-z -]{3,40}):$/.exec(text)?.[1] ?? 'Hearing';
  }
  return null;
}

/** Whether a day has a word of a sitting in its sentence, in its row, or in what heads it. */
export function isSitting(
  paper: Paper,
  { start, end }: { start: number; end: number },
  before: string,
): boolean {
  const line = linesBetween(paper, start, end)[0];
  const words = paper.text.slice(start, end);
  if (saysSitting(words) || (/:\s*$/.test(before) && saysSitting(before))) return true;
  if (!line) return false;
  const at = indexOf(paper, line);
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    const above = paper.lines[index];
    if (!above) break;
    const text = paper.text.slice(above.start, Math.min(above.end, above.start + 300)).trim();
    if (isHeading(text) && !text.includes(':')) return saysSitting(text);
  }
  return false;
}

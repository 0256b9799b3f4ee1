import { isHeading, linesBetween, type Paper } from '../../papers/paper.ts';
import type { Candidate } from './candidates.ts';
import { isCardDay } from './card-days.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { isFieldOfPast } from './field-days.ts';
import { isMailHead } from './mail-days.ts';
import { indexOf, rowAt } from './rows.ts';
import { saysSitting } from './sitting-words.ts';
import { setInRows } from './sittings.ts';

/** Rows that begin with their day are a log from so many on. */
const LEAST_ROWS = 2;
const NEAR_ROWS = 3;
const NEAR_SIGNATURE = 4;
/** What asks for something by a day: such a line is not idle, wherever it stands. */
const ASKS =
  /\b(?:must|shall|due|deadline|cut-?off|expires?|by|before|no later|not later|last day|until|pay|file|serve|respond|answer|object(?:ions?)?|submit|disclos\w+|discovery|motions?|exchange|amend|complete[ds]?|designat\w+|witness(?:es)?|experts?|return|vacate|appear|brief|response|reply|opposition|joint|report|order|close[sd]?|open until|effective)\b/i;
const STAMP =
  /(?:^|\s{2}|\|\s?|\*\s?)(?:e-?filed|filed|electronically\s(?:filed|received)|received|endorsed|entered|recorded|clerk'?s? stamp|file-?stamped)\b[^.;]{0,30}$/i;
const SIGNATURE =
  /\/s\/|^\s*_{4,}|^\W{0,9}(?:[\w'’]{1,20}\W{1,9})?signature\b|^\s*(?:respectfully|sincerely|yours|very truly|regards|notary)\b/i;
/** 'Signature of Party or Lawyer … Ann Lee 2/13/2031', run together with what stands above it. */
const SIGNED_BY = /\bsignature\sof\s(?:[^.;:]|\bNo\.){0,80}$/i;
/** 'Case 31-1001 Filed in District Court' over a line into which its day and hour ran. */
const FILED_IN =
  /\b(?:e-?filed|filed|received)\s(?:in|with|by)\s(?:the\s)?(?:[\w.]+\s){0,4}?(?:court|clerk)\b[^.;]{0,20}$/i;
const HEAD = 1500;
const BEHIND = 200;
/** The room below, or the hour beside, a day on which somebody sits: a stamp has neither. */
const SITS = /^\W{0,3}at\s\d|\b(?:court\s?room|room|dep(?:artmen)?t|division)\b/i;
/** 'Interview: December 15': a field says what its day is. */
const NAMED = /(\p{L}[^:\n]{1,60}):\s{0,12}$/u;
/** 'good through December 20': until when something stands. */
const LASTS = /\b(?:good|valid|open|available)\s(?:through|thru|till)\s$/i;
/** What a field calls the day of its own paper. */
const OF_PAPER =
  /\b(?:notice|letter|report|document|mailing|print|current|today['’]?s)\sdate\b|\bdate\s(?:of\s)?(?:this\s|the\s)?(?:notice|letter|report|document|mailing)\b|\b(?:sent|submitted|mailing|dated?)$/i;
/** Whom a letter greets, or what it is about, below its day. */
const GREETS = /^[^\n]{0,12}\n(?:[^\n]{0,90}\n){0,9}?\W{0,4}(?:dear|re|to whom)\b/i;
const SERVED =
  /return of service|proof of service|affidavit of service|certificate of (?:service|mailing)|declaration of service/i;
/** What a machine stamps on a page: seconds, 'Pg 1 of 2', the number of a transmission. */
const STAMPED =
  /\d:\d\d:\d\d\b|\b(?:pg|page)\.?\s?\d{1,4}\s?(?:of|0f)\s?\d|\btrans(?:action)?\s?id\b|^\s*\d{1,3}\s(?:of|\/)\s\d{1,3}\s|\bdocument\s\d{1,4}\s+filed\b/i;
const MONEY = /\d\.\d\d(?!\d)/;
/** A row of a table that tells when the paper itself, or what it reports, was made. */
const MADE =
  /\b(?:closing|issued?|statement|invoice|billed|printed|mailed|prepared|loss|birth|dob|opened|posted|received|processed|service|purchase|order|accident|injury|admission|admitted|discharged?|signed|executed|commission)\b|^(?:date|day|dated|datum)$/i;

/** 'If the offense occurred before 1/14/2031', 'born after June 2, 2031'. */
const HAPPENED =
  /\b(?:occurred|happened|committed|arose|accrued|born)\s(?:on\s)?(?:or\s)?(?:before|after|on|since)\s(?:or\s(?:after|before)\s)?$/i;
/** 'On Thursday, 12/04/31 at 18:23 … wrote:': what is quoted below was written then. */
const QUOTED = /^[\s>-]{0,12}On\s[^.;]{0,60}$/;
const WROTE = /^[^.;!?\n]{0,60}(?:\.\w[^.;!?\n]{0,40}){0,4}\n?\s?wrote:/;

/** A stretch of a row without its day, its clock and its marks. */
function besides(text: string): string {
  const spans = [...findDays(text), ...findClocks(text)].sort((a, b) => b.start - a.start);
  let rest = text;
  for (const { start, end } of spans) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest
    .replace(/\b(?:at|on|the|of|this|and|am|pm|mon|tue|wed|thu|fri|sat|sun)(?:day)?\b|[^\p{L}\d]+/giu, ' ')
    .trim();
}

/**
 * Whether a day binds nobody by the place where it stands: a stamp, a signature, a row of a log or an account, one end
 * of a period that a table lists, the date of a letter.
 */
export function isIdleDay(paper: Paper, candidate: Candidate, docType: string | null): boolean {
  const { mention, passage } = candidate;
  if (mention.form !== 'day') return false;
  const start = passage.toSource(mention.start);
  const end = passage.toSource(Math.max(mention.start, mention.end - 1)) + 1;
  const line = linesBetween(paper, start, end)[0];
  if (!line) return false;
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + 400));
  const own = passage.text;
  const isAsking = ASKS.test(besides(own.slice(0, 600))) || saysSitting(own.slice(0, 600));
  if (SERVED.test(docType ?? '') && !/\b(?:hearing|trial|appear)\b/i.test(own)) return true;
  const lead = text.slice(0, start - line.start);
  if ([own.slice(0, mention.start), lead].some((each) => isCardDay(each) || isFieldOfPast(each))) return true;
  if (HAPPENED.test(own.slice(Math.max(0, mention.start - 40), mention.start))) return true;
  if (QUOTED.test(text.slice(0, start - line.start)) && WROTE.test(paper.text.slice(end, end + 240)))
    return true;
  if (isMailHead(paper, indexOf(paper, line)) || isUnderStamp(paper, line, text)) return true;
  if (isToTheMinute(candidate.clock?.time) && !ASKS.test(besides(text)) && !saysSitting(text)) return true;
  if (start < HEAD && !isAsking && isOfHead(paper, line, candidate, { lead, end })) return true;
  if (
    STAMPED.test(text.slice(0, 200)) &&
    !/\b(?:set|due|deadline|hearing|must|shall|by)\b/i.test(besides(text))
  )
    return true;
  const at = start - line.start;
  if (SERVED.test(sectionOf(paper, line)) && !isAsking) return true;
  if (
    (SIGNATURE.test(text.slice(0, 200)) ||
      /\/s\/|^\W{0,9}signature\sof\b/i.test(own.slice(0, 300)) ||
      SIGNED_BY.test(own.slice(Math.max(0, mention.start - 110), mention.start))) &&
    !/\b(?:must|shall|due|by)\b/i.test(besides(text))
  )
    return true;
  if (isRange(text, at, end - line.start)) return true;
  if (isLogRow(paper, line, text, { at, begins: passage.toSource(0) })) return true;
  const row = rowAt(paper, start);
  if (row !== null && MADE.test(row.label) && !ASKS.test(row.label) && !saysSitting(row.label))
    return setInRows(paper, start) === null;
  if (row?.isLed && candidate.side === 'commands') return false;
  if (own.length < 80 && besides(own) === '') return !isNamedAbove(paper, line, candidate);
  // The end of a row of figures or of an address, as letters and estimates are dated.
  if (isAsking || candidate.clock !== null) return false;
  const isLabeled = /[\p{L})]:\s+$/u.test(lead) && !MADE.test(lead);
  if (/\s{3,}$/.test(lead) && at + (end - start) >= text.trimEnd().length && row === null && !isLabeled)
    return true;
  return besides(text) === '' && !/[,\p{Ll}]\s*$/u.test(own.slice(0, mention.start));
}

const SECTION_LINES = 15;

/** The heading that is nearest above a line. */
function sectionOf(paper: Paper, line: { start: number }): string {
  const index = indexOf(paper, line);
  for (let above = index - 1; above >= Math.max(0, index - SECTION_LINES); above -= 1) {
    const held = paper.lines[above];
    const words =
      held === undefined ? '' : paper.text.slice(held.start, Math.min(held.end, held.start + 130)).trim();
    if (/^[^\d]{6,}$/.test(words) && words.split(/\s+/).length > 1 && isHeading(words)) return words;
  }
  return '';
}

/** Clerks stamp to the minute, and courts sit on the quarter of an hour: '11/16/2026 2:41 PM'. */
function isToTheMinute(time = '00:00'): boolean {
  const minutes = Number(time.slice(-2));
  return minutes % 5 !== 0 && minutes !== 59;
}

/** 'FILED' over its day: a line of nothing but the day, at most three short lines below. */
function isUnderStamp(paper: Paper, line: { start: number }, text: string): boolean {
  if (besides(text).split(' ').length > 3 && !STAMP.test(text)) return false;
  const index = indexOf(paper, line);
  if (
    STAMP.test(text.slice(0, 120)) &&
    !/\b(?:by|before|must|shall|until)\b/i.test(text) &&
    besides(text).split(' ').length < 6
  )
    return true;
  for (let above = index - 1; above >= Math.max(0, index - 3); above -= 1) {
    const held = paper.lines[above];
    if (!held) break;
    const words = paper.text.slice(held.start, Math.min(held.end, held.start + 200));
    if (STAMP.test(words)) return true;
    if (words.trim().length > 60) break;
  }
  return false;
}

/** Whether a day is the stamp of who took the paper in, run together with its head, or the day of a letter above its greeting. */
function isOfHead(
  paper: Paper,
  line: { start: number },
  { clock }: Candidate,
  { lead, end }: { lead: string; end: number },
): boolean {
  if (clock === null) {
    const name = NAMED.exec(lead)?.[1] ?? null;
    const isNamed = name !== null && !MADE.test(name) && !OF_PAPER.test(name);
    return !isNamed && !LASTS.test(lead) && GREETS.test(paper.text.slice(end, end + 600));
  }
  // As it was read: a line of stamps is none of the paper's own.
  const before = paper.text.slice(Math.max(0, line.start - 120), line.start).trimEnd();
  return FILED_IN.test(before.slice(before.lastIndexOf('\n') + 1)) && !SITS.test(twoLines(paper.text, end));
}

/** What stands behind a place on its line and on the next one. */
const twoLines = (text: string, at: number): string =>
  text
    .slice(at, at + BEHIND)
    .split('\n')
    .slice(0, 2)
    .join('\n');

/** 'December 1 to December 31, 2026     $1,590.00': both ends of what a row of an account covers. */
function isRange(text: string, at: number, end: number): boolean {
  const before = /\d\s*(?:to|through|thru|-|–)\s*$/i.test(text.slice(0, at));
  const after = /^\s*(?:to|through|thru|-|–)\s*(?=[\p{Lu}\d])/iu.test(text.slice(end));
  return (before || after) && MONEY.test(text) && !ASKS.test(besides(text));
}

/** One of several rows that begin with their days and ask for nothing: visits, payments, attempts. */
function isLogRow(
  paper: Paper,
  line: { start: number },
  text: string,
  { at, begins }: { at: number; begins: number },
): boolean {
  const isRow = (words: string): boolean =>
    /^\s*(?:[-*•]\s*)?(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|[A-Z][a-z]{2,8}\.?\s\d{1,2}(?:,\s\d{4})?)[\s,:–-]/.test(
      words,
    );
  if (!isRow(text) || text.slice(0, at).trim() !== '') return false;
  const index = indexOf(paper, line);
  const above = paper.lines[index - 1];
  // A sentence of the line above that only happens to go on with a day.
  if (above && begins < line.start && !isRow(paper.text.slice(above.start, above.end))) return false;
  let rows = 1;
  let asking = asks(text) ? 1 : 0;
  for (let near = Math.max(0, index - NEAR_ROWS); near <= index + NEAR_ROWS; near += 1) {
    const other = paper.lines[near];
    if (!other || near === index) continue;
    const words = paper.text.slice(other.start, Math.min(other.end, other.start + 300));
    if (!isRow(words)) continue;
    rows += 1;
    if (asks(words)) asking += 1;
  }
  return rows >= LEAST_ROWS && asking * 2 < rows;
}

const asks = (words: string): boolean => {
  const rest = besides(words);
  return !MONEY.test(words) && (ASKS.test(rest) || saysSitting(rest));
};

/** A day that stands alone is a date of its paper, unless the line above it, or a colon, says what it is for. */
function isNamedAbove(paper: Paper, line: { start: number }, candidate: Candidate): boolean {
  const index = indexOf(paper, line);
  const above = paper.lines[index - 1];
  if (!above) return false;
  const words = paper.text.slice(Math.max(above.start, above.end - 160), above.end).trim();
  if (/:$/.test(words)) return true;
  const isNear = isHeading(words) || words.split(/\s+/).length <= 6;
  if (isNear && (/\b(?:due|deadline|cut-?off|last day|by|expires?)\b/i.test(words) || saysSitting(words))) {
    for (let near = index + 1; near <= index + NEAR_SIGNATURE; near += 1) {
      const held = paper.lines[near];
      if (held && /\/s\//.test(paper.text.slice(held.start, Math.min(held.end, held.start + 80))))
        return false;
    }
    return true;
  }
  return candidate.clock !== null && saysSitting(words);
}

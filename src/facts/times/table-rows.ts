import { linesBetween, type Paper, plain } from '../../papers/paper.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { findPeriods } from './periods.ts';

const LONGEST_ROW = 200;
const MOST_WORDS = 14;
/** Between the name of a row and what it says: a wide gap, dots, a bar, a colon. */
const APART = /\S(?:\s{3,}|\s?\.{3,}\s?|\s\|\s|:\s)/;
/** Between the day of a row and what it is of; its hour may stand there. */
const DAY_APART =
  /^(?:,?\s(?:at\s)?\d{1,2}:\d\d(?:\s?[ap]\.?m\.?)?)?(?:\t|\s{2,}|\s?[:–—|]\s|\s-\s)\s*\S*\p{L}{3}/u;
const WEEKDAY_BEFORE = 12;
const BEGINS = /^\s*(?:[•*·–-]\s*|\(?[a-z\d]{1,2}[.)]\s*)?[\p{Lu}\d]/u;
const HEADS = /^[^\d.;]*\S\s{3,}\S[^\d.;]*$/;

/**
 * A sentence that runs through the rows of a schedule, one piece a row: 'Witness list   May 2' over 'Trial   June 9' are
 * two statements, though no point ends the first. Two rows at least stand next to each other.
 */
export function inRows(paper: Paper, sentence: Sentence): Sentence[] {
  const lines = linesBetween(paper, sentence.start, sentence.end);
  if (lines.length < 2) return [sentence];
  const texts = lines.map(({ start, end }) => paper.text.slice(start, Math.min(end, start + LONGEST_ROW)));
  const rows = texts.map(endsInTime);
  const led = texts.map(beginsInTime);
  const cuts: number[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const [own, before] = [texts[index] ?? '', texts[index - 1] ?? ''];
    if (!BEGINS.test(own)) continue;
    const isLed = led[index] === true && (led[index - 1] === true || led[index + 1] === true);
    const isBetween = rows[index - 1] === true && (rows[index] === true || rows[index - 2] === true);
    const isUnderHeads = rows[index] === true && rows[index + 1] === true && HEADS.test(before);
    const at = lines[index]?.start;
    if ((isBetween || isUnderHeads || isLed) && at !== undefined && at > sentence.start) cuts.push(at);
  }
  if (cuts.length === 0) return [sentence];
  return [sentence.start, ...cuts].map((start, index) => {
    const end = cuts[index] ?? sentence.end;
    const text = paper.text.slice(start, end);
    const until = start + text.trimEnd().length;
    return { ...sentence, start, end: until, text: plain(text.trimEnd()) };
  });
}

/** 'May 1, 2031   Initial disclosures': whether a line begins with its day, and names behind a gap what it is of. */
function beginsInTime(text: string): boolean {
  const lead = /^\s*(?:[•*·–-]\s*)?/.exec(text)?.[0].length ?? 0;
  const [day] = findDays(text.slice(lead, lead + 60));
  if (day === undefined || day.start > WEEKDAY_BEFORE) return false;
  const rest = text.slice(lead + day.end);
  return text.split(/\s+/).length <= MOST_WORDS && DAY_APART.test(rest);
}

/** Whether a line of few words names something and ends with its day or its time. */
function endsInTime(text: string): boolean {
  const line = text.trimEnd();
  if (!/\d|day|week|month/i.test(line) || line.split(/\s+/).length > MOST_WORDS) return false;
  const times = [...findDays(line), ...findPeriods(line)];
  const last = times.reduce((far, { end }) => Math.max(far, end), 0);
  const clock = findClocks(line).reduce((far, { end }) => Math.max(far, end), 0);
  if (last === 0 || !/^[\s.;)\p{L}]{0,8}$/u.test(line.slice(Math.max(last, clock)))) return false;
  const first = Math.min(...times.map(({ start }) => start));
  const named = line.slice(0, first);
  return /\p{L}{2}/u.test(named) && (APART.test(`${named}x`) || !/[.;]\s/.test(named));
}

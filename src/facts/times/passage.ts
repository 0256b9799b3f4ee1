import { linesBetween, type Paper } from '../../papers/paper.ts';
import { MONTH_WORD } from '../../text/day-words.ts';
import { NUMBER_BELOW_100 } from '../../text/number-words.ts';

/** A stretch of a paper on one line, letter for letter, without what belongs to the sheet. */
export interface Passage {
  text: string;
  /** Offset into the whole text of a place in the passage. */
  toSource(at: number): number;
}

/** The words between two offsets; each letter of a line stays one letter, so that places can be told back. */
export function passageOf(paper: Paper, start: number, end: number): Passage {
  const pieces: { at: number; source: number }[] = [];
  let text = '';
  for (const line of linesBetween(paper, start, end)) {
    const from = Math.max(line.start, start);
    const own = paper.text.slice(from, Math.min(line.end, end));
    const link = text === '' ? '' : linkOf(text, own);
    text = link === '-' ? text.slice(0, -1) : text + link;
    pieces.push({ at: text.length, source: from });
    text += own;
  }
  return { text: evenLetters(text), toSource: (at) => sourceOf(pieces, at) ?? start };
}

const PARTED = /([a-z]{1,10})-$/i;
/** Words of time that the end of a line may part. Others keep their hyphen: 'twenty-' and 'one' are two. */
const TIME_WORD = new RegExp(
  `^(?:${MONTH_WORD}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|${NUMBER_BELOW_100}|(?:day|hour|week|month|year)s?|calendar|business|within|before|after)$`,
  'i',
);
/** '09-' before '05-2031' on the next line. */
const DASHED_DAY = /(?:^|\s)\d{1,2}-(?:\d{1,2}-)?$/;

/**
 * What stands between two lines: a space; nothing within 'twenty-one' and '09-05-2031'; '-' where a word of time is
 * parted by a hyphen that is none of its own, 'Septem-' before 'ber 5, 2031'.
 */
function linkOf(before: string, line: string): ' ' | '' | '-' {
  if (!before.endsWith('-')) return ' ';
  if (DASHED_DAY.test(before.slice(-8)) && /^\d/.test(line)) return '';
  const head = PARTED.exec(before.slice(-12))?.[1];
  const rest = /^[a-z]{1,9}(?![a-z])/.exec(line.slice(0, 12))?.[0];
  if (head === undefined || rest === undefined) return ' ';
  if (TIME_WORD.test(`${head}-${rest}`)) return '';
  return TIME_WORD.test(head + rest) ? '-' : ' ';
}

/** The line of a form under and beside what was filled in: '__12th__ day of __June__'; a year to be filled in stays '20__'. */
const LINE_BEFORE = new RegExp(`_+(?=(?!20_)\\d|${MONTH_WORD}\\b|${MONTH_WORD}_|[ap]\\.?m\\b)`, 'gi');
const LINE_AFTER = new RegExp(
  `(?<=(?:${MONTH_WORD}|(?<!\\d)(?!20_|201_|202_|203_)\\d{1,4}|\\d[,/.:-]\\d{1,4}|\\d(?:st|nd|rd|th)|[ap]\\.?m\\.?))_+`,
  'gi',
);

const blanked = (line: string): string => ' '.repeat(line.length);

/**
 * Soft hyphens and bent quotation marks as the keys of a typewriter, and no line of a form next to a figure or a month;
 * as many letters as before.
 */
function evenLetters(text: string): string {
  const filled = text.includes('_') ? text.replace(LINE_BEFORE, blanked).replace(LINE_AFTER, blanked) : text;
  return filled
    .replace(/[\u00ad\ufffe\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\s\u00a0]/g, ' ');
}

function sourceOf(pieces: readonly { at: number; source: number }[], at: number): number | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece && piece.source + at - piece.at;
}

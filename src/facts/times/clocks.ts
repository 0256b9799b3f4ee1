import { NUMBER_BELOW_100, numberInWords } from '../../text/number-words.ts';
import { type ClockMention, withoutOverlaps } from './mention.ts';

const HALF = '(?:([ap])\\.?\\s?m\\b\\.?|in the (fore|after)noon|in the (morning|evening|afternoon))';
/** '9:00 a.m.', '9 a.m.', '9.30 a.m.'. */
const FIGURES = new RegExp(
  `(?<![\\d:./$-])(\\d{1,2})(?:\\s?[:.]\\s?(\\d\\d))?(?::\\d\\d)?\\s{0,2}${HALF}`,
  'gi',
);
/** '830 AM', as forms are filled in. */
const RUN_TOGETHER = /(?<![\w:./$,-])(1[0-2]|[1-9])([0-5]\d)\s{0,2}([ap])\.?m\b\.?/gi;
/** "9 o'clock in the forenoon", "nine o'clock a.m.". */
const O_CLOCK = new RegExp(
  `\\b(\\d{1,2}|${NUMBER_BELOW_100})(?::(\\d\\d))?\\s{0,2}o'?\\s?clock(?:,?\\s{1,2}${HALF})?`,
  'gi',
);
/** A bare '9:30' after 'at', or '13:30': a time and not a verse. */
const BARE = /\b(?:at|before|by|time:?|until)\s{1,3}(\d{1,2}):(\d\d)(?!\d|:|\s?[ap]\.?\s?m)/gi;
/** '9:31 1/5/04', as clerks write it. */
const BEFORE_FIGURES = /(?<![\d:./-])(\d{1,2}):(\d\d)(?=\s{1,2}(?:on\s)?\d{1,2}\/\d)/g;
/** '6/17/31 9:45', 'July 9, 2031 @ 1:30': behind a whole day. */
const AFTER_DAY =
  /(?<=\d\/\d{1,2}\/\d{2,4},?\s{1,2}(?:[@-]\s?)?|,\s{1,2}20\d\d,?\s{1,2}(?:@\s?)?|20\d\d,\s{1,2})(\d{1,2}):(\d\d)(?!\d|:|\s?[ap]\.?\s?m)/gi;
const NOON = /\b(?:12(?::00)?\s{1,2})?(noon|midnight)\b/gi;

/** The times of the day of a passage. */
export function findClocks(text: string): ClockMention[] {
  const found: ClockMention[] = [];
  const add = (match: RegExpMatchArray, hour: number, minute: number, half: 'am' | 'pm' | null): void => {
    const time = clockOf(hour, minute, half);
    const start = match.index ?? 0;
    if (time !== null) found.push({ form: 'clock', time, start, end: start + match[0].length });
  };
  for (const match of text.matchAll(FIGURES))
    add(match, Number(match[1]), Number(match[2] ?? 0), halfOf(match[3] ?? match[4] ?? match[5]));
  for (const match of text.matchAll(RUN_TOGETHER))
    add(match, Number(match[1]), Number(match[2]), halfOf(match[3]));
  for (const match of text.matchAll(O_CLOCK)) {
    const hour = /^\d/.test(match[1] ?? '') ? Number(match[1]) : numberInWords(match[1] ?? '');
    add(match, hour, Number(match[2] ?? 0), halfOf(match[3] ?? match[4] ?? match[5]));
  }
  for (const match of text.matchAll(BEFORE_FIGURES)) add(match, Number(match[1]), Number(match[2]), null);
  for (const match of text.matchAll(BARE)) add(match, Number(match[1]), Number(match[2]), null);
  for (const match of text.matchAll(AFTER_DAY)) add(match, Number(match[1]), Number(match[2]), null);
  for (const match of text.matchAll(NOON)) {
    const isNoon = match[1]?.toLowerCase() === 'noon';
    const start = match.index;
    found.push({ form: 'clock', time: isNoon ? '12:00' : '23:59', start, end: start + match[0].length });
  }
  return withoutOverlaps(found);
}

function halfOf(word: string | undefined): 'am' | 'pm' | null {
  if (word === undefined) return null;
  return /^(?:a|fore|morning)$/i.test(word) ? 'am' : 'pm';
}

/** Hours of a court where none is said: 8 to 11 are in the morning, 1 to 7 in the afternoon. */
function clockOf(hour: number, minute: number, half: 'am' | 'pm' | null): string | null {
  if (minute > 59 || hour > 23 || (half !== null && (hour === 0 || hour > 12))) return null;
  const later = half === 'pm' || (half === null && hour >= 1 && hour <= 7);
  const full = hour === 12 ? (half === 'am' ? 0 : 12) : later && hour < 12 ? hour + 12 : hour;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

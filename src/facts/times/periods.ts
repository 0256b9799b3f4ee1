import { MONTH_WORD } from '../../text/day-words.ts';
import { NUMBER_BELOW_1000, numberInWords } from '../../text/number-words.ts';
import { type Event, eventAfter, eventAtHead, thereafter } from './events.ts';
import { type PeriodMention, withoutOverlaps } from './mention.ts';
import { findOrdinalPeriods } from './ordinal-periods.ts';
import { findSpanishPeriods } from './spanish-periods.ts';

const WORDS = `(?:${NUMBER_BELOW_1000}|(?<=within\\s{1,2})an?|(?<=inside\\s{1,2}(?:of\\s{1,2})?)an?|(?<=in\\s{1,2})an?|an?(?=\\s{1,2}(?:full\\s{1,2})?(?:week|month|day)\\s{1,2}(?:from\\s|before\\b|prior\\b|ahead\\b|in\\s{1,2}advance\\b)))`;
const FIGURE = '\\d{1,4}';
const BLANK = '_{2,}';
/** 'twenty-one (21)', '21 (twenty-one)', '21', 'twenty-one', '____'. */
const COUNT = `(?:(?<words>${WORDS})[-\\s]{0,2}[([{]\\s?(?<figure>${FIGURE})\\s?[)\\]}]|(?<first>${FIGURE})\\s{0,2}\\(\\s?${WORDS}\\s?\\)|(?<![\\d.,$/-])(?<alone>${FIGURE})|(?<=\\b(?:within|than|have|has)\\s{1,2})\\((?<bracketed>${FIGURE})\\)|(?<spelled>${WORDS})|(?<blank>\\(?\\s?${BLANK}\\s?\\)?))`;
const KIND =
  '(?:(?:(?:additional|more|further|full|clear|consecutive|whole|calend[ae]r|entire)\\s{1,2}){0,2}(?<kind>(?:court|judicial|business|working|banking|work)(?:\\s{1,2}(?:business|working))?)?[-\\s]{0,2})';
const UNIT = '(?<unit>days?|hours?|hrs?|weeks?|months?|years?|weekdays|workdays)';
const PERIOD = new RegExp(
  `(?<![\\w-])${COUNT}[-\\s]{0,3}${KIND}${UNIT}(?![\\w]|-old)(?<possessive>')?(?:\\s{1,2}time\\b)?`,
  'gi',
);

const NUMBER = `(?:${NUMBER_BELOW_1000}|\\d{1,3})`;
const IN_FIGURES = '(?:\\s{0,2}\\(\\s?\\d{1,3}\\s?\\))?';
const UNITS_BETWEEN = '(?:\\s{1,2}(?:calendar\\s|court\\s|business\\s)?(?:days?|weeks?|months?|hours?))?';
/** '3 to 7 days', '5-10 business days', 'between 5 and 10 days', 'not less than 10 nor more than 60 days'. */
const RANGE = new RegExp(
  `(?<![\\w.,/$-])(?<low>${NUMBER})${IN_FIGURES}${UNITS_BETWEEN}(?:\\s{0,2}[-–—]\\s{0,2}|\\s{1,2}(?:to|or|through)\\s{1,2}|(?<=between\\s{1,2}${NUMBER}${IN_FIGURES})\\s{1,2}and\\s{1,2}|(?<=than\\s{1,2}${NUMBER}${IN_FIGURES}${UNITS_BETWEEN}),?\\s{1,2}(?:and|nor|or|but)\\s{1,2}(?:not\\s{1,2}|no\\s{1,2})?(?:more|later|greater)\\s{1,2}than\\s{1,2})(?<high>${NUMBER})${IN_FIGURES}[-\\s]{0,3}${KIND}${UNIT}(?!\\w|-old)`,
  'gi',
);

const ALTERNATIVE =
  /^[^.;]{0,200}?(?:\(|\bor\s{1,2})(?:or\s{1,2}|if\s[^.;,]{0,60},\s{0,2})?(?:within\s{1,2}|in\s{1,2})?$/i;
const WEEKENDS =
  /^[^.;]{0,70}?\b(?:not\s{1,2}(?:counting|including)|exclu(?:ding|sive\s{1,2}of)|except(?:ing)?|other\s{1,2}than)\s{1,2}(?:\w+\s{1,2}){0,2}(?:Saturdays?|weekends?)[^.;)]{0,60}/i;
const WEEKENDS_BEFORE =
  /\b(?:not\s{1,2}counting|excluding|exclusive\s{1,2}of)\s{1,2}(?:Saturdays?|weekends?)[^.;)]{0,50}$/i;
const UNITS = { d: 'days', h: 'hours', w: 'weeks', m: 'months', y: 'years' } as const;

/** Figures that recognition took for letters, before a unit: 'l4 days', '3O days'. */
function withFigures(text: string): string {
  return text
    .replace(
      /(?<![\w])[lI](?=[\dO]{1,2}\)?\s{1,2}(?:[a-z]{1,10}\s{1,2})?(?:days?|hours?|weeks?|months?)\b)/g,
      '1',
    )
    .replace(
      /(?<=(?<!\w)\d)[Oo](?=\)?\s{1,2}(?:[a-z]{1,10}\s{1,2})?(?:days?|hours?|weeks?|months?)\b)/g,
      '0',
    );
}

/** 'an additional twenty (20) days, up to November 19': by how much a time is longer; its end is told. */
const TO_A_DAY = new RegExp(
  String.raw`^,?\s(?:and\s)?(?:i\.e\.,?\s)?(?:up\s)?(?:to|through|until)\s(?:and\s(?:including|through)\s)?(?:\p{L}{3,9}day,?\s)?(?:\d{1,2}\/\d|${MONTH_WORD}\b)`,
  'iu',
);
/** Whether what follows a counted time tells the day on which it ends. */
export const runsToADay = (after: string): boolean => TO_A_DAY.test(after);

/** Every counted time of a passage with the event that it runs from or up to. */
export function findPeriods(read: string): PeriodMention[] {
  const text = withFigures(read);
  const found: PeriodMention[] = [...findOrdinalPeriods(text), ...findSpanishPeriods(text)];
  const atHead = eventAtHead(text);
  for (const match of text.matchAll(PERIOD)) {
    const groups = match.groups ?? {};
    const start = match.index;
    const unitEnd = start + match[0].length;
    const count = countOf(groups);
    if (count === undefined || isDayOfMonth(text, start, match[0], unitEnd)) continue;
    const event = eventOf(text, start, unitEnd, atHead);
    found.push({
      form: 'period',
      count,
      unit: unitLessWeekends(text, start, unitEnd, unitOf(groups.unit ?? '', groups.kind)),
      unitEnd,
      direction: event?.direction ?? null,
      event: event?.words ?? '',
      start,
      end: event?.end ?? unitEnd,
    });
  }
  const periods = withSharedEvents(text, withoutOverlaps([...found, ...ranges(text, atHead)]));
  const isAsRead = ({ start, unitEnd }: PeriodMention) =>
    text === read || text.slice(start, unitEnd) === read.slice(start, unitEnd);
  return periods.map((period) => (isAsRead(period) ? period : { ...period, isDoubtful: true }));
}

/** Times of which the shorter and the longer are named: both stand. */
function* ranges(text: string, atHead: Event | null): Generator<PeriodMention> {
  for (const match of text.matchAll(RANGE)) {
    const { low = '', high = '', unit = '', kind } = match.groups ?? {};
    const [least, count] = [numberOf(low), numberOf(high)];
    if (least === 0 || least >= count) continue;
    const start = match.index;
    const unitEnd = start + match[0].length;
    const event = eventOf(text, start, unitEnd, atHead);
    const own = unitLessWeekends(text, start, unitEnd, unitOf(unit, kind));
    yield {
      form: 'period',
      count,
      least,
      unit: own,
      unitEnd,
      direction: event?.direction ?? null,
      event: event?.words ?? '',
      start,
      end: event?.end ?? unitEnd,
    };
  }
}

function eventOf(text: string, start: number, unitEnd: number, atHead: Event | null): Event | null {
  if (runsToADay(text.slice(unitEnd, unitEnd + 60))) return null;
  const near = eventAfter(text, unitEnd) ?? thereafter(text, unitEnd);
  return near ?? (atHead !== null && atHead.end <= start ? { ...atHead, end: unitEnd } : null);
}

function numberOf(words: string): number {
  return /^\d/.test(words)
    ? Number(words)
    : numberInWords(/^a\s/i.test(words) ? words.replace(/^a/i, 'one') : words);
}

/** '21 days after service of this summons (or 30 days if you are served elsewhere)': the second runs from the same event. */
function withSharedEvents(text: string, periods: readonly PeriodMention[]): PeriodMention[] {
  const shared: PeriodMention[] = [];
  for (const period of periods) {
    const before = shared.at(-1);
    const isOther =
      period.event === '' &&
      before !== undefined &&
      before.event !== '' &&
      ALTERNATIVE.test(text.slice(before.end, period.start));
    shared.push(isOther ? { ...period, event: before.event, direction: before.direction } : period);
  }
  return shared;
}

/** 'on the 29 day of' before a month that nobody can read: no time of 29 days. */
function isDayOfMonth(text: string, start: number, counted: string, end: number): boolean {
  return (
    /\bday$/i.test(counted) &&
    /\bthe\s{1,2}$/i.test(text.slice(Math.max(0, start - 6), start)) &&
    /^\s{1,2}of\b/i.test(text.slice(end, end + 5))
  );
}

function countOf(groups: Readonly<Record<string, string | undefined>>): number | null | undefined {
  if (groups.blank !== undefined) return null;
  const figure = groups.figure ?? groups.first ?? groups.alone ?? groups.bracketed;
  if (figure !== undefined) return Number(figure);
  const words = groups.spelled ?? '';
  if (/^an?$/i.test(words)) return 1;
  const number = numberOf(words);
  return number > 0 ? number : undefined;
}

/** '10 days, not counting Saturdays, Sundays and judicial holidays': days on which the court sits. */
function unitLessWeekends(
  text: string,
  start: number,
  end: number,
  unit: PeriodMention['unit'],
): PeriodMention['unit'] {
  if (unit !== 'days') return unit;
  const without =
    WEEKENDS.exec(text.slice(end, end + 160)) ??
    WEEKENDS_BEFORE.exec(text.slice(Math.max(0, start - 90), start));
  if (without === null) return unit;
  return /judicial|court|legal/i.test(without[0]) ? 'court_days' : 'business_days';
}

function unitOf(unit: string, kind: string | undefined): PeriodMention['unit'] {
  const word = unit.toLowerCase();
  const isDay = word.startsWith('d');
  if (isDay && /^(?:court|judicial)/i.test(kind ?? '')) return 'court_days';
  if (word === 'weekdays' || word === 'workdays' || (isDay && kind !== undefined)) return 'business_days';
  return UNITS[word.charAt(0) as keyof typeof UNITS];
}

import { cleanText, type Paper } from '../../papers/paper.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { dayAfter, dayOfMonthAfter, monthEndAfter, weekdayAfter, yearFor } from './calendar.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';
import { findEventDays } from './event-days.ts';
import { featuresOf, type ReadWords, readWords } from './features.ts';
import { type MailDay, mailDays } from './mail-days.ts';
import type { ClockMention, DayMention, Mention, PeriodMention, WeekdayMention } from './mention.ts';
import { withoutOverlaps } from './mention.ts';
import type { Odds } from './model.ts';
import { type PaperSide, sideOf } from './paper-side.ts';
import { type Passage, passageOf } from './passage.ts';
import { findPeriods } from './periods.ts';
import { inRows } from './table-rows.ts';
import { findThatDays } from './that-day.ts';
import { findWeekdays } from './weekdays.ts';

export interface TimesContext {
  /** The paper's own day, YYYY-MM-DD. */
  dated: string | null;
  /** Its kind in the words of the product. */
  docType: string | null;
  today: string | null;
  /** What tells a day to come from one that was, where it is not the model that is kept here. */
  odds?: (features: readonly string[]) => Odds;
}

/** A day or a period of a sentence with all that is known of it before its meaning is. */
export interface Candidate {
  mention: DayMention | WeekdayMention | PeriodMention;
  /** YYYY-MM-DD of a day that is told beyond or nearly beyond doubt. */
  date: string | null;
  /** The year or the day had to be worked out, or the day of the week does not fit. */
  isWorkedOut: boolean;
  clock: ClockMention | null;
  sentence: Sentence;
  passage: Passage;
  words: ReadWords;
  side: PaperSide;
  /** The end of the sentence before. */
  before: string;
  features: string[];
}

const CLOCK_REACH = 60;
/** A sentence of more days than these is no sentence: a calendar, a table run together, rubbish. */
const HEAP = 40;

export interface FoundCandidates {
  candidates: Candidate[];
  /** Sentences of so many days that none of them can be given a meaning. */
  heaps: Sentence[];
}

/** Every day and period of a paper, in order of place. */
export function findCandidates(
  paper: Paper,
  sentences: readonly Sentence[],
  context: TimesContext,
): FoundCandidates {
  const candidates: Candidate[] = [];
  const heaps: Sentence[] = [];
  const side = sideOf(context.docType);
  const mails = mailDays(paper);
  let before = '';
  for (const sentence of sentences.flatMap((each) => inRows(paper, each))) {
    const passage = passageOf(paper, sentence.start, sentence.end);
    const mentions = isLikely(passage.text) ? mentionsOf(passage.text, before) : [];
    if (mentions.length > HEAP) heaps.push(sentence);
    else {
      const read = { sentence, passage, mentions, before, side };
      const own = { ...context, ...writtenAt(mails, sentence.start) };
      for (const candidate of candidatesOf(read, context, own)) candidates.push(candidate);
    }
    before = cleanText(paper, Math.max(sentence.start, sentence.end - 200), sentence.end);
  }
  return { candidates, heaps };
}

/** The day of the mail in which a place stands. */
function writtenAt(mails: readonly MailDay[], at: number): { dated?: string } {
  const own = mails.findLast(({ start }) => start <= at);
  return own === undefined ? {} : { dated: own.date };
}

/** Nearly all sentences hold neither a figure nor a counted time. */
function isLikely(text: string): boolean {
  return /\d|_{2}|\bend\sof\b|day|date|week|month|year|hour|noon|today|tomorrow|\bthen\b|\btime\b|\bthe\s(?:\w+\s)?(?:hearing|trial|sale|event)/i.test(
    text,
  );
}

interface ReadSentence {
  sentence: Sentence;
  passage: Passage;
  mentions: Candidate['mention'][];
  before: string;
  side: PaperSide;
}

function candidatesOf(
  { sentence, passage, mentions, before, side }: ReadSentence,
  context: TimesContext,
  told: TimesContext,
): Candidate[] {
  const { text } = passage;
  const clocks = findClocks(text);
  const words = readWords(text);
  return mentions.map((mention, index) => {
    const clauseStart = mentions[index - 1]?.end ?? 0;
    const clauseEnd = mentions[index + 1]?.start ?? text.length;
    const clock = clockOf(mention, clocks, clauseStart, clauseEnd);
    const { date, isWorkedOut } = dayOf(mention, mention.form === 'weekday' ? told : context);
    const features = featuresOf(words, mention, {
      side,
      date,
      dated: context.dated,
      before,
      clauseStart,
      clauseEnd,
      clockStart: clock?.start ?? null,
      clockEnd: clock?.end ?? null,
    });
    return { mention, date, isWorkedOut, clock, sentence, passage, words, side, before, features };
  });
}

function mentionsOf(text: string, before: string): Candidate['mention'][] {
  const counted = withBothNames(text, findDays(text), findWeekdays(text));
  const told = withoutOverlaps<Candidate['mention']>([...counted, ...findPeriods(text)]);
  const isTold = (mention: Candidate['mention']): mention is DayMention | PeriodMention =>
    mention.form !== 'weekday';
  const earlier = /\b(?:that|this|same|said|such|like|then)\b/i.test(text)
    ? withoutOverlaps([...findDays(before), ...findPeriods(before)])
    : [];
  const again = findThatDays(text, told.filter(isTold), earlier).filter(
    ({ start, end }) => !told.some((each) => each.start < end && start < each.end),
  );
  // A day that only its event tells gives way to one that is written.
  const free = findEventDays(text).filter(
    ({ start, end }) => ![...told, ...again].some((each) => each.start < end && start < each.end),
  );
  return withoutOverlaps<Candidate['mention']>([...told, ...again, ...free]);
}

/** 'by tomorrow, December 31': one day that is told twice is the written one. */
function withBothNames(
  text: string,
  days: readonly DayMention[],
  weekdays: readonly WeekdayMention[],
): (DayMention | WeekdayMention)[] {
  const named = new Set<DayMention>();
  const told = weekdays.map((weekday): DayMention | WeekdayMention => {
    const day = days.find(
      ({ start }) => start >= weekday.end && /^\s{0,2}[,(]\s{0,2}$/.test(text.slice(weekday.end, start)),
    );
    if (day === undefined) return weekday;
    named.add(day);
    return { ...day, start: weekday.start };
  });
  return [...days.filter((day) => !named.has(day)), ...told];
}

/** The time of the day that belongs to a day: the next one within reach, else the one just before it. */
function clockOf(
  mention: Mention,
  clocks: readonly ClockMention[],
  clauseStart: number,
  clauseEnd: number,
): ClockMention | null {
  const after = clocks.find(
    (clock) =>
      clock.start >= mention.end && clock.start - mention.end <= CLOCK_REACH && clock.end <= clauseEnd,
  );
  const before = clocks.findLast(
    (clock) =>
      clock.end <= mention.start &&
      mention.start - clock.end <= CLOCK_REACH / 2 &&
      clock.start >= clauseStart,
  );
  if (after && before)
    return mention.start - before.end < after.start - mention.end && mention.start - before.end < 5
      ? before
      : after;
  return after ?? before ?? null;
}

function dayOf(
  mention: Mention,
  { dated, today }: TimesContext,
): { date: string | null; isWorkedOut: boolean } {
  const anchor = dated ?? today;
  if (mention.form === 'weekday') {
    if (anchor === null) return { date: null, isWorkedOut: true };
    const { weekday, daysOn, ofMonth, monthsOn } = mention;
    if (monthsOn !== undefined) return { date: monthEndAfter(anchor, monthsOn), isWorkedOut: true };
    if (ofMonth !== undefined) return { date: dayOfMonthAfter(anchor, ofMonth), isWorkedOut: true };
    return {
      date: weekday === null ? dayAfter(anchor, daysOn) : weekdayAfter(anchor, weekday),
      isWorkedOut: true,
    };
  }
  if (mention.form !== 'day' || mention.date === null) return { date: null, isWorkedOut: false };
  if (mention.date.startsWith('--')) {
    return {
      date: anchor === null ? null : yearFor(mention.date, anchor, mention.weekday),
      isWorkedOut: true,
    };
  }
  return mention.date.length === 10
    ? { date: mention.date, isWorkedOut: mention.weekday !== null && !fits(mention.date, mention.weekday) }
    : { date: null, isWorkedOut: false };
}

function fits(date: string, weekday: number): boolean {
  return weekdayAfter(dayAfter(date, -1), weekday) === date;
}

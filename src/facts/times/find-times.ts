import type { Paper } from '../../papers/paper.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { pageAt } from '../../text/pages.ts';
import type { Certainty, FactPlace, FoundFact, Period } from '../schema.ts';
import { actorOf } from './actor.ts';
import { dayAfter, weekdayOf, yearFor } from './calendar.ts';
import { isCalledOff } from './called-off.ts';
import { type Candidate, findCandidates, type TimesContext } from './candidates.ts';
import { type Clause, clauseAt, shortened } from './clause.ts';
import { withHearingDay } from './event-reading.ts';
import { findFiled } from './filed.ts';
import { deadlineLabel, hearingLabel } from './labels.ts';
import type { PeriodMention } from './mention.ts';
import { type Odds, oddsOf } from './model.ts';
import { placeIn } from './places.ts';

export type { TimesContext } from './candidates.ts';

export interface FoundTimes {
  facts: FoundFact[];
  unplaced: FactPlace[];
}

/** From here on a day is held for history or law; below it is shown, if only as one without a meaning. */
const SURELY_NONE = 0.8;
const NONE = 0.55;
const CERTAIN = 0.85;
const LIKELY = 0.6;
const LONGEST_WHAT = 240;

/**
 * What a paper asks for by a day or within a time, the hearings it sets, until when it offers something, and when it
 * was filed. Every day, time and period is found first and kept unless its sentence tells what was, states the law, or
 * measures something; a kept one to which no meaning can be given is in `unplaced`.
 */
export function findTimes(paper: Paper, sentences: readonly Sentence[], context: TimesContext): FoundTimes {
  const facts: FoundFact[] = findFiled(paper, context.dated);
  const unplaced: FactPlace[] = [];
  const seen = new Set<string>();
  const { candidates, heaps } = findCandidates(paper, sentences, context);
  for (const { start, end } of heaps) unplaced.push(placeOf(paper, start, end));
  for (const candidate of candidates) {
    const odds = oddsOf(candidate.features);
    if (odds.none >= SURELY_NONE || isPast(candidate, context.dated)) continue;
    const { mention, passage } = candidate;
    if (isCalledOff(passage.text, mention.start, mention.end)) continue;
    const fact = odds.none < NONE ? factOf(paper, candidate, odds, context) : null;
    if (fact === null) unplaced.push(mentionPlace(paper, candidate));
    else if (isNew(seen, fact)) facts.push(fact);
  }
  return {
    facts: withHearingDay(facts.sort((a, b) => a.start - b.start)),
    unplaced: unplaced.sort((a, b) => a.start - b.start),
  };
}

/** A day of the paper's own date or before it is history, unless something is said to be due by it. */
function isPast({ mention, date, features }: Candidate, dated: string | null): boolean {
  if (mention.form !== 'day' || date === null || dated === null || date > dated) return false;
  return !features.includes('lead:by') && !features.includes('Lnear=due');
}

/** A paper says the same more than once: in a table and in its text. */
function isNew(seen: Set<string>, { kind, value, label }: FoundFact): boolean {
  const key = JSON.stringify([kind, label.toLowerCase(), { ...value, what: '' }]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function factOf(paper: Paper, candidate: Candidate, odds: Odds, context: TimesContext): FoundFact | null {
  const { mention, passage, clock } = candidate;
  const date = dayToCome(candidate, context.dated);
  const clause = clauseAt(passage.text, mention.start, mention.end);
  const what = shortened(clause.text, LONGEST_WHAT);
  if (what === '') return null;
  const at = mention.start - clause.start;
  const common = {
    ...clausePlace(paper, candidate, clause),
    certainty: certaintyOf(candidate, odds, context.dated),
  };
  const time = clock?.time ?? null;
  if (odds.offer > odds.deadline && odds.offer > odds.hearing) {
    const until = date ?? endOfOffer(mention, context.dated);
    return { ...common, kind: 'offer', label: 'Offer ends', value: { what, until } };
  }
  if (odds.hearing > odds.deadline && date !== null) {
    const place = placeIn(passage.text.slice(mention.start)) ?? placeIn(clause.text);
    return {
      ...common,
      kind: 'hearing',
      label: hearingLabel(clause.text, at),
      value: { what, date, time, place },
    };
  }
  const reading = readingOf(mention, date);
  if (reading === null) return null;
  const value = { what, who: actorOf(clause.text, context.docType), time, ...reading };
  return { ...common, kind: 'deadline', label: deadlineLabel(clause.text, at), value };
}

/** A day without its year that something is due on lies ahead of the paper. */
function dayToCome({ mention, date, isWorkedOut }: Candidate, dated: string | null): string | null {
  if (
    date === null ||
    dated === null ||
    !isWorkedOut ||
    mention.form !== 'day' ||
    !mention.date?.startsWith('--')
  )
    return date;
  return date < dayAfter(dated, -21) ? yearFor(mention.date, dayAfter(dated, 180), mention.weekday) : date;
}

/** The day on which an offer of so many days ends, counted from its letter. */
function endOfOffer(mention: Candidate['mention'], dated: string | null): string | null {
  if (mention.form !== 'period' || mention.count === null || dated === null) return null;
  const isFromLetter = mention.event === '' || /\b(?:date|this|hereof|today)\b/i.test(mention.event);
  const days = mention.unit === 'days' ? mention.count : mention.unit === 'weeks' ? mention.count * 7 : null;
  return isFromLetter && days !== null && mention.direction !== 'before' ? dayAfter(dated, days) : null;
}

interface Reading {
  date: string | null;
  period: Period | null;
  earliest: string | null;
  latest: string | null;
}

/** The day or the period, and the first and last day that the words can mean; null where they give neither. */
function readingOf(mention: Candidate['mention'], date: string | null): Reading | null {
  const open = { date: null, period: null, earliest: null, latest: null };
  if (mention.form === 'period') {
    const period = periodOf(mention);
    return period && { ...open, period };
  }
  if (date !== null) {
    const off =
      mention.form !== 'day' || mention.weekday === null ? 0 : (mention.weekday - weekdayOf(date) + 7) % 7;
    if (off === 0) return { ...open, date };
    // The day of the week is another one: either of the two may be the slip.
    const other = dayAfter(date, off > 3 ? off - 7 : off);
    return { ...open, date, earliest: other < date ? other : date, latest: other > date ? other : date };
  }
  if (
    mention.form !== 'day' ||
    mention.date === null ||
    mention.date.length !== 7 ||
    mention.date.startsWith('--')
  )
    return null;
  const first = `${mention.date}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return { ...open, earliest: first, latest: dayAfter(next, -1) };
}

function periodOf({ count, unit, event, direction }: PeriodMention): Period | null {
  if (count === null || count > 10_000) return null;
  const from = direction === 'before' && !/^before/i.test(event) ? `before ${event}` : event;
  // Whole days of so many hours; a part of a day is not given away.
  if (unit === 'hours') return count < 24 ? null : { count: Math.floor(count / 24), unit: 'days', from };
  return { count, unit, from };
}

function certaintyOf({ mention, date, isWorkedOut }: Candidate, odds: Odds, dated: string | null): Certainty {
  const sure = 1 - odds.none;
  if (sure < LIKELY) return 'unsure';
  if (mention.form === 'weekday') return sure < CERTAIN ? 'unsure' : 'likely';
  if (date !== null && dated !== null && date < dated) return 'unsure';
  if (isWorkedOut || sure < CERTAIN) return 'likely';
  return mention.form === 'period' && mention.unit === 'hours' ? 'likely' : 'certain';
}

function clausePlace(paper: Paper, { passage }: Candidate, clause: Clause): FactPlace {
  return placeOf(
    paper,
    passage.toSource(clause.start),
    passage.toSource(Math.max(clause.start, clause.end - 1)) + 1,
  );
}

function mentionPlace(paper: Paper, { passage, mention }: Candidate): FactPlace {
  return placeOf(paper, passage.toSource(mention.start), passage.toSource(mention.end - 1) + 1);
}

function placeOf(paper: Paper, start: number, end: number): FactPlace {
  return { page: pageAt(paper.pageStarts, start), start, end, quote: paper.text.slice(start, end) };
}

import { isHeading, type Paper } from '../../papers/paper.ts';
import type { Sentence } from '../../papers/sentences.ts';
import { pageAt } from '../../text/pages.ts';
import type { Actor, Certainty, FactPlace, FoundFact, Period } from '../schema.ts';
import { actorOf } from './actor.ts';
import { dayAfter, weekdayOf, yearFor } from './calendar.ts';
import { isCalledOff } from './called-off.ts';
import { type Candidate, findCandidates, type TimesContext } from './candidates.ts';
import { type Clause, clauseAt, shortened } from './clause.ts';
import { findClocks } from './clocks.ts';
import { type Duty, dutyOf } from './duty.ts';
import { withHearingDay } from './event-reading.ts';
import { findFiled } from './filed.ts';
import { isIdleDay } from './idle-days.ts';
import { hearingWords } from './labels.ts';
import type { PeriodMention } from './mention.ts';
import { type Odds, oddsOf } from './model.ts';
import { oneDutyEach } from './one-duty.ts';
import { ownDay } from './own-day.ts';
import { placeIn } from './places.ts';
import { readerOf } from './reader.ts';
import { rowAt } from './rows.ts';
import { isSitting, type SetInRows, setInRows } from './sittings.ts';

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
export function findTimes(paper: Paper, sentences: readonly Sentence[], given: TimesContext): FoundTimes {
  const facts: FoundFact[] = findFiled(paper, given.dated);
  const unplaced: FactPlace[] = [];
  const seen = new Set<string>();
  const context = { ...given, dated: ownDay(paper, given.dated, given.docType) };
  const setting: Setting = { paper, context, reader: readerOf(paper, context.docType) };
  const { candidates, heaps } = findCandidates(paper, sentences, context);
  for (const { start, end } of heaps) unplaced.push(placeOf(paper, start, end));
  for (const candidate of candidates) {
    const { mention, passage } = candidate;
    const rows = mention.form === 'day' ? setInRows(paper, passage.toSource(mention.start)) : null;
    const odds = oddsOf(candidate.features);
    if (rows === null && odds.none >= SURELY_NONE && !saysOpen(candidate, context.docType)) continue;
    if (isPast(candidate, context.dated) || (rows === null && isIdleDay(paper, candidate, context.docType)))
      continue;
    if (isCalledOff(passage.text, mention.start, mention.end)) continue;
    const fact = factOf(setting, candidate, odds, rows);
    if (fact === null && isNamed(candidate)) unplaced.push(mentionPlace(paper, candidate));
    else if (fact === null) continue;
    else if (isNew(seen, fact)) facts.push(fact);
  }
  return {
    facts: withHearingDay(oneDutyEach(facts.sort((a, b) => a.start - b.start))),
    unplaced: unplaced.sort((a, b) => a.start - b.start),
  };
}

/** A day that only its event tells, and that asks for nothing, is no day. */
const isNamed = ({ mention }: Candidate): boolean => mention.form !== 'period' || mention.count !== 0;

interface Setting {
  paper: Paper;
  context: TimesContext;
  reader: Actor;
}

const LETTERS = /letter|e-?mail|offer|settle|demand|message/i;
const STAYS_OPEN =
  /\b(?:offer|proposal|this|it)\s(?:\w+\s){0,4}?(?:open|stands?|good|expires?|lapses?|available|valid|withdrawn|revoked)\b/i;

/** 'Our offer stands until …', 'This stays open until …' of a letter. */
function saysOpen({ mention, passage }: Candidate, docType: string | null): boolean {
  if (mention.form === 'period' && mention.direction === 'before') return false;
  if (!LETTERS.test(docType ?? '')) return false;
  const lead = passage.text.slice(Math.max(0, mention.start - 160), mention.start);
  return (
    STAYS_OPEN.test(lead) &&
    /\b(?:until|till|through|by|on|after|before|within|for)\b[^.;]{0,40}$/i.test(lead)
  );
}

const COMMANDS =
  /\b(?:must|shall|due|deadline|ordered|required|no later than|not later than|on or before|cut-?off|set|ddl)\b/i;

/** A day of the paper's own date or before it is history, unless something is said to be due by it. */
function isPast({ mention, date, features, passage }: Candidate, dated: string | null): boolean {
  if (mention.form !== 'day' || dated === null) return false;
  const isMonth = mention.date?.length === 7 && !mention.date.startsWith('--');
  if (isMonth && mention.date !== null && mention.date < dated.slice(0, 7))
    return !COMMANDS.test(passage.text);
  if (date === null || date > dated) return false;
  const isAsked = features.includes('lead:by') || features.includes('Lnear=due');
  return !isAsked || (date < dated && !COMMANDS.test(passage.text));
}

/** A paper says the same more than once: in a table and in its text. */
function isNew(seen: Set<string>, { kind, value, label }: FoundFact): boolean {
  const key = JSON.stringify([kind, label.toLowerCase(), { ...value, what: '' }]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function factOf(
  { paper, context, reader }: Setting,
  candidate: Candidate,
  odds: Odds,
  rows: SetInRows | null,
): FoundFact | null {
  const { mention, passage, clock } = candidate;
  const date = dayToCome(candidate, context.dated);
  const clause = clauseAt(passage.text, mention.start, mention.end);
  if (clause.text === '') return null;
  const place = clausePlace(paper, candidate, clause);
  const common = { ...place, certainty: certaintyOf(candidate, odds, context.dated) };
  const time = clock?.time ?? null;
  if (rows !== null && date !== null) return hearingInRows(candidate, rows, { date, place });
  if (
    saysOpen(candidate, context.docType) ||
    (odds.none < NONE && odds.offer > Math.max(odds.deadline, odds.hearing))
  ) {
    const until = date ?? endOfOffer(mention, context.dated);
    const what = shortened(clause.text, LONGEST_WHAT);
    return { ...common, kind: 'offer', label: 'They offer until', value: { what, until } };
  }
  if (odds.none >= NONE) return null;
  if (odds.hearing > odds.deadline && date !== null) {
    if (isSitting(paper, place, candidate.before)) {
      const room = placeIn(passage.text.slice(mention.start)) ?? placeIn(clause.text);
      const { what, label } = hearingWords(clause.text, mention.start - clause.start, titleOf(paper));
      return { ...common, kind: 'hearing', label, value: { what, date, time, place: room } };
    }
    if (!candidate.features.includes('lead:by')) return null;
  }
  const reading = readingOf(mention, date);
  if (reading === null) return null;
  const duty = dutyOf({
    text: clause.text,
    ...stretchOf(candidate, clause),
    row: rowAt(paper, passage.toSource(mention.start))?.label ?? null,
    docType: context.docType,
    event: mention.form === 'period' ? mention.event : '',
  });
  const isWeak =
    common.certainty === 'unsure' || (candidate.side !== 'commands' && common.certainty === 'likely');
  if (isNoDuty(clause.text, duty, isWeak, mention.form)) return null;
  const value = { what: duty.what, who: actorOf(clause.text, reader), time, ...reading };
  return { ...common, kind: 'deadline', label: duty.label, value };
}

const NOT_NEEDED =
  /\bneed not\b|\bnot (?:be )?required to appear\b|\bdo(?:es)? not (?:have|need) to appear\b/i;
const SAYS_IT_DID =
  /^(?:this|the (?:within|foregoing|instant|present))\s(?:\w+\s){1,3}?(?:is|was|has been)\s(?:being\s|therefore\s)?(?:timely|filed|made|brought|served)\b/i;

const TITLE_LINES = 30;

/** The heading of a paper that names a hearing with its matter. */
function titleOf(paper: Paper): string {
  for (const line of paper.lines.slice(0, TITLE_LINES)) {
    const words = paper.text.slice(line.start, Math.min(line.end, line.start + 160)).trim();
    if (/\b(?:hearing|trial)\s(?:on|for|re|regarding)\s/i.test(words) && isHeading(words)) return words;
  }
  return '';
}

/** What nobody has to do, what a paper says of itself, and days of which nothing is asked. */
function isNoDuty(clause: string, { label }: Duty, isWeak: boolean, form: string): boolean {
  if (NOT_NEEDED.test(clause) || SAYS_IT_DID.test(clause)) return true;
  return (
    form !== 'period' &&
    isWeak &&
    (label === 'A day is named' || (label === 'Deadline' && form === 'weekday'))
  );
}

/** A hearing that rows set: its time and place stand in rows of their own. */
function hearingInRows(
  { passage, mention, clock }: Candidate,
  { what, time, place: room }: SetInRows,
  { date, place }: { date: string; place: FactPlace },
): FoundFact {
  const words = hearingWords(what, 0);
  const value = {
    what: shortened(what, LONGEST_WHAT),
    date,
    time: clock?.time ?? findClocks(time)[0]?.time ?? null,
    place: room ?? placeIn(passage.text.slice(mention.start)),
  };
  return { ...place, kind: 'hearing', label: words.label, certainty: 'certain', value };
}

/** The day with its time of the day, where that stands next to it, by offsets of the clause. */
function stretchOf({ mention, clock }: Candidate, clause: Clause): { start: number; end: number } {
  const isNear = clock !== null && clock.end <= mention.start && mention.start - clock.end < 6;
  const end =
    clock !== null && clock.start >= mention.end && clock.start - mention.end < 8 ? clock.end : mention.end;
  const start = isNear ? clock.start : mention.start;
  return { start: Math.max(0, start - clause.start), end: Math.min(clause.text.length, end - clause.start) };
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

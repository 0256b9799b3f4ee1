import type { Caption } from '../../papers/caption.ts';
import type { ParsedRow } from '../../papers/docket/docket-row.ts';
import { parseDocket } from '../../papers/docket/parse-docket.ts';
import type { Paper } from '../../papers/paper.ts';
import { captionFacts } from '../caption-facts.ts';
import { dispositionsOf } from '../decisions/dispositions.ts';
import { findJudges } from '../people/judges.ts';
import type { Actor, Certainty, FactContent, FoundFact } from '../schema.ts';
import { factAt } from '../statements.ts';
import { ASKED_FOR } from '../times/asked.ts';
import { printedDay } from '../times/own-day.ts';
import { docketHead } from './docket-head.ts';
import { dueOnRow, hasPassed, isStruckRow } from './registers.ts';
import { lineOffsets, type RowText, rowText } from './row-text.ts';
import { type StatedDay, sittingOf, statedDays } from './stated-days.ts';

const MOST_DAYS = 120;
/** An entry of what a side filed. */
const ASKS =
  /^[\W\d]*(?:motion|letter|request|petition|application|response|reply|brief|objection|proposed|answer|complaint)\b(?!.{0,60}\b(?:granted|denied|sustained|overruled|stricken)\b)/i;
const MOST_DECISIONS = 60;
const MOST_OF_A_ROW = 4;

interface Row {
  entry: ParsedRow;
  row: RowText;
  /** Where it comes in time: its day, then its place among those of the day. */
  order: string;
}

interface SetDay extends StatedDay {
  from: Row;
  /** By the court, in an order, a notice or a minute. */
  isCourts: boolean;
}

/**
 * What a docket says: days that its entries set, each with its row as the quote, and who and where the case is as far
 * as the docket prints it above its entries. A day that a later entry calls off or moves is unsure; one before the day on
 * which the docket was printed has been, and is due no more.
 */
export function docketFacts(paper: Paper, caption: Caption): FoundFact[] {
  const { text } = paper;
  const { entries } = parseDocket(text);
  const lines = lineOffsets(text);
  const rows = entries.map((entry, index): Row => {
    const order = `${entry.date ?? ''} ${(entry.entryNumber ?? '').padStart(8, '0')} ${String(index).padStart(6, '0')}`;
    return { entry, row: rowText(text, lines, entry.lines), order };
  });
  const first = entries.reduce(
    (least, { lineNumber }) => Math.min(least, lineNumber),
    Number.POSITIVE_INFINITY,
  );
  const head = lines[first - 1]?.start ?? text.length;
  return [
    ...headFacts(paper, caption, head),
    ...findJudges(paper).filter(({ start }) => start < head),
    ...dayFacts(paper, rows),
    ...decisionFacts(paper, rows),
  ];
}

/** What the court's own rows say was decided, of many the newest. */
function decisionFacts(paper: Paper, rows: readonly Row[]): FoundFact[] {
  return rows
    .filter(({ entry, row }) => COURTS.has(entry.documentType) && !ASKS.test(row.text.slice(0, 160)))
    .toSorted((a, b) => (a.order < b.order ? 1 : -1))
    .flatMap(({ row }) => dispositionsOf(paper, row).slice(0, MOST_OF_A_ROW))
    .slice(0, MOST_DECISIONS);
}

/** What the caption says counts where it stands above the entries; what a row speaks of may be another case. */
function headFacts(paper: Paper, caption: Caption, head: number): FoundFact[] {
  const printed = docketHead(paper, head).flatMap((fact) => fuller(fact, caption, head));
  const has = (kind: FoundFact['kind']) => printed.some((fact) => fact.kind === kind);
  const read = captionFacts(caption)
    .filter(({ kind, quote, end }) => !has(kind) && end <= head && !FIELDS.test(quote))
    .map((fact): FoundFact => (fact.certainty === 'certain' ? { ...fact, certainty: 'likely' } : fact));
  return [...printed, ...read];
}

/** A court of one line with the district or the state that the head says of it. */
function fuller(fact: FoundFact, { court }: Caption, head: number): FoundFact[] {
  if (fact.kind !== 'court' || court === null || court.evidence.end > head) return [fact];
  const isFuller =
    court.text.length > fact.value.name.length &&
    court.text.toLowerCase().includes(fact.value.name.replace(/^in the /i, '').toLowerCase());
  return isFuller ? [{ ...fact, value: { name: court.text }, certainty: court.certainty }] : [fact];
}

/** Names of fields of a court's page: what runs over them is no name. */
const FIELDS =
  /\b(?:case (?:status|type|number)|file date|attorneys?|docket #|pro se|judicial officer)\b|^court\s*$/im;

const COURTS = new Set(['Order', 'Judgment', 'Minute Entry', 'Notice', 'Other']);

function dayFacts(paper: Paper, rows: readonly Row[]): FoundFact[] {
  const ownDays = rows.map((from) => ownDayOf(from));
  const done = rows.flatMap(({ entry }, at) =>
    entry.date !== null && !ownDays[at] && !SETS_DAYS.has(entry.documentType) ? [entry.date] : [],
  );
  const days: SetDay[] = rows.flatMap((from, at) => {
    const isCourts = COURTS.has(from.entry.documentType);
    const stated = statedDays(from.row.text).map((day) => ({ ...day, from, isCourts }));
    const own = ownDays[at];
    const isHeard = stated.some(({ kind }) => kind === 'hearing');
    if (!own || isHeard || isStruckRow(from.row.text) || hasPassed(own.date, done)) return stated;
    return [...stated, { ...own, from, isCourts: isCourts || own.kind === 'deadline' }];
  });
  const printed = printedDay(paper);
  const kept = onlyOnce(days.filter(({ date }) => printed === null || date >= printed))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, MOST_DAYS);
  const off = new Set(calledOff(kept, rows));
  return kept.map((day) => factOf(paper, day, off.has(day)));
}

/** Rows that may stand on a day to come. */
const SETS_DAYS = new Set(['Minute Entry', 'Other']);

/** A row that is itself a sitting, or what is due, on its day. */
function ownDayOf({ entry, row }: Row): StatedDay | null {
  const { date } = entry;
  if (date === null) return null;
  const sitting = sittingOf(row.text, entry.description);
  if (sitting !== null) return { ...sitting, date, start: 0, end: row.text.length };
  const what = dueOnRow(row.text);
  if (what === null) return null;
  const end = row.text.split('\n')[0]?.length ?? row.text.length;
  return { kind: 'deadline', what, date, time: null, place: null, start: 0, end, isOff: false };
}

const letters = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** The same day for the same thing once, by the row that says it last. */
function onlyOnce(days: readonly SetDay[]): SetDay[] {
  const kept = new Map<string, SetDay>();
  for (const day of days) {
    const key = `${day.kind} ${day.date} ${day.kind === 'hearing' ? (day.time ?? '') : letters(day.what)}`;
    const before = kept.get(key);
    if (!before || before.from.order < day.from.order) kept.set(key, day);
  }
  return [...kept.values()];
}

const MOVES =
  /\b(?:vacat\w*|cancel\w*|re-?set|reschedul\w*|continu(?:ed|ing|es)|postpon\w*|adjourn\w*|off calendar|strick?en|extend\w*|extension|set\/reset|mooted|suspend\w*|stay(?:ed|ing)?)\b/i;
const ENDS =
  /\b(?:case|action|matter|civil case)\s(?:is\s|was\s)?(?:hereby\s)?(?:closed|dismissed|terminated)\b|\bnotice of voluntary dismissal\b|\bterminat(?:ed|ing) case\b|\border (?:of dismissal|dismissing (?:the )?(?:case|action))\b|\bdisposed: dismissed\b/i;
const COMMON = new Set(
  'the and for with set re to of on in by as motion order hearing due date deadline'.split(' '),
);

function shares(one: string, other: string): boolean {
  const words = new Set(
    letters(one)
      .split(' ')
      .filter((word) => word.length > 3 && !COMMON.has(word)),
  );
  const sittings = /\b(?:hearing|trial|conference|mediation|arraignment|argument)\b/i;
  const same = sittings.exec(one)?.[0].toLowerCase();
  if (words.size === 0) return same !== undefined && new RegExp(`\\b${same}`, 'i').test(other);
  return letters(other)
    .split(' ')
    .some((word) => words.has(word));
}

/** The days that a later row calls off, moves or makes pointless. */
function calledOff(days: readonly SetDay[], rows: readonly Row[]): SetDay[] {
  const moving = rows.filter(({ row }) => MOVES.test(row.text) || ENDS.test(row.text)).slice(-MOST_MOVES);
  return days.filter((day) => {
    if (day.isOff) return true;
    return moving.some(({ row: { text }, order, entry }) => {
      if (order <= day.from.order || (entry.date ?? '') > day.date) return false;
      if (ENDS.test(text)) return true;
      const isNamed = statedDays(text).some(({ date, what }) => date !== day.date && shares(day.what, what));
      return isNamed || (OFF_WORDS.test(text) && shares(day.what, text)) || text.includes(printed(day.date));
    });
  });
}

const MOST_MOVES = 60;
const OFF_WORDS =
  /\b(?:vacat\w*|cancel\w*|off calendar|strick?en|continued|reschedul\w*|postpon\w*|adjourn\w*)\b/i;

/** As dockets of federal courts print a day: '8/4/2031'. */
function printed(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${month}/${day}/${year}`;
}

function actorOf(what: string): Actor {
  const [plaintiff, defendant] = [
    /\bplaintiff|petitioner/i.test(what),
    /\bdefendant|\brespondent|\banswers?\b/i.test(what),
  ];
  if (plaintiff !== defendant) return plaintiff ? 'plaintiff' : 'defendant';
  return /\b(?:joint|parties|both)\b/i.test(what) || (plaintiff && defendant) ? 'both' : 'unsaid';
}

function factOf(paper: Paper, day: SetDay, isOff: boolean): FoundFact {
  const { kind, what, date, time, place, from } = day;
  const certainty: Certainty = isOff || day.isAsked ? 'unsure' : day.isCourts ? 'certain' : 'likely';
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  const content: FactContent =
    kind === 'hearing'
      ? { kind, value: { what: name, date, time, place } }
      : { kind, value: { what: name, who: actorOf(what), date, time } };
  const start = from.row.toSource(day.start);
  const end = from.row.toSource(Math.max(day.start, day.end - 1)) + 1;
  const set = kind === 'hearing' ? 'Hearing' : 'Due';
  const label = isOff ? 'Set, and later changed' : day.isAsked ? ASKED_FOR.label : set;
  return factAt(paper, start, end, content, { label, certainty });
}

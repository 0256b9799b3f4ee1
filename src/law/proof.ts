import { timeOfDay } from '../text/day-words.ts';
import { spell, spellShort, yearOf } from './calendar-days.ts';
import { periodOf } from './court-rule.ts';
import type { Count, Move } from './readings.ts';

function inYear(day: number, start: number): string {
  return yearOf(day) === yearOf(start) ? spellShort(day) : spell(day);
}

function list(words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

type Closed = Extract<Move, { kind: 'roll' }>['passed'][number];

function isWeekend({ reason }: Closed): boolean {
  return reason === 'a Saturday' || reason === 'a Sunday';
}

// Weekends are said once; what a person would not expect is said day by day.
function leftOut(move: Extract<Move, { kind: 'count' }>, start: number): string {
  const others = move.skipped
    .filter((closed) => !isWeekend(closed))
    .map(({ day, reason }) => `${inYear(day, start)} (${reason})`);
  const all = move.skipped.some(isWeekend) ? ['weekends', ...others] : others;
  return all.length === 0 ? '' : ` Left out on the way: ${list(all)}.`;
}

function closedInWords(passed: readonly Closed[], start: number): string {
  const weekend = passed.filter(isWeekend).map(({ day }) => inYear(day, start));
  const others = passed
    .filter((closed) => !isWeekend(closed))
    .map(({ day, reason }) => `${inYear(day, start)} is ${reason}`);
  const last = weekend.length > 1 ? `${list(weekend)} are weekend days` : `${weekend[0]} is on a weekend`;
  return list(weekend.length === 0 ? others : [...others, last]);
}

function sentenceOf(move: Move, start: number, openDays: string, isLast: boolean): string {
  const on = (day: number) => inYear(day, start);
  const isForward = move.direction === 'forward';
  if (move.kind === 'roll') {
    const days = closedInWords(move.passed, start);
    const what = isLast ? 'the deadline' : 'the period';
    return `${days}; the court is closed, so ${what} ${isForward ? 'runs to' : 'goes back to'} ${on(move.to)}.`;
  }
  if (move.kind === 'landing') return `It is due on the Monday after that: ${on(move.to)}.`;
  if (move.unit === 'month') {
    return `Count ${isForward ? '' : 'back '}${periodOf(move)}: to ${on(move.to)}.`;
  }
  const step = isForward ? 1 : -1;
  const skipped = new Set(move.skipped.map(({ day }) => day));
  let first = move.from + step;
  while (skipped.has(first)) first += step;
  const run =
    move.days === 1
      ? `${on(first)} is day 1.`
      : `${on(first)} is day 1 … ${on(move.to)} is day ${move.days}.`;
  const unit = move.unit === 'calendar' ? 'days' : openDays;
  const amount = `${move.days} ${move.days === 1 ? unit.slice(0, -1) : unit}`;
  const every = move.unit === 'calendar' ? ', every day' : '';
  const lead =
    'extension' in move
      ? `The way of service adds ${amount} (${move.extension.citation}). Count ${isForward ? 'on' : 'further back'}${every}:`
      : `${isForward ? 'Count' : 'Count back'} ${amount}${every}:`;
  return `${lead} ${run}${leftOut(move, start)}`;
}

function deadlineSentence(day: number, time: string | null): string {
  const said = `The deadline is ${spell(day)}${time === null ? '' : `, ${timeOfDay(time)}`}`;
  return said.endsWith('.') ? said : `${said}.`;
}

/**
 * The count as sentences that a person can follow with a paper calendar, the first naming day 0, the last
 * the deadline. `openDays` names the days that count where not every day does.
 */
export function stepsOf(
  start: number,
  startsFrom: string,
  moves: readonly Move[],
  notes: {
    openDays: 'court days' | 'business days';
    service: string | null;
    /** Where the rule gives the later or the earlier of two days: the other one, as a sentence. */
    others?: readonly string[];
    /** The day it is due, where the count alone does not say it. */
    due?: number;
    /** HH:MM, where the day alone is not enough. */
    dueTime?: string | null;
  },
): string[] {
  const end = notes.due ?? moves.at(-1)?.to ?? start;
  return [
    `Day 0 is ${spell(start)}, ${startsFrom}. It is not counted.`,
    ...moves.map((move, at) => sentenceOf(move, start, notes.openDays, at === moves.length - 1)),
    ...(notes.service === null ? [] : [notes.service]),
    ...(notes.others ?? []),
    deadlineSentence(end, notes.dueTime ?? null),
  ];
}

export const MAIL_ADDS_NONE = 'Mailing does not add days to this deadline.';

/** What is to be said about the way of service when it adds nothing; null when there is nothing to say. */
export function serviceNote(count: Pick<Count, 'extension' | 'rule'>, servedBy: string): string | null {
  if (servedBy === 'personal') return null;
  if (count.rule.direction === 'backward' && count.rule.extension === 'none') {
    return 'The way the papers were served does not change this deadline.';
  }
  if (count.extension !== null) return null;
  if (servedBy === 'mail') return MAIL_ADDS_NONE;
  if (servedBy === 'electronic') return 'Electronic service does not add days to this deadline.';
  return 'We know of no days that this way of service adds to this deadline, so none are counted.';
}

import { stem } from '../../text/stem.ts';
import type { FoundFact, Period } from '../schema.ts';
import { isNameless } from './no-name.ts';

/** Duties that are told in different words are one by what they come to. */
const ALIKE: readonly RegExp[] = [
  /\b(?:answer|respond|response|defend|plead|appearance|reply)/i,
  /\b(?:pay|quit|vacate|move out|surrender|possession|rent|leave)\b/i,
];
const LIGHT =
  /^(?:the|and|for|with|your|that|this|due|must|shall|court|clerk|written|file[ds]?|serve[ds]?|any|all)$/i;
const COURT_UNITS: ReadonlySet<Period['unit']> = new Set(['court_days', 'business_days']);
/** More than these of one paper are compared only with those next to them. */
const MOST_COMPARED = 60;

type Told = Extract<FoundFact, { kind: 'deadline' }>;
type Sat = Extract<FoundFact, { kind: 'hearing' }>;

/**
 * One fact for one duty: a day or a period that a paper tells twice of the same thing, as a title and its text do, is
 * kept where it is told more exactly. Facts are in order of place.
 */
export function oneDutyEach(facts: readonly FoundFact[]): FoundFact[] {
  const kept: FoundFact[] = [];
  for (const fact of facts) {
    const from = Math.max(0, kept.length - MOST_COMPARED);
    const found = kept.slice(from).findIndex((other) => isOne(other, fact));
    const other = kept[from + found];
    if (found === -1 || !other) kept.push(fact);
    else if (isBetter(fact, other)) kept[from + found] = fact;
  }
  return kept.sort((a, b) => a.start - b.start);
}

function isOne(a: FoundFact, b: FoundFact): boolean {
  if (a.kind === 'hearing' && b.kind === 'hearing')
    return a.value.date === b.value.date && isSameTime(a.value.time, b.value.time);
  return a.kind === 'deadline' && b.kind === 'deadline' && isSame(a, b);
}

function isBetter(a: FoundFact, b: FoundFact): boolean {
  if (a.kind === 'hearing' && b.kind === 'hearing') return fullness(a) > fullness(b);
  return a.kind === 'deadline' && b.kind === 'deadline' && exactness(a) > exactness(b);
}

function isSameTime(a: string | null | undefined, b: string | null | undefined): boolean {
  return !a || !b || a === b;
}

/** How much is told of a hearing: its time, its place, its matter; of rows and a sentence that tell the same, the sentence. */
function fullness({ value: { time, place, what }, quote }: Sat): number {
  const isProse = /\b(?:will|shall|is|are|must|has|hereby)\b/.test(quote);
  return (time ? 2 : 0) + (place ? 2 : 0) + (what.includes(' ') ? 1 : 0) + (isProse ? 0.5 : 0);
}

function isSame(a: Told, b: Told): boolean {
  const [first, second] = [a.value, b.value];
  if (first.date || second.date)
    return first.date === second.date && isSameTime(first.time, second.time) && isSameThing(a, b);
  if (!first.period || !second.period || first.period.count !== second.period.count) return false;
  const [one, two] = [first.period, second.period];
  // One clause that names days and days of business tells of two times.
  if (one.unit !== two.unit && a.start === b.start && a.end === b.end) return false;
  const sameUnit =
    one.unit === two.unit || (isDays(one) && isDays(two) && (one.from === '' || two.from === ''));
  if (!sameUnit || !isSameEvent(one.from, two.from)) return false;
  return isSameThing(a, b);
}

const isDays = ({ unit }: Period): boolean => unit === 'days' || COURT_UNITS.has(unit);

function isSameEvent(a: string, b: string): boolean {
  if (a === '' || b === '') return true;
  if (/^before\b/i.test(a) !== /^before\b/i.test(b)) return false;
  return share(a, b);
}

/** Whether two times are of one thing to do, by the words that the paper has for it. */
export function isSameThing(a: Told, b: Told): boolean {
  if (a.start < b.end && b.start < a.end && a.value.what === b.value.what) return true;
  const [first, second] = [a.value.what, b.value.what];
  if (isPaidApart(first, second)) return false;
  return ALIKE.some((words) => words.test(first) && words.test(second)) || sharesMost(first, second);
}

const PAYS = /^pay\s/i;
const MONEY = /^(?:pay|full|total|amoun|sum|balanc|money|paymen|amount|owed|owing|now|you|all|past)/;

/** 'Pay the rent' and 'pay the water bill' are two, though somebody pays in both. */
function isPaidApart(a: string, b: string): boolean {
  if (!PAYS.test(a) || !PAYS.test(b)) return false;
  const [one, two] = [a, b].map((words) => stems(words).filter((each) => !MONEY.test(each)));
  return !!one?.length && !!two?.length && !one.some((each) => two.includes(each));
}

const stems = (words: string): string[] =>
  (words.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !LIGHT.test(word))
    .map((word) => stem(word.toLowerCase()).slice(0, 6));

function share(a: string, b: string): boolean {
  const own = new Set(stems(a));
  return stems(b).some((each) => own.has(each));
}

function sharesMost(a: string, b: string): boolean {
  const [one, two] = [new Set(stems(a)), new Set(stems(b))];
  if (one.size === 0 || two.size === 0) return a.toLowerCase() === b.toLowerCase();
  const common = [...one].filter((each) => two.has(each)).length;
  return common > 0 && common * 2 > Math.min(one.size, two.size) && common * 3 > Math.max(one.size, two.size);
}

/** Days of the court before plain ones, an event before none, a known time, the surer. */
function exactness({ value, certainty, label }: Told): number {
  const { period, time, date, what } = value;
  return (
    (period && COURT_UNITS.has(period.unit) ? 8 : 0) +
    (period && period.from !== '' ? 4 : 0) +
    (date && time ? 4 : 0) +
    (certainty === 'certain' ? 2 : certainty === 'likely' ? 1 : 0) +
    (isNameless(label) ? 0 : 1) +
    (/\p{Ll}/u.test(what) ? 0.5 : 0)
  );
}

import {
  type FoundNumber,
  findNumbers,
  type KnownNumber,
  looksLikeDate,
  NUMBER_KINDS,
  type NumberKind,
} from './numbers.ts';
import { createPlaces } from './places.ts';

interface Entry {
  kind: NumberKind;
  number: number;
  /** Its spellings; the place of each is the letter in its placeholder, the first has none. */
  spellings: string[];
}

/** Which placeholder stands for which number, in one request and its answer. */
export interface MaskTable {
  entries: Map<string, Entry>;
  /** How many numbers of each kind there are. */
  counts: Map<NumberKind, number>;
  /** By kind and number, as 'SSN-1'. */
  named: Map<string, Entry>;
}

export function createMaskTable(): MaskTable {
  return { entries: new Map(), counts: new Map(), named: new Map() };
}

/** Shown where a model wrote a placeholder that stands for nothing. */
export const WITHHELD = '[number withheld]';

const KINDS = NUMBER_KINDS.join('|');
const DASHES = '[-‐‑‒–—−_]';
const NAME = `\\s{0,2}(${KINDS})\\s{0,2}${DASHES}?\\s{0,2}(\\d{1,6})\\s{0,2}${DASHES}?([a-z]{0,2})\\s{0,2}`;
/** A placeholder, also as a model may write it: other case, blanks, one bracket, or both escaped for Markdown. */
const PLACEHOLDER = `\\\\\\[\\\\\\[${NAME}\\\\\\]\\\\\\]|\\[\\s{0,2}\\[${NAME}\\]\\s{0,2}\\]|\\[${NAME}\\]`;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** '' for the first spelling, then 'b', 'c' … 'z', 'ba' … */
function letterOf(place: number): string {
  if (place === 0) return '';
  const [high, low] = [Math.floor(place / 26), place % 26];
  return `${high === 0 ? '' : LETTERS.charAt(high % 26)}${LETTERS.charAt(low)}`;
}

function sourcePlace(letters: string): number {
  return [...letters.toLowerCase()].reduce((place, letter) => place * 26 + LETTERS.indexOf(letter), 0);
}

const MOST_SPELLINGS = 26 * 26;

function entryKey({ kind, key }: KnownNumber): string {
  // A number that is once called an account and once a card is one number.
  return kind === 'TEXT' ? `TEXT ${key}` : key;
}

function enter(table: MaskTable, found: KnownNumber): Entry {
  const key = entryKey(found);
  const known = table.entries.get(key);
  if (known !== undefined) return known;
  const number = (table.counts.get(found.kind) ?? 0) + 1;
  table.counts.set(found.kind, number);
  const entry = { kind: found.kind, number, spellings: [] };
  table.entries.set(key, entry);
  table.named.set(`${entry.kind}-${number}`, entry);
  return entry;
}

function placeholderFor(table: MaskTable, found: FoundNumber, spelling: string): string {
  const { kind, number, spellings } = enter(table, found);
  let place = spellings.indexOf(spelling);
  if (place === -1 && spellings.length < MOST_SPELLINGS) place = spellings.push(spelling) - 1;
  return `[[${kind}-${number}${letterOf(Math.max(0, place))}]]`;
}

/** What would be taken for a placeholder when the answer is restored: it becomes one itself. */
function findLookAlikes(text: string): FoundNumber[] {
  return [...text.matchAll(new RegExp(PLACEHOLDER, 'giu'))].map(({ index, 0: found }) => ({
    kind: 'TEXT',
    start: index,
    end: index + found.length,
    key: found,
  }));
}

/** Letters and digits of one group of a number, and what stands between two groups of it. */
const GROUP = /[\p{L}\p{N}]+/gu;
const KNOWN_JOINT = /^[-‐‑‒–—−. \u00a0\n]{1,3}$/u;
const FEWEST_SIGNS = 6;
const LONGEST_KEY = 60;

function knownKinds(table: MaskTable): Map<string, NumberKind> {
  const kinds = new Map<string, NumberKind>();
  for (const [key, { kind }] of table.entries) {
    const isNumber = kind !== 'TEXT' && /^[0-9A-Z]+$/.test(key);
    if (isNumber && key.length >= FEWEST_SIGNS && key.length <= LONGEST_KEY) kinds.set(key, kind);
  }
  return kinds;
}

/** The numbers of the table wherever they stand, also without a label; whatever their number, in one pass. */
function findKnown(text: string, table: MaskTable): FoundNumber[] {
  const kinds = knownKinds(table);
  if (kinds.size === 0) return [];
  const longest = [...kinds.keys()].reduce((most, key) => Math.max(most, key.length), 0);
  const groups = [...text.matchAll(GROUP)].map(({ index, 0: signs }) => ({
    start: index,
    end: index + signs.length,
    signs: signs.toUpperCase(),
  }));
  const found: FoundNumber[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    let key = '';
    let best: FoundNumber | undefined;
    for (let last = first; last < groups.length; last += 1) {
      const group = groups[last];
      const before = groups[last - 1];
      if (group === undefined) break;
      if (before !== undefined && last > first && !KNOWN_JOINT.test(text.slice(before.end, group.start)))
        break;
      key += group.signs;
      if (key.length > longest) break;
      const kind = kinds.get(key);
      const isDate = kind !== undefined && looksLikeDate(text.slice(groups[first]?.start ?? 0, group.end));
      if (kind !== undefined && !isDate)
        best = { kind, key, start: groups[first]?.start ?? 0, end: group.end };
    }
    if (best !== undefined) found.push(best);
  }
  return found;
}

/** Remembers numbers that are known from elsewhere: from the whole of a paper of which only passages are sent. */
export function knowNumbers(numbers: readonly KnownNumber[], table: MaskTable): void {
  for (const known of numbers) enter(table, known);
}

/** Remembers the numbers of a text, so that the texts beside it are masked also where the label is missing. */
export function learnNumbers(text: string, table: MaskTable): void {
  for (const found of findNumbers(text)) enter(table, found);
}

/**
 * The text with a placeholder in place of each private number ('[[SSN-1]]'). Spellings of one number share its figure
 * and differ in a letter ('[[SSN-1b]]'), so that a model can see that they are the same and `restore` gives back each.
 */
export function mask(text: string, table: MaskTable): string {
  const own = findNumbers(text);
  for (const found of own) enter(table, found);
  const chosen: FoundNumber[] = [];
  const places = createPlaces(text.length);
  for (const found of [...findLookAlikes(text), ...own, ...findKnown(text, table)]) {
    if (places.take(found.start, found.end)) chosen.push(found);
  }
  chosen.sort((a, b) => a.start - b.start);
  let masked = '';
  let at = 0;
  for (const found of chosen) {
    masked += text.slice(at, found.start) + placeholderFor(table, found, text.slice(found.start, found.end));
    at = found.end;
  }
  return masked + text.slice(at);
}

function spellingOf(table: MaskTable, kind: string, number: number, letters: string): string {
  const spellings = table.named.get(`${kind.toUpperCase()}-${number}`)?.spellings;
  return spellings?.[sourcePlace(letters)] ?? spellings?.[0] ?? WITHHELD;
}

/** The text with its numbers again; a placeholder that stands for none is said to be withheld. */
export function restore(text: string, table: MaskTable): string {
  return text.replace(new RegExp(PLACEHOLDER, 'giu'), (_, ...groups: (string | undefined)[]) => {
    // One of the three forms has matched.
    const at = [0, 3, 6].find((place) => typeof groups[place] === 'string') ?? 0;
    return spellingOf(table, groups[at] ?? '', Number(groups[at + 1]), groups[at + 2] ?? '');
  });
}

const INNER = `\\s{0,2}[a-z]{0,9}(?:\\s{0,2}${DASHES}?\\s{0,2}\\d{0,6}\\s{0,2}${DASHES}?[a-z]{0,2}\\s{0,2}\\\\?(?:\\]\\s{0,2})?\\\\?)?`;
const BEGUN = new RegExp(`(?:\\\\(?:\\[(?:\\\\(?:\\[${INNER})?)?)?|\\[\\s{0,2}(?:\\[?${INNER})?)$`, 'iu');

/**
 * Restores a text that is still being written. What may be the beginning of a placeholder at its end is held back
 * until it is whole.
 */
export function restoreBegun(text: string, table: MaskTable): string {
  const at = beginningAt(text);
  return restore(text.slice(0, at), table);
}

const LONGEST = 40;

function beginningAt(text: string): number {
  const from = Math.max(0, text.length - LONGEST);
  const tail = text.slice(from);
  const match = BEGUN.exec(tail);
  if (match === null) return text.length;
  const letters = (/[a-z]+/i.exec(match[0])?.[0] ?? '').toUpperCase();
  const isKind = NUMBER_KINDS.some((kind) => kind.startsWith(letters) || letters.startsWith(kind));
  if (!isKind || (letters === '' && /\d/.test(match[0]))) return text.length;
  const whole = new RegExp(`(?:${PLACEHOLDER})$`, 'iu').exec(tail);
  // '[[SSN-1]' waits for its second bracket; '[[SSN-1]]' is whole.
  return whole !== null && whole.index <= match.index ? text.length : from + match.index;
}

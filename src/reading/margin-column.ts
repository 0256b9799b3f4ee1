import { findSeenWords, type PlacedWord, type SeenWord, type WordBox } from '../text/word-places.ts';

/** Numbers that are needed to know the column, some of which recognition missed. */
const FEWEST = 10;
/** Of the numbers from the first to the last, so many at least were seen. */
const SEEN = 0.6;
/** Share of the page's height that the column takes. */
const TALL = 0.45;
/** Shares of the page's width: how far the right edges of numbers lie apart, and a rule from them. */
const RAGGED = 0.02;
const RULE_NEAR = 0.03;
/** Of the distance between two numbers, how far one may stand from its place. */
const ASTRAY = 0.6;
const IN_PLACE = 0.9;
/** Share of the lines that may begin in the column. */
const MOST_IN_COLUMN = 0.1;
/** The column goes on so far above and below the numbers that were seen. */
const BEYOND = 0.05;

const RULE = /^[|{}[\]!Il]{1,3}$/;

interface Reading {
  text: string;
  words: readonly SeenWord[];
}

interface Head {
  value: number;
  box: WordBox;
}

/** Its box on the page laid straight. */
const boxOf = (word: SeenWord): WordBox => word.upright ?? word;
const rightOf = ({ left, width }: WordBox): number => left + width;

/**
 * A recognized page without the numbers that pleading paper prints beside its lines, told by their place: they stand
 * below each other at even distances, left of all lines. With them goes what else was seen in that column, as a rule or
 * a number that was misread. Recognition never sees all of them, so that the text alone does not show them.
 */
export function withoutMarginColumn(reading: Reading): string {
  const placed = findSeenWords(reading.text, reading.words);
  const column = columnOf(reading.text, placed);
  if (column === null) return reading.text;
  const kept: string[] = [];
  let from = 0;
  let isAtHead = true;
  for (const { word, start, end } of placed) {
    const before = reading.text.slice(from, start);
    const line = before.lastIndexOf('\n');
    isAtHead = (isAtHead || line !== -1) && before.slice(line + 1).trim() === '';
    // Short words are found inside others.
    const isWhole = !/[^\s]/.test(
      reading.text.slice(Math.max(from, start - 1), start) + reading.text.charAt(end),
    );
    if (isAtHead && isWhole && isIn(column, word)) {
      kept.push(before);
      from = end;
      while (reading.text.charAt(from) === ' ') from += 1;
      if (reading.text.charAt(from) === '\n') from += 1;
    } else if (isAtHead) {
      kept.push(before);
      from = start;
      isAtHead = false;
    }
  }
  kept.push(reading.text.slice(from));
  return kept.join('');
}

interface Column {
  edge: number;
  top: number;
  bottom: number;
}

function isIn({ edge, top, bottom }: Column, word: SeenWord): boolean {
  const box = boxOf(word);
  const middle = box.top + box.height / 2;
  if (middle < top || middle > bottom) return false;
  return (
    rightOf(box) <= edge || (RULE.test(word.text) && word.text.includes('|') && box.left <= edge + RULE_NEAR)
  );
}

function columnOf(text: string, placed: readonly PlacedWord[]): Column | null {
  const firsts = placed.filter(({ start }) =>
    /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 8), start)),
  );
  const heads = firsts
    .filter(({ word }) => /^\d{1,2}$/.test(word.text))
    .map(({ word }) => ({ value: Number(word.text), box: boxOf(word) }));
  if (heads.length < FEWEST) return null;
  const rights = heads.map(({ box }) => rightOf(box)).sort((a, b) => a - b);
  const middle = rights[rights.length >> 1] ?? 0;
  const chain = longestRise(heads.filter(({ box }) => Math.abs(rightOf(box) - middle) <= RAGGED));
  if (!isColumn(chain)) return null;
  const edge = Math.max(...chain.map(({ box }) => rightOf(box)));
  const tops = chain.map(({ box }) => box.top);
  const column = { edge, top: Math.min(...tops) - BEYOND, bottom: Math.max(...tops) + BEYOND };
  const across = firsts.filter(({ word }) => boxOf(word).left < edge && !isIn(column, word));
  return across.length <= firsts.length * MOST_IN_COLUMN ? column : null;
}

/** The longest row of numbers each of which is larger than the one before. */
function longestRise(heads: readonly Head[]): Head[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, { value }] of heads.entries()) {
    let length = 0;
    while (length < ends.length && (heads[ends[length] ?? 0]?.value ?? 0) < value) length += 1;
    before[at] = length === 0 ? -1 : (ends[length - 1] ?? -1);
    ends[length] = at;
  }
  const chain: Head[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at] ?? -1) {
    const head = heads[at];
    if (head === undefined) break;
    chain.unshift(head);
  }
  return chain;
}

function isColumn(chain: readonly Head[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined || chain.length < FEWEST) return false;
  const counted = last.value - first.value;
  if (chain.length < (counted + 1) * SEEN || last.box.top - first.box.top < TALL) return false;
  const step = (last.box.top - first.box.top) / counted;
  const inPlace = chain.filter(
    ({ value, box }) => Math.abs(first.box.top + (value - first.value) * step - box.top) <= step * ASTRAY,
  );
  return inPlace.length >= chain.length * IN_PLACE;
}

import { findSeenWords, type SeenWord, type WordBox } from '../text/word-places.ts';

interface Reading {
  text: string;
  words: SeenWord[];
}

/** Two columns whose lines stand at different heights, and the lines of the text that were read across both. */
export interface SideBySide {
  /** Lines of the text, the first and the last. */
  first: number;
  last: number;
  left: WordBox;
  right: WordBox;
}

interface Line {
  at: number;
  words: SeenWord[];
  top: number;
  bottom: number;
}

/** A gap of so many heights of a word parts two columns. */
const WIDE_GAP = 1.5;
/** Share of the page's width that two columns are apart at least. */
const APART = 0.02;
/** Lines of two columns that differ by so many heights of a letter are read as one, and letters of both are lost. */
const UNEVEN = 0.25;
/** A guess so many times as tall as a letter was made of two lines. */
const TALL = 1.7;
/** A line further from the one before than so many of its heights belongs to no block with it. */
const FAR = 2.5;
const GUESSED = 60;
/** Shares of a line's height around a block that is read again. */
const MARGIN = 0.3;
const FEWEST_SLOPES = 3;
/** Words of three letters and more that make a column. */
const FEWEST_NAMED = 2;

const isMark = ({ text }: SeenWord) => !/[\p{L}\p{N}]/u.test(text);
const rightOf = ({ left, width }: WordBox) => left + width;
const bottomOf = ({ top, height }: WordBox) => top + height;
const isGuess = ({ confidence = 100 }: SeenWord) => confidence < GUESSED;

/**
 * Where a page has two blocks beside each other whose lines do not stand at the same heights: a clerk's stamp beside a
 * caption, a box beside another. What is read across them is partly guessed, or mixed. Null where there is none.
 */
export function sideBySide({ text, words }: Reading): SideBySide | null {
  const lines = linesOf(text, words);
  const slope = slopeOf(lines);
  for (const [at, line] of lines.entries()) {
    const gap = gapOf(line);
    if (gap === null || !isUneven(line, gap, slope)) continue;
    const block = grown(lines, at, gap);
    const uneven = block.filter((one) => {
      const own = gapOf(one);
      return own !== null && isUneven(one, own, slope);
    });
    if (uneven.length > 1 || block.some((one) => one.words.some(isGuess))) return boxesOf(lines, block, gap);
  }
  return null;
}

/** The reading with what was read of each of the two columns in the place of the lines that ran through both. */
export function withColumns<Read extends Reading>(
  reading: Read,
  { first, last, left, right }: SideBySide,
  columns: readonly [Reading, Reading],
): Read {
  const lines = reading.text.split('\n');
  const start = lines.slice(0, first).join('\n').length;
  const end = lines.slice(0, last + 1).join('\n').length;
  const placed = findSeenWords(reading.text, reading.words);
  const before = placed.filter((one) => one.end <= start).map(({ word }) => word);
  const after = placed.filter((one) => one.start >= end).map(({ word }) => word);
  const own = columns.flatMap((column, at) =>
    column.words.map((word) => within(word, at === 0 ? left : right)),
  );
  const text = [
    ...lines.slice(0, first),
    ...columns.flatMap((column) => column.text.trim().split(/\n+/)),
    ...lines.slice(last + 1),
  ].join('\n');
  return { ...reading, text, words: [...before, ...own, ...after] };
}

const within = (word: SeenWord, box: WordBox): SeenWord => ({
  ...word,
  left: box.left + word.left * box.width,
  top: box.top + word.top * box.height,
  width: word.width * box.width,
  height: word.height * box.height,
});

/** Whether a second reading of the same has as many words that are no guesses, and as few that are. */
export function isAsSure(words: readonly SeenWord[], before: readonly SeenWord[]): boolean {
  const count = (all: readonly SeenWord[]) => {
    const guesses = all.filter(isGuess).length;
    return { guesses, sure: all.filter((word) => !isMark(word) && !isGuess(word)).length };
  };
  const [now, then] = [count(words), count(before)];
  return now.guesses <= then.guesses && now.sure >= then.sure;
}

function linesOf(text: string, words: readonly SeenWord[]): Line[] {
  const lines: Line[] = [];
  let [at, from] = [0, 0];
  for (const { word, start } of findSeenWords(text, words)) {
    for (let next = text.indexOf('\n', from); next !== -1 && next < start; next = text.indexOf('\n', from)) {
      at += 1;
      from = next + 1;
    }
    const line = lines.at(-1);
    if (line?.at === at) {
      line.words.push(word);
      line.top = Math.min(line.top, word.top);
      line.bottom = Math.max(line.bottom, bottomOf(word));
    } else lines.push({ at, words: [word], top: word.top, bottom: bottomOf(word) });
  }
  return lines;
}

interface Gap {
  from: number;
  to: number;
}

/** The widest gap of a line that parts two columns. */
function gapOf({ words }: Line): Gap | null {
  const letters = words.filter((word) => !isMark(word)).toSorted((a, b) => a.left - b.left);
  let widest: Gap | null = null;
  for (const [at, word] of letters.slice(1).entries()) {
    const before = letters[at];
    if (before === undefined) continue;
    const gap = { from: rightOf(before), to: word.left };
    if (gap.to - gap.from > (widest === null ? 0 : widest.to - widest.from)) widest = gap;
  }
  const wide = Math.max(APART, WIDE_GAP * heightOf(letters));
  return widest !== null && widest.to - widest.from >= wide ? widest : null;
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
const heightOf = (words: readonly SeenWord[]) => medianOf(words.map(({ height }) => height)) ?? 0;

/** Where the line of these words lies: below letters that have nothing under it. */
function baselineOf(words: readonly SeenWord[], slope: number): number | null {
  const resting = words.filter(
    (word) => !isGuess(word) && !isMark(word) && !/[gjpqyJQ,;()[\]$/|]/.test(word.text),
  );
  return medianOf(resting.map((word) => bottomOf(word) - slope * (word.left + word.width / 2))) ?? null;
}

function isUneven({ words }: Line, gap: Gap, slope: number): boolean {
  const sides = [
    words.filter((word) => rightOf(word) <= gap.from),
    words.filter((word) => word.left >= gap.to),
  ];
  const [left, right] = sides.map((side) => baselineOf(side, slope));
  const height = heightOf(words.filter((word) => !isGuess(word) && !isMark(word)));
  if (words.some((word) => isGuess(word) && word.height > TALL * height)) return true;
  if (left === null || right === null || left === undefined || right === undefined) return false;
  return Math.abs(left - right) > UNEVEN * Math.min(...sides.map(heightOf));
}

/** How much the lines of a page fall to the right that were not laid straight. */
function slopeOf(lines: readonly Line[]): number {
  const slopes: number[] = [];
  for (const line of lines) {
    const resting = line.words.filter((word) => baselineOf([word], 0) !== null);
    const [first, last] = [resting[0], resting.at(-1)];
    if (gapOf(line) !== null || first === undefined || last === undefined || last.left - first.left < 0.3)
      continue;
    slopes.push((bottomOf(last) - bottomOf(first)) / (last.left - first.left));
  }
  return slopes.length < FEWEST_SLOPES ? 0 : (medianOf(slopes) ?? 0);
}

/** The lines around one that leave the same gap between two columns, as far as the right one goes. */
function grown(lines: readonly Line[], seed: number, gap: Gap): Line[] {
  const common = { ...gap };
  const fits = (line: Line | undefined, beside: Line | undefined) => {
    if (line === undefined || beside === undefined) return false;
    const apart = Math.max(line.top - beside.bottom, beside.top - line.bottom);
    if (apart > FAR * heightOf(line.words)) return false;
    const letters = line.words.filter((word) => !isMark(word) && !isGuess(word));
    const from = Math.max(common.from, ...letters.filter((word) => word.left < common.from).map(rightOf));
    const to = Math.min(
      common.to,
      ...letters.filter((word) => rightOf(word) > common.to).map(({ left }) => left),
    );
    const isClear = letters.every((word) => rightOf(word) <= from || word.left >= to);
    if (!isClear || to - from < APART) return false;
    [common.from, common.to] = [from, to];
    return true;
  };
  let [first, last] = [seed, seed];
  const hasRight = (line: Line | undefined) =>
    line?.words.some((word) => word.left >= common.to && !isMark(word)) ?? false;
  for (let at = seed - 1; fits(lines[at], lines[at + 1]); at -= 1) if (hasRight(lines[at])) first = at;
  for (let at = seed + 1; fits(lines[at], lines[at - 1]); at += 1) if (hasRight(lines[at])) last = at;
  [gap.from, gap.to] = [common.from, common.to];
  return lines.slice(first, last + 1);
}

function boxesOf(lines: readonly Line[], block: readonly Line[], gap: Gap): SideBySide | null {
  const [head, end] = [block[0], block.at(-1)];
  if (head === undefined || end === undefined) return null;
  const letters = block.flatMap((line) => line.words.filter((word) => !isMark(word)));
  // What was guessed is of two lines, and as tall as both.
  const words = letters.filter((word) => !isGuess(word));
  // A block of guesses alone says nothing of where its lines stand.
  if (words.length === 0) return null;
  // The numbers at the edge of pleading paper are no column.
  const named = words.filter((word) => /\p{L}{3}/u.test(word.text));
  const isColumn = (side: readonly SeenWord[]) => side.length >= FEWEST_NAMED;
  if (
    !isColumn(named.filter((word) => rightOf(word) <= gap.from)) ||
    !isColumn(named.filter((word) => word.left >= gap.to))
  )
    return null;
  const height = heightOf(words);
  const at = lines.indexOf(head);
  const [high, deep] = [Math.min(...words.map((word) => word.top)), Math.max(...words.map(bottomOf))];
  const above = Math.min(high, lines[at - 1]?.bottom ?? 0);
  const below = Math.max(deep, lines[at + block.length]?.top ?? 1);
  const top = Math.max(high - MARGIN * height, (above + high) / 2);
  const low = Math.min(deep + MARGIN * height, (below + deep) / 2);
  const middle = (gap.from + gap.to) / 2;
  const all = lines.flatMap((line) => line.words.filter((word) => !isMark(word)));
  const from = Math.max(0, Math.min(...all.map(({ left }) => left)) - height);
  const to = Math.min(1, Math.max(...all.map(rightOf)) + height);
  const left = { left: from, top, width: middle - from, height: low - top };
  const right = { left: middle, top, width: to - middle, height: low - top };
  const isBox = ({ width, height: tall }: WordBox) => width > 0 && tall > 0;
  return isBox(left) && isBox(right) ? { first: head.at, last: end.at, left, right } : null;
}

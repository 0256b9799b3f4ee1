import type { SeenWord } from '#src/text/word-places.ts';
import type { GrayImage } from './gray-image.ts';
import { type Box, boxOf, type Ruling, scaleOf } from './ruled-lines.ts';

/** Darker than this is ink. */
const INK = 150;
/** So many pixels of a letter page at 300 dots an inch are looked at as one; sizes below are of such a page. */
const COARSE = 6;
/** Of one of them so much is dark that it counts as ink: dust is less. */
const DARK = 0.1;
const SOLID = 0.95;
/** More is the dark ground of light letters, or a bar. */
const MOST_SOLID = 0.4;
const [NONE, SOME, ALL] = [0, 1, 2];
/** A line of print is as tall as this, and a word as wide; a seal or a signature is taller. */
const LINE = { least: 16, most: 64 };
const WORD = 70;
/** Letters and words of one line are so far apart at most. */
const APART = 18;
/** Of the box around a line of print so much is ink; a frayed rule or a scratch is less, a bar more. */
const FILLED = { least: 0.3, most: 0.92 };
/** What is left of a rule, and what a blur has grayed beside it. */
const BESIDE_RULE = 14;
/** Recognition that is less sure of a word has seen no letter of it. */
const NO_WORD = 30;

/**
 * Whether a table or a box of the page has a line of print from which no word was read. `page` is without its rulings;
 * words lie on it in shares.
 */
export function hasUnreadInk(
  page: GrayImage,
  rulings: readonly Ruling[],
  words: readonly SeenWord[],
): boolean {
  if (rulings.length === 0) return false;
  const scale = scaleOf(page);
  const boxes = words
    .filter(({ confidence = 100 }) => confidence >= NO_WORD)
    .map((word) => onPage(word, page));
  return rulings.some((ruling) => {
    const area = boxOf(ruling);
    const lines = [...ruling.across.map((line) => boxOf({ across: [line], down: [] }))];
    const sides = ruling.down.map((line) => boxOf({ across: [], down: [line] }));
    const known = [...lines, ...sides].map((box) => wider(box, BESIDE_RULE * scale));
    const grid = inkOf(page, area, Math.max(2, Math.round(COARSE * scale)));
    for (const box of [...known, ...boxes.map((each) => wider(each, COARSE * scale))]) clear(grid, box);
    return hasLine(grid, scale);
  });
}

const onPage = ({ left, top, width, height }: SeenWord, page: GrayImage): Box => ({
  left: left * page.width,
  top: top * page.height,
  right: (left + width) * page.width,
  bottom: (top + height) * page.height,
});

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  ...{ left: left - by, top: top - by, right: right + by, bottom: bottom + by },
});

/** Where ink is, on a coarser page. */
interface Grid {
  left: number;
  top: number;
  step: number;
  columns: number;
  rows: number;
  ink: Uint8Array;
}

function inkOf({ width, height, data }: GrayImage, area: Box, step: number): Grid {
  const left = Math.max(0, Math.floor(area.left));
  const top = Math.max(0, Math.floor(area.top));
  const columns = Math.max(0, Math.floor((Math.min(width, area.right) - left) / step));
  const rows = Math.max(0, Math.floor((Math.min(height, area.bottom) - top) / step));
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < rows * step; y += 1) {
    const row = Math.floor(y / step) * columns;
    for (let x = 0; x < columns * step; x += 1) {
      if ((data[(top + y) * width + left + x] ?? 255) >= INK) continue;
      const at = row + Math.floor(x / step);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const ink = Uint8Array.from(counts, (count) =>
    count < step * step * DARK ? NONE : count < step * step * SOLID ? SOME : ALL,
  );
  return { left, top, step, columns, rows, ink };
}

function clear({ left, top, step, columns, rows, ink }: Grid, box: Box): void {
  const within = (place: number, most: number) => Math.min(most, Math.max(0, Math.floor(place / step)));
  const [from, to] = [within(box.left - left, columns), within(box.right - left + step, columns)];
  const last = within(box.bottom - top + step, rows);
  for (let row = within(box.top - top, rows); row < last; row += 1)
    ink.fill(0, row * columns + from, row * columns + to);
}

/** Whether ink that hangs together is as tall and as wide as a line of print. */
function hasLine({ step, columns, rows, ink }: Grid, scale: number): boolean {
  const reach = Math.max(1, Math.round((APART * scale) / step));
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] === NONE) continue;
    const found = [start];
    let solid = ink[start] === ALL ? 1 : 0;
    ink[start] = NONE;
    const [row, column] = [Math.floor(start / columns), start % columns];
    const box = { left: column, right: column, top: row, bottom: row };
    for (const at of found) {
      const [y, x] = [Math.floor(at / columns), at % columns];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (let down = Math.max(0, y - 1); down <= Math.min(rows - 1, y + 1); down += 1) {
        for (let side = Math.max(0, x - reach); side <= Math.min(columns - 1, x + reach); side += 1) {
          const next = down * columns + side;
          if (ink[next] === NONE) continue;
          if (ink[next] === ALL) solid += 1;
          ink[next] = NONE;
          found.push(next);
        }
      }
    }
    const [wide, tall] = [box.right - box.left + 1, box.bottom - box.top + 1];
    const filled = found.length / (wide * tall);
    if (
      wide * step >= WORD * scale &&
      tall * step >= LINE.least * scale &&
      tall * step <= LINE.most * scale &&
      solid <= found.length * MOST_SOLID &&
      filled >= FILLED.least &&
      filled <= FILLED.most
    )
      return true;
  }
  return false;
}

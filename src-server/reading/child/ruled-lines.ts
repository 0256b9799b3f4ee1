import type { GrayImage } from './gray-image.ts';

/** A line on a page, straight or slightly bent, along its own axis: pixels `from` to `to`. */
export interface RuledLine {
  from: number;
  to: number;
  /** Where it lies across its axis in each strip of `size` pixels, from the one numbered `strip` on. */
  strip: number;
  size: number;
  marks: Mark[];
}

/** The first and the last pixel of its ink. */
interface Mark {
  first: number;
  last: number;
}

/** The lines of one table or form, which meet each other. */
export interface Ruling {
  across: RuledLine[];
  down: RuledLine[];
}

/** Long side in pixels of a letter page at 300 dots an inch; sizes below are of such a page. */
const LETTER_PAGE = 3_300;
/** Lines are looked for in strips of so many pixels, in which one that is askew by a degree is still level; a row may be low. */
const STRIP = { across: 32, down: 16 };
/** Of a strip, so much is ink where a line runs through it. */
const FILLED = 0.7;
/** A line is darker than what lies so many pixels beside it. */
const BESIDE = { near: 5, far: 13 };
const DARKER = 28;
/** What is thicker is a bar or a picture. */
const THICKEST = 14;
/** From one strip to the next a line moves by so many pixels at most, and may be missing in so many. */
const STEP = 3;
const MOST_MISSING = 2;
/** Strips; shorter ones are strokes of letters, and blanks to be filled in. */
const SHORTEST = 4;
const MOST_LINES = 600;
/** Of a line, so much is ink, and so many pixels of it may be missing, as a fax leaves them out. */
const UNBROKEN = 0.93;
const GAP = 9;
/** Lines meet that end so many pixels from each other. */
const NEAR = 16;
/** Pixels beside a line's ink that a blur has grayed. */
const BLUR = 4;
/** A line of which less could be taken away is the edge of something else. */
const TAKEN = 0.6;
/** The paper on both sides of a line differs by no more; where it does, a bar or a picture begins. */
const SHADED = 60;
const WHITE = 255;

/**
 * The lines by which a page is ruled into tables and boxes: those across and down that meet. A line that stands alone is
 * a blank to write on, an underlined title or a caption's side, and is no part of any. Time grows with the number of pixels.
 */
export function rulingsOf(image: GrayImage): Ruling[] {
  const { width, height, data } = image;
  const scale = scaleOf(image);
  const { across, down } = stripsOf(image, scale);
  const levels = linesOf(across, sizesOf(scale).across, scale, width).flatMap((line) =>
    unbroken(line, scale, (at, place) => data[place * width + at]),
  );
  const uprights = linesOf(down, sizesOf(scale).down, scale, height).flatMap((line) =>
    unbroken(line, scale, (at, place) => data[at * width + place]),
  );
  return meeting(levels, uprights, NEAR * scale);
}

/** How large the page is beside a letter page at 300 dots an inch. */
export const scaleOf = ({ width, height }: GrayImage) => Math.max(width, height) / LETTER_PAGE;
const scaled = (pixels: number, scale: number, least: number) => Math.max(least, Math.round(pixels * scale));
const sizesOf = (scale: number) => ({
  across: scaled(STRIP.across, scale, 8),
  down: scaled(STRIP.down, scale, 6),
});

/** For each strip, the places across it at which it is dark along its length. */
function stripsOf({ width, height, data }: GrayImage, scale: number) {
  const sizes = sizesOf(scale);
  const near = scaled(BESIDE.near, scale, 2);
  const far = scaled(BESIDE.far, scale, 4);
  const columns = Math.ceil(width / sizes.across);
  const across = Array.from({ length: columns }, (): Mark[] => []);
  const down: Mark[][] = [];
  const counts = new Uint16Array(width);
  const row = new Uint16Array(columns);
  for (let y = 0; y < height; y += 1) {
    const isInner = y >= far && y < height - far;
    row.fill(0);
    for (let x = far; x < width - far; x += 1) {
      const at = y * width + x;
      const value = (data[at] ?? WHITE) + DARKER;
      if (value > WHITE) continue;
      if (isInner && (isDarker(data, value, at, near * width) || isDarker(data, value, at, far * width))) {
        const column = Math.floor(x / sizes.across);
        row[column] = (row[column] ?? 0) + 1;
      }
      if (isDarker(data, value, at, near) || isDarker(data, value, at, far)) counts[x] = (counts[x] ?? 0) + 1;
    }
    for (const [column, count] of row.entries())
      if (count >= sizes.across * FILLED) addTo(across[column] ?? [], y);
    if (y % sizes.down !== sizes.down - 1 && y !== height - 1) continue;
    const marks: Mark[] = [];
    for (const [x, count] of counts.entries()) if (count >= sizes.down * FILLED) addTo(marks, x);
    down.push(marks);
    counts.fill(0);
  }
  return { across, down };
}

const isDarker = (data: Uint8Array, value: number, at: number, step: number) =>
  value < (data[at - step] ?? 0) && value < (data[at + step] ?? 0);

function addTo(marks: Mark[], place: number): void {
  const last = marks.at(-1);
  if (last !== undefined && last.last >= place - 1) last.last = place;
  else marks.push({ first: place, last: place });
}

/** Marks of one strip after the other that go on in each other. */
function linesOf(strips: readonly Mark[][], size: number, scale: number, length: number): RuledLine[] {
  const thickest = scaled(THICKEST, scale, 3);
  const step = scaled(STEP, scale, 2);
  const lines: RuledLine[] = [];
  let open: Array<{ line: RuledLine; seen: number; missing: number }> = [];
  const close = ({ line, seen, missing }: (typeof open)[number]) => {
    if (seen < SHORTEST - 1 || lines.length >= MOST_LINES) return;
    line.marks.length -= missing;
    // It may begin and end within the strips beside those that it fills.
    const from = Math.max(0, (line.strip - 1) * size);
    lines.push({ ...line, from, to: Math.min(length, (line.strip + line.marks.length + 1) * size) - 1 });
  };
  for (const [strip, marks] of strips.entries()) {
    const left = marks.filter(({ first, last }) => last - first < thickest);
    const next: typeof open = [];
    for (const one of open) {
      const end = one.line.marks.at(-1);
      if (end === undefined) continue;
      const reach = step * (one.missing + 1);
      const at = left.findIndex(({ first, last }) => first <= end.last + reach && last >= end.first - reach);
      const [found] = at === -1 ? [] : left.splice(at, 1);
      one.line.marks.push(found ?? end);
      if (found !== undefined) next.push({ line: one.line, seen: one.seen + 1, missing: 0 });
      else if (one.missing < MOST_MISSING) next.push({ ...one, missing: one.missing + 1 });
      else close({ ...one, missing: one.missing + 1 });
    }
    for (const mark of left)
      next.push({ line: { from: 0, to: 0, strip, size, marks: [mark] }, seen: 1, missing: 0 });
    open = next;
  }
  for (const one of open) close(one);
  return lines;
}

/** The parts of a line through which ink runs: letters that stand below each other, or beside, have paper between them. */
function unbroken(
  line: RuledLine,
  scale: number,
  valueAt: (at: number, place: number) => number | undefined,
): RuledLine[] {
  const beside = scaled(BESIDE.far, scale, 4);
  const ink: number[] = [];
  const paper: number[] = [];
  for (let at = line.from; at <= line.to; at += 1) {
    const { first, last } = placeOf(line, at);
    let darkest = WHITE;
    for (let place = first - 1; place <= last + 1; place += 1)
      darkest = Math.min(darkest, valueAt(at, place) ?? WHITE);
    ink.push(darkest);
    paper.push(Math.max(valueAt(at, first - beside) ?? 0, valueAt(at, last + beside) ?? 0));
  }
  const between = (medianOf(ink) + medianOf(paper)) / 2;
  const parts: RuledLine[] = [];
  let [from, last, seen] = [-1, -1, 0];
  const close = () => {
    if (from < 0 || last - from < SHORTEST * line.size || seen < (last - from) * UNBROKEN) return;
    parts.push({ ...line, from: line.from + from, to: line.from + last });
  };
  for (const [at, value] of ink.entries()) {
    if (value >= between) continue;
    if (from < 0 || at - last > scaled(GAP, scale, 3)) {
      close();
      [from, seen] = [at, 0];
    }
    last = at;
    seen += 1;
  }
  close();
  return parts;
}

function medianOf(values: readonly number[]): number {
  return Uint8Array.from(values).toSorted()[values.length >> 1] ?? WHITE;
}

/** Where a line lies across its axis, at a place along it; at its nearest end where the place is beyond. */
function placeOf({ strip, size, marks }: RuledLine, at: number): Mark {
  const index = Math.min(marks.length - 1, Math.max(0, Math.floor(at / size) - strip));
  return marks[index] ?? { first: 0, last: 0 };
}

const middleOf = ({ first, last }: Mark) => (first + last) / 2;

/** Lines that hang together, where they rule a table or a box: at least two of one kind and two of the other, or three and one. */
function meeting(across: readonly RuledLine[], down: readonly RuledLine[], near: number): Ruling[] {
  const lines = [...across, ...down];
  const group = lines.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (group[root] !== root) root = group[root] ?? root;
    return root;
  };
  for (const [at, level] of across.entries()) {
    for (const [below, upright] of down.entries())
      if (meet(level, upright, near)) group[rootOf(across.length + below)] = rootOf(at);
  }
  const rulings = new Map<number, Ruling>();
  for (const [at, line] of lines.entries()) {
    const ruling = rulings.get(rootOf(at)) ?? { across: [], down: [] };
    (at < across.length ? ruling.across : ruling.down).push(line);
    rulings.set(rootOf(at), ruling);
  }
  return [...rulings.values()].filter(
    ({ across: levels, down: uprights }) =>
      (levels.length >= 2 && uprights.length >= 2) || (levels.length >= 3 && uprights.length >= 1),
  );
}

function meet(level: RuledLine, upright: RuledLine, near: number): boolean {
  const x = middleOf(placeOf(upright, middleOf(placeOf(level, (level.from + level.to) / 2))));
  const y = middleOf(placeOf(level, x));
  const isWithin = (place: number, { from, to }: RuledLine) => place >= from - near && place <= to + near;
  return isWithin(x, level) && isWithin(y, upright);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies within the lines of a table, in pixels. */
export function boxOf({ across, down }: Ruling): Box {
  const edges = (line: RuledLine) => [placeOf(line, line.from), placeOf(line, line.to)];
  const columns = down.flatMap(edges);
  const rows = across.flatMap(edges);
  return {
    left: Math.min(...across.map(({ from }) => from), ...columns.map(({ first }) => first)),
    top: Math.min(...down.map(({ from }) => from), ...rows.map(({ first }) => first)),
    right: Math.max(...across.map(({ to }) => to), ...columns.map(({ last }) => last)),
    bottom: Math.max(...down.map(({ to }) => to), ...rows.map(({ last }) => last)),
  };
}

/** The page without these lines; where a letter runs through one, the letter stays. */
export function withoutRulings(image: GrayImage, rulings: readonly Ruling[]): GrayImage {
  if (rulings.length === 0) return image;
  const { width, height } = image;
  const data = Buffer.from(image.data);
  const thickest = scaled(THICKEST, scaleOf(image), 3);
  const level = { data, thickest, along: 1, across: width, end: width, most: height };
  const upright = { data, thickest, along: width, across: 1, end: height, most: width };
  // Where two meet, one of them is seen to end once the other is gone.
  for (let turn = 0; turn < 2; turn += 1) {
    for (const { across, down } of rulings) {
      for (const line of across) paintOver(line, level);
      for (const line of down) paintOver(line, upright);
    }
  }
  return { width, height, data };
}

interface Sheet {
  data: Uint8Array;
  thickest: number;
  /** From one pixel of the line to the next, and from one beside it to the next, in `data`. */
  along: number;
  across: number;
  /** How long and how wide the page is, seen from the line. */
  end: number;
  most: number;
}

/** A place of a line that can be taken away: its ink, and the paper beside it. */
interface Stroke {
  at: number;
  low: number;
  high: number;
  paper: number;
}

function paintOver(line: RuledLine, sheet: Sheet): void {
  const { data, along, across, end, most } = sheet;
  const strokes: Stroke[] = [];
  let seen = 0;
  for (let at = Math.max(0, line.from - BLUR); at <= Math.min(end - 1, line.to + BLUR); at += 1) {
    const stroke = strokeAt(line, at, sheet);
    if (stroke !== null) seen += 1;
    if (stroke !== null && stroke.paper >= 0) strokes.push(stroke);
  }
  if (strokes.length < seen * TAKEN) return;
  for (const { at, low, high, paper } of strokes) {
    for (let place = Math.max(0, low); place <= Math.min(most - 1, high); place += 1)
      data[at * along + place * across] = paper;
  }
}

/** The line's ink at one place; its `paper` is -1 where the ink goes on, null where there is none. */
function strokeAt(
  line: RuledLine,
  at: number,
  { data, thickest, along, across, most }: Sheet,
): Stroke | null {
  const { first, last } = placeOf(line, at);
  const value = (place: number) =>
    place < 0 || place >= most ? WHITE : (data[at * along + place * across] ?? WHITE);
  let dark = first;
  for (let place = first - 2; place <= last + 2; place += 1) if (value(place) < value(dark)) dark = place;
  const reach = last - first + 2 + BLUR;
  const low = edgeOf(dark, -1, reach, value);
  const high = edgeOf(dark, 1, reach, value);
  const paper = Math.min(value(low), value(high));
  // Ink that goes on is a letter that runs through the line, or another line that meets it.
  const goesOn =
    high - low > thickest + 2 * BLUR ||
    value(dark) + DARKER > paper ||
    Math.abs(value(low) - value(high)) > SHADED;
  if (goesOn && Math.max(value(low), value(high)) < value(dark) + DARKER) return null;
  return { at, low, high, paper: goesOn ? -1 : paper };
}

/** The first place from the darkest on where it grows no lighter. */
function edgeOf(dark: number, step: 1 | -1, reach: number, value: (place: number) => number): number {
  let place = dark;
  for (let steps = 0; steps < reach; steps += 1) {
    if (value(place + step) < value(place) + 1 && value(place) > value(dark) + DARKER) break;
    place += step;
  }
  return place;
}

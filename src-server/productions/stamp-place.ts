export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page as it is shown: its visible box in user space, turned clockwise, one unit being `unit` points. */
export interface ShownPage {
  box: Box;
  /** 0, 90, 180 or 270. */
  turn: number;
  unit: number;
}

export interface StampPlace {
  /** The visible box after it grew, in user space. */
  box: Box;
  hasGrown: boolean;
  /** White areas in the coordinates of the shown page, its new lower left corner being 0, 0. */
  paper: Box[];
  /** Where the letters begin, in the same coordinates, and their size. */
  text: { x: number; y: number; size: number };
  /** From those coordinates to user space (PDF 32000-1 §8.3.4). */
  matrix: [number, number, number, number, number, number];
}

/** Size of the letters on US Letter, in points; larger sheets have larger letters. */
const LETTERS = 10;
const SMALLEST = 6;
const LETTER_WIDTH = 612;
const MARGIN = 18;

const isTurned = (turn: number) => turn === 90 || turn === 270;

/** Width and height of a page as it is shown, in user units. */
function shownSize({ box, turn }: ShownPage): { width: number; height: number } {
  return isTurned(turn) ? { width: box.height, height: box.width } : { width: box.width, height: box.height };
}

/**
 * The lower right corner that a stamp takes, as parts of the shown page from its lower right corner. `letters` is the
 * width of the label at size 1.
 */
export function stampCorner(page: ShownPage, letters: number): { width: number; height: number } {
  const { width, height } = shownSize(page);
  const { size, margin } = sizes(page, letters);
  return {
    width: Math.min(1, (letters * size + margin + size * 0.5) / width),
    height: Math.min(1, (margin + size * 1.2) / height),
  };
}

function sizes(page: ShownPage, letters: number): { size: number; margin: number } {
  const { width, height } = shownSize(page);
  const scale = Math.max(1, (Math.min(width, height) * page.unit) / LETTER_WIDTH) / page.unit;
  const margin = Math.min(MARGIN * scale, Math.min(width, height) * 0.03);
  const fitting = Math.min(LETTERS * scale, (width - 2 * margin) / letters, height * 0.2);
  return { size: Math.max(SMALLEST / page.unit, fitting), margin };
}

/**
 * Where a label of this width (at size 1) goes: the lower right corner, and where that is taken, or too small, a strip
 * of paper that is added below, so that nothing is covered.
 */
export function placeStamp(page: ShownPage, letters: number, isTaken: boolean): StampPlace {
  const shown = shownSize(page);
  const { size, margin } = sizes(page, letters);
  const needed = letters * size + 2 * margin;
  const isTooSmall = needed > shown.width + 0.01 || size * 1.6 + margin > shown.height * 0.5;
  const hasGrown = isTaken || isTooSmall;
  const strip = hasGrown ? size * 2 : 0;
  const more = Math.max(0, needed - shown.width);
  const grown = { width: shown.width + more, height: shown.height + strip };
  const box = grow(page, more, strip);
  const x = grown.width - margin - letters * size;
  const y = hasGrown ? size * 0.65 : margin;
  const around = {
    x: x - size * 0.3,
    y: y - size * 0.35,
    width: letters * size + size * 0.6,
    height: size * 1.35,
  };
  const paper = hasGrown ? [{ x: 0, y: 0, width: grown.width, height: strip }] : [around];
  if (more > 0) paper.push({ x: shown.width, y: 0, width: more, height: grown.height });
  return { box, hasGrown, paper, text: { x, y, size }, matrix: toUserSpace(box, page.turn) };
}

/** The visible box, wider by `right` and taller by `below` as it is shown. */
function grow({ box, turn }: ShownPage, right: number, below: number): Box {
  const { x, y, width, height } = box;
  if (turn === 90) return { x, y, width: width + below, height: height + right };
  if (turn === 180) return { x: x - right, y, width: width + right, height: height + below };
  if (turn === 270) return { x: x - below, y: y - right, width: width + below, height: height + right };
  return { x, y: y - below, width: width + right, height: height + below };
}

function toUserSpace({ x, y, width, height }: Box, turn: number): StampPlace['matrix'] {
  if (turn === 90) return [0, 1, -1, 0, x + width, y];
  if (turn === 180) return [-1, 0, 0, -1, x + width, y + height];
  if (turn === 270) return [0, -1, 1, 0, x, y + height];
  return [1, 0, 0, 1, x, y];
}

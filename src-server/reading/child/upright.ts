import type { SeenWord } from '#src/text/word-places.ts';
import type { GrayImage } from './gray-image.ts';

/** Darker than this is ink. */
const INK = 160;
/** So many pixels are looked at as one. */
const COARSE = 4;
/** Degrees that a page may lie askew, and the steps in which they are tried. */
const MOST = 10;
const STEP = 0.5;
const FINE_STEP = 0.1;
/** Recognition reads lines that are less askew as well as straight ones. */
const STRAIGHT = 1.2;
/** So much better must the lines of a page part when it is turned. */
const BETTER = 1.15;
const FEWEST = 500;
const WHITE = 255;
const RADIANS = Math.PI / 180;

/** How many degrees the lines of a page fall to the right; 0 for a page that is straight, or says nothing of it. */
export function skewOf(image: GrayImage): number {
  const points = inkOf(image);
  if (points.length < 2 * FEWEST) return 0;
  const score = (degrees: number) => partedLines(points, degrees, image.height);
  const best = (tried: readonly number[]) =>
    tried
      .map((degrees) => ({ degrees, score: score(degrees) }))
      .reduce((one, other) => (other.score > one.score ? other : one));
  const steps = (from: number, to: number, step: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
  const rough = best(steps(-MOST, MOST, STEP));
  const found = best(steps(rough.degrees - STEP, rough.degrees + STEP, FINE_STEP));
  return Math.abs(found.degrees) < STRAIGHT || found.score < score(0) * BETTER ? 0 : found.degrees;
}

/** Where ink is, x and y in turns, on a coarser page. */
function inkOf({ width, height, data }: GrayImage): Int32Array {
  const points: number[] = [];
  for (let y = 0; y < height; y += COARSE) {
    for (let x = 0; x < width; x += COARSE) if ((data[y * width + x] ?? WHITE) < INK) points.push(x, y);
  }
  return Int32Array.from(points);
}

/** High where rows of ink and empty rows follow each other sharply, as they do along the lines of a straight page. */
function partedLines(points: Int32Array, degrees: number, height: number): number {
  const slope = Math.tan(degrees * RADIANS);
  const rows = new Float64Array(3 * Math.ceil(height / COARSE) + 3);
  const shift = Math.ceil(height / COARSE);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round(((points[at + 1] ?? 0) - (points[at] ?? 0) * slope) / COARSE) + shift;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}

/** The page turned by so many degrees against its skew, on a sheet of the same size. */
export function straighten({ width, height, data }: GrayImage, degrees: number): GrayImage {
  const straight = Buffer.alloc(data.length, WHITE);
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  for (let y = 0; y < height; y += 1) {
    let fromX = width / 2 - (cos * width) / 2 - sin * (y - height / 2);
    let fromY = height / 2 - (sin * width) / 2 + cos * (y - height / 2);
    for (let x = 0; x < width; x += 1, fromX += cos, fromY += sin) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [across, down] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (data[at] ?? WHITE) * (1 - across) + (data[at + 1] ?? WHITE) * across;
      const below = (data[at + width] ?? WHITE) * (1 - across) + (data[at + width + 1] ?? WHITE) * across;
      straight[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return { width, height, data: straight };
}

/** Words that were read on the straightened page, as they stand on the page that was given. */
export function askewAgain(
  words: readonly SeenWord[],
  degrees: number,
  { width, height }: Pick<GrayImage, 'width' | 'height'>,
): SeenWord[] {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return words.map((word) => {
    const { left, top, width: wide, height: high } = word;
    const x = (left + wide / 2 - 0.5) * width;
    const y = (top + high / 2 - 0.5) * height;
    // A word that lies askew needs a wider and a taller box around it.
    const across = (cos * wide * width + Math.abs(sin) * high * height) / width;
    const down = (Math.abs(sin) * wide * width + cos * high * height) / height;
    return {
      ...word,
      upright: { left, top, width: wide, height: high },
      left: (cos * x - sin * y) / width + 0.5 - across / 2,
      top: (sin * x + cos * y) / height + 0.5 - down / 2,
      width: across,
      height: down,
    };
  });
}

import type { GrayImage } from './gray-image.ts';

/** Darker than this is ink. */
const INK = 160;
/** A speck has at most so many pixels at 300 dots an inch; the smallest point of a sentence has more. */
const SPECK = 12;
/**
 * A page is cut into so many rows and columns of tiles. Where most tiles have no specks they are the dots of a picture or
 * a seal, or parts of letters.
 */
const TILES = 10;
const STREWN = 2;
/** Specks this near to a letter are its own ragged edge, as of a typewriter's; so many pixels to each side are looked at. */
const NEAR = 10;
/** Specks of one tile that are looked at. */
const MOST_LOOKED_AT = 200;
const SPREAD = 0.6;

const WHITE = 255;
const UNSEEN = 0;
const SMALL = 1;
const LARGE = 2;

/**
 * The page without the specks that a fax or a bad copier strews over it; the page itself where it has few. Recognition
 * takes them for letters, and letters beside them for others. Time grows with the number of pixels.
 */
export function withoutSpecks(image: GrayImage): GrayImage {
  const { seen, tiles } = findSpecks(image);
  if (tiles.filter((specks) => specks >= STREWN).length < TILES * TILES * SPREAD) return image;
  const data = Buffer.from(image.data);
  for (let at = 0; at < data.length; at += 1) if (seen[at] === SMALL) data[at] = WHITE;
  return { ...image, data };
}

/** Marks the pixels of ink by whether they hang together with more than a speck's worth of others. */
function findSpecks({ width, height, data }: GrayImage) {
  const seen = new Uint8Array(data.length);
  const found = new Int32Array(SPECK + 1);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const specks = Array.from({ length: TILES * TILES }, (): number[] => []);
  // What touches the edge of the picture is left alone: its neighbors would be those of another row.
  for (let row = 1; row < height - 1; row += 1) {
    const tileRow = Math.floor((row * TILES) / height) * TILES;
    for (let at = row * width + 1, end = at + width - 2; at < end; at += 1) {
      if ((data[at] ?? WHITE) >= INK || seen[at] !== UNSEEN) continue;
      let size = 1;
      let isLarge = false;
      found[0] = at;
      seen[at] = SMALL;
      for (let next = 0; next < size && !isLarge; next += 1) {
        for (const step of around) {
          const beside = (found[next] ?? 0) + step;
          if ((data[beside] ?? WHITE) >= INK || seen[beside] === SMALL) continue;
          if (seen[beside] === LARGE || size > SPECK) {
            isLarge = true;
            break;
          }
          seen[beside] = SMALL;
          found[size] = beside;
          size += 1;
        }
      }
      isLarge ||= size > SPECK;
      if (isLarge) for (let next = 0; next < size; next += 1) seen[found[next] ?? 0] = LARGE;
      else {
        const tile = specks[tileRow + Math.floor(((at % width) * TILES) / width)];
        if (tile && tile.length < MOST_LOOKED_AT) tile.push(at);
      }
    }
  }
  const tiles = specks.map(
    (places) => places.filter((at) => !isBesideInk(at, seen, { width, height })).length,
  );
  return { seen, tiles };
}

function isBesideInk(
  at: number,
  seen: Uint8Array,
  { width, height }: Pick<GrayImage, 'width' | 'height'>,
): boolean {
  const [row, column] = [Math.floor(at / width), at % width];
  for (let y = Math.max(0, row - NEAR); y <= Math.min(height - 1, row + NEAR); y += 2) {
    for (let x = Math.max(0, column - NEAR); x <= Math.min(width - 1, column + NEAR); x += 2) {
      if (seen[y * width + x] === LARGE) return true;
    }
  }
  return false;
}

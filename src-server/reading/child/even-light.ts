import type { GrayImage } from './gray-image.ts';

/** The page is cut into so many rows and columns, each with a light of its own. */
const TILES = 16;
/** The paper is lighter than this share of what is printed on it. */
const PAPER = 0.85;
/** Nothing but a shadow makes a tile darker than the lightest by more than this. */
const SHADED = 0.85;
/** Light falls off slowly: what is darker beside a light tile is a black bar or a picture. */
const FALLS = 0.75;
const SAMPLED = 4;
const WHITE = 255;

/**
 * The page as if its paper were white everywhere: a photo is darker where the hand or the fold throws a shadow, and
 * recognition takes the shadow for ink. The picture itself where the light is even. Time grows with its pixels.
 */
export function withEvenLight(image: GrayImage): GrayImage {
  if (Math.min(image.width, image.height) < TILES * SAMPLED) return image;
  const light = lightOf(image);
  const lightest = Math.max(...light);
  if (Math.min(...light) >= lightest * SHADED) return image;
  const { width, height, data } = image;
  const lit = Buffer.allocUnsafe(data.length);
  const row = new Float64Array(width);
  const at = (y: number, x: number) => light[y * TILES + x] ?? lightest;
  for (let y = 0; y < height; y += 1) {
    const down = within(((y + 0.5) / height) * TILES - 0.5);
    const top = Math.min(TILES - 2, Math.floor(down));
    for (let x = 0; x < width; x += 1) {
      const along = within(((x + 0.5) / width) * TILES - 0.5);
      const left = Math.min(TILES - 2, Math.floor(along));
      const [across, below] = [along - left, down - top];
      const above = at(top, left) * (1 - across) + at(top, left + 1) * across;
      const under = at(top + 1, left) * (1 - across) + at(top + 1, left + 1) * across;
      row[x] = above * (1 - below) + under * below;
    }
    for (let x = 0; x < width; x += 1) {
      const value = ((data[y * width + x] ?? WHITE) * WHITE) / Math.max(1, row[x] ?? WHITE);
      lit[y * width + x] = Math.min(WHITE, value);
    }
  }
  return { width, height, data: lit };
}

const within = (place: number) => Math.min(TILES - 1, Math.max(0, place));

/** How light the paper is in each tile. */
function lightOf({ width, height, data }: GrayImage): number[] {
  const counts = Array.from({ length: TILES * TILES }, () => new Uint32Array(256));
  for (let y = 0; y < height; y += SAMPLED) {
    const tileRow = Math.floor((y * TILES) / height) * TILES;
    for (let x = 0; x < width; x += SAMPLED) {
      const values = counts[tileRow + Math.floor((x * TILES) / width)];
      const value = data[y * width + x] ?? WHITE;
      if (values !== undefined) values[value] = (values[value] ?? 0) + 1;
    }
  }
  let light = counts.map(paperOf);
  for (let round = 0; round < TILES; round += 1) {
    const before = light;
    light = before.map((own, at) =>
      Math.max(own, FALLS * Math.max(...around(at).map((tile) => before[tile] ?? 0))),
    );
  }
  return light;
}

function paperOf(values: Uint32Array): number {
  let left = values.reduce((sum, count) => sum + count, 0) * PAPER;
  let value = 0;
  while (value < WHITE && left > (values[value] ?? 0)) {
    left -= values[value] ?? 0;
    value += 1;
  }
  return value;
}

function around(tile: number): number[] {
  const column = tile % TILES;
  const beside = [column > 0 ? -1 : 0, 0, column < TILES - 1 ? 1 : 0];
  return [-TILES, 0, TILES].flatMap((rows) => beside.map((columns) => tile + rows + columns));
}

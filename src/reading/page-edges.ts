import { areaOf, type Corners, type Place } from './corners.ts';

/** A small gray picture, row by row; 0 is black. */
interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A straight line: the places where x·cos + y·sin = distance. */
interface Line {
  cos: number;
  sin: number;
  distance: number;
  votes: number;
}

type Side = 'left' | 'top' | 'right' | 'bottom';
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** Degrees that a side of a page may lie askew. */
const MOST_ASKEW = 28;
const STEP = 1;
const RADIANS = Math.PI / 180;
/** Lighter by so much than what lies beside it, paper begins. */
const EDGE = 10;
/** Lines that are tried for one side. */
const TRIED = 9;
/** Lines nearer to each other than this, in shares of the longer side, are one. */
const APART = 0.02;
const SMALLEST = 0.15;
/** So much of each side must be an edge, and of all four together. */
const LEAST_SEEN = 0.42;
const SEEN = 0.62;
/** Of what lies around a page, so much is darker than its paper; and of the page as much is as light. */
const AROUND = 0.8;
const PAPER = 0.6;
/** Of the way to the middle. */
const INSET = 0.012;

/**
 * Where a page lies on a photo: its four corners, or null where that is not sure. A scan and a picture of a screen have
 * no edges of a page, and a page that is lighter than nothing around it shows none. The picture should be small: about
 * 320 pixels on its longer side; time grows with its pixels.
 */
export function findPageEdges(image: Gray): Corners | null {
  const { width, height } = image;
  if (Math.min(width, height) < 60) return null;
  const smooth = blurred(image);
  const slopes = slopesOf(smooth);
  const lines = new Map(SIDES.map((side) => [side, linesOf(slopes, side)]));
  let best: { corners: Corners; score: number } | null = null;
  for (const left of lines.get('left') ?? []) {
    for (const right of lines.get('right') ?? []) {
      if (across(right, slopes) - across(left, slopes) < width * 0.25) continue;
      for (const top of lines.get('top') ?? []) {
        for (const bottom of lines.get('bottom') ?? []) {
          const corners = cornersOf({ left, top, right, bottom }, slopes);
          if (corners === null) continue;
          const score = scoreOf(corners, slopes);
          if (score !== null && score > (best?.score ?? 0)) best = { corners, score };
        }
      }
    }
  }
  return best !== null && isPaper(best.corners, smooth) ? drawnIn(best.corners) : null;
}

/** A little inside of the edges, so that nothing of the table is cut out with the page. */
function drawnIn(corners: Corners): Corners {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
  const inside = (corner: Place): Place => ({
    x: corner.x + (x - corner.x) * INSET,
    y: corner.y + (y - corner.y) * INSET,
  });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return [inside(topLeft), inside(topRight), inside(bottomRight), inside(bottomLeft)];
}

/** How much lighter it gets to the right, and downward. */
interface Slopes extends Omit<Gray, 'data'> {
  right: Int16Array;
  down: Int16Array;
}

/** Each pixel as the mean of those around it: grain and letters are no edges. */
function blurred({ width, height, data }: Gray): Gray {
  const once = boxed({ width, height, data });
  return boxed(once);
}

function boxed({ width, height, data }: Gray): Gray {
  const soft = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let down = -1; down <= 1; down += 1) {
        const row = Math.min(height - 1, Math.max(0, y + down)) * width;
        for (let along = -1; along <= 1; along += 1) {
          sum += data[row + Math.min(width - 1, Math.max(0, x + along))] ?? 0;
        }
      }
      soft[y * width + x] = sum / 9;
    }
  }
  return { width, height, data: soft };
}

const REACH = 2;

function slopesOf({ width, height, data }: Gray): Slopes {
  const right = new Int16Array(data.length);
  const down = new Int16Array(data.length);
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      right[at] = (data[at + REACH] ?? 0) - (data[at - REACH] ?? 0);
      down[at] = (data[at + REACH * width] ?? 0) - (data[at - REACH * width] ?? 0);
    }
  }
  return { width, height, right, down };
}

/** The direction in which paper begins behind this side. */
const INWARD: Record<Side, readonly [number, number]> = {
  left: [1, 0],
  top: [0, 1],
  right: [-1, 0],
  bottom: [0, -1],
};

/** The lines along which most light paper begins on this side (Hough, by the direction of each edge). */
function linesOf(slopes: Slopes, side: Side): Line[] {
  const { width, height, right, down } = slopes;
  const [inX, inY] = INWARD[side];
  const isUpright = inX !== 0;
  const angles = Array.from({ length: (2 * MOST_ASKEW) / STEP + 1 }, (_, at) => at * STEP - MOST_ASKEW);
  const reach = Math.ceil(Math.hypot(width, height));
  const votes = angles.map(() => new Float32Array(2 * reach + 1));
  const turns = angles.map((angle) => {
    const degrees = (isUpright ? 0 : 90) + angle;
    return { cos: Math.cos(degrees * RADIANS), sin: Math.sin(degrees * RADIANS) };
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const inward = (right[at] ?? 0) * inX + (down[at] ?? 0) * inY;
      const along = Math.abs(isUpright ? (down[at] ?? 0) : (right[at] ?? 0));
      if (inward < EDGE || along > inward) continue;
      // The normal of the edge says about how its line lies.
      const askew = Math.atan2(isUpright ? (down[at] ?? 0) * inX : -(right[at] ?? 0) * inY, inward) / RADIANS;
      const weight = Math.min(inward, 40);
      const from = Math.max(0, Math.round((askew - 12 + MOST_ASKEW) / STEP));
      const to = Math.min(angles.length - 1, Math.round((askew + 12 + MOST_ASKEW) / STEP));
      for (let turn = from; turn <= to; turn += 1) {
        const { cos = 0, sin = 0 } = turns[turn] ?? {};
        const bin = Math.round(x * cos + y * sin) + reach;
        const row = votes[turn];
        if (row !== undefined) row[bin] = (row[bin] ?? 0) + weight;
      }
    }
  }
  return peaksOf(votes, turns, reach);
}

function peaksOf(
  votes: readonly Float32Array[],
  turns: readonly { cos: number; sin: number }[],
  reach: number,
): Line[] {
  const found: Line[] = [];
  const all: Line[] = [];
  for (const [turn, row] of votes.entries()) {
    const { cos = 1, sin = 0 } = turns[turn] ?? {};
    for (let bin = 1; bin < row.length - 1; bin += 1) {
      const count = (row[bin] ?? 0) + ((row[bin - 1] ?? 0) + (row[bin + 1] ?? 0)) / 2;
      if (count > 300) all.push({ cos, sin, distance: bin - reach, votes: count });
    }
  }
  all.sort((one, other) => other.votes - one.votes);
  const near = Math.max(3, reach * APART);
  for (const line of all) {
    const isNew = found.every(
      (other) =>
        Math.abs(other.distance - line.distance) > near ||
        Math.abs(other.cos * line.sin - other.sin * line.cos) > Math.sin(4 * RADIANS),
    );
    if (isNew) found.push(line);
    if (found.length >= TRIED) break;
  }
  return found;
}

/** Where a line that runs down crosses the middle of the picture. */
const across = ({ cos, sin, distance }: Line, { height }: Slopes) => (distance - (sin * height) / 2) / cos;

function crossing(one: Line, other: Line): Place | null {
  const whole = one.cos * other.sin - one.sin * other.cos;
  if (Math.abs(whole) < 0.2) return null;
  return {
    x: (one.distance * other.sin - other.distance * one.sin) / whole,
    y: (other.distance * one.cos - one.distance * other.cos) / whole,
  };
}

function cornersOf(lines: Record<Side, Line>, { width, height }: Slopes): Corners | null {
  const { left, top, right, bottom } = lines;
  const pairs = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const places: Place[] = [];
  for (const [upright, level] of pairs) {
    const place = crossing(upright, level);
    if (place === null) return null;
    const [x, y] = [place.x / (width - 1), place.y / (height - 1)];
    if (x < -0.02 || x > 1.02 || y < -0.02 || y > 1.02) return null;
    places.push({ x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) });
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = places;
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return null;
  const corners: Corners = [topLeft, topRight, bottomRight, bottomLeft];
  const isAround = topLeft.x < topRight.x && bottomLeft.x < bottomRight.x && topLeft.y < bottomLeft.y;
  if (!isAround || topRight.y >= bottomRight.y || areaOf(corners) < SMALLEST) return null;
  return corners;
}

/** How much of the sides is an edge of paper, weighed with the area between them; null where a side is not seen. */
function scoreOf(corners: Corners, slopes: Slopes): number | null {
  let sum = 0;
  for (const [at, side] of (['top', 'right', 'bottom', 'left'] as const).entries()) {
    const [from, to] = [corners[at], corners[(at + 1) % 4]];
    if (from === undefined || to === undefined) return null;
    const seen = seenOf(from, to, side, slopes);
    if (seen < LEAST_SEEN) return null;
    sum += seen;
  }
  return sum / 4 < SEEN ? null : sum / 4 + 0.35 * areaOf(corners);
}

function seenOf(from: Place, to: Place, side: Side, { width, height, right, down }: Slopes): number {
  const [inX, inY] = INWARD[side];
  const length = Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);
  const steps = Math.max(8, Math.round(length));
  let seen = 0;
  for (let step = 0; step <= steps; step += 1) {
    const x = (from.x + ((to.x - from.x) * step) / steps) * (width - 1);
    const y = (from.y + ((to.y - from.y) * step) / steps) * (height - 1);
    let strongest = 0;
    for (let off = -2; off <= 2; off += 1) {
      const column = Math.round(x + off * Math.abs(inX));
      const row = Math.round(y + off * Math.abs(inY));
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const at = row * width + column;
      strongest = Math.max(strongest, (right[at] ?? 0) * inX + (down[at] ?? 0) * inY);
    }
    if (strongest >= EDGE) seen += 1;
  }
  return seen / (steps + 1);
}

/** Whether what lies between the corners is light, and what lies around it darker than its own edge. */
function isPaper(corners: Corners, image: Gray): boolean {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const value = (x: number, y: number) => {
    const column = Math.min(image.width - 1, Math.max(0, Math.round(x * (image.width - 1))));
    const row = Math.min(image.height - 1, Math.max(0, Math.round(y * (image.height - 1))));
    return image.data[row * image.width + column] ?? 0;
  };
  let [darker, around, light, inside] = [0, 0, 0, 0];
  for (let at = 0; at < 4; at += 1) {
    const [from = middle, to = middle] = [corners[at], corners[(at + 1) % 4]];
    for (let step = 1; step < 40; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / 40;
      const y = from.y + ((to.y - from.y) * step) / 40;
      const along = (share: number) => value(x + (middle.x - x) * share, y + (middle.y - y) * share);
      const paper = Math.max(along(0.06), along(0.1));
      const outside = [-0.04, -0.07].map((share) => ({
        isOn: isInside(x + (middle.x - x) * share, y + (middle.y - y) * share),
        value: along(share),
      }));
      for (const place of outside) {
        if (!place.isOn) continue;
        around += 1;
        if (place.value < paper - EDGE) darker += 1;
      }
      inside += 1;
      if (along(0.3) > paper - 45 || along(0.2) > paper - 45) light += 1;
    }
  }
  return darker >= around * AROUND && light >= inside * PAPER;
}

const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x <= 1 && y <= 1;

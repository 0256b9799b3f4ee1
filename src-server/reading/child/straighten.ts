import { type Corners, type Place, pageToPicture } from '#src/reading/corners.ts';
import { findPageEdges } from '#src/reading/page-edges.ts';
import type { SeenWord } from '#src/text/word-places.ts';
import { type GrayImage, resize } from './gray-image.ts';
import { onEachPlane, type Picture } from './picture.ts';

/** Pixels on the longer side, enough to see where a page ends. */
const EDGES_SIDE = 320;

/** Where the page lies on a photo; null where that is not sure. */
export function cornersOn(image: GrayImage): Corners | null {
  return findPageEdges(resize(image, Math.min(1, EDGES_SIDE / Math.max(image.width, image.height))));
}

/** Neither side of a straightened page is longer. */
const LONGEST_SIDE = 12_000;
const WHITE = 255;

/** What stands between the corners, as if the page had been laid flat under the camera. */
export function straightened(picture: Picture, corners: Corners): Picture {
  const { width, height } = sizeBetween(picture, corners);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = pageToPicture(corners);
  const right = picture.width - 1;
  const bottom = picture.height - 1;
  return onEachPlane(picture, ({ data }) => {
    const flat = Buffer.alloc(width * height, WHITE);
    for (let y = 0, to = 0; y < height; y += 1) {
      const v = (y + 0.5) / height;
      for (let x = 0; x < width; x += 1, to += 1) {
        const u = (x + 0.5) / width;
        const depth = g * u + h * v + 1;
        const fromX = Math.min(right, Math.max(0, ((a * u + b * v + c) / depth) * picture.width - 0.5));
        const fromY = Math.min(bottom, Math.max(0, ((d * u + e * v + f) / depth) * picture.height - 0.5));
        const left = Math.min(right - 1, Math.floor(fromX));
        const top = Math.min(bottom - 1, Math.floor(fromY));
        const [across, down] = [fromX - left, fromY - top];
        const at = top * picture.width + left;
        const above = (data[at] ?? WHITE) * (1 - across) + (data[at + 1] ?? WHITE) * across;
        const below =
          (data[at + picture.width] ?? WHITE) * (1 - across) +
          (data[at + picture.width + 1] ?? WHITE) * across;
        flat[to] = above * (1 - down) + below * down;
      }
    }
    return { width, height, data: flat };
  });
}

/** Words that were read on the straightened page, as they stand on the picture. */
export function onPicture(words: readonly SeenWord[], corners: Corners): SeenWord[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = pageToPicture(corners);
  return words.map((word) => {
    const { left, top, width, height } = word;
    const places = [
      [left, top],
      [left + width, top],
      [left + width, top + height],
      [left, top + height],
    ].map(([u = 0, v = 0]) => {
      const depth = g * u + h * v + 1;
      return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
    });
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const [first, highest] = [Math.min(...xs), Math.min(...ys)];
    return {
      ...word,
      upright: word.upright ?? { left, top, width, height },
      ...{ left: first, top: highest, width: Math.max(...xs) - first, height: Math.max(...ys) - highest },
    };
  });
}

/** The sides of the page in pixels: of two that lie opposite the longer, so that nothing is shrunk. */
function sizeBetween(picture: Picture, [topLeft, topRight, bottomRight, bottomLeft]: Corners) {
  const apart = (one: Place, other: Place) =>
    Math.hypot((one.x - other.x) * picture.width, (one.y - other.y) * picture.height);
  const side = (...lengths: number[]) =>
    Math.min(LONGEST_SIDE, Math.max(2, Math.round(Math.max(...lengths))));
  return {
    width: side(apart(topLeft, topRight), apart(bottomLeft, bottomRight)),
    height: side(apart(topLeft, bottomLeft), apart(topRight, bottomRight)),
  };
}

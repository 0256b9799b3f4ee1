import { type Corners, type Place, pageToPicture } from '#src/reading/corners.ts';
import { onEachPlane, type Picture } from './picture.ts';

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

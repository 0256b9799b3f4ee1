import { z } from 'zod';

/** A place on a picture, in shares (0 to 1) of its width and height; `y` grows downward. */
const Place = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Place = z.infer<typeof Place>;

/** The least share of a picture that a page on it may have. */
const SMALLEST_AREA = 0.02;

/**
 * The four corners of a page on a picture as it is seen upright: top left, top right, bottom right, bottom left. They
 * stand around the page in this order, and the page has no corner that points inward.
 */
export const Corners = z
  .tuple([Place, Place, Place, Place])
  .refine((corners) => isConvex(corners) && areaOf(corners) >= SMALLEST_AREA, {
    message: 'Set the four corners around the page.',
  });
export type Corners = [Place, Place, Place, Place];

/** How far a picture is turned clockwise to be read, in degrees. */
export const Turn = z.literal([0, 90, 180, 270]);
export type Turn = z.infer<typeof Turn>;

/** Whether the corners turn right at each of them, as those of a page do that is gone around clockwise. */
function isConvex(corners: readonly Place[]): boolean {
  return corners.every((place, at) => {
    const next = corners[(at + 1) % corners.length] ?? place;
    const after = corners[(at + 2) % corners.length] ?? place;
    return (next.x - place.x) * (after.y - next.y) - (next.y - place.y) * (after.x - next.x) > 0;
  });
}

/** The share of the picture between the corners. */
export function areaOf(corners: readonly Place[]): number {
  const twice = corners.reduce((sum, place, at) => {
    const next = corners[(at + 1) % corners.length] ?? place;
    return sum + place.x * next.y - next.x * place.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/**
 * What takes a place on the straightened page (shares of it) to one on the picture: eight numbers `a…h`, by which
 * x = (a·u + b·v + c) / (g·u + h·v + 1) and y = (d·u + e·v + f) / (g·u + h·v + 1).
 */
export function pageToPicture([topLeft, topRight, bottomRight, bottomLeft]: Corners): readonly number[] {
  const [x1, x2] = [topRight.x - bottomRight.x, bottomLeft.x - bottomRight.x];
  const [y1, y2] = [topRight.y - bottomRight.y, bottomLeft.y - bottomRight.y];
  const [x3, y3] = [
    topLeft.x - topRight.x + bottomRight.x - bottomLeft.x,
    topLeft.y - topRight.y + bottomRight.y - bottomLeft.y,
  ];
  const whole = x1 * y2 - x2 * y1;
  const g = (x3 * y2 - x2 * y3) / whole;
  const h = (x1 * y3 - x3 * y1) / whole;
  return [
    ...[topRight.x - topLeft.x + g * topRight.x, bottomLeft.x - topLeft.x + h * bottomLeft.x, topLeft.x],
    ...[topRight.y - topLeft.y + g * topRight.y, bottomLeft.y - topLeft.y + h * bottomLeft.y, topLeft.y],
    ...[g, h],
  ];
}

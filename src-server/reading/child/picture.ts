import type { GrayImage } from './gray-image.ts';
import { resize, turn } from './gray-image.ts';
import { ReadStop } from './stop.ts';

/** A picture as planes of 8 bits without padding: one of gray, or red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  planes: readonly Uint8Array[];
}

/** Rows of pixels as a decoder leaves them in its memory. */
export interface PixelRows {
  width: number;
  height: number;
  /** Bytes from one row to the next, and from one pixel to the next. */
  stride: number;
  step: number;
  /** Where red, green and blue stand in a pixel; how far it covers the white below, where that is said. */
  red: number;
  green: number;
  blue: number;
  alpha?: number;
  /** The bytes of a row; views are asked for again and again, since the memory may move. */
  row(y: number): Uint8Array;
}

export const tooManyPixels = () =>
  new ReadStop('too-large', 'This picture has too many pixels; save it smaller and upload that copy.');

/** How light a color looks (ITU-R BT.601). */
export const lightness = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** The planes of interleaved pixels, over white; in gray where no colors are asked for. */
export function splitPixels(rows: PixelRows, isGray: boolean): Picture {
  const { width, height, step, red, green, blue, alpha } = rows;
  const size = width * height;
  const planes = Array.from({ length: isGray ? 1 : 3 }, () => Buffer.allocUnsafe(size));
  const [first, second, third] = planes;
  for (let y = 0; y < height; y += 1) {
    const row = rows.row(y);
    for (let x = 0, at = y * width, from = 0; x < width; x += 1, at += 1, from += step) {
      let r = row[from + red] ?? 255;
      let g = row[from + green] ?? 255;
      let b = row[from + blue] ?? 255;
      const cover = alpha === undefined ? 255 : (row[from + alpha] ?? 255);
      if (cover < 255) {
        const white = 255 - cover;
        r = (r * cover) / 255 + white;
        g = (g * cover) / 255 + white;
        b = (b * cover) / 255 + white;
      }
      if (first === undefined) continue;
      if (second === undefined || third === undefined) first[at] = lightness(r, g, b);
      else {
        first[at] = r;
        second[at] = g;
        third[at] = b;
      }
    }
  }
  return { width, height, planes };
}

/** Red, green, blue and full cover, pixel by pixel, as encoders take them. */
export function joinPixels({ width, height, planes }: Picture): Uint8Array {
  const size = width * height;
  const pixels = Buffer.alloc(size * 4, 255);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = planes[channel] ?? planes[0];
    if (plane === undefined) continue;
    for (let at = 0, to = channel; at < size; at += 1, to += 4) pixels[to] = plane[at] ?? 255;
  }
  return pixels;
}

/** The same work on each plane. */
export function onEachPlane(
  { width, height, planes }: Picture,
  work: (plane: GrayImage) => GrayImage,
): Picture {
  const done = planes.map((data) => work({ width, height, data }));
  const [first] = done;
  return {
    width: first?.width ?? width,
    height: first?.height ?? height,
    planes: done.map(({ data }) => data),
  };
}

/** Resized by `resize`; the picture itself at scale 1. */
export const resized = (picture: Picture, scale: number): Picture =>
  Math.abs(scale - 1) < 0.01 ? picture : onEachPlane(picture, (plane) => resize(plane, scale));

/** Turned clockwise by quarter turns. */
export const turned = (picture: Picture, quarters: number): Picture =>
  quarters % 4 === 0 ? picture : onEachPlane(picture, (plane) => turn(plane, quarters % 4));

/** A part of a picture, in shares of its width and height. */
export function cropped(
  picture: Picture,
  box: { left: number; top: number; width: number; height: number },
): Picture {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const left = within(box.left * picture.width, picture.width - 1);
  const top = within(box.top * picture.height, picture.height - 1);
  const width = Math.max(1, within((box.left + box.width) * picture.width, picture.width) - left);
  const height = Math.max(1, within((box.top + box.height) * picture.height, picture.height) - top);
  return onEachPlane(picture, (plane) => {
    const data = Buffer.allocUnsafe(width * height);
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * plane.width + left;
      data.set(plane.data.subarray(from, from + width), y * width);
    }
    return { width, height, data };
  });
}

export function toGray({ width, height, planes }: Picture): GrayImage {
  const [red, green, blue] = planes;
  if (red === undefined) throw new Error('a picture without planes');
  if (green === undefined || blue === undefined) return { width, height, data: red };
  const data = Buffer.allocUnsafe(width * height);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = lightness(red[at] ?? 255, green[at] ?? 255, blue[at] ?? 255);
  }
  return { width, height, data };
}

/** 8-bit gray pixels, row by row without padding; 0 is black. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Most pixels that are handed to OCR. */
export const PIXEL_LIMIT = 12_000_000;

/** A binary PGM file, which every OCR engine reads without decoding work. */
export function toPgm(image: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`), image.data]);
}

/** Turned clockwise by quarter turns (1 to 3). */
export function turn(image: GrayImage, quarters: number): GrayImage {
  const { width, height, data } = image;
  const turned = Buffer.allocUnsafe(data.length);
  if (quarters === 2) {
    for (let at = 0; at < data.length; at += 1) turned[data.length - 1 - at] = data[at] ?? 255;
    return { width, height, data: turned };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const target = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[target] = data[y * width + x] ?? 255;
    }
  }
  return { width: height, height: width, data: turned };
}

/**
 * Resized: enlarged along smooth curves, which keeps the edges of small letters; by bilinear interpolation where it
 * shrinks, averaging over blocks first down to half or less.
 */
export function resize(image: GrayImage, scale: number): GrayImage {
  if (scale <= 0.5) return resize(halve(image), scale * 2);
  if (Math.abs(scale - 1) < 0.01) return image;
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const tapsOf = scale > 1 ? cubicTaps : linearTaps;
  const [across, down] = [tapsOf(image.width, size.width, scale), tapsOf(image.height, size.height, scale)];
  const count = across.weights.length / size.width;
  const rows = new Float32Array(size.width * image.height);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let value = 0;
      for (let tap = x * count; tap < (x + 1) * count; tap += 1)
        value +=
          (across.weights[tap] ?? 0) * (image.data[y * image.width + (across.places[tap] ?? 0)] ?? 255);
      rows[y * size.width + x] = value;
    }
  }
  const data = Buffer.allocUnsafe(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let value = 0;
      for (let tap = y * count; tap < (y + 1) * count; tap += 1)
        value += (down.weights[tap] ?? 0) * (rows[(down.places[tap] ?? 0) * size.width + x] ?? 255);
      data[y * size.width + x] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return { ...size, data };
}

/** Which pixels of a row make each of the new ones, and how much each counts; equally many for each. */
interface Taps {
  places: Int32Array;
  weights: Float32Array;
}

function tapsAt(
  from: number,
  to: number,
  scale: number,
  reach: readonly number[],
  share: (distance: number) => number,
): Taps {
  const places = new Int32Array(to * reach.length);
  const weights = new Float32Array(to * reach.length);
  for (let at = 0; at < to; at += 1) {
    const center = (at + 0.5) / scale - 0.5;
    const floor = Math.floor(center);
    for (const [tap, step] of reach.entries()) {
      places[at * reach.length + tap] = Math.min(from - 1, Math.max(0, floor + step));
      weights[at * reach.length + tap] = share(Math.abs(center - floor - step));
    }
  }
  return { places, weights };
}

const linearTaps = (from: number, to: number, scale: number): Taps =>
  tapsAt(from, to, scale, [0, 1], (distance) => Math.max(0, 1 - distance));

/** Curves through the pixels (Catmull and Rom). */
const cubicTaps = (from: number, to: number, scale: number): Taps =>
  tapsAt(from, to, scale, [-1, 0, 1, 2], (distance) =>
    distance < 1
      ? 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1
      : distance < 2
        ? -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2
        : 0,
  );

function halve(image: GrayImage): GrayImage {
  const width = Math.max(1, image.width >> 1);
  const height = Math.max(1, image.height >> 1);
  const data = Buffer.allocUnsafe(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * image.width + 2 * x;
      const pixel = (offset: number) => image.data[at + offset] ?? 255;
      data[y * width + x] = (pixel(0) + pixel(1) + pixel(image.width) + pixel(image.width + 1)) >> 2;
    }
  }
  return { width, height, data };
}

/** Share of pixels clearly darker than the page, 0 for a blank one. */
export function inkShare(image: GrayImage): number {
  let dark = 0;
  const step = Math.max(1, Math.floor(image.data.length / 200_000));
  let seen = 0;
  for (let at = 0; at < image.data.length; at += step) {
    seen += 1;
    if ((image.data[at] ?? 255) < 160) dark += 1;
  }
  return dark / Math.max(1, seen);
}

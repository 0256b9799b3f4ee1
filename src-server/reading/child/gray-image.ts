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

/** Resized by bilinear interpolation, averaging over blocks first when it shrinks to half or less. */
export function resize(image: GrayImage, scale: number): GrayImage {
  if (scale <= 0.5) return resize(halve(image), scale * 2);
  if (Math.abs(scale - 1) < 0.01) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = Buffer.allocUnsafe(width * height);
  const source = image.data;
  for (let y = 0; y < height; y += 1) {
    const sourceY = Math.min(image.height - 1, Math.max(0, (y + 0.5) / scale - 0.5));
    const top = Math.floor(sourceY) * image.width;
    const bottom = Math.min(image.height - 1, Math.floor(sourceY) + 1) * image.width;
    const down = sourceY - Math.floor(sourceY);
    for (let x = 0; x < width; x += 1) {
      const sourceX = Math.min(image.width - 1, Math.max(0, (x + 0.5) / scale - 0.5));
      const left = Math.floor(sourceX);
      const right = Math.min(image.width - 1, left + 1);
      const along = sourceX - left;
      const above = (source[top + left] ?? 255) * (1 - along) + (source[top + right] ?? 255) * along;
      const below = (source[bottom + left] ?? 255) * (1 - along) + (source[bottom + right] ?? 255) * along;
      data[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return { width, height, data };
}

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

import { constants, createInflate } from 'node:zlib';
import type { GrayImage } from './gray-image.ts';
import { lightness, type Picture, toGray, tooManyPixels } from './picture.ts';
import { ReadStop } from './stop.ts';

interface PngHeader {
  width: number;
  height: number;
  depth: number;
  color: number;
  interlaced: boolean;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const WHOLE = [{ x: 0, y: 0, stepX: 1, stepY: 1 }];
const ADAM7 = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
];

/** A PNG in gray over white. */
export const decodePng = async (bytes: Buffer, mostPixels: number): Promise<GrayImage> =>
  toGray(await readPng(bytes, { mostPixels, isGray: true }));

/** A PNG over white. A file cut short gives the rows it has. Throws ReadStop past `mostPixels`. */
export async function readPng(
  bytes: Buffer,
  { mostPixels, isGray }: { mostPixels: number; isGray: boolean },
): Promise<Picture> {
  const { header, palette, transparency, data } = readChunks(bytes);
  const channels = CHANNELS[header.color];
  const depths = header.color === 0 ? [1, 2, 4, 8, 16] : header.color === 3 ? [1, 2, 4, 8] : [8, 16];
  if (channels === undefined || !depths.includes(header.depth)) throw new ReadStop('corrupt');
  if (header.width * header.height > mostPixels) {
    throw tooManyPixels();
  }
  const bits = channels * header.depth;
  const passes = (header.interlaced ? ADAM7 : WHOLE).map((pass) => ({
    ...pass,
    width: Math.ceil((header.width - pass.x) / pass.stepX),
    height: Math.ceil((header.height - pass.y) / pass.stepY),
  }));
  const drawn = passes.filter((pass) => pass.width > 0 && pass.height > 0);
  const expected = drawn.reduce(
    (sum, pass) => sum + (Math.ceil((pass.width * bits) / 8) + 1) * pass.height,
    0,
  );
  const raw = await inflateUpTo(data, expected);
  if (raw.length === 0) throw new ReadStop('corrupt');
  const { width, height, color } = header;
  const planeCount = isGray || color === 0 || color === 4 ? 1 : 3;
  const planes = Array.from({ length: planeCount }, () => Buffer.alloc(width * height, 255));
  const value = channelOf(header, palette, transparency);
  const sample =
    planeCount === 3 || color === 0 || color === 4
      ? value
      : (line: Uint8Array, x: number) => lightness(value(line, x, 0), value(line, x, 1), value(line, x, 2));
  let at = 0;
  for (const pass of drawn) {
    const stride = Math.ceil((pass.width * bits) / 8);
    let previous: Uint8Array = new Uint8Array(stride);
    for (let row = 0; row < pass.height && at + stride < raw.length + 1; row += 1) {
      const line = raw.subarray(at + 1, at + 1 + stride);
      unfilter(raw[at] ?? 0, line, previous, Math.max(1, bits >> 3));
      const target = (pass.y + row * pass.stepY) * header.width + pass.x;
      for (const [channel, plane] of planes.entries()) {
        for (let x = 0; x < pass.width; x += 1) plane[target + x * pass.stepX] = sample(line, x, channel);
      }
      previous = line;
      at += stride + 1;
    }
  }
  return { width, height, planes };
}

function readChunks(bytes: Buffer) {
  let header: PngHeader | undefined;
  let palette: Buffer = Buffer.alloc(0);
  let transparency: Buffer = Buffer.alloc(0);
  const data: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR' && body.length >= 13) {
      header = {
        width: body.readUInt32BE(0),
        height: body.readUInt32BE(4),
        depth: body.readUInt8(8),
        color: body.readUInt8(9),
        interlaced: body.readUInt8(12) === 1,
      };
    } else if (type === 'PLTE') palette = body;
    else if (type === 'tRNS') transparency = body;
    else if (type === 'IDAT') data.push(body);
    else if (type === 'IEND') break;
    at += 12 + length;
  }
  if (header === undefined || header.width === 0 || header.height === 0) throw new ReadStop('corrupt');
  return { header, palette, transparency, data };
}

/** Inflates at most `limit` bytes; what comes before damage is kept. */
function inflateUpTo(parts: Buffer[], limit: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 262_144 });
    const finish = () => {
      inflate.destroy();
      resolve(Buffer.concat(chunks).subarray(0, limit));
    };
    inflate.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= limit) finish();
    });
    inflate.on('end', finish);
    inflate.on('error', finish);
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}

function unfilter(type: number, line: Uint8Array, above: Uint8Array, step: number): void {
  for (let at = 0; at < line.length; at += 1) {
    const left = at >= step ? (line[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    let predicted = 0;
    if (type === 1) predicted = left;
    else if (type === 2) predicted = up;
    else if (type === 3) predicted = (left + up) >> 1;
    else if (type === 4) predicted = paeth(left, up, corner);
    line[at] = ((line[at] ?? 0) + predicted) & 255;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const byLeft = Math.abs(guess - left);
  const byUp = Math.abs(guess - up);
  const byCorner = Math.abs(guess - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** One channel of a pixel of a line: red, green or blue; the gray of a picture that has no other. */
function channelOf(
  header: PngHeader,
  palette: Buffer,
  transparency: Buffer,
): (line: Uint8Array, x: number, channel: number) => number {
  const { depth, color } = header;
  const bytes = depth === 16 ? 2 : 1;
  const highest = depth < 8 ? 2 ** depth - 1 : 255;
  const sample = (line: Uint8Array, index: number) => {
    if (depth >= 8) return line[index * bytes] ?? 255;
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & highest;
  };
  const overWhite = (value: number, alpha: number) => (value * alpha + 255 * (255 - alpha)) / 255;
  if (color === 0) return (line, x) => (sample(line, x) * 255) / highest;
  if (color === 4) return (line, x) => overWhite(sample(line, 2 * x), sample(line, 2 * x + 1));
  if (color === 3) {
    const table = Array.from({ length: 768 }, (_, at) =>
      overWhite(palette[at] ?? 0, transparency[Math.floor(at / 3)] ?? 255),
    );
    return (line, x, channel) => table[sample(line, x) * 3 + channel] ?? 255;
  }
  if (color === 2) return (line, x, channel) => sample(line, x * 3 + channel);
  return (line, x, channel) => overWhite(sample(line, x * 4 + channel), sample(line, x * 4 + 3));
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { jpegInfo } from '#src/reading/jpeg-info.ts';
import { openPdfBytes } from './pdf-document.ts';
import { joinPixels, type Picture, tooManyPixels, turned } from './picture.ts';
import { ReadStop } from './stop.ts';

/**
 * Upright as the camera held it, and of `drawnPixels` at most. PDFium decodes the JPEG: it is wrapped as the only picture
 * of a one-page PDF and drawn at a fitting size. Throws ReadStop for what is damaged or too large.
 */
export async function decodeJpeg(
  bytes: Uint8Array,
  { mostPixels, drawnPixels, isGray }: { mostPixels: number; drawnPixels: number; isGray: boolean },
): Promise<Picture> {
  const info = jpegInfo(bytes);
  if (info === null) throw new ReadStop('corrupt');
  const pixels = info.width * info.height;
  if (pixels > mostPixels) throw tooManyPixels();
  const document = await openPdfBytes(wrapJpeg(bytes, info));
  const scale = pixels > drawnPixels ? Math.sqrt(drawnPixels / pixels) : 1;
  try {
    const picture = document?.withPage(0, (page) => page.draw(scale, isGray)) ?? null;
    if (picture === null) throw new ReadStop('corrupt');
    return turned(picture, info.quarterTurns);
  } finally {
    document?.close();
  }
}

function wrapJpeg(
  bytes: Uint8Array,
  info: { width: number; height: number; components: number },
): Uint8Array {
  const { width, height, components } = info;
  const space = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  const decode = components === 4 ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
  const draw = `q ${width} 0 0 ${height} 0 0 cm /I Do Q`;
  const parts = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n',
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources <</XObject <</I 5 0 R>>>>>> endobj\n`,
    `4 0 obj <</Length ${draw.length}>> stream\n${draw}\nendstream endobj\n`,
    `5 0 obj <</Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode${decode} /Length ${bytes.length}>> stream\n`,
  ];
  const offsets: number[] = [];
  let at = '%PDF-1.4\n'.length;
  for (const part of parts) {
    offsets.push(at);
    at += part.length;
  }
  const tail = '\nendstream endobj\n';
  const start = at + bytes.length + tail.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 6\n0000000000 65535 f \n${rows}trailer <</Size 6 /Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${parts.join('')}`), bytes, Buffer.from(tail + end)]);
}

let encoding: Promise<unknown> | undefined;

/** `quality` from 0 to 100; a picture of one plane becomes a gray JPEG. */
export async function encodeJpeg(picture: Picture, quality: number): Promise<Uint8Array> {
  const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
  encoding ??= readFile(
    createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
  ).then(async (bytes) => init(await WebAssembly.compile(bytes)));
  await encoding;
  const { width, height, planes } = picture;
  const data = new Uint8ClampedArray(joinPixels(picture));
  const color_space = planes.length === 1 ? GRAYSCALE : YCBCR;
  const options = { quality, color_space, progressive: false, baseline: true };
  return new Uint8Array(await encode({ width, height, data, colorSpace: 'srgb' }, options));
}

const GRAYSCALE = 1;
const YCBCR = 3;

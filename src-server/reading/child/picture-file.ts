import { readFile, stat } from 'node:fs/promises';
import type { PictureKind } from '#src/reading/schema.ts';
import { decodeHeic } from './heic.ts';
import { decodeJpeg } from './jpeg.ts';
import { type Picture, resized } from './picture.ts';
import { readPng } from './png.ts';
import { ReadStop } from './stop.ts';
import { decodeWebp } from './webp.ts';

const LARGEST_BYTES = 128 * 1024 * 1024;
const MOST_PIXELS = 150_000_000;
/** Of kinds that are decoded as a whole, in colors: what telephones take, and a little more. */
const MOST_DECODED = 64_000_000;

export const PICTURE_TYPES: Readonly<Record<PictureKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
};

export const isPictureKind = (kind: string | null): kind is PictureKind =>
  kind !== null && Object.hasOwn(PICTURE_TYPES, kind);

export interface DecodeOptions {
  isGray: boolean;
  /** A larger one is shrunk to so many pixels. */
  drawnPixels: number;
}

/** A picture of any kind, upright as the camera held it. Throws ReadStop for what cannot be opened, with a sentence. */
export async function decodePicture(
  path: string,
  kind: PictureKind,
  { isGray, drawnPixels }: DecodeOptions,
): Promise<Picture> {
  if ((await stat(path)).size > LARGEST_BYTES) {
    throw new ReadStop(
      'too-large',
      'This picture is larger than 128 MB; save it smaller and upload that copy.',
    );
  }
  const bytes = await readFile(path);
  if (kind === 'jpeg') return decodeJpeg(bytes, { mostPixels: MOST_PIXELS, drawnPixels, isGray });
  const picture =
    kind === 'png'
      ? await readPng(bytes, { mostPixels: isGray ? MOST_PIXELS : MOST_DECODED, isGray })
      : await (kind === 'webp' ? decodeWebp : decodeHeic)(bytes, { mostPixels: MOST_DECODED, isGray });
  const pixels = picture.width * picture.height;
  return pixels > drawnPixels ? resized(picture, Math.sqrt(drawnPixels / pixels)) : picture;
}

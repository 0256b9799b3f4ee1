import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { webpInfo } from '#src/reading/webp-info.ts';
import { joinPixels, type Picture, splitPixels, tooManyPixels } from './picture.ts';
import { ReadStop } from './stop.ts';

const DAMAGED = 'This picture is damaged and could not be opened. Save it again, or upload a JPEG of it.';
const MOVING = 'This picture moves; save one still picture of it as a JPEG and upload that copy.';

const wasm = async (path: string) =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(path)));

/** Throws ReadStop for what is damaged, too large, or moves. */
export async function decodeWebp(
  bytes: Uint8Array,
  { mostPixels, isGray }: { mostPixels: number; isGray: boolean },
): Promise<Picture> {
  const info = webpInfo(bytes);
  if (info === null) throw new ReadStop('corrupt', DAMAGED);
  if (info.isMoving) throw new ReadStop('unsupported', MOVING);
  if (info.width * info.height > mostPixels) throw tooManyPixels();
  const [{ default: create }, { initEmscriptenModule }] = await Promise.all([
    import('@jsquash/webp/codec/dec/webp_dec.js'),
    import('@jsquash/webp/utils.js'),
  ]);
  // Anew for each picture: memory of WebAssembly grows and never shrinks.
  const library = await initEmscriptenModule(create, await wasm('@jsquash/webp/codec/dec/webp_dec.wasm'));
  const decoded = library.decode(new Uint8Array(bytes));
  if (decoded === null) throw new ReadStop('corrupt', DAMAGED);
  const { width, height, data } = decoded;
  const stride = width * 4;
  const row = (y: number) => new Uint8Array(data.buffer, data.byteOffset + y * stride, stride);
  return splitPixels({ width, height, stride, step: 4, red: 0, green: 1, blue: 2, alpha: 3, row }, isGray);
}

let encoding: Promise<unknown> | undefined;

/** `quality` from 0 to 100; `method` from 0, quick, to 6, small. */
export async function encodeWebp(
  picture: Picture,
  options: { quality: number; method: number },
): Promise<Uint8Array> {
  const { default: encode, init } = await import('@jsquash/webp/encode.js');
  encoding ??= wasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm').then((module) => init(module));
  await encoding;
  const { width, height } = picture;
  const data = new Uint8ClampedArray(joinPixels(picture));
  return new Uint8Array(await encode({ width, height, data, colorSpace: 'srgb' }, options));
}

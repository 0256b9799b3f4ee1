import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { type Picture, splitPixels, tooManyPixels } from './picture.ts';
import { ReadStop } from './stop.ts';

/** Numbers of libheif's interface (heif_colorspace, heif_chroma, heif_channel, heif_error_code, heif_suberror_code). */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED = 10;
const OUT_OF_MEMORY = 6;
const OVER_LIMIT = 1000;
const UNSUPPORTED = new Set([3, 4]);

let binary: Promise<Uint8Array> | undefined;

/** A library of its own for each picture: its memory grows and never shrinks, and goes with it. */
async function loadLibrary(): Promise<MainModule> {
  const packages = createRequire(import.meta.url);
  binary ??= readFile(packages.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const [{ default: create }, wasmBinary] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    binary,
  ]);
  return create({ wasmBinary, print() {}, printErr() {} });
}

/**
 * The main picture of a HEIC file, upright as its file says. Of several (a burst, a live photo) it is the one that is shown.
 * Throws ReadStop for what is damaged, too large, or of a kind the library does not know.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  { mostPixels, isGray }: { mostPixels: number; isGray: boolean },
): Promise<Picture> {
  const library = await loadLibrary();
  const error = library._malloc(16);
  const out = library._malloc(4);
  const number = (pointer: number): number => library.HEAP32[pointer >> 2] ?? 0;
  const check = () => {
    const [code, sub] = [number(error), number(error + 4)];
    if (code === 0) return;
    if (sub === OVER_LIMIT) throw tooManyPixels();
    if (code === OUT_OF_MEMORY) throw new ReadStop('memory');
    if (UNSUPPORTED.has(code)) throw new ReadStop('unsupported', OTHER_KIND);
    throw new ReadStop('corrupt', DAMAGED);
  };
  const file = library._malloc(bytes.length);
  library.HEAPU8.set(bytes, file);
  const context = library._heif_context_alloc();
  library._heif_context_set_maximum_image_size_limit(context, LONGEST_SIDE);
  library._heif_context_read_from_memory(error, context, file, bytes.length, 0);
  check();
  library._heif_context_get_primary_image_handle(error, context, out);
  check();
  const handle = number(out);
  const pixels = library._heif_image_handle_get_width(handle) * library._heif_image_handle_get_height(handle);
  if (pixels <= 0) throw new ReadStop('corrupt', DAMAGED);
  if (pixels > mostPixels) throw tooManyPixels();
  library._heif_decode_image(error, handle, out, RGB, INTERLEAVED_RGB, 0);
  check();
  const image = number(out);
  const width = library._heif_image_get_width(image, INTERLEAVED);
  const height = library._heif_image_get_height(image, INTERLEAVED);
  const plane = library._heif_image_get_plane_readonly(image, INTERLEAVED, out);
  const stride = number(out);
  if (plane === 0 || width <= 0 || height <= 0) throw new ReadStop('corrupt', DAMAGED);
  if (width * height > mostPixels) throw tooManyPixels();
  const { HEAPU8: memory } = library;
  const row = (y: number) => memory.subarray(plane + y * stride, plane + y * stride + width * 3);
  return splitPixels({ width, height, stride, step: 3, red: 0, green: 1, blue: 2, row }, isGray);
}

const LONGEST_SIDE = 20_000;
const DAMAGED = 'This photo is damaged and could not be opened; take it again, or send it as a JPEG.';
const OTHER_KIND =
  'This photo is of a kind that cannot be read here. Save it as a JPEG and upload that copy.';

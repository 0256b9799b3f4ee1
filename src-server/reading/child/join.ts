import { open, readFile, rm, stat } from 'node:fs/promises';
import { CUT_OFF, isCutOff } from '#src/reading/cut-off.ts';
import { jpegInfo } from '#src/reading/jpeg-info.ts';
import { JOIN_LIMIT, type JoinedPaper, type JoinedPicture, type JoinJob } from '../protocol.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { lay, MOST_LAID } from './draw.ts';
import { encodeJpeg } from './jpeg.ts';
import { PictureBook } from './picture-book.ts';
import { decodePicture, isPictureKind } from './picture-file.ts';
import { sniffFile } from './sniff-file.ts';
import { ReadStop } from './stop.ts';

/** A JPEG of this size goes in as it is: recognition would not see more in a larger one. */
const MOST_AS_IS = { pixels: 12_600_000, bytes: 8 * 1024 * 1024 };
/** Below this, recognition begins to miss small letters. */
const QUALITY = 85;
const MOST_BYTES = 512 * 1024 * 1024;

/** Pictures as the pages of one PDF. Throws ReadStop, with the number of the picture, and leaves no file then. */
export async function joinPictures({ pictures, outPath }: JoinJob): Promise<JoinedPaper> {
  if (pictures.length === 0) throw new ReadStop('empty', 'There is no photo to be joined.');
  if (pictures.length > JOIN_LIMIT) {
    throw new ReadStop('too-large', `One paper can be made of ${JOIN_LIMIT} photos at most.`);
  }
  const file = await open(outPath, 'w', 0o600);
  const book = new PictureBook((bytes) => file.write(bytes).then(() => undefined));
  try {
    for (const [at, picture] of pictures.entries()) {
      await addPage(book, picture).catch((error: unknown) => {
        if (!(error instanceof ReadStop) || pictures.length === 1) throw error;
        throw new ReadStop(
          error.code,
          `Photo ${at + 1} of ${pictures.length}: ${error.detail ?? UNREADABLE}`,
        );
      });
      if (book.size > MOST_BYTES)
        throw new ReadStop('too-large', 'These photos are too large for one paper.');
    }
    await book.end();
    await file.sync();
    return { ok: true, pages: pictures.length, size: book.size };
  } catch (error) {
    await rm(outPath, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

const UNREADABLE = 'it is damaged and could not be opened; take it again.';

async function addPage(book: PictureBook, picture: JoinedPicture): Promise<void> {
  const { path, filename, corners, turn = 0 } = picture;
  const { kind } = sniffFile(path, filename);
  if (!isPictureKind(kind)) throw new ReadStop('unsupported', 'Only photos and scans can be joined.');
  // In the PDF nobody would see any more that a part of a page is not there.
  if (isCutOff(await readFile(path), kind)) throw new ReadStop('corrupt', CUT_OFF);
  if (kind === 'jpeg' && corners === undefined && (await stat(path)).size <= MOST_AS_IS.bytes) {
    const bytes = await readFile(path);
    const info = jpegInfo(bytes);
    if (info !== null && info.components !== 4 && info.width * info.height <= MOST_AS_IS.pixels) {
      // Seen once, so that a damaged one is told now.
      await decodePicture(path, kind, { isGray: true, drawnPixels: 40_000 });
      const { width, height, components } = info;
      const turns = (info.quarterTurns + turn / 90) % 4;
      await book.add({ bytes: cleanJpeg(bytes), width, height, isGray: components === 1, turns });
      return;
    }
  }
  const laid = lay(await decodePicture(path, kind, { isGray: false, drawnPixels: MOST_LAID }), picture);
  const { width, height, planes } = laid;
  const bytes = await encodeJpeg(laid, QUALITY);
  await book.add({ bytes, width, height, isGray: planes.length === 1, turns: 0 });
}

import { areaOf } from '#src/reading/corners.ts';
import { turnBox, type WordBox } from '#src/text/word-places.ts';
import type { DrawJob, DrawnPage, EdgesJob, FoundEdges, Laid } from '../protocol.ts';
import { openPdf } from './pdf-document.ts';
import type { PdfPage } from './pdf-page.ts';
import { cropped, type Picture, resized, toGray, turned } from './picture.ts';
import { decodePicture, isPictureKind } from './picture-file.ts';
import { sniffFile } from './sniff-file.ts';
import { ReadStop } from './stop.ts';
import { cornersOn, straightened } from './straighten.ts';
import { encodeWebp } from './webp.ts';

/** Pixels of a picture that is drawn, and of one that is laid flat first. */
const MOST_DRAWN = 6_000_000;
export const MOST_LAID = 12_000_000;
/** A page of paper is drawn no finer than 220 dots to the inch. */
const FINEST = 220 / 72;
/** Letters of a small picture are only to be known as letters. */
const SMALL = 480;
const FOR_LISTS = { quality: 58, method: 4 };
/** Somebody waits for it. */
const FOR_READING = { quality: 78, method: 1 };

const NO_PAGE = 'There is no such page in this file.';
const NO_PICTURE = 'There is no picture of this kind of file.';
const WHOLE: WordBox = { left: 0, top: 0, width: 1, height: 1 };

/** A page as a picture. Throws ReadStop for a file that has no pages to be seen. */
export async function drawPage(job: DrawJob): Promise<DrawnPage> {
  const picture = await pictureOf(job);
  const fitting = Math.sqrt(MOST_DRAWN / (picture.width * picture.height));
  const shrunk = resized(picture, Math.min(1, job.width / picture.width, fitting));
  // Halving leaves a column too many now and then.
  const drawn = cropped(shrunk, { ...WHOLE, width: Math.min(1, job.width / shrunk.width) });
  return {
    ok: true,
    bytes: await encodeWebp(drawn, drawn.width <= SMALL ? FOR_LISTS : FOR_READING),
    width: drawn.width,
    height: drawn.height,
  };
}

async function pictureOf(job: DrawJob): Promise<Picture> {
  const { path, page, box } = job;
  const { kind } = sniffFile(path, job.filename);
  if (kind === 'pdf') {
    const document = await openPdf(path);
    if (document === undefined) throw new ReadStop('corrupt');
    try {
      const drawn = document.withPage(page - 1, (shown) => drawPdfPage(shown, job));
      if (drawn === null) throw new ReadStop('unsupported', NO_PAGE);
      return turned(drawn, (job.turn ?? 0) / 90);
    } finally {
      document.close();
    }
  }
  if (!isPictureKind(kind)) throw new ReadStop('unsupported', NO_PICTURE);
  if (page !== 1) throw new ReadStop('unsupported', NO_PAGE);
  const shown = Math.max(0.05, job.corners === undefined ? 1 : areaOf(job.corners));
  const pixels = box === undefined ? Math.min(MOST_LAID, pixelsFor(job.width) / shown) : MOST_LAID;
  // Shrunk once, at the end: only what is laid flat first is better small before.
  const drawnPixels = kind === 'jpeg' || job.corners !== undefined ? pixels : Number.POSITIVE_INFINITY;
  const laid = lay(await decodePicture(path, kind, { isGray: false, drawnPixels }), job);
  return box === undefined ? laid : cropped(laid, box);
}

/** Twice as fine as is shown, and room for a page as long as a receipt. */
const pixelsFor = (width: number) => 4 * width * width * 3;

function drawPdfPage(page: PdfPage, { width, box = WHOLE, turn = 0 }: DrawJob): Picture {
  // The file's page is drawn as it lies there, and turned afterwards.
  const part = turnBox(box, -turn / 90);
  const points = Math.max(1, turn % 180 === 0 ? page.width * part.width : page.height * part.height);
  // Small letters keep their form where they are drawn larger and shrunk.
  const wished = (width / points) * (width <= SMALL ? 2 : 1);
  const area = Math.max(1, page.width * page.height * part.width * part.height);
  const scale = Math.min(wished, Math.max(FINEST, width / points / 3), Math.sqrt(MOST_DRAWN / area));
  return page.draw(scale, false, part);
}

/** The page on a picture, laid flat and upright. */
export function lay(picture: Picture, { corners, turn = 0 }: Laid): Picture {
  const flat = corners === undefined ? picture : straightened(picture, corners);
  return turned(flat, turn / 90);
}

/** Where the page lies on a photo. Throws ReadStop for what is no picture. */
export async function findEdges({ path, filename }: EdgesJob): Promise<FoundEdges> {
  const { kind } = sniffFile(path, filename);
  if (!isPictureKind(kind)) throw new ReadStop('unsupported', NO_PICTURE);
  const picture = toGray(await decodePicture(path, kind, { isGray: true, drawnPixels: MOST_LAID }));
  const { width, height } = picture;
  return { ok: true, width, height, corners: cornersOn(picture) };
}

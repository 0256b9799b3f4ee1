import { readFile } from 'node:fs/promises';
import { CUT_OFF, isCutOff } from '#src/reading/cut-off.ts';
import { readFailure } from '#src/reading/failures.ts';
import { poorPagesNote, unreadTablesNote } from '#src/reading/poor-pages.ts';
import type { PictureKind, ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import { type GrayImage, PIXEL_LIMIT, resize } from './gray-image.ts';
import { ocrEngine, recognizePage } from './ocr.ts';
import { isPoorlyRead, type OcrEngine, type OcrReading } from './ocr-engine.ts';
import type { JobOutput } from './output.ts';
import { withoutMargins } from './pdf-scan.ts';
import { toGray } from './picture.ts';
import { decodePicture, PICTURE_TYPES } from './picture-file.ts';
import { cornersOn, onPicture, straightened } from './straighten.ts';

/** Small print of a page photographed or faxed below about 220 dpi reads better enlarged. */
const SHORT_PAGE = 2_400;
/** Words that were surely read of a page that was cut out; with fewer it may have been none. */
const ENOUGH_READ = 12;

/** A photo or scan of one page. */
export async function readImage(output: JobOutput, kind: PictureKind): Promise<ReadSummary | ReadFailure> {
  const mimeType = PICTURE_TYPES[kind];
  const image = toGray(
    await decodePicture(output.job.path, kind, { isGray: true, drawnPixels: PIXEL_LIMIT }),
  );
  const isPart = isCutOff(await readFile(output.job.path), kind);
  if (isPart) output.note(CUT_OFF);
  output.opened(kind, mimeType, 1);
  if (output.job.ocr === 'none') return readFailure('nothing-to-read');
  output.progress({ stage: 'ocr', page: 1, pages: 1 });
  const engine = await ocrEngine(output.job.ocr);
  const reading = await recognizePhoto(image, engine, output);
  output.page(1, withoutMargins(reading), 'ocr', { words: reading.words });
  if (output.visibleCharacters === 0) return readFailure('nothing-to-read', isPart ? CUT_OFF : undefined);
  if (reading.hasUnreadTable) output.note(unreadTablesNote('Page 1', 1));
  const poorPages = isPoorlyRead(reading) ? [1] : [];
  if (reading.confidence < 55) {
    output.note('This picture is hard to read and its text may be wrong; a sharper copy would help.');
  } else if (poorPages.length > 0 && !isPart) output.note(poorPagesNote('Page 1', 1));
  const { notes } = output;
  return { ok: true, kind, mimeType, pageCount: 1, attachments: [], notes, poorPages };
}

/**
 * The page that lies on a photo, cut out and laid flat: recognition takes the lines of a page that is seen askew for others,
 * and the table for letters. The whole photo where no page is seen on it, or little can be read on what seemed to be one.
 */
async function recognizePhoto(image: GrayImage, engine: OcrEngine, output: JobOutput): Promise<OcrReading> {
  const recognize = (page: GrayImage, share: number) =>
    recognizePage(engine, fitForOcr(page), output.timeLeftMs * share, output.folder());
  const corners = cornersOn(image);
  if (corners === null) return recognize(image, 0.9);
  const { width, height, data } = image;
  const page = toGray(straightened({ width, height, planes: [data] }, corners));
  const reading = await recognize(page, 0.45);
  if (reading.sure >= ENOUGH_READ) return { ...reading, words: onPicture(reading.words, corners) };
  const whole = await recognize(image, 0.9);
  return whole.sure > reading.sure ? whole : { ...reading, words: onPicture(reading.words, corners) };
}

function fitForOcr(image: GrayImage): GrayImage {
  const long = Math.max(image.width, image.height);
  if (long >= SHORT_PAGE * 0.8) return image;
  const pixels = image.width * image.height;
  return resize(image, Math.min(3, SHORT_PAGE / long, Math.sqrt(PIXEL_LIMIT / pixels)));
}

import { readFailure } from '#src/reading/failures.ts';
import { poorPagesNote } from '#src/reading/poor-pages.ts';
import type { PictureKind, ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import { type GrayImage, PIXEL_LIMIT, resize } from './gray-image.ts';
import { ocrEngine, recognizePage } from './ocr.ts';
import { isPoorlyRead } from './ocr-engine.ts';
import type { JobOutput } from './output.ts';
import { withoutMargins } from './pdf-scan.ts';
import { toGray } from './picture.ts';
import { decodePicture, PICTURE_TYPES } from './picture-file.ts';

/** Small print of a page photographed or faxed below about 220 dpi reads better enlarged. */
const SHORT_PAGE = 2_400;

/** A photo or scan of one page. */
export async function readImage(output: JobOutput, kind: PictureKind): Promise<ReadSummary | ReadFailure> {
  const mimeType = PICTURE_TYPES[kind];
  const image = toGray(
    await decodePicture(output.job.path, kind, { isGray: true, drawnPixels: PIXEL_LIMIT }),
  );
  output.opened(kind, mimeType, 1);
  if (output.job.ocr === 'none') return readFailure('nothing-to-read');
  output.progress({ stage: 'ocr', page: 1, pages: 1 });
  const engine = await ocrEngine(output.job.ocr);
  const reading = await recognizePage(engine, fitForOcr(image), output.timeLeftMs * 0.9, output.folder());
  output.page(1, withoutMargins(reading), 'ocr', { words: reading.words });
  if (output.visibleCharacters === 0) return readFailure('nothing-to-read');
  if (reading.confidence < 55) {
    output.note('This picture is hard to read and its text may be wrong; a sharper copy would help.');
  }
  const poorPages = isPoorlyRead(reading) ? [1] : [];
  if (poorPages.length > 0 && output.notes.length === 0) output.note(poorPagesNote('Page 1', 1));
  const { notes } = output;
  return { ok: true, kind, mimeType, pageCount: 1, attachments: [], notes, poorPages };
}

function fitForOcr(image: GrayImage): GrayImage {
  const long = Math.max(image.width, image.height);
  if (long >= SHORT_PAGE * 0.8) return image;
  const pixels = image.width * image.height;
  return resize(image, Math.min(3, SHORT_PAGE / long, Math.sqrt(PIXEL_LIMIT / pixels)));
}

import { readFile, stat } from 'node:fs/promises';
import { readFailure } from '#src/reading/failures.ts';
import { jpegInfo } from '#src/reading/jpeg-info.ts';
import { poorPagesNote } from '#src/reading/poor-pages.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import { type GrayImage, PIXEL_LIMIT, resize, turn } from './gray-image.ts';
import { ocrEngine, recognizePage } from './ocr.ts';
import { isPoorlyRead } from './ocr-engine.ts';
import type { JobOutput } from './output.ts';
import { openPdfBytes } from './pdf-document.ts';
import { withoutMargins } from './pdf-scan.ts';
import { decodePng } from './png.ts';
import { ReadStop } from './stop.ts';

const LARGEST_BYTES = 128 * 1024 * 1024;
const MOST_PIXELS = 150_000_000;
/** Small print of a page photographed or faxed below about 220 dpi reads better enlarged. */
const SHORT_PAGE = 2_400;

const MIME = { png: 'image/png', jpeg: 'image/jpeg' } as const;

/** A photo or scan of one page. */
export async function readImage(output: JobOutput, kind: 'png' | 'jpeg'): Promise<ReadSummary | ReadFailure> {
  if ((await stat(output.job.path)).size > LARGEST_BYTES) {
    return readFailure(
      'too-large',
      'This picture is larger than 128 MB; save it smaller and upload that copy.',
    );
  }
  const bytes = await readFile(output.job.path);
  const image = kind === 'png' ? await decodePng(bytes, MOST_PIXELS) : await decodeJpeg(bytes);
  output.opened(kind, MIME[kind], 1);
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
  return { ok: true, kind, mimeType: MIME[kind], pageCount: 1, attachments: [], notes, poorPages };
}

function fitForOcr(image: GrayImage): GrayImage {
  const long = Math.max(image.width, image.height);
  const pixels = image.width * image.height;
  if (pixels > PIXEL_LIMIT) return resize(image, Math.sqrt(PIXEL_LIMIT / pixels));
  if (long >= SHORT_PAGE * 0.8) return image;
  return resize(image, Math.min(3, SHORT_PAGE / long, Math.sqrt(PIXEL_LIMIT / pixels)));
}

/** PDFium decodes the JPEG: it is wrapped as the only picture of a one-page PDF and drawn at a fitting size. */
async function decodeJpeg(bytes: Uint8Array): Promise<GrayImage> {
  const info = jpegInfo(bytes);
  if (info === null) throw new ReadStop('corrupt');
  if (info.width * info.height > MOST_PIXELS) {
    throw new ReadStop(
      'too-large',
      'This picture has too many pixels; save it smaller and upload that copy.',
    );
  }
  const document = await openPdfBytes(wrapJpeg(bytes, info));
  const pixels = info.width * info.height;
  const scale = pixels > PIXEL_LIMIT ? Math.sqrt(PIXEL_LIMIT / pixels) : 1;
  const image = document?.withPage(0, (page) => page.render(scale)) ?? null;
  document?.close();
  if (image === null) throw new ReadStop('corrupt');
  return info.quarterTurns === 0 ? image : turn(image, info.quarterTurns);
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

import type { PixelBox } from './pdf-unseen.ts';
import type { Pdfium } from './pdfium.ts';
import { type Picture, splitPixels } from './picture.ts';

const GRAY = 1;
const BGR = 2;
const RENDER_ANNOTATIONS = 1;

/** A part, in pixels, of a page drawn at this size: in gray, or in colors. */
export function drawPart(
  pdfium: Pdfium,
  page: number,
  { size, part, isGray }: { size: { width: number; height: number }; part: PixelBox; isGray: boolean },
): Picture {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  const bitmap = pdfium.call('FPDFBitmap_CreateEx', width, height, isGray ? GRAY : BGR, 0, 0);
  if (bitmap === 0) throw new Error('page too large to draw');
  pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, 0xffffffff);
  const place = [-part.left, -part.top, size.width, size.height, 0, RENDER_ANNOTATIONS];
  pdfium.call('FPDF_RenderPageBitmap', bitmap, page, ...place);
  const stride = pdfium.call('FPDFBitmap_GetStride', bitmap);
  const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap);
  const row = (y: number) => pdfium.bytes(buffer + y * stride, width * (isGray ? 1 : 3));
  const drawn = isGray
    ? { width, height, planes: [grayRows(row, width, height)] }
    : splitPixels({ width, height, stride, step: 3, red: 2, green: 1, blue: 0, row }, false);
  pdfium.call('FPDFBitmap_Destroy', bitmap);
  return drawn;
}

function grayRows(row: (y: number) => Uint8Array, width: number, height: number): Uint8Array {
  const data = Buffer.allocUnsafe(width * height);
  for (let y = 0; y < height; y += 1) data.set(row(y), y * width);
  return data;
}

import { expect, test } from 'vitest';
import { loadPdfium } from '#server/reading/child/pdfium.ts';

test('numbers are read from the memory of PDFium, also after it has grown', async () => {
  const pdfium = await loadPdfium();
  const at = pdfium.allocate(16);
  const read = () => [pdfium.double(at), pdfium.float(at + 8), pdfium.int32(at + 12)];
  const view = pdfium.view(at, 16);
  view.setFloat64(0, -12.25, true);
  view.setFloat32(8, 0.5, true);
  view.setInt32(12, -7, true);
  expect(read()).toEqual([-12.25, 0.5, -7]);
  const before = view.buffer;
  const large = pdfium.allocate(256 * 1024 * 1024);
  expect(pdfium.view(at, 16).buffer).not.toBe(before);
  expect(read()).toEqual([-12.25, 0.5, -7]);
  pdfium.free(large);
  pdfium.free(at);
});

import { readFile } from 'node:fs/promises';
import { jpegInfo } from '#src/reading/jpeg-info.ts';

/** A picture of one page, on this machine. */
export interface PageFile {
  path: string;
  mimeType: string;
  /** Degrees clockwise. */
  turn: number;
  /** Shares of width and height, upper left first and clockwise; null for the whole picture. */
  corners: readonly (readonly number[])[] | null;
}

/** The longer side of a page of letter paper, in points. */
const LONGER = 792;
const JPEG = 'image/jpeg';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the picture in which the corners lie, as shares. */
function boxOf(corners: PageFile['corners']): Box {
  if (corners === null) return { left: 0, top: 0, width: 1, height: 1 };
  const across = corners.map(([x = 0]) => x);
  const down = corners.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return {
    left,
    top,
    width: Math.max(0.05, Math.max(...across) - left),
    height: Math.max(0.05, Math.max(...down) - top),
  };
}

/** Pictures of pages as one PDF, in order, turned, each as large as a sheet of paper. Throws for what is no picture. */
export async function joinPages(files: readonly PageFile[]): Promise<Uint8Array> {
  const { PDFDocument, degrees } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  for (const { path, mimeType, turn, corners } of files) {
    const bytes = await readFile(path);
    const isJpeg = mimeType === JPEG;
    const image = await (isJpeg ? pdf.embedJpg(bytes) : pdf.embedPng(bytes));
    // The camera says how it was held; a PDF does not know.
    const held = isJpeg ? (jpegInfo(bytes)?.quarterTurns ?? 0) : 0;
    const scale = LONGER / Math.max(image.width, image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    const box = boxOf(corners);
    const page = pdf.addPage([width * box.width, height * box.height]);
    page.drawImage(image, {
      x: -box.left * width,
      y: -(1 - box.top - box.height) * height,
      width,
      height,
    });
    page.setRotation(degrees((held * 90 + turn) % 360));
  }
  return pdf.save();
}

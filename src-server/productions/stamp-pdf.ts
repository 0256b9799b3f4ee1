import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { labelOf } from './bates-label.ts';
import { stateBalance } from './content-depth.ts';
import type { PdfLook } from './page-look.ts';
import { addContent, flattenAnnotations, type LeftBehind, ownResources, plain } from './pdf-annotations.ts';
import { hasHiddenLayers, takeOutUnseen } from './pdf-tidy.ts';
import { type Box, placeStamp, type ShownPage, stampCorner } from './stamp-place.ts';
import type { StampNumbers } from './stamp-protocol.ts';

const FONT_KEY = PDFName.of('BatesStamp');
/** Content larger than this is not looked through for states that were left open. */
const MOST_CONTENT = 32 * 1024 * 1024;

export interface StampedPdf {
  bytes: Uint8Array;
  notes: string[];
  /**
   * The pages hold what is not to be seen, below black areas or on layers that are switched off: they have no numbers
   * yet, and only pictures of them may go out.
   */
  hidesWords: boolean;
}

/**
 * The pages of a PDF with their numbers, and nothing that does not belong to a page: the same bytes give the same
 * bytes. `look` is the same file as it is shown. Throws where the file cannot be edited.
 */
export async function stampPdf(bytes: Uint8Array, look: PdfLook, numbers: StampNumbers): Promise<StampedPdf> {
  const source = await PDFDocument.load(bytes, {
    updateMetadata: false,
    password: '',
    throwOnInvalidObject: false,
  });
  if (source.getPageCount() !== numbers.pages) throw new Error('The pages are not those that were numbered.');
  drawFields(source);
  takeOutUnseen(source);
  const left = { comments: 0, fields: 0, files: 0 };
  const redactions: Box[][] = [];
  for (const page of source.getPages()) {
    const found = flattenAnnotations(source, page);
    left.comments += found.comments;
    left.fields += found.fields;
    left.files += found.files;
    redactions.push(found.redactions);
  }
  const marked = redactions.flat().length;
  const hasLayers = hasHiddenLayers(source);
  const notes = notesOf({ ...left, marked, hasLayers });
  const target = await PDFDocument.create({ updateMetadata: false });
  copyPages(source, target);
  const hidesWords = marked > 0 || hasLayers;
  if (hidesWords) {
    for (const [index, page] of target.getPages().entries()) blackOut(target, page, redactions[index] ?? []);
    return { bytes: await save(target), notes, hidesWords };
  }
  const font = await target.embedFont(StandardFonts.Helvetica);
  for (const [index, page] of target.getPages().entries()) {
    const shown = shownPage(page);
    const label = labelOf(numbers, index);
    const corner = stampCorner(shown, font.widthOfTextAtSize(label, 1));
    stampPage(target, page, font, { shown, label, isTaken: look.hasInk(index, corner) ?? true });
  }
  return { bytes: await save(target), notes, hidesWords };
}

const save = (pdf: PDFDocument) => pdf.save({ updateFieldAppearances: false, addDefaultPage: false });

/** Somebody marked these areas for redaction and took it for done. */
function blackOut(target: PDFDocument, page: PDFPage, areas: readonly Box[]): void {
  if (areas.length === 0) return;
  const { open, lacking } = balanceOf(page);
  const drawing = areas.map(
    ({ x, y, width, height }) => `${[x, y, width, height].map(plain).join(' ')} re f`,
  );
  addContent(target, page, {
    before: 'q\n'.repeat(1 + lacking),
    after: `\n${'Q\n'.repeat(1 + open)}q 0 g\n${drawing.join('\n')}\nQ\n`,
  });
}

/** A form may leave it to programs to draw what was filled in. What cannot be drawn is counted as left behind. */
function drawFields(source: PDFDocument): void {
  if (source.catalog.lookup(PDFName.of('AcroForm')) === undefined) return;
  try {
    source.getForm().updateFieldAppearances();
  } catch {
    // Letters that the built-in alphabet lacks.
  }
}

function notesOf({
  comments,
  fields,
  files,
  marked,
  hasLayers,
}: Omit<LeftBehind, 'redactions'> & { marked: number; hasLayers: boolean }): string[] {
  const notes: string[] = [];
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  if (comments > 0) {
    notes.push(
      `${counted(comments, 'comment')} of the original, not drawn on its pages, did not go into this copy.`,
    );
  }
  if (fields > 0)
    notes.push(`${counted(fields, 'filled field')} of the original could not be drawn in this copy.`);
  if (files > 0) notes.push(`${counted(files, 'file')} attached to its pages did not go into this copy.`);
  if (marked > 0)
    notes.push(`${counted(marked, 'area')} marked for redaction ${marked === 1 ? 'is' : 'are'} black.`);
  if (hasLayers) notes.push('Layers that are switched off did not go into this copy.');
  if (marked > 0 || hasLayers) notes.push('Its pages are pictures, and its words are not given.');
  return notes;
}

/** Pages with what they draw, and the layers their drawing belongs to; nothing else of the document. */
function copyPages(source: PDFDocument, target: PDFDocument): void {
  const copier = PDFObjectCopier.for(source.context, target.context);
  for (const { node } of source.getPages()) {
    const copy = copier.copy(node);
    if (!(copy instanceof PDFPageLeaf)) throw new Error('This page cannot be copied.');
    target.addPage(PDFPage.of(copy, target.context.register(copy), target));
  }
  const layers = source.catalog.get(PDFName.of('OCProperties'));
  if (layers !== undefined) target.catalog.set(PDFName.of('OCProperties'), copier.copy(layers));
}

/** The visible part of a page: its crop within its sheet, as programs show it. */
function shownPage(page: PDFPage): ShownPage {
  const media = page.getMediaBox();
  const crop = page.getCropBox();
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  const box = width > 0 && height > 0 ? { x, y, width, height } : media;
  const unit = page.node.lookup(PDFName.of('UserUnit'));
  return {
    box,
    turn: (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360,
    unit: unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1,
  };
}

export interface Stamp {
  shown: ShownPage;
  label: string;
  /** Something is drawn where the stamp would go. */
  isTaken: boolean;
}

/** Writes a label onto a page, on paper that is added below where the corner is taken. */
export function stampPage(
  target: PDFDocument,
  page: PDFPage,
  font: PDFFont,
  { shown, label, isTaken }: Stamp,
): void {
  const place = placeStamp(shown, font.widthOfTextAtSize(label, 1), isTaken);
  if (place.hasGrown) {
    const { x, y, width, height } = place.box;
    page.setMediaBox(x, y, width, height);
    page.setCropBox(x, y, width, height);
    for (const key of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(key));
  }
  ownResources(target, page, 'Font').set(FONT_KEY, font.ref);
  const { open, lacking } = balanceOf(page);
  const { text, matrix, paper } = place;
  const areas = paper.map(({ x, y, width, height }) => `${[x, y, width, height].map(plain).join(' ')} re f`);
  const drawing = [
    `q ${matrix.map(plain).join(' ')} cm`,
    `/Artifact <</Type /Pagination /Subtype /BatesN>> BDC`,
    '1 g',
    ...areas,
    'BT 0 g 0 Tr 0 Tc 0 Tw 0 Ts 100 Tz',
    `/BatesStamp ${plain(text.size)} Tf 1 0 0 1 ${plain(text.x)} ${plain(text.y)} Tm`,
    `${font.encodeText(label).toString()} Tj ET`,
    'EMC Q',
  ];
  addContent(target, page, {
    before: 'q\n'.repeat(1 + lacking),
    after: `\n${'Q\n'.repeat(1 + open)}${drawing.join('\n')}\n`,
  });
}

function balanceOf(page: PDFPage): { open: number; lacking: number } {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  const parts: string[] = [];
  let size = 0;
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    try {
      const decoded = decodePDFRawStream(stream).decode();
      size += decoded.length;
      if (size > MOST_CONTENT) return { open: 0, lacking: 0 };
      parts.push(Buffer.from(decoded).toString('latin1'));
    } catch {
      return { open: 0, lacking: 0 };
    }
  }
  return stateBalance(parts.join('\n'));
}

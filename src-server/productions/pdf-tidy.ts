import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** What travels with a page without being seen on it. */
const UNSEEN = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'StructParents',
  'StructParent',
  'AF',
  'AA',
  'Alternates',
  'OPI',
].map((key) => PDFName.of(key));
const OF_PAGES = ['Thumb', 'B', 'PresSteps', 'Trans', 'Dur', 'VP', 'TemplateInstantiated'].map((key) =>
  PDFName.of(key),
);
const DEEPEST = 60;

/**
 * Takes out of a document what a page carries unseen: XMP, what programs noted beside it, thumbnails, actions. What
 * the document as a whole carries (its properties, scripts, attached files, bookmarks) stays behind when its pages are
 * copied.
 */
export function takeOutUnseen(source: PDFDocument): void {
  for (const [, object] of source.context.enumerateIndirectObjects()) clean(object, 0);
  for (const page of source.getPages()) for (const key of OF_PAGES) page.node.delete(key);
}

function clean(object: PDFObject, depth: number): void {
  if (depth > DEEPEST) return;
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    for (const key of UNSEEN) dict.delete(key);
    for (const value of dict.values()) clean(value, depth + 1);
  } else if (object instanceof PDFArray) {
    for (const value of object.asArray()) clean(value, depth + 1);
  }
}

/** True when a part of the drawing is switched off unless somebody switches it on. */
export function hasHiddenLayers(source: PDFDocument): boolean {
  const properties = source.catalog.lookup(PDFName.of('OCProperties'));
  if (!(properties instanceof PDFDict)) return false;
  const shown = properties.lookup(PDFName.of('D'));
  if (!(shown instanceof PDFDict)) return false;
  const off = shown.lookup(PDFName.of('OFF'));
  return (
    shown.lookup(PDFName.of('BaseState')) === PDFName.of('OFF') || (off instanceof PDFArray && off.size() > 0)
  );
}

import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Box } from './stamp-place.ts';

const HIDDEN = 2;
const NO_VIEW = 32;
/** Not drawn in a copy: what only leads elsewhere, opens something, or is a sign that a note hangs there. */
const UNDRAWN = new Set([
  'Popup',
  'Link',
  'Text',
  'FileAttachment',
  'Sound',
  'Movie',
  'Screen',
  'RichMedia',
  '3D',
]);
const name = (key: string) => PDFName.of(key);

export interface LeftBehind {
  /** Notes whose words are not drawn on the page, and marks without a drawing of their own. */
  comments: number;
  /** Fields with something in them that no program drew. */
  fields: number;
  /** Files that hang on the page. */
  files: number;
  /** Areas of the page, in user space, that somebody marked for redaction: the words below are still there. */
  redactions: Box[];
}

/**
 * Draws what lies on a page (filled fields, stamps, typed notes, highlights) into the page as it looks, and takes all
 * annotations off it, with the notes and actions they hold.
 */
export function flattenAnnotations(source: PDFDocument, page: PDFPage): LeftBehind {
  const left: LeftBehind = { comments: 0, fields: 0, files: 0, redactions: [] };
  const annotations = page.node.lookup(name('Annots'));
  page.node.delete(name('Annots'));
  if (!(annotations instanceof PDFArray)) return left;
  const drawings: string[] = [];
  const objects = new Map<string, PDFRef>();
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    const kind = textOf(annotation.lookup(name('Subtype')));
    if (kind === 'FileAttachment') left.files += 1;
    if (kind === 'Redact') left.redactions.push(...markedAreas(annotation));
    const appearance = appearanceOf(annotation);
    const isDrawn = !UNDRAWN.has(kind) && !isHidden(annotation) && appearance !== null;
    if (hasOwnWords(annotation, kind) || (!isDrawn && MARKS.has(kind))) left.comments += 1;
    if (kind === 'Widget' && appearance === null && isFilled(annotation)) left.fields += 1;
    if (!isDrawn || appearance === null) continue;
    const matrix = sourcePlace(appearance.stream, annotation);
    if (matrix === null) continue;
    const key = `Ann${index}`;
    objects.set(key, appearance.ref ?? source.context.register(appearance.stream));
    drawings.push(`q ${matrix.map(plain).join(' ')} cm /${key} Do Q`);
  }
  if (drawings.length > 0) addDrawing(source, page, drawings, objects);
  return left;
}

/** What a redaction covers: its quadrilaterals, each by the box around it, or else its rectangle. */
function markedAreas(annotation: PDFDict): Box[] {
  const quads = annotation.lookup(name('QuadPoints'));
  const count = quads instanceof PDFArray ? Math.floor(quads.size() / 8) * 8 : 0;
  const points = count === 0 ? null : numbersOf(quads, count);
  const areas = points ?? numbersOf(annotation.lookup(name('Rect')), 4) ?? [];
  const each = points === null ? 4 : 8;
  return Array.from({ length: Math.floor(areas.length / each) }, (_, at) => {
    const own = areas.slice(at * each, (at + 1) * each);
    const xs = own.filter((_, index) => index % 2 === 0);
    const ys = own.filter((_, index) => index % 2 === 1);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  });
}

const MARKS = new Set([
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'Ink',
  'Stamp',
  'FreeText',
  'Caret',
]);

/** A number as content streams take it. */
export function plain(value: number): string {
  return String(Number(value.toFixed(5)));
}

function textOf(value: unknown): string {
  if (value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString)
    return value.decodeText();
  return '';
}

function isFilled(field: PDFDict): boolean {
  return textOf(field.lookup(name('V'))).trim() !== '' && textOf(field.lookup(name('FT'))) === 'Tx';
}

function isHidden(annotation: PDFDict): boolean {
  const flags = annotation.lookup(name('F'));
  const value = flags instanceof PDFNumber ? flags.asNumber() : 0;
  return (value & (HIDDEN | NO_VIEW)) !== 0;
}

/** The words of a typed note are drawn; those of any other note are not. */
function hasOwnWords(annotation: PDFDict, kind: string): boolean {
  if (['FreeText', 'Widget', 'Link', 'Popup', 'FileAttachment'].includes(kind)) return false;
  return textOf(annotation.lookup(name('Contents'))).trim() !== '';
}

function appearanceOf(annotation: PDFDict): { stream: PDFStream; ref: PDFRef | null } | null {
  const all = annotation.lookup(name('AP'));
  if (!(all instanceof PDFDict)) return null;
  const normal = all.lookup(name('N'));
  if (normal instanceof PDFStream) return withRef(all, name('N'), normal);
  if (!(normal instanceof PDFDict)) return null;
  const state = annotation.lookup(name('AS'));
  if (!(state instanceof PDFName)) return null;
  const chosen = normal.lookup(state);
  return chosen instanceof PDFStream ? withRef(normal, state, chosen) : null;
}

function withRef(dict: PDFDict, key: PDFName, stream: PDFStream): { stream: PDFStream; ref: PDFRef | null } {
  const ref = dict.get(key);
  return { stream, ref: ref instanceof PDFRef ? ref : null };
}

function numbersOf(value: unknown, count: number): number[] | null {
  if (!(value instanceof PDFArray) || value.size() < count) return null;
  const numbers: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const each = value.lookup(index);
    if (!(each instanceof PDFNumber)) return null;
    numbers.push(each.asNumber());
  }
  return numbers;
}

/** What brings the appearance's box, turned by its matrix, onto the annotation's rectangle (PDF 32000-1 §12.5.5). */
function sourcePlace(stream: PDFStream, annotation: PDFDict): number[] | null {
  const rect = numbersOf(annotation.lookup(name('Rect')), 4);
  const box = numbersOf(stream.dict.lookup(name('BBox')), 4);
  if (rect === null || box === null) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(stream.dict.lookup(name('Matrix')), 6) ?? [];
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]),
  );
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const from = { x: Math.min(...xs), y: Math.min(...ys) };
  const [width, height] = [Math.max(...xs) - from.x, Math.max(...ys) - from.y];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  if (width <= 0 || height <= 0) return null;
  const [scaleX, scaleY] = [Math.abs(x2 - x1) / width, Math.abs(y2 - y1) / height];
  if (scaleX === 0 || scaleY === 0) return null;
  return [scaleX, 0, 0, scaleY, Math.min(x1, x2) - from.x * scaleX, Math.min(y1, y2) - from.y * scaleY];
}

function addDrawing(
  source: PDFDocument,
  page: PDFPage,
  drawings: string[],
  objects: Map<string, PDFRef>,
): void {
  const { context } = source;
  for (const [key, ref] of objects) {
    // An appearance is a form, whether it says so or not.
    const stream = context.lookup(ref);
    if (stream instanceof PDFStream) {
      stream.dict.set(name('Type'), name('XObject'));
      stream.dict.set(name('Subtype'), name('Form'));
    }
    ownResources(source, page, 'XObject').set(name(key), ref);
  }
  addContent(source, page, { before: '', after: `\n${drawings.join('\n')}\n` });
}

/** A part of a page's resources that no other page shares, so that it can be added to. */
export function ownResources(document: PDFDocument, page: PDFPage, part: 'Font' | 'XObject'): PDFDict {
  const { context } = document;
  const shared = page.node.Resources();
  const resources = PDFDict.withContext(context);
  if (shared instanceof PDFDict) for (const [key, value] of shared.entries()) resources.set(key, value);
  const known = resources.lookup(name(part));
  const own = PDFDict.withContext(context);
  if (known instanceof PDFDict) for (const [key, value] of known.entries()) own.set(key, value);
  resources.set(name(part), own);
  page.node.set(name('Resources'), resources);
  return own;
}

/** Puts content before and after what a page draws. */
export function addContent(
  document: PDFDocument,
  page: PDFPage,
  { before, after }: { before: string; after: string },
): void {
  const { context } = document;
  const contents = PDFArray.withContext(context);
  if (before !== '') contents.push(context.register(context.stream(before)));
  const there = page.node.get(name('Contents'));
  const found = context.lookup(there);
  if (found instanceof PDFArray) for (const each of found.asArray()) contents.push(each);
  else if (found !== undefined && there !== undefined) contents.push(there);
  contents.push(context.register(context.stream(after)));
  page.node.set(name('Contents'), contents);
}

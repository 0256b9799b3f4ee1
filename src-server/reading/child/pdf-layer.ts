import { goesBackUp, layOutPage, looksLikeForm, type PlacedText } from '#src/reading/page-layout.ts';
import { findMarginNumbers, isMarginColumn, withoutMarginNumbers } from '#src/reading/pleading-paper.ts';
import { repairShiftedGlyphs } from '#src/reading/shifted-glyphs.ts';
import { keptNumbers, type TranscriptMemory } from '#src/reading/testimony.ts';
import { judgeTextLayer, measureText, withoutStamps } from '#src/reading/text-quality.ts';
import type { SeenLine } from '#src/text/line-layout.ts';
import type { PdfPage } from './pdf-page.ts';

/** How OCR relates to the text layer of a page. */
export type ScanUse =
  /** The text layer is all there is to read. */
  | 'none'
  /** Pictures beside good text: OCR adds what the layer lacks. */
  | 'add'
  /** A scan under a court stamp or nothing: OCR first, then the stamp. */
  | 'under'
  /** The layer is nonsense: the better of the two is kept. */
  | 'replace'
  /** The layer reads like language, but recognition made it: the better of the two is kept. */
  | 'compare';

export interface PageLayer {
  text: string;
  scan: ScanUse;
  /** What is printed over the picture of a scanned page, as a court's stamp is; '' where nothing is known of it. */
  stamp: string;
  /** False for a page on which nothing at all is drawn. */
  drawn: boolean;
  /** The page without the line numbers that were kept, and how many there were; null where none were kept. */
  bare: BareText | null;
  /** Its printed lines, in pieces that stand together. */
  lines: SeenLine[];
}

interface BareText {
  text: string;
  lines: number;
}

/** A page with this many characters is full; looking for pictures on it is not worth the time. */
const FULL_PAGE = 3_500;
const PICTURE_BESIDE_TEXT = 0.12;
const PICTURE_ALONE = 0.04;
/** Letters drawn as outlines. */
const MANY_OBJECTS = 300;

/**
 * The text layer of a page, and what OCR has to do with it. Line numbers of pleading paper are removed; those of
 * testimony are kept, in front of their lines, and `bare` is the page without them.
 */
export function readLayer(page: PdfPage, memory: TranscriptMemory): PageLayer {
  const inOrder = page.text();
  const raw = page.isForm || looksLikeForm(inOrder) ? formText(page, inOrder) : inOrder;
  const printed = visibleHyphens(raw.replace(/\r\n?/g, '\n'));
  const kept = withKeptNumbers(page, printed, memory);
  const bare =
    kept === null || memory.lines === null
      ? null
      : { text: withoutLineNumbers(page, printed), lines: memory.lines };
  return {
    stamp: '',
    ...judge(page, kept ?? withoutLineNumbers(page, printed)),
    bare,
    lines: page.textLines(),
  };
}

type Judged = Omit<PageLayer, 'bare' | 'lines' | 'stamp'> & Partial<Pick<PageLayer, 'stamp'>>;

function judge(page: PdfPage, text: string): Judged {
  const verdict = judgeTextLayer(text);
  if (verdict === 'garbage') {
    const repaired = repairShiftedGlyphs(page.fontCharacters());
    return repaired === null
      ? { text, scan: 'replace', drawn: true, stamp: stampOf(page) ?? '' }
      : { text: visibleHyphens(repaired), scan: 'none', drawn: true };
  }
  const stamp = stampOf(page);
  if (verdict === 'good' && stamp !== null) return { text, scan: 'compare', drawn: true, stamp };
  if (verdict === 'good' && page.isDrawnFromScan()) return { text, scan: 'compare', drawn: true };
  if (text.length > FULL_PAGE) return { text, scan: 'none', drawn: true };
  const { pictureShare, unreadShare, objects } = page.content();
  const drawn = objects > 0;
  if (verdict === 'good') return { text, scan: unreadShare > PICTURE_BESIDE_TEXT ? 'add' : 'none', drawn };
  const body = measureText(withoutStamps(text));
  const unread = pictureShare > PICTURE_ALONE || objects > MANY_OBJECTS || (body.letters === 0 && drawn);
  if (!unread) return { text, scan: 'none', drawn };
  const isBeside = body.letters > 60 && body.score > 0.7 && pictureShare < 0.5;
  return { text, scan: isBeside ? 'add' : 'under', drawn, stamp: stamp ?? text };
}

function stampOf(page: PdfPage): string | null {
  const stamp = page.textOverScan();
  return stamp === null ? null : visibleHyphens(stamp.replace(/\r\n?/g, '\n'));
}

/** Answers of a form are drawn after all printed text; they are put back where they stand. */
function formText(page: PdfPage, inOrder: string): string {
  const pieces = page.pieces();
  return goesBackUp(pieces, page.height) ? layOutPage(pieces) : inOrder;
}

/** PDFium marks a hyphen that ends a line by U+0002 or U+FFFE; a soft hyphen that is drawn is a hyphen. */
function visibleHyphens(text: string): string {
  return text
    .replace(/[\u0002\ufffe](?=\n|$)/g, '-')
    .replace(/[\u0002\ufffe]/g, '-\n')
    .replaceAll('\u00ad', '-');
}

/** The text with the numbers that testimony is cited by, each in front of its line; null for any other page. */
function withKeptNumbers(page: PdfPage, text: string, memory: TranscriptMemory): string | null {
  const kept = keptNumbers(text, memory);
  if (kept === null) return null;
  return kept === 'column' ? visibleHyphens(layOutPage(page.pieces())) : text;
}

function withoutLineNumbers(page: PdfPage, text: string): string {
  const found = findMarginNumbers(text);
  if (found === null) return text;
  if (!found.together && !standInMargin(page, found.numbers.length)) return text;
  return withoutMarginNumbers(text, found.numbers);
}

/** Whether the page's numbers 1 to `count` stand in a column left of nearly all other text. */
function standInMargin(page: PdfPage, count: number): boolean {
  const characters = [...page.characters()].filter((character) => character.text.trim() !== '');
  const lefts = characters.map((character) => character.left).toSorted((a, b) => a - b);
  const digits = Math.min(count, 9) + 2 * Math.max(0, count - 9);
  const edge = lefts[Math.min(lefts.length - 1, digits + Math.floor(lefts.length * 0.02))] ?? 0;
  const column: PlacedText[] = [];
  for (const [at, character] of characters.entries()) {
    const label = String(column.length + 1);
    if (column.length === count || character.right > edge + 1) continue;
    const word = characters.slice(at, at + label.length);
    const last = word.at(-1);
    if (last === undefined || word.map((each) => each.text).join('') !== label) continue;
    column.push({ ...character, right: last.right });
  }
  return column.length === count && isMarginColumn(column, edge, page.height);
}

import { BOLD, CENTERED, cellFlag, RIGHT, type SeenLine, UNSEEN } from '../text/line-layout.ts';
import type { WordNumbering } from './word-numbering.ts';
import { isOn, WordStyles } from './word-styles.ts';
import { xmlAttribute, xmlTokens } from './xml-tokens.ts';

interface Paragraph {
  text: string;
  style?: string | undefined;
  numId?: string | undefined;
  level?: number | undefined;
  align?: string | undefined;
  /** Letters set bold, and letters for which nothing is said. */
  bold: number;
  unsaid: number;
  letters: number;
  /** Letters that the file hides: switched off, white, or smaller than the eye reads. */
  hidden: number;
}

interface Line {
  text: string;
  flags: number;
}

interface Row {
  cells: Line[][];
}

/** A part's text and, in its order, how each of its lines is set: `placeLines` finds them in the text. */
export interface WordPart {
  text: string;
  lines: SeenLine[];
}

const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:instrText',
  'w:delText',
  'w:pPrChange',
  'w:numPrChange',
]);

/** The words of a part alone. */
export function wordPartText(xml: string, numbering: WordNumbering | null): string {
  return readWordPart(xml, numbering).text;
}

/** How a paragraph is set that nothing is said of. */
const NO_STYLES = new WordStyles(undefined);

/**
 * The text of one WordprocessingML part (body, notes, header): a line per paragraph with its automatic number,
 * single-line table rows with tabs between cells, tracked deletions left out, tracked insertions kept.
 */
export function readWordPart(
  xml: string,
  numbering: WordNumbering | null,
  styles: WordStyles = NO_STYLES,
): WordPart {
  const lines: string[] = [];
  const seen: SeenLine[] = [];
  const paragraphs: Paragraph[] = [];
  const rows: Row[] = [];
  let skipped: string | null = null;
  let skipDepth = 0;
  let inText = false;
  let inRun = false;
  let isBold: boolean | undefined;
  let isHidden = false;

  /** `pieces` are the parts of the line that are set apart: the cells of a table's row. */
  const emit = (text: string, pieces: readonly Line[]) => {
    const cell = rows.at(-1)?.cells.at(-1);
    if (cell !== undefined) {
      cell.push({ text, flags: pieces[0]?.flags ?? 0 });
      return;
    }
    lines.push(text);
    // Line breaks within a paragraph print several lines.
    for (const piece of pieces)
      for (const line of piece.text.split('\n'))
        if (line.trim() !== '') seen.push(unplaced(line, piece.flags));
  };
  const closeParagraph = () => {
    const paragraph = paragraphs.pop();
    if (paragraph === undefined) return;
    const filled = paragraph.text.trim() !== '';
    const label = filled ? (numbering?.label(paragraph.style, paragraph.numId, paragraph.level) ?? '') : '';
    const text = label === '' ? paragraph.text : `${label} ${paragraph.text}`;
    emit(text, [{ text, flags: flagsOf(paragraph, styles) }]);
  };
  const closeRow = () => {
    const row = rows.pop();
    if (row === undefined) return;
    const cells = row.cells.map((cell, index) =>
      cell
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, flags }) => ({ text, flags: flags | cellFlag(index + 1) })),
    );
    if (cells.every((cell) => cell.length <= 1))
      emit(cells.map((cell) => cell[0]?.text ?? '').join('\t'), cells.flat());
    else for (const line of cells.flat()) emit(line.text, [line]);
  };

  for (const token of xmlTokens(xml)) {
    if (token.type === 'text') {
      const paragraph = paragraphs.at(-1);
      if (inText && skipped === null && paragraph !== undefined) {
        paragraph.text += token.text;
        const letters = token.text.trim().length;
        paragraph.letters += letters;
        if (isHidden) paragraph.hidden += letters;
        if (isBold === undefined) paragraph.unsaid += letters;
        else if (isBold) paragraph.bold += letters;
      }
      continue;
    }
    const { name } = token;
    if (skipped !== null) {
      if (name === skipped && token.type === 'open' && !token.empty) skipDepth += 1;
      if (name === skipped && token.type === 'close') skipDepth -= 1;
      if (skipDepth === 0) skipped = null;
      continue;
    }
    if (token.type === 'close') {
      if (name === 'w:p') closeParagraph();
      else if (name === 'w:tr') closeRow();
      else if (name === 'w:t' || name === 'm:t') inText = false;
      else if (name === 'w:r') {
        inRun = false;
        isBold = undefined;
        isHidden = false;
      }
      continue;
    }
    if (SKIPPED.has(name)) {
      if (!token.empty) {
        skipped = name;
        skipDepth = 1;
      }
      continue;
    }
    if (name === 'w:p') {
      if (token.empty) emit('', []);
      else paragraphs.push({ text: '', bold: 0, unsaid: 0, letters: 0, hidden: 0 });
    } else if (name === 'w:tr' && !token.empty) rows.push({ cells: [] });
    else if (name === 'w:tc' && !token.empty) rows.at(-1)?.cells.push([]);
    else if (name === 'w:t' || name === 'm:t') inText = !token.empty;
    else if (name === 'w:r') inRun = !token.empty;
    else if (name === 'w:b' && inRun) isBold = isOn(token.attributes);
    else if (inRun && HIDING.has(name)) isHidden ||= hides(name, token.attributes);
    else mark(paragraphs.at(-1), name, token.attributes);
  }
  while (paragraphs.length > 0) closeParagraph();
  while (rows.length > 0) closeRow();
  return { text: lines.join('\n'), lines: seen };
}

/** A line of a file that says how it is set and not where. */
function unplaced(text: string, flags: number): SeenLine {
  return { text, left: 0, top: 0, width: 0, height: 0, size: 0, flags };
}

function flagsOf(paragraph: Paragraph, styles: WordStyles): number {
  const { align, bold } = styles.look(paragraph.style);
  const set = paragraph.align ?? align;
  const heavy = paragraph.bold + (bold === true ? paragraph.unsaid : 0);
  return (
    (set === 'center' ? CENTERED : 0) |
    (set === 'right' || set === 'end' ? RIGHT : 0) |
    (paragraph.hidden > 0 ? UNSEEN : 0) |
    (paragraph.letters > 0 && heavy > paragraph.letters * 0.6 ? BOLD : 0)
  );
}

const HIDING = new Set(['w:vanish', 'w:color', 'w:sz']);
/** In half points. */
const SMALLEST_TYPE = 5;

/** Whether a property of a run keeps its words from the eye. */
function hides(name: string, attributes: string): boolean {
  const value = xmlAttribute(attributes, 'w:val') ?? '';
  if (name === 'w:vanish') return isOn(attributes);
  if (name === 'w:color') return /^f{6}$/i.test(value);
  return value !== '' && Number(value) <= SMALLEST_TYPE;
}

function mark(paragraph: Paragraph | undefined, name: string, attributes: string): void {
  if (paragraph === undefined) return;
  if (name === 'w:tab') paragraph.text += paragraph.text === '' ? '' : '\t';
  else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
  else if (name === 'w:noBreakHyphen') paragraph.text += '-';
  else if (name === 'w:pStyle') paragraph.style = xmlAttribute(attributes, 'w:val');
  else if (name === 'w:jc') paragraph.align = xmlAttribute(attributes, 'w:val');
  else if (name === 'w:numId') paragraph.numId = xmlAttribute(attributes, 'w:val');
  else if (name === 'w:ilvl') paragraph.level = Number(xmlAttribute(attributes, 'w:val') ?? 0);
  else if (name === 'w:sym') paragraph.text += symbol(xmlAttribute(attributes, 'w:char'));
}

/** Symbol fonts: check boxes are the ones forms use. */
function symbol(code: string | undefined): string {
  const known: Record<string, string> = {
    F0A8: '☐',
    F06F: '☐',
    F0FE: '☒',
    F0FD: '☒',
    F0FC: '✓',
    F0B7: '•',
    F0A7: '§',
  };
  return known[code?.toUpperCase() ?? ''] ?? '';
}

import type { WordNumbering } from './word-numbering.ts';
import { xmlAttribute, xmlTokens } from './xml-tokens.ts';

interface Paragraph {
  text: string;
  style?: string | undefined;
  numId?: string | undefined;
  level?: number | undefined;
}

interface Row {
  cells: string[][];
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

/**
 * The text of one WordprocessingML part (body, notes, header): a line per paragraph with its automatic number,
 * single-line table rows with tabs between cells, tracked deletions left out, tracked insertions kept.
 */
export function wordPartText(xml: string, numbering: WordNumbering | null): string {
  const lines: string[] = [];
  const paragraphs: Paragraph[] = [];
  const rows: Row[] = [];
  let skipped: string | null = null;
  let skipDepth = 0;
  let inText = false;

  const emit = (line: string) => {
    const cell = rows.at(-1)?.cells.at(-1);
    if (cell === undefined) lines.push(line);
    else cell.push(line);
  };
  const closeParagraph = () => {
    const paragraph = paragraphs.pop();
    if (paragraph === undefined) return;
    const filled = paragraph.text.trim() !== '';
    const label = filled ? (numbering?.label(paragraph.style, paragraph.numId, paragraph.level) ?? '') : '';
    emit(label === '' ? paragraph.text : `${label} ${paragraph.text}`);
  };
  const closeRow = () => {
    const row = rows.pop();
    if (row === undefined) return;
    const cells = row.cells.map((cell) => cell.filter((line) => line.trim() !== ''));
    if (cells.every((cell) => cell.length <= 1)) emit(cells.map((cell) => cell[0] ?? '').join('\t'));
    else for (const line of cells.flat()) emit(line);
  };

  for (const token of xmlTokens(xml)) {
    if (token.type === 'text') {
      const paragraph = paragraphs.at(-1);
      if (inText && skipped === null && paragraph !== undefined) paragraph.text += token.text;
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
      if (token.empty) emit('');
      else paragraphs.push({ text: '' });
    } else if (name === 'w:tr' && !token.empty) rows.push({ cells: [] });
    else if (name === 'w:tc' && !token.empty) rows.at(-1)?.cells.push([]);
    else if (name === 'w:t' || name === 'm:t') inText = !token.empty;
    else mark(paragraphs.at(-1), name, token.attributes);
  }
  while (paragraphs.length > 0) closeParagraph();
  while (rows.length > 0) closeRow();
  return lines.join('\n');
}

function mark(paragraph: Paragraph | undefined, name: string, attributes: string): void {
  if (paragraph === undefined) return;
  if (name === 'w:tab') paragraph.text += paragraph.text === '' ? '' : '\t';
  else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
  else if (name === 'w:noBreakHyphen') paragraph.text += '-';
  else if (name === 'w:pStyle') paragraph.style = xmlAttribute(attributes, 'w:val');
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

import { setImmediate } from 'node:timers/promises';
import type { Run } from '#src/drafting/blocks.ts';
import { type OpenPdf, openPdf } from './pdf-document.ts';
import { breakLines, type DrawnLine } from './pdf-paragraphs.ts';
import { SHEET } from './sheet.ts';

/** US Letter on its side, half an inch around, in points. */
const PAGE = { width: 792, height: 612, margin: 36 } as const;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 16;
const CELL = { size: 8, line: 9.6, padX: 3, padY: 3 } as const;
const CAPTION = { size: 11, line: 14 } as const;
/** The pen counts from the left margin of an upright sheet. */
const ORIGIN = -SHEET.margin;
/** Rows, after which others get their turn: measuring thousands takes a while. */
const TURN = 40;

/** What stands above the table. */
export interface TableHead {
  role: 'P' | 'H1';
  text: string;
  align: 'left' | 'center';
  /** Points of room above it. */
  above?: number;
}

export interface PrintedTable {
  /** Of the document, and at the foot of each page. */
  title: string;
  head: readonly TableHead[];
  /** `width` in points; all together 720. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly string[])[];
  /** A cell of these words is marked as one to be filled in. */
  toBeFilledIn?: string;
}

interface Column {
  left: number;
  right: number;
}

interface LaidRow {
  cells: DrawnLine[][];
  lines: number;
}

const heightOf = (lines: number) => lines * CELL.line + 2 * CELL.padY;

function columnsOf({ columns }: PrintedTable): Column[] {
  let left: number = PAGE.margin;
  return columns.map(({ width }) => {
    const column = { left, right: left + width };
    left += width;
    return column;
  });
}

/** '2026-03-02' as an American paper writes it. */
function paperDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? text : `${month}/${day}/${year}`;
}

interface Setting {
  columns: readonly Column[];
  toBeFilledIn: string | undefined;
}

function layRow(texts: readonly string[], isBold: boolean, { pen }: OpenPdf, set: Setting): LaidRow {
  const cells = texts.map((text, index) => {
    const column = set.columns[index];
    if (column === undefined) return [];
    const setting = {
      left: ORIGIN + column.left + CELL.padX,
      right: ORIGIN + column.right - CELL.padX,
      size: CELL.size,
      isBold,
    };
    const run: Run[] = [{ text: paperDate(text), mark: text === set.toBeFilledIn ? 'unanswered' : null }];
    return breakLines(run, setting, pen.measure);
  });
  return { cells, lines: Math.max(1, ...cells.map((lines) => lines.length)) };
}

/** A stretch of a row that stands on one page; a row goes on over several pages only when it is longer than one. */
interface PlacedRow {
  row: LaidRow;
  from: number;
  to: number;
  top: number;
}

function placeRows(rows: readonly LaidRow[], head: LaidRow, firstTop: number): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  const headed = PAGE.margin + heightOf(head.lines);
  let y = firstTop + heightOf(head.lines);
  const turn = () => {
    pages.push([]);
    y = headed;
  };
  for (const row of rows) {
    if (y + heightOf(row.lines) > BOTTOM && (headed + heightOf(row.lines) <= BOTTOM || y > BOTTOM - 60))
      turn();
    for (let from = 0; from < row.lines; ) {
      const fits = Math.max(1, Math.floor((BOTTOM - y - 2 * CELL.padY) / CELL.line + 1e-6));
      const to = Math.min(row.lines, from + fits);
      pages.at(-1)?.push({ row, from, to, top: y });
      y += heightOf(to - from);
      from = to;
      if (from < row.lines) turn();
    }
  }
  return pages;
}

/** Draws one page after the other; what readers for the blind take as the table is one from its first page to its last. */
class TablePages {
  readonly #open: OpenPdf;
  readonly #document;
  readonly #table;
  readonly #columns: readonly Column[];

  constructor(open: OpenPdf, columns: readonly Column[]) {
    this.#open = open;
    this.#columns = columns;
    this.#document = open.pdf.struct('Document');
    this.#table = open.pdf.struct('Table');
    open.pdf.addStructure(this.#document);
  }

  addPage(): void {
    this.#open.pdf.addPage({ size: 'LETTER', layout: 'landscape', margin: 0 });
  }

  text(role: 'P' | 'H1', text: string, top: number, align: 'left' | 'center'): number {
    const { pdf, pen } = this.#open;
    const setting = { left: ORIGIN + PAGE.margin, right: ORIGIN + RIGHT, size: CAPTION.size };
    const lines = breakLines(
      [{ text, mark: null }],
      { ...setting, align, isBold: role === 'H1' },
      pen.measure,
    );
    const element = pdf.struct(role);
    this.#document.add(element);
    const content = pdf.markStructureContent(role);
    lines.forEach(({ pieces }, index) => {
      for (const piece of pieces) pen.write(piece, top + (index + 0.8) * CAPTION.line);
    });
    pdf.endMarkedContent();
    element.add(content);
    element.end();
    return top + lines.length * CAPTION.line;
  }

  beginTable(): void {
    this.#document.add(this.#table);
  }

  row({ row, from, to, top }: PlacedRow, role: 'TH' | 'TD' | 'repeated'): void {
    const { pdf } = this.#open;
    this.#frame(top, heightOf(to - from), role !== 'TD');
    if (role === 'repeated') {
      pdf.markContent('Artifact', { type: 'Pagination' });
      for (const lines of row.cells) this.#cell(lines.slice(from, to), top);
      pdf.endMarkedContent();
      return;
    }
    const element = pdf.struct('TR');
    this.#table.add(element);
    for (const lines of row.cells) {
      const cell = pdf.struct(role);
      element.add(cell);
      const content = pdf.markStructureContent(role);
      this.#cell(lines.slice(from, to), top);
      pdf.endMarkedContent();
      cell.add(content);
      cell.end();
    }
    element.end();
  }

  #cell(lines: readonly DrawnLine[], top: number): void {
    const { pen } = this.#open;
    lines.forEach(({ pieces }, index) => {
      const baseline = top + CELL.padY + (index + 0.8) * CELL.line;
      for (const piece of pieces) {
        if (piece.isMarked) pen.highlight(piece, baseline);
        pen.write(piece, baseline);
      }
    });
  }

  #frame(top: number, height: number, isHead: boolean): void {
    const { pdf } = this.#open;
    pdf.markContent('Artifact', { type: 'Layout' });
    if (isHead) pdf.rect(PAGE.margin, top, RIGHT - PAGE.margin, height).fill('#ececec');
    pdf.lineWidth(0.5);
    for (const { left, right } of this.#columns) pdf.rect(left, top, right - left, height).stroke('#555555');
    pdf.endMarkedContent();
  }

  foot(title: string, page: number, pages: number): void {
    const { pdf, pen } = this.#open;
    const text = `${title} – Page ${page} of ${pages}`;
    const x = ORIGIN + (PAGE.width - pen.measure(text, false, 9)) / 2;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pen.write({ x, text, isBold: false, isMarked: false, size: 9 }, PAGE.height - 26);
    pdf.endMarkedContent();
  }

  end(): void {
    this.#table.end();
    this.#document.end();
    this.#open.pdf.end();
  }
}

/**
 * A table as a PDF: letter pages on their side, `head` on the first, the heads of the columns on each, pages numbered.
 * The same table and moment give the same bytes.
 */
export async function drawTable(table: PrintedTable, madeAt: Date): Promise<Buffer> {
  const open = await openPdf(table.title, madeAt);
  const columns = columnsOf(table);
  const set = { columns, toBeFilledIn: table.toBeFilledIn };
  const pages = new TablePages(open, columns);
  pages.addPage();
  let top: number = PAGE.margin;
  for (const { role, text, align, above = 0 } of table.head) top = pages.text(role, text, top + above, align);
  top += 6;
  const head = layRow(
    table.columns.map(({ title }) => title),
    true,
    open,
    set,
  );
  const laid: LaidRow[] = [];
  for (const [index, texts] of table.rows.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    laid.push(layRow(texts, false, open, set));
  }
  const placed = placeRows(laid, head, top);
  pages.beginTable();
  for (const [index, page] of placed.entries()) {
    if (index > 0) {
      pages.addPage();
      await setImmediate();
    }
    const headTop = index === 0 ? top : PAGE.margin;
    pages.row({ row: head, from: 0, to: head.lines, top: headTop }, index === 0 ? 'TH' : 'repeated');
    for (const row of page) pages.row(row, 'TD');
    pages.foot(table.title, index + 1, placed.length);
  }
  pages.end();
  return open.finished;
}

import type { Run } from '#src/drafting/blocks.ts';
import { choiceMark, type FormBlock, type FormPaper, type SignatureLine, words } from '#src/drafting/form.ts';
import { breakLines, type Measure, type Piece } from './pdf-paragraphs.ts';
import type { Segment } from './pen.ts';
import { LETTERS, SHEET, TEXT_WIDTH } from './sheet.ts';

/** Words of one line; `top` in points from the head of its strip. */
export interface StripText {
  pieces: Piece[];
  top: number;
  height: number;
  /** Index of what a reader for the blind takes as one paragraph. */
  element: number;
}

/** What is never parted by the end of a page. */
export interface Strip {
  height: number;
  before: number;
  after: number;
  /** Not parted from what follows. */
  keepNext: boolean;
  texts: StripText[];
  rules: Segment[];
  /** Begins a page. */
  turns: boolean;
}

export type ElementRole = 'P' | 'H1' | 'H2';

const LINE = 14;
const SMALL_LINE = 12;
const SPACE = { part: 10, notice: 4, ink: 24, title: 4 } as const;
const PAD = { x: 6, y: 4 } as const;
const STEP = 24;
const GUTTER = 28;
export const ROOM = SHEET.height - 2 * SHEET.margin;

interface ColumnLine {
  pieces: Piece[];
  height: number;
  /** Room above the words for ink, with a rule below it. */
  ink: { x1: number; x2: number } | null;
}

/** Runs in lines, one for each line feed. */
function hardLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, mark } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, mark });
    });
  }
  return lines;
}

/** Draws the blocks of one paper. */
class Strips {
  readonly strips: Strip[] = [];
  readonly roles: ElementRole[] = [];
  readonly #measure: Measure;
  #turns = false;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  #element(role: ElementRole): number {
    this.roles.push(role);
    return this.roles.length - 1;
  }

  #push(strip: Omit<Strip, 'turns'>): void {
    this.strips.push({ ...strip, turns: this.#turns });
    this.#turns = false;
  }

  #lines(runs: readonly Run[], setting: Parameters<typeof breakLines>[1]): Piece[][] {
    return hardLines(runs).flatMap((line, index) =>
      breakLines(line, index === 0 ? setting : { ...setting, first: setting.left }, this.#measure).map(
        ({ pieces }) => pieces,
      ),
    );
  }

  /** A paragraph that may go over pages, but leaves no single line behind or ahead. */
  #paragraph(lines: Piece[][], role: ElementRole, space: { before: number; after: number }): void {
    const element = this.#element(role);
    lines.forEach((pieces, index) => {
      const isFirst = index === 0;
      const isLast = index === lines.length - 1;
      this.#push({
        height: LINE,
        before: isFirst ? space.before : 0,
        after: isLast ? space.after : 0,
        keepNext: (isFirst || index === lines.length - 2) && !isLast,
        texts: [{ pieces, top: 0, height: LINE, element }],
        rules: [],
      });
    });
  }

  #columnLines(runs: readonly Run[], left: number, right: number, isBold = false): ColumnLine[] {
    const setting = { left, right, isBold };
    return this.#lines(runs, setting).map((pieces) => ({ pieces, height: LINE, ink: null }));
  }

  /** Columns of lines side by side, in as many strips as pages need. */
  #beside(
    columns: readonly ColumnLine[][],
    edges: readonly number[] | null,
    space: { before: number; after: number },
  ): void {
    const pad = edges === null ? 0 : PAD.y;
    const rest = columns.map((lines) => [...lines]);
    const elements = columns.map(() => this.#element('P'));
    let isFirst = true;
    do {
      const texts: StripText[] = [];
      const rules: Segment[] = [];
      let height = 0;
      rest.forEach((lines, column) => {
        let top = pad;
        for (let line = lines[0]; line !== undefined; line = lines[0]) {
          const ink = line.ink === null ? 0 : SPACE.ink;
          if (top + ink + line.height + pad > ROOM) break;
          lines.shift();
          if (line.ink !== null)
            rules.push({ x1: line.ink.x1, y1: top + ink - 1, x2: line.ink.x2, y2: top + ink - 1 });
          texts.push({
            pieces: line.pieces,
            top: top + ink,
            height: line.height,
            element: elements[column] ?? 0,
          });
          top += ink + line.height;
        }
        height = Math.max(height, top + pad);
      });
      if (edges !== null) rules.push(...boxes(edges, height));
      const isLast = rest.every((lines) => lines.length === 0);
      this.#push({
        height,
        before: isFirst ? space.before : 0,
        after: isLast ? space.after : 0,
        keepNext: false,
        texts,
        rules,
      });
      isFirst = false;
    } while (rest.some((lines) => lines.length > 0));
  }

  #grid({ columns, rows }: Extract<FormBlock, { type: 'grid' }>): void {
    const whole = columns.reduce((sum, width) => sum + width, 0);
    const edges = [0];
    for (const width of columns) edges.push((edges.at(-1) ?? 0) + (width / whole) * TEXT_WIDTH);
    rows.forEach(({ cells }, index) => {
      const drawn = cells.map(({ lines, isBold }, column) => {
        const left = (edges[column] ?? 0) + PAD.x;
        const right = (edges[column + 1] ?? TEXT_WIDTH) - PAD.x;
        return lines.flatMap((line) => this.#columnLines(line, left, right, isBold));
      });
      const isLast = index === rows.length - 1;
      this.#beside(drawn, edges, { before: 0, after: isLast ? SPACE.part : 0 });
    });
  }

  #signatures(columns: readonly { lines: SignatureLine[] }[]): void {
    const width = (TEXT_WIDTH - GUTTER * (columns.length - 1)) / columns.length;
    const drawn = columns.map(({ lines }, column) => {
      const left = column * (width + GUTTER);
      const right = left + width;
      return lines.flatMap(({ text, isRule }): ColumnLine[] => {
        const size = isRule ? LETTERS.small : LETTERS.body;
        const height = isRule ? SMALL_LINE : LINE;
        return this.#lines([words(text)], { left, right, size }).map((pieces, index) => ({
          pieces,
          height,
          ink: isRule && index === 0 ? { x1: left, x2: right } : null,
        }));
      });
    });
    this.#beside(drawn, null, { before: SPACE.part, after: SPACE.part });
  }

  #labeled(label: string, runs: readonly Run[], from: number): void {
    const first = from + STEP;
    const lines = this.#lines(runs, { left: first, right: TEXT_WIDTH });
    lines[0]?.unshift({ x: from, text: `${label} `, isBold: false, isMarked: false, size: LETTERS.body });
    this.#paragraph(lines, 'P', { before: 0, after: SPACE.notice });
  }

  draw(block: FormBlock): void {
    const whole = { left: 0, right: TEXT_WIDTH };
    switch (block.type) {
      case 'title':
      case 'heading': {
        const lines = this.#lines([words(block.text)], { ...whole, align: 'center', isBold: true });
        const isTitle = block.type === 'title';
        this.#paragraph(lines, isTitle ? 'H1' : 'H2', { before: SPACE.title, after: SPACE.part });
        for (const strip of this.strips.slice(-lines.length)) strip.keepNext = true;
        break;
      }
      case 'banner': {
        const inside = { left: PAD.x, right: TEXT_WIDTH - PAD.x, align: 'center', isBold: true } as const;
        const lines = this.#lines([words(block.text)], inside);
        const drawn = lines.map((pieces): ColumnLine => ({ pieces, height: LINE, ink: null }));
        this.#beside([drawn], [0, TEXT_WIDTH], { before: 0, after: SPACE.part });
        break;
      }
      case 'grid':
        this.#grid(block);
        break;
      case 'lines': {
        const lines = block.lines.flatMap((runs) => this.#lines(runs, { ...whole, align: block.align }));
        this.#paragraph(lines, 'P', { before: SPACE.part, after: SPACE.part });
        break;
      }
      case 'notice':
        this.#labeled(`${block.number}.`, block.runs, 0);
        break;
      case 'choice':
        this.#labeled(choiceMark(block.isChecked), block.runs, (block.indent ?? 0) * STEP);
        break;
      case 'paragraph':
        this.#paragraph(this.#lines(block.runs, whole), 'P', { before: SPACE.part, after: SPACE.part });
        break;
      case 'signatures': {
        const last = this.strips.at(-1);
        // No signature stands on a page by itself.
        if (last !== undefined) last.keepNext = true;
        this.#signatures(block.columns);
        break;
      }
      case 'pageBreak':
        this.#turns = true;
    }
  }
}

/** The borders of boxes that stand side by side. */
function boxes(edges: readonly number[], height: number): Segment[] {
  const right = edges.at(-1) ?? 0;
  return [
    { x1: 0, y1: 0, x2: right, y2: 0 },
    { x1: 0, y1: height, x2: right, y2: height },
    ...edges.map((x) => ({ x1: x, y1: 0, x2: x, y2: height })),
  ];
}

/** The blocks of a form as strips, with what each of their paragraphs is. */
export function drawStrips(paper: FormPaper, measure: Measure): { strips: Strip[]; roles: ElementRole[] } {
  const drawn = new Strips(measure);
  for (const block of paper.blocks) drawn.draw(block);
  return { strips: drawn.strips, roles: drawn.roles };
}

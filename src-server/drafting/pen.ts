import { type Letters, WEIGHTS, type Weight } from './letters.ts';
import type { Measure, Piece } from './pdf-paragraphs.ts';
import { SHEET } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;

const YELLOW = '#ffef70';

const weightOf = (isBold: boolean): Weight => (isBold ? WEIGHTS[1] : WEIGHTS[0]);

/** Writes with the letters of a paper, in black, at places counted from the left margin. */
export class Pen {
  readonly #pdf: Pdf;
  readonly #letters: Letters;
  readonly #named = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf, letters: Letters) {
    this.#pdf = pdf;
    this.#letters = letters;
  }

  #take(part: Parameters<Letters['file']>[0], weight: Weight, size: number): void {
    const name = `${part} ${weight}`;
    if (!this.#named.has(name)) {
      this.#pdf.registerFont(name, Buffer.from(this.#letters.file(part, weight)));
      this.#named.add(name);
    }
    this.#pdf.font(name).fontSize(size);
  }

  readonly measure: Measure = (text, isBold, size) => {
    const key = `${isBold} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const stretch of this.#letters.stretches(text)) {
      this.#take(stretch.part, weightOf(isBold), size);
      width += this.#pdf.widthOfString(stretch.text);
    }
    this.#widths.set(key, width);
    return width;
  };

  write({ x, text, isBold, size }: Piece, baseline: number): void {
    let at = SHEET.margin + x;
    for (const stretch of this.#letters.stretches(text)) {
      this.#take(stretch.part, weightOf(isBold), size);
      this.#pdf
        .fillColor('black')
        .text(stretch.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(stretch.text);
    }
  }

  highlight({ x, text, isBold, size }: Piece, baseline: number): void {
    const width = this.measure(text.trimEnd(), isBold, size);
    this.#pdf.rect(SHEET.margin + x, baseline - size * 0.85, width, size * 1.15).fill(YELLOW);
  }

  rule(from: number, y: number): void {
    this.#pdf
      .moveTo(SHEET.margin + from, y)
      .lineTo(SHEET.width - SHEET.margin, y)
      .lineWidth(0.5)
      .stroke('black');
  }

  /** A rule between two places, counted from the left margin and the head of the sheet. */
  line({ x1, y1, x2, y2 }: Segment): void {
    this.#pdf
      .moveTo(SHEET.margin + x1, y1)
      .lineTo(SHEET.margin + x2, y2)
      .lineWidth(0.6)
      .stroke('black');
  }
}

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

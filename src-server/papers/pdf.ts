import type { Paper } from '#src/papers/blocks.ts';
import { type Letters, loadLetters, WEIGHTS, type Weight } from './letters.ts';
import { type PlacedLine, placeLines } from './pdf-pages.ts';
import { type DrawnParagraph, drawParagraphs, type Measure, type Piece } from './pdf-paragraphs.ts';
import { LETTERS, SHEET, TEXT_WIDTH } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;

/** Where letters stand on a line, as part of its height: as in Word at an exact line height. */
const BASELINE = 0.8;
const YELLOW = '#ffef70';
const FOOT = SHEET.height - 39;

const weightOf = (isBold: boolean): Weight => (isBold ? WEIGHTS[1] : WEIGHTS[0]);

/**
 * The paper as a PDF: text that can be searched and read aloud, letters embedded, US Letter. The same paper and
 * moment give the same bytes. A letter that the embedded alphabets lack is drawn as '\ufffd'.
 */
export async function drawPdf(paper: Paper, title: string, madeAt: Date): Promise<Buffer> {
  const [{ default: PdfDocument }, letters] = await Promise.all([import('pdfkit'), loadLetters()]);
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: SHEET.margin,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Creator: 'Proceed', Producer: 'Proceed', CreationDate: madeAt, ModDate: madeAt },
  });
  const finished = collect(pdf);
  const pen = new Pen(pdf, letters);
  const paragraphs = drawParagraphs(paper, pen.measure);
  const pages = placeLines(paragraphs);
  drawPages(pdf, pen, paragraphs, pages, paper.shortTitle);
  pdf.end();
  return finished;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

function drawPages(
  pdf: Pdf,
  pen: Pen,
  paragraphs: readonly DrawnParagraph[],
  pages: readonly PlacedLine[][],
  shortTitle: string,
): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const elements = paragraphs.map(({ role }) => pdf.struct(role));
  for (const element of elements) root.add(element);
  pages.forEach((lines, index) => {
    pdf.addPage();
    for (const { line, paragraph, top, height } of lines) {
      if (line.ruleFrom !== undefined) {
        pdf.markContent('Artifact', { type: 'Layout' });
        pen.rule(line.ruleFrom, top - 1);
        pdf.endMarkedContent();
      }
      for (const piece of line.pieces.filter(({ isMarked }) => isMarked)) {
        pdf.markContent('Artifact', { type: 'Page' });
        pen.highlight(piece, top + height * BASELINE);
        pdf.endMarkedContent();
      }
      const content = pdf.markStructureContent(paragraphs[paragraph]?.role ?? 'P');
      for (const piece of line.pieces) pen.write(piece, top + height * BASELINE);
      pdf.endMarkedContent();
      elements[paragraph]?.add(content);
    }
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const text = `${shortTitle} – Page ${index + 1} of ${pages.length}`;
    const x = (TEXT_WIDTH - pen.measure(text, false, LETTERS.small)) / 2;
    pen.write({ x, text, isBold: false, isMarked: false, size: LETTERS.small }, FOOT);
    pdf.endMarkedContent();
  });
  for (const element of elements) element.end();
  root.end();
}

/** Writes with the letters of a paper, in black, at places counted from the left margin. */
class Pen {
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
}

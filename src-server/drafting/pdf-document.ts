import { loadLetters } from './letters.ts';
import { Pen } from './pen.ts';
import { LETTERS, SHEET, TEXT_WIDTH } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;

const FOOT = SHEET.height - 39;

export interface OpenPdf {
  pdf: Pdf;
  pen: Pen;
  /** All bytes, once the document is ended. */
  finished: Promise<Buffer>;
}

/** A document without pages: US Letter, tagged, with a moment of its own so that the same words give the same bytes. */
export async function openPdf(title: string, madeAt: Date): Promise<OpenPdf> {
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
  return { pdf, pen: new Pen(pdf, letters), finished: collect(pdf) };
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

/** 'Summons – Page 1 of 2' at the foot of the page that is open. */
export function drawFoot({ pdf, pen }: OpenPdf, shortTitle: string, page: number, pages: number): void {
  pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
  const text = `${shortTitle} – Page ${page} of ${pages}`;
  const x = (TEXT_WIDTH - pen.measure(text, false, LETTERS.small)) / 2;
  pen.write({ x, text, isBold: false, isMarked: false, size: LETTERS.small }, FOOT);
  pdf.endMarkedContent();
}

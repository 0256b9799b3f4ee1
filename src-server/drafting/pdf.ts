import type { Paper } from '#src/drafting/blocks.ts';
import { drawFoot, type OpenPdf, openPdf } from './pdf-document.ts';
import { type PlacedLine, placeLines } from './pdf-pages.ts';
import { type DrawnParagraph, drawParagraphs } from './pdf-paragraphs.ts';

/** Where letters stand on a line, as part of its height: as in Word at an exact line height. */
const BASELINE = 0.8;

/**
 * The paper as a PDF: text that can be searched and read aloud, letters embedded, US Letter. The same paper and
 * moment give the same bytes. A letter that the embedded alphabets lack is drawn as '\ufffd'.
 */
export async function drawPdf(paper: Paper, title: string, madeAt: Date): Promise<Buffer> {
  const open = await openPdf(title, madeAt);
  const paragraphs = drawParagraphs(paper, open.pen.measure);
  drawPages(open, paragraphs, placeLines(paragraphs), paper.shortTitle);
  open.pdf.end();
  return open.finished;
}

function drawPages(
  open: OpenPdf,
  paragraphs: readonly DrawnParagraph[],
  pages: readonly PlacedLine[][],
  shortTitle: string,
): void {
  const { pdf, pen } = open;
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
    drawFoot(open, shortTitle, index + 1, pages.length);
  });
  for (const element of elements) element.end();
  root.end();
}

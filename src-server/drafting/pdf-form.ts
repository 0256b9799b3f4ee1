import type { FormPaper } from '#src/drafting/form.ts';
import { drawFoot, openPdf } from './pdf-document.ts';
import { drawStrips, ROOM, type Strip } from './pdf-form-strips.ts';
import { SHEET } from './sheet.ts';

const BASELINE = 0.8;
const BOTTOM = SHEET.height - SHEET.margin;

interface PlacedStrip {
  strip: Strip;
  /** Points from the head of the sheet. */
  top: number;
}

/** How much must stand on one page from here: all that is kept together. */
function kept(strips: readonly Strip[], from: number): number {
  let height = 0;
  let after = 0;
  for (const [index, strip] of strips.slice(from).entries()) {
    height += strip.height + (index === 0 ? 0 : Math.max(strip.before, after));
    if (!strip.keepNext) break;
    after = strip.after;
  }
  return height;
}

/** Puts strips on pages. Between two stands the larger of the spaces they ask for; none at the head of a page. */
export function placeStrips(strips: readonly Strip[]): PlacedStrip[][] {
  const pages: PlacedStrip[][] = [[]];
  let y: number = SHEET.margin;
  let after = 0;
  strips.forEach((strip, index) => {
    const isTop = y === SHEET.margin;
    const before = isTop ? 0 : Math.max(strip.before, after);
    const needed = kept(strips, index);
    const wanted = needed <= ROOM ? needed : strip.height;
    if (!isTop && (strip.turns || y + before + wanted > BOTTOM + 0.01)) {
      pages.push([]);
      y = SHEET.margin;
    } else y += before;
    pages.at(-1)?.push({ strip, top: y });
    y += strip.height;
    after = strip.after;
  });
  return pages;
}

/**
 * A printed form as a PDF: US Letter, 1 inch around, text that can be searched and read aloud, letters embedded. The
 * same form and moment give the same bytes. A letter that the embedded alphabets lack is drawn as '\ufffd'.
 */
export async function drawFormPdf(
  paper: FormPaper,
  { title, madeAt }: { title: string; madeAt: Date },
): Promise<Buffer> {
  const open = await openPdf(title, madeAt);
  const { pdf, pen } = open;
  const { strips, roles } = drawStrips(paper, pen.measure);
  const pages = placeStrips(strips);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const elements = roles.map((role) => pdf.struct(role));
  for (const element of elements) root.add(element);
  pages.forEach((placed, index) => {
    pdf.addPage();
    for (const { strip, top } of placed) {
      for (const { x1, y1, x2, y2 } of strip.rules) {
        pdf.markContent('Artifact', { type: 'Layout' });
        pen.line({ x1, y1: top + y1, x2, y2: top + y2 });
        pdf.endMarkedContent();
      }
      for (const { pieces, top: from, height, element } of strip.texts) {
        const content = pdf.markStructureContent(roles[element] ?? 'P');
        for (const piece of pieces) pen.write(piece, top + from + height * BASELINE);
        pdf.endMarkedContent();
        elements[element]?.add(content);
      }
    }
    drawFoot(open, paper.shortTitle, index + 1, pages.length);
  });
  for (const element of elements) element.end();
  root.end();
  pdf.end();
  return open.finished;
}

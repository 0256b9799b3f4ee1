import type { DrawnLine, DrawnParagraph } from './pdf-paragraphs.ts';
import { SHEET } from './sheet.ts';

/** A line on its page; `top` and `height` in points from the head of the sheet. */
export interface PlacedLine {
  line: DrawnLine;
  /** Index of its paragraph. */
  paragraph: number;
  top: number;
  height: number;
}

const BOTTOM = SHEET.height - SHEET.margin;
const ROOM = BOTTOM - SHEET.margin;
/** Lines of a paragraph that stand alone on neither page. */
const FEWEST = 2;

const heightOf = ({ lines, lineHeight }: DrawnParagraph) => lines.length * lineHeight;

/** How much of what begins here must stand on one page: all that is kept together, and what it is kept with. */
function kept(paragraphs: readonly DrawnParagraph[], from: number, isTop: boolean): number {
  let height = 0;
  let after = 0;
  for (let index = from; index < paragraphs.length; index += 1) {
    const paragraph = paragraphs[index];
    if (paragraph === undefined) break;
    const before = index === from && isTop ? 0 : Math.max(paragraph.before, after);
    height += before;
    if (paragraph.keepNext || paragraph.keepLines || paragraph.lines.length <= FEWEST + 1) {
      height += heightOf(paragraph);
    } else height += FEWEST * paragraph.lineHeight;
    if (!paragraph.keepNext) break;
    after = paragraph.after;
  }
  return height;
}

/** How many lines of a paragraph go on a page with room for `fits`, when all of them do not. */
function share(total: number, fits: number): number {
  if (fits >= total) return total;
  const most = Math.min(fits, total - FEWEST);
  return most < FEWEST ? 0 : most;
}

/**
 * Puts paragraphs on pages: what is kept together stays together, and no page begins or ends with a single line of a
 * longer paragraph. What is kept together and longer than a page is broken nevertheless. Between two paragraphs
 * stands the larger of the spaces they ask for; none at the head of a page.
 */
export function placeLines(paragraphs: readonly DrawnParagraph[]): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let y: number = SHEET.margin;
  let after = 0;
  const turn = () => {
    pages.push([]);
    y = SHEET.margin;
    after = 0;
  };
  const isTop = () => y === SHEET.margin;
  let chained = false;
  paragraphs.forEach((paragraph, index) => {
    if (!chained && !isTop()) {
      const needed = kept(paragraphs, index, false) + Math.max(0, after - paragraph.before);
      if (y + needed > BOTTOM && kept(paragraphs, index, true) <= ROOM) turn();
    }
    chained = paragraph.keepNext;
    if (!isTop()) y += Math.max(paragraph.before, after);
    const { lineHeight: height } = paragraph;
    let rest = paragraph.lines;
    while (rest.length > 0) {
      const fits = Math.max(0, Math.floor((BOTTOM - y) / height + 1e-6));
      let count = rest.length <= fits ? rest.length : share(rest.length, fits);
      if (count === 0 && isTop()) count = Math.max(1, fits);
      for (const line of rest.slice(0, count)) {
        pages.at(-1)?.push({ line, paragraph: index, top: y, height });
        y += height;
      }
      rest = rest.slice(count);
      if (rest.length > 0) turn();
    }
    after = paragraph.after;
  });
  return pages;
}

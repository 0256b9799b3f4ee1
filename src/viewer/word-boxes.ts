import { PLACE_UNITS, PLACE_WIDTH } from '../text/word-places.ts';

/** A mark on a page, in shares (0 to 1) of its width and height as it is displayed. */
export interface WordBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Boxes over the words of a scanned page that stand between two UTF-16 offsets of the page's text, one for each run
 * of words on a line. `places` as `placeWords` gives them.
 */
export function boxesBetween(places: readonly number[], start: number, end: number): WordBox[] {
  const boxes: WordBox[] = [];
  for (let at = 0; at + PLACE_WIDTH <= places.length; at += PLACE_WIDTH) {
    const [from = 0, to = 0, left = 0, top = 0, width = 0, height = 0] = places.slice(at, at + PLACE_WIDTH);
    if (to <= start || from >= end) continue;
    const box = {
      left: left / PLACE_UNITS,
      top: top / PLACE_UNITS,
      width: width / PLACE_UNITS,
      height: height / PLACE_UNITS,
    };
    const line = boxes.at(-1);
    if (line !== undefined && isSameLine(line, box)) extend(line, box);
    else boxes.push(box);
  }
  return boxes;
}

/** On one height, and the next word to the right of it. */
function isSameLine(line: WordBox, word: WordBox): boolean {
  const overlap = Math.min(line.top + line.height, word.top + word.height) - Math.max(line.top, word.top);
  const isLevel = overlap > Math.min(line.height, word.height) / 2;
  const gap = word.left - (line.left + line.width);
  // No wider than three letters are high: what is farther stands in another column.
  return isLevel && gap > -line.height && gap < Math.max(line.height, word.height) * 3;
}

function extend(line: WordBox, word: WordBox): void {
  const right = Math.max(line.left + line.width, word.left + word.width);
  const bottom = Math.max(line.top + line.height, word.top + word.height);
  line.left = Math.min(line.left, word.left);
  line.top = Math.min(line.top, word.top);
  line.width = right - line.left;
  line.height = bottom - line.top;
}

import { type Frame, standsUpended } from './line-places.ts';
import type { TextLine } from './lines.ts';

/** Nothing of a paper is printed so near to the edge of the sheet: stamps of the court are. */
const SHEET_EDGE = 380;
const SHEET = 10_000;
/** An inch at either end of a sheet holds its head and foot; the same words further in may be the paper's own. */
const HEAD = 1_000;
const FOOT = 9_050;
/** Two places are the same within this. */
const SAME_PLACE = 130;
/** Letters are that much lower than the box of a line that runs across the page. */
const SLANTED = 3;
/** Ten-thousandths of a sheet of eleven inches for a tenth of a point. */
const UNITS_PER_SIZE = 10_000 / 7_920;

/**
 * Marks what belongs to the sheet and not to the paper by its place: what stands at the very edge, what runs across or
 * up the page, and what repeats at one place of the margins on at least half of the pages, up to its numbers. The first
 * of a head that always reads the same is kept: it may be the only place where the paper names its court.
 */
export function markChrome(lines: readonly TextLine[], frame: Frame, pageCount: number): void {
  const placed = lines.filter((line) => line.box !== undefined);
  const upright = isUpright(placed);
  for (const line of placed)
    if (isAtEdge(line) || (upright && (isSlanted(line) || isUpended(line)))) line.noise = true;
  if (pageCount < 2) return;
  const byText = new Map<string, TextLine[]>();
  for (const line of placed) {
    const zone = zoneOf(line, frame);
    if (zone === null) continue;
    const key = `${zone} ${line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')}`;
    const found = byText.get(key);
    if (found) found.push(line);
    else byText.set(key, [line]);
  }
  const least = Math.max(2, pageCount / 2);
  for (const [key, found] of byText) {
    if (found.length < least) continue;
    for (const group of samePlaces(found)) {
      if (new Set(group.map(({ page }) => page)).size < least) continue;
      const isFixed = key.startsWith('head') && new Set(group.map(({ text }) => text)).size === 1;
      for (const line of isFixed ? group.slice(1) : group) line.noise = true;
    }
  }
}

/** The margin that a line stands in; null within the text's frame. */
function zoneOf({ box, text }: TextLine, frame: Frame): 'head' | 'foot' | 'side' | null {
  if (box === undefined) return null;
  const isBeside = box.left + box.width < frame.left || box.left > frame.right;
  // '3.' and 'Q.' that hang in the margin belong to their paragraphs; the numbers of pleading paper are bare.
  if (isBeside && !/^\(?[\da-z]{1,3}[.)]$/i.test(text)) return 'side';
  if (box.top + box.height <= HEAD) return 'head';
  return box.top >= FOOT ? 'foot' : null;
}

function isAtEdge({ box, pieces }: TextLine): boolean {
  if (box === undefined || pieces?.some(({ confidence }) => confidence !== null)) return false;
  return box.top + box.height <= SHEET_EDGE || box.top >= SHEET - SHEET_EDGE;
}

/** Most lines are as high as their type; where they are not, sizes say nothing. */
function isUpright(lines: readonly TextLine[]): boolean {
  const ordinary = lines.filter((line) => !isSlanted(line)).length;
  return ordinary > lines.length * 0.8;
}

function isSlanted({ box, size, text, pieces }: TextLine): boolean {
  if (box === undefined || size === undefined || text.length < 3 || pieces?.length !== 1) return false;
  return size > 0 && box.height > size * UNITS_PER_SIZE * SLANTED;
}

/** A word that is taller than wide runs up the page: the name of a firm in the margin. */
function isUpended({ box, text, pieces }: TextLine): boolean {
  return box !== undefined && pieces?.length === 1 && standsUpended(text, box);
}

/** Lines of one wording by their place; a line belongs to the group whose first line stands where it does. */
function samePlaces(lines: readonly TextLine[]): TextLine[][] {
  const groups: { left: number; top: number; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const { left = 0, top = 0, width = 0 } = line.box ?? {};
    const middle = left + width / 2;
    const group = groups.find(
      (one) =>
        Math.abs(one.top - top) <= SAME_PLACE &&
        (Math.abs(one.left - left) <= SAME_PLACE || Math.abs(one.left - middle) <= SAME_PLACE),
    );
    if (group) group.lines.push(line);
    else if (groups.length < 40) groups.push({ left, top, lines: [line] });
  }
  return groups.map((group) => group.lines);
}

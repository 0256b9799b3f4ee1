import { turnBox, type WordBox } from './word-places.ts';

/** Of the height of a line, as much may lie between two words that stand side by side. */
const GAP = 2.5;
/** So many pairs of words must read the same way, and so much more of them than read any other way. */
const FEWEST = 3;
const MOSTLY = 0.6;

/**
 * How many quarter turns clockwise lay a page upright, told by its words in the order in which they were read: on a page
 * that lies upside down each next word stands to the left, on one on its side above or below. 0 where that is not sure.
 * Places in shares of the page, or in any other unit of which a page has `whole`.
 */
export function quartersOf(words: readonly WordBox[], whole = 1): number {
  const votes = [0, 1, 2, 3].map(
    (quarters) =>
      words.filter((word, at) => {
        const next = words[at + 1];
        return (
          next !== undefined && followsOn(turnBox(word, quarters, whole), turnBox(next, quarters, whole))
        );
      }).length,
  );
  const most = Math.max(...votes);
  const all = votes.reduce((sum, count) => sum + count, 0);
  return most >= FEWEST && most >= all * MOSTLY ? votes.indexOf(most) : 0;
}

/** Whether a word stands right behind another on its line; one that is taller than wide stands below it. */
function followsOn(one: WordBox, next: WordBox): boolean {
  if (one.width <= one.height) return false;
  const overlap = Math.min(one.top + one.height, next.top + next.height) - Math.max(one.top, next.top);
  const height = Math.max(one.height, next.height);
  const gap = next.left - one.left - one.width;
  return overlap > Math.min(one.height, next.height) / 2 && gap > -height / 2 && gap < height * GAP;
}

import { describe, expect, test } from 'vitest';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { rulingsOf, withoutRulings } from '#server/reading/child/ruled-lines.ts';
import { hasUnreadInk } from '#server/reading/child/unread-ink.ts';
import { poorPagesIn, unreadTablesNote } from '#src/reading/poor-pages.ts';
import type { SeenWord } from '#src/text/word-places.ts';
import { drawBox, drawTable } from './make-tables.ts';

const blank = (): GrayImage => ({ width: 1_700, height: 2_200, data: Buffer.alloc(1_700 * 2_200, 250) });
const table = { left: 200, top: 300, widths: [400, 400], heights: [60, 60], thick: 3 };

/** Strokes like those of a word of five letters. */
function write(page: GrayImage, left: number, top: number, height = 20): SeenWord {
  for (let letter = 0; letter < 5; letter += 1) {
    drawBox(page, { left: left + letter * 16, top, width: 3, height }, 20);
    drawBox(page, { left: left + letter * 16, top: top + Math.floor(height / 2), width: 10, height: 3 }, 20);
  }
  const box = { left: left / 1_700, top: top / 2_200, width: 76 / 1_700, height: height / 2_200 };
  return { text: 'words', confidence: 95, ...box };
}

function isUnread(page: GrayImage, words: readonly SeenWord[]): boolean {
  const rulings = rulingsOf(page);
  return hasUnreadInk(withoutRulings(page, rulings), rulings, words);
}

describe('a line of print in a table', () => {
  test('is told where no word was read of it, or none of which anything was seen', () => {
    const page = drawTable(blank(), table);
    const [first, second] = [write(page, 230, 320), write(page, 630, 380)];
    expect(isUnread(page, [first, second])).toBe(false);
    expect(isUnread(page, [first])).toBe(true);
    expect(isUnread(page, [first, { ...second, confidence: 4 }])).toBe(true);
  });

  test('is none where a table is empty, or has a seal, a bar or dust', () => {
    const page = drawTable(blank(), { ...table, heights: [160, 60] });
    write(page, 230, 330, 110);
    drawBox(page, { left: 640, top: 480, width: 200, height: 24 }, 20);
    for (let at = 0; at < 8; at += 1)
      drawBox(page, { left: 640 + at * 40, top: 340, width: 2, height: 2 }, 20);
    expect(isUnread(page, [])).toBe(false);
  });

  test('outside of tables is no matter of them', () => {
    const page = drawTable(blank(), table);
    write(page, 230, 900);
    expect(isUnread(page, [])).toBe(false);
    expect(isUnread(blank(), [])).toBe(false);
  });
});

test('the note of them names their pages', () => {
  expect(poorPagesIn([unreadTablesNote('Page 2', 1)])).toEqual([2]);
  expect(poorPagesIn([unreadTablesNote('Pages 2, 5–7', 4)])).toEqual([2, 5, 6, 7]);
});

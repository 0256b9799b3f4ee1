import { describe, expect, it } from 'vitest';
import { placeWords, type SeenWord } from '#src/text/word-places.ts';
import { boxesBetween } from '#src/viewer/word-boxes.ts';

const TEXT = 'The rent is due\non the first day.';
const word = (text: string, left: number, top: number): SeenWord => ({
  text,
  left,
  top,
  width: 0.08,
  height: 0.02,
});
const PLACES = placeWords(TEXT, [
  word('The', 0.1, 0.1),
  word('rent', 0.2, 0.1),
  word('is', 0.3, 0.101),
  word('due', 0.8, 0.1),
  word('on', 0.1, 0.14),
  word('the', 0.2, 0.14),
]);
const boxes = (words: string) => {
  const start = TEXT.indexOf(words);
  return boxesBetween(PLACES, start, start + words.length).map(({ left, top, width }) =>
    [left, top, width].map((share) => Math.round(share * 1000) / 1000),
  );
};

describe('words of a scan', () => {
  it('next to each other on a line are one box', () => {
    expect(boxes('rent is')).toEqual([[0.2, 0.1, 0.18]]);
  });

  it('on two lines, or far apart on one, are several', () => {
    expect(boxes('is due\non the')).toEqual([
      [0.3, 0.101, 0.08],
      [0.8, 0.1, 0.08],
      [0.1, 0.14, 0.18],
    ]);
  });

  it('are marked whole where a part was asked for, and not where nothing was', () => {
    expect(boxes('en')).toEqual([[0.2, 0.1, 0.08]]);
    expect(boxesBetween(PLACES, 3, 3)).toEqual([]);
    expect(boxes('first day')).toEqual([]);
    expect(boxesBetween([], 0, 10)).toEqual([]);
  });
});

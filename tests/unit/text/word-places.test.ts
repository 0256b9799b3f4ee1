import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeWords, type SeenWord, unturnWords } from '#src/text/word-places.ts';

function seen(text: string, at = 0): SeenWord {
  return { text, left: 0.1 * at, top: 0.2, width: 0.05, height: 0.02 };
}

/** The words that places give back, cut out of the text. */
function cut(text: string, places: readonly number[]): string[] {
  return Array.from({ length: places.length / 6 }, (_, row) =>
    text.slice(places[row * 6], places[row * 6 + 1]),
  );
}

describe('where words stand in a page of text', () => {
  test('a box belongs to the letters it was read from', () => {
    const text = 'The rent\nis due on the first.';
    const places = placeWords(text, ['The', 'rent', 'is', 'due', 'on', 'the', 'first.'].map(seen));
    expect(cut(text, places)).toEqual(['The', 'rent', 'is', 'due', 'on', 'the', 'first.']);
    expect(places.slice(0, 12)).toEqual([0, 3, 0, 2000, 500, 200, 4, 8, 1000, 2000, 500, 200]);
  });

  test('a line number that was taken out of the text has no place, and the words after it keep theirs', () => {
    const text = 'Comes now the plaintiff\nand says:';
    const words = ['1', 'Comes', 'now', 'the', 'plaintiff', '2', 'and', 'says:'].map(seen);
    expect(cut(text, placeWords(text, words))).toEqual(['Comes', 'now', 'the', 'plaintiff', 'and', 'says:']);
  });

  test('a short word that is missing does not carry the rest away', () => {
    const text = `first ${'words '.repeat(20)}of last`;
    const words = ['first', 'of', ...Array.from({ length: 20 }, () => 'words'), 'of', 'last'].map(seen);
    expect(cut(text, placeWords(text, words))).toEqual([
      'first',
      ...Array.from({ length: 20 }, () => 'words'),
      'of',
      'last',
    ]);
  });

  test('a word that stands otherwise where it was seen, and again further on, keeps the words between', () => {
    const text =
      'FILED ELM COUNTY, OHIO\nCAUSE NO. 26-114\nAda Poe\nPLAINTIFF v.\nBert Lund\nElm County, Ohio';
    const words = 'FILED Elm County CAUSE NO. 26-114 Ada Poe PLAINTIFF v. Bert Lund Elm County, Ohio'.split(
      ' ',
    );
    expect(cut(text, placeWords(text, words.map(seen)))).toEqual(
      words.filter((_, at) => at !== 1 && at !== 2),
    );
  });

  test('what was put into the text between words is passed over', () => {
    const text = `The rent ${'that was put in '.repeat(12)}is due on the first.`;
    const words = ['The', 'rent', 'is', 'due', 'on', 'the', 'first.'];
    expect(cut(text, placeWords(text, words.map(seen))).slice(0, 2)).toEqual(['The', 'rent']);
    expect(cut(text, placeWords(text, words.map(seen))).slice(-4)).toEqual(['due', 'on', 'the', 'first.']);
  });

  test('places never overlap, follow the text, and hold exactly the word', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}[.,]?$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.array(fc.nat(40)), (words, dropped) => {
        const text = words.filter((_, at) => !dropped.includes(at)).join(' ');
        const places = placeWords(text, words.map(seen));
        let before = 0;
        for (let at = 0; at < places.length; at += 6) {
          const [start = -1, end = -1] = places.slice(at, at + 2);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(words).toContain(text.slice(start, end));
          before = end;
        }
      }),
    );
  });

  test.each([1, 2, 3])('a page turned by %i quarters is turned back', (quarters) => {
    // A box near the top left of the upright page, as it lies after turning clockwise.
    const upright = { text: 'x', left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
    let turned = upright;
    for (let step = 0; step < quarters; step += 1) {
      turned = {
        text: 'x',
        left: 1 - turned.top - turned.height,
        top: turned.left,
        width: turned.height,
        height: turned.width,
      };
    }
    const [back] = unturnWords([turned], quarters);
    for (const key of ['left', 'top', 'width', 'height'] as const)
      expect(back?.[key]).toBeCloseTo(upright[key]);
  });
});

import { describe, expect, it } from 'vitest';
import { findWords } from '#src/text/find-words.ts';
import { passagesByPage } from '#src/viewer/page-passages.ts';

describe('words in a text', () => {
  const text = "The tenant’s deposit\fwas kept. The TENANT'S\ndeposit (all of it).";

  it('are found on every page, whatever their case, quotation marks and line ends', () => {
    expect(findWords(text, "tenant's  deposit")).toEqual([
      { page: 1, start: 4, end: 20 },
      { page: 2, start: 35, end: 51 },
    ]);
  });

  it('are words, not a pattern', () => {
    expect(findWords(text, '(all')).toHaveLength(1);
    expect(findWords(text, '.*')).toEqual([]);
    expect(findWords(text, 'a\\')).toEqual([]);
    expect(findWords(text, '  ')).toEqual([]);
    expect(findWords('a]b-c', 'a]b-c')).toHaveLength(1);
    expect(findWords('x', '\ud800')).toEqual([]);
  });
});

describe('a passage page by page', () => {
  it('has its offsets in the text of each page', () => {
    const text = 'First page.\fSecond page.\fThird.';
    expect([...passagesByPage(text, 6, 18)]).toEqual([
      [1, { text: 'First page.', start: 6, end: 11 }],
      [2, { text: 'Second page.', start: 0, end: 6 }],
    ]);
    expect([...passagesByPage(text, 25, 31).keys()]).toEqual([3]);
  });

  it('is nothing where it is empty or outside', () => {
    expect(passagesByPage('abc', 2, 2).size).toBe(0);
    expect(passagesByPage('abc', 9, 12).size).toBe(0);
    expect(passagesByPage('abc\fdef', 3, 4).size).toBe(0);
  });
});

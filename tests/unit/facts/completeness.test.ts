import { describe, expect, it } from 'vitest';
import { readCompleteness } from '#src/facts/completeness.ts';

const PROSE =
  'The defendant must file a written answer with the clerk of the court within thirty days after the summons was served on her, and she must send a copy of it to the attorney of the plaintiff on the same day.';
const pages = (...texts: string[]) => texts.join('\f');
const read = (text: string, pageCount: number | null, notes: string[] = []) =>
  readCompleteness(text, { pageCount, notes, docType: null });

describe('how completely a paper was read', () => {
  it('is complete when every page has words', () => {
    expect(read(pages(PROSE, PROSE), 2)).toEqual({
      pages: 2,
      pagesRead: 2,
      unreadPages: [],
      poorPages: [],
      complete: true,
      problems: [],
      alike: [{ page: 2, like: 1 }],
    });
  });

  it('names the pages without words, and those that are not there at all', () => {
    const found = read(pages(PROSE, ' ', PROSE), 4);
    expect(found).toMatchObject({ pages: 4, pagesRead: 2, unreadPages: [2, 4], complete: false });
    expect(found.problems).toEqual(['Pages 2 and 4 of 4 could not be read, or are empty.']);
  });

  it('names a page of which little makes sense', () => {
    const garbled =
      'Tlie dcfcndarit rn|ust fi1e vvritten ansvver vvitli tlie clcrk xx~q zzt|| 0f tlie c0urt vvitliin tliirty';
    const found = read(pages(PROSE, garbled.replaceAll(' ', '  ~ ')), 2);
    expect(found.poorPages).toEqual([2]);
    expect(found.problems).toEqual(['Page 2 could be read only in part.']);
  });

  it('misses the pages that the paper counts itself', () => {
    const numbered = [1, 2, 4, 5].map((page) => `${PROSE}\nPage ${page} of 5`);
    expect(read(pages(...numbered), 4).problems).toEqual([
      'The paper counts 5 pages itself, and page 3 is not here.',
    ]);
  });

  it('knows that all pages are here that the paper counts itself', () => {
    const counted = (...lines: string[]) =>
      read(pages(...lines.map((line) => `${PROSE}\n${line}`)), lines.length).counted;
    expect(counted('Page 1 of 1')).toEqual({ of: 1, missing: [] });
    expect(
      counted('PAGE 2 OF 2', 'SUM-100 [Rev. July 1, 2009] www.example.gov Page 1 of 2')?.missing,
    ).toEqual([]);
    // A summons of one page and the complaint of two that came with it.
    expect(counted('Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2')?.missing).toEqual([]);
    // Two of them, and one of which a page may be here twice.
    expect(counted('Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2')?.missing).toEqual([]);
    expect(counted('Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2')).toBeUndefined();
    // A page without a number may be one of more.
    expect(counted('Page 1 of 2', 'Page 2 of 2', 'Exhibit A')).toBeUndefined();
    expect(counted('No number here')).toBeUndefined();
  });

  it('misses pages of one that came alone', () => {
    expect(read(`${PROSE}\nPage 1 of 3`, 1)).toMatchObject({
      counted: { of: 3, missing: [2, 3] },
      problems: ['The paper counts 3 pages itself, and pages 2 and 3 are not here.'],
    });
    expect(read(`${PROSE}\nPage 1 of 12`, 1).problems).toEqual([
      'The paper counts 12 pages itself, and pages 2 to 12 are not here.',
    ]);
  });

  it('takes no page that a sentence speaks of for its own number', () => {
    for (const said of ['Look at page 2 of 10.', 'It stands on page 1 of 9', 'See page 3 of 7 of the lease.'])
      expect(read(`${PROSE}\n${said}`, 1)).toMatchObject({ complete: true, problems: [] });
  });

  it('does not take the count of a paper attached to it for its own', () => {
    const text = pages(PROSE, PROSE, PROSE, `${PROSE}\nPage 2 of 9`);
    expect(read(text, 4).problems).toEqual([]);
  });

  it('says what reading said, once', () => {
    const note = 'Reading the scanned pages took too long and was stopped.';
    expect(read(PROSE, 1, [note, note])).toMatchObject({ complete: false, problems: [note] });
  });

  it('leaves it to reading to name the pages at which it failed', () => {
    const note = 'Page 2 could not be read; look at the original, or upload a clearer copy of it.';
    expect(read(pages(PROSE, ''), 2, [note])).toMatchObject({ pagesRead: 1, problems: [note] });
  });

  it('counts the pages that reading was unsure of among the poor ones', () => {
    const note = 'Page 1 was hard to read, and words may be wrong: compare with the picture.';
    expect(read(pages(PROSE, PROSE), 2, [note])).toMatchObject({ poorPages: [1], problems: [note] });
  });

  it('asks no words of what flows', () => expect(read('Hi.', null).complete).toBe(true));
});

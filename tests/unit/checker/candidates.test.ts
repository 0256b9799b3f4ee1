import { describe, expect, test } from 'vitest';
import { candidatesOf, decidingTerms, type Sought } from '#src/checker/candidates.ts';
import { soughtTerms } from '#src/checker/sought-terms.ts';
import { buildInvertedIndex, packPosting } from '#src/search/inverted-index.ts';
import type { TermPlaces } from '#src/search/rank-bm25.ts';
import { chunkText } from '#src/text/chunks.ts';
import type { CheckKind } from '#src/verification/schema.ts';

/** The search index of some texts; `order` is that in which a database gives the documents of a term. */
function indexOf(texts: Record<string, string>, order: 'forth' | 'back' = 'forth') {
  const names = Object.keys(texts);
  const terms = new Map<
    string,
    { document: number; places: Uint8Array; positions: Uint8Array; found: number }[]
  >();
  const documents = names.map((id, document) => {
    const contents = chunkText(texts[id] ?? '').map(({ content }) => content);
    for (const posting of buildInvertedIndex(contents).postings) {
      const rows = terms.get(posting.term) ?? [];
      rows.push({ document, ...packPosting(posting), found: posting.chunks.length });
      terms.set(posting.term, rows);
    }
    return { id, passages: contents.length };
  });
  const joined = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const places = [...terms].map(([term, found]): TermPlaces => {
    const rows = order === 'forth' ? found : found.toReversed();
    return {
      term,
      found: rows.reduce((sum, row) => sum + row.found, 0),
      documents: rows.map(({ document }) => document),
      sizes: rows.map((row) => row.places.length),
      places: joined(rows.map((row) => row.places)),
      positions: joined(rows.map((row) => row.positions)),
      named: [],
    };
  });
  return { documents, terms: places };
}

function lookFor(texts: Record<string, string>, kind: CheckKind, text: string, limit = 10): string[] {
  const found = (['forth', 'back'] as const).map((order) => {
    const index = indexOf(texts, order);
    const counts = new Map(index.terms.map((term) => [term.term, term.found]));
    const ways = soughtTerms({ kind, text }).map(
      (way): Sought =>
        way.how === 'row'
          ? way
          : { how: 'most', terms: decidingTerms(way.terms, counts), all: way.terms.length },
    );
    return candidatesOf({ ...index, statements: [ways], limit })[0] ?? [];
  });
  expect(found[0]?.toSorted()).toEqual(found[1]?.toSorted());
  return found[0] ?? [];
}

const FILLER = 'The parties met again and talked about the weather in the valley. '.repeat(40);

describe('a date', () => {
  test.each([
    'March 3, 2026',
    'march 3rd, 2026',
    '3 March 2026',
    'the 3rd day of March, 2026',
    '3/3/2026',
    '03/03/26',
    '2026-03-03',
    'Mar. 3, 2026',
  ])('is found written as %s', (written) => {
    const texts = {
      right: `${FILLER}It was signed on ${written} by both. ${FILLER}`,
      wrong: `${FILLER} In March 2026, on page 3, nothing; on 3/13/2026 and 2026 neither.`,
    };
    expect(lookFor(texts, 'date', 'March 3, 2026')).toEqual(['right']);
    expect(lookFor(texts, 'date', '3/3/2026')).toEqual(['right']);
  });

  test('in May, which is a little word too', () => {
    const texts = { right: 'It ended on May 4, 2026.', wrong: 'It may end. 4 of 2026.' };
    expect(lookFor(texts, 'date', '5/4/2026')).toContain('right');
  });

  test('without a day or without a year', () => {
    expect(lookFor({ a: 'In March 2026 he left.', b: 'In April 2026.' }, 'date', 'March 2026')).toEqual([
      'a',
    ]);
    expect(lookFor({ a: 'On March 3 he left.', b: 'On March 4.' }, 'date', 'March 3')).toEqual(['a']);
  });
});

describe('a sum', () => {
  test.each(['$4,350.00', '$4,350', '4350.00', '4,350.00 dollars'])('is found written as %s', (written) => {
    const texts = { right: `${FILLER} He owes ${written} now.`, wrong: 'He owes $43.50 and $435,000.' };
    for (const asked of ['$4,350', '$4,350.00']) expect(lookFor(texts, 'sum', asked)).toEqual(['right']);
  });
});

describe('a quotation', () => {
  const QUOTE = '"the landlord shall return the security deposit within thirty days"';
  const RIGHT = 'The landlord shall return the security deposit within thirty days.';

  test('is looked for where nearly all of its rare words stand together', () => {
    const texts = {
      apart: `The landlord came. ${FILLER} The deposit is lost. ${FILLER} It took thirty days.`,
      right: `${FILLER}${RIGHT} ${FILLER}`,
      none: FILLER,
    };
    expect(lookFor(texts, 'quote', QUOTE)[0]).toBe('right');
    expect(lookFor(texts, 'quote', QUOTE)).not.toContain('none');
  });

  test('is looked for where recognition spoiled some of its words', () => {
    const texts = {
      scan: 'The 1andlord shall return the secur1ty deposit within thirty days.',
      none: FILLER,
    };
    expect(lookFor(texts, 'quote', QUOTE)).toEqual(['scan']);
  });

  test('of whose words too few stand anywhere is looked for nowhere', () => {
    expect(lookFor({ a: 'Thirty days of rain.' }, 'quote', QUOTE)).toEqual([]);
    expect(lookFor({}, 'quote', QUOTE)).toEqual([]);
  });

  test('with an ellipsis is looked for piece by piece', () => {
    const texts = { a: `${RIGHT} ${FILLER} Either party may end this lease by written notice.` };
    const quote = '"the landlord shall return the security deposit … may end this lease by written notice"';
    expect(lookFor(texts, 'quote', quote)).toEqual(['a']);
  });

  test('is looked for in no more documents than asked', () => {
    const texts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`d${at}`, RIGHT]));
    expect(lookFor(texts, 'quote', QUOTE, 20)).toHaveLength(20);
    const index = indexOf(texts);
    expect(candidatesOf({ ...index, statements: [[], []], limit: 3 })).toEqual([[], []]);
  });
});

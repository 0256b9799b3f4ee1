import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bm25Term, idf } from '#src/search/bm25.ts';
import { buildInvertedIndex, packPosting } from '#src/search/inverted-index.ts';
import { phraseTerms } from '#src/search/query.ts';
import { holdsPhrase } from '#src/search/rank.ts';
import { rankBm25, type ScoreOptions, type TermPlaces } from '#src/search/rank-bm25.ts';
import { indexTerms, tokenize } from '#src/text/tokenize.ts';

/** The index of these documents, by name, as the database hands it over. */
function prepare(
  documents: Record<string, string[]>,
): Pick<ScoreOptions, 'documents' | 'terms' | 'averageLength'> {
  const built = Object.entries(documents).map(([id, contents]) => ({
    id,
    ...buildInvertedIndex(contents, `${id}.pdf`),
  }));
  const found = built.flatMap(({ postings }, place) =>
    postings.map((one) => ({ place, ...one, ...pack(one) })),
  );
  const terms = [...Map.groupBy(found, ({ term }) => term)].map(
    ([term, of]): TermPlaces => ({
      term,
      found: of.reduce((sum, { chunks }) => sum + chunks.length, 0),
      documents: of.map(({ place }) => place),
      sizes: of.map(({ packed }) => packed.places.length),
      places: Buffer.concat(of.map(({ packed }) => packed.places)),
      positions: Buffer.concat(of.map(({ packed }) => packed.positions)),
      named: of.flatMap(({ isNamed, place }) => (isNamed ? [place] : [])),
    }),
  );
  const lengths = built.flatMap((one) => one.lengths);
  return {
    documents: built.map(({ id }) => ({ id, passages: documents[id]?.length ?? 0 })),
    terms,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
  };
}

function pack(posting: Parameters<typeof packPosting>[0]) {
  return { packed: packPosting(posting) };
}

const asked = (...terms: string[]) => terms.map((term, group) => ({ group, term, weight: 1 }));
const NOTHING = { excluded: [], phrases: [], limit: 20, always: [] };

describe('word scores', () => {
  const documents = {
    a: ['roof roof gutter', 'gutter of the yard'],
    b: ['the roof of a long and winding house beside the river', 'nothing'],
  };

  test('the passage with more of the words, and more often, comes first', () => {
    const found = rankBm25({ ...prepare(documents), ...NOTHING, wanted: asked('roof', 'gutter') });
    expect(found.map(({ documentId, chunkIndex }) => `${documentId}${chunkIndex}`)).toEqual([
      'a0',
      'a1',
      'b0',
    ]);
  });

  test('of two spellings of one word the better counts, not both', () => {
    const wanted = [
      { group: 0, term: 'roof', weight: 1 },
      { group: 0, term: 'gutter', weight: 0.3 },
    ];
    const both = rankBm25({ ...prepare(documents), ...NOTHING, wanted });
    const one = rankBm25({ ...prepare(documents), ...NOTHING, wanted: asked('roof') });
    expect(both[0]).toEqual(one[0]);
    expect(both).toHaveLength(3);
  });

  test('excluded words take a passage out, phrases keep the others out, and the limit holds', () => {
    const prepared = prepare(documents);
    const names = (options: Partial<ScoreOptions>) =>
      rankBm25({ ...prepared, ...NOTHING, wanted: asked('roof', 'gutter'), ...options }).map(
        ({ documentId, chunkIndex }) => `${documentId}${chunkIndex}`,
      );
    expect(names({ excluded: ['yard'] })).toEqual(['a0', 'b0']);
    expect(names({ excluded: ['a'] })).toEqual(['b0']);
    expect(names({ phrases: [phraseTerms(['roof', 'gutter'])] })).toEqual(['a0']);
    expect(names({ phrases: [phraseTerms(['gutter', 'roof'])] })).toEqual([]);
    expect(names({ phrases: [phraseTerms(['roof', 'ladder'])] })).toEqual([]);
    expect(names({ limit: 1 })).toEqual(['a0']);
    expect(names({ limit: 1, always: [1] })).toEqual(['a0', 'b0']);
  });
});

test('the scores are those of BM25 counted out passage by passage', () => {
  const word = fc.constantFrom('roof', 'gutter', 'ladder', 'yard', 'paint');
  const passage = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
  const document = fc.array(passage, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(document, document, fc.uniqueArray(word, { minLength: 1 }), (a, b, words) => {
      const prepared = prepare({ a, b });
      const passages = [...a, ...b].map((content) => indexTerms(content));
      const expected = passages.map((held) =>
        words.reduce((sum, term) => {
          const count = held.filter((one) => one === term).length;
          const found = passages.filter((other) => other.includes(term)).length;
          return count === 0
            ? sum
            : sum + idf(passages.length, found) * bm25Term(count, held.length, prepared.averageLength);
        }, 0),
      );
      const scored = rankBm25({ ...prepared, ...NOTHING, wanted: asked(...words) });
      expect(scored).toHaveLength(expected.filter((score) => score > 0).length);
      for (const { documentId, chunkIndex, bm25 } of scored) {
        expect(bm25).toBeCloseTo(expected[documentId === 'a' ? chunkIndex : a.length + chunkIndex] ?? 0, 8);
      }
    }),
  );
});

test('a phrase is found where its words stand in a row, little ones included, and nowhere else', () => {
  const word = fc.constantFrom('roof', 'gutter', 'as', 'is', 'the', 'ladder');
  const passage = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(passage, { minLength: 1, maxLength: 6 }),
      fc.array(word, { minLength: 2, maxLength: 4 }),
      (contents, phrase) => {
        const terms = phraseTerms(phrase);
        fc.pre(terms.length > 0);
        const scored = rankBm25({
          ...prepare({ a: contents }),
          ...NOTHING,
          wanted: asked(...terms.map(({ term }) => term)),
          phrases: [terms],
        });
        const found = scored.map(({ chunkIndex }) => chunkIndex);
        contents.forEach((content, at) => {
          if (holdsPhrase(content, phrase)) expect(found).toContain(at);
        });
        for (const at of found) {
          const words = tokenize(contents[at] ?? '').map(({ word }) => word);
          const stands = words.some((_, from) =>
            phrase.every(
              (wanted, step) => phraseTerms([wanted]).length === 0 || words[from + step] === wanted,
            ),
          );
          expect(stands).toBe(true);
        }
      },
    ),
  );
});

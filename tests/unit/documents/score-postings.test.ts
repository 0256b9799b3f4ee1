import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPostings } from '#src/documents/postings.ts';
import { type ScoreOptions, scorePostings, type TermPostings } from '#src/documents/score-postings.ts';
import { bm25Term, idf } from '#src/search/bm25.ts';
import { indexTerms } from '#src/search/tokenize.ts';

function prepare(
  documents: Record<string, string[]>,
): Pick<ScoreOptions, 'postings' | 'passages' | 'averageLength'> {
  const postings: TermPostings[] = [];
  let passages = 0;
  let terms = 0;
  for (const [documentId, contents] of Object.entries(documents)) {
    const built = buildPostings(contents);
    postings.push(...built.postings.map((one) => ({ ...one, documentId, found: one.chunks.length })));
    passages += contents.length;
    terms += built.lengths.reduce((sum, length) => sum + length, 0);
  }
  return { postings, passages, averageLength: terms / Math.max(1, passages) };
}

const asked = (...terms: string[]) => terms.map((term, group) => ({ group, term, weight: 1 }));
const NOTHING = { excluded: [], needed: [], limit: 20 };

describe('word scores', () => {
  const documents = {
    a: ['roof roof gutter', 'gutter of the yard'],
    b: ['the roof of a long and winding house beside the river', 'nothing'],
  };

  test('the passage with more of the words, and more often, comes first', () => {
    const found = scorePostings({ ...prepare(documents), ...NOTHING, wanted: asked('roof', 'gutter') });
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
    const both = scorePostings({ ...prepare(documents), ...NOTHING, wanted });
    const one = scorePostings({ ...prepare(documents), ...NOTHING, wanted: asked('roof') });
    expect(both[0]).toEqual(one[0]);
    expect(both).toHaveLength(3);
  });

  test('excluded words take a passage out, needed ones keep the others out, and the limit holds', () => {
    const prepared = prepare(documents);
    const names = (options: Partial<ScoreOptions>) =>
      scorePostings({ ...prepared, ...NOTHING, wanted: asked('roof', 'gutter'), ...options }).map(
        ({ documentId, chunkIndex }) => `${documentId}${chunkIndex}`,
      );
    expect(names({ excluded: ['yard'] })).toEqual(['a0', 'b0']);
    expect(names({ needed: [0, 1] })).toEqual(['a0']);
    expect(names({ limit: 1 })).toEqual(['a0']);
  });

  test('a document that is filtered out still counts for how rare a word is', () => {
    const { postings, ...stats } = prepare(documents);
    const filtered = postings.map((one) =>
      one.documentId === 'b' ? { ...one, chunks: [], counts: [], lengths: [] } : one,
    );
    const wanted = asked('roof');
    const all = scorePostings({ postings, ...stats, ...NOTHING, wanted });
    const some = scorePostings({ postings: filtered, ...stats, ...NOTHING, wanted });
    expect(some).toEqual(all.filter(({ documentId }) => documentId === 'a'));
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
      const scored = scorePostings({ ...prepared, ...NOTHING, wanted: asked(...words) });
      expect(scored).toHaveLength(expected.filter((score) => score > 0).length);
      for (const { documentId, chunkIndex, bm25 } of scored) {
        expect(bm25).toBeCloseTo(expected[documentId === 'a' ? chunkIndex : a.length + chunkIndex] ?? 0, 8);
      }
    }),
  );
});

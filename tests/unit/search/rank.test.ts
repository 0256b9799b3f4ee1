import { describe, expect, it } from 'vitest';
import { cosine, HASHED_WIDTH, hashedEmbedding } from '#src/search/embedding.ts';
import { fuseScores } from '#src/search/fuse.ts';
import { parseQuery } from '#src/search/query.ts';
import { holdsPhrase, rankChunks } from '#src/search/rank.ts';
import { makeSnippet } from '#src/search/snippets.ts';

const PASSAGES = [
  { content: 'The tenant, Odalys Pemberton, paid the deposit of $900 by check in May.' },
  { content: 'Grayling Orchards served the notice to quit on June 4, 2024 at the front door.' },
  { content: 'The orchard lies at the border of Alder County; its pears ripen in September.' },
  { content: 'Notice of the hearing was mailed. To quit the premises takes a notice in writing.' },
];

describe('rankChunks', () => {
  it('puts the passage that holds the words first, whatever their endings', () => {
    expect(rankChunks(PASSAGES, 'payment of deposits')[0]?.index).toBe(0);
    expect(rankChunks(PASSAGES, 'ripening pear')[0]?.index).toBe(2);
  });

  it('demands phrases and refuses excluded words', () => {
    expect(rankChunks(PASSAGES, '"notice to quit"').map(({ index }) => index)).toEqual([1]);
    expect(rankChunks(PASSAGES, 'notice -hearing').map(({ index }) => index)).not.toContain(3);
    expect(holdsPhrase('Notice\nTO quit', ['notice', 'to', 'quit'])).toBe(true);
  });

  it('finds a passage by related words and by letters when no word matches', () => {
    expect(rankChunks(PASSAGES, 'landlord notified')[0]?.index).toBeDefined();
    expect(rankChunks(PASSAGES, 'septembre')[0]?.index).toBe(2);
  });

  it('gives at most as many as asked for and nothing for nothing', () => {
    expect(rankChunks(PASSAGES, 'notice', 1)).toHaveLength(1);
    expect(rankChunks([], 'notice')).toEqual([]);
    expect(rankChunks(PASSAGES, '')).toEqual([]);
  });
});

describe('hashedEmbedding', () => {
  it('is 1536 wide, of length 1, and the same for the same text', () => {
    const vector = hashedEmbedding('notice to quit');
    expect(vector).toHaveLength(HASHED_WIDTH);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 10);
    expect(hashedEmbedding('notice to quit')).toEqual(vector);
    expect(hashedEmbedding('').every((value) => value === 0)).toBe(true);
  });

  it('lies nearer to a text that shares words than to one that does not', () => {
    const near = cosine(hashedEmbedding('notice to quit'), hashedEmbedding('the notice to quit was served'));
    const far = cosine(hashedEmbedding('notice to quit'), hashedEmbedding('pears ripen in September'));
    expect(near).toBeGreaterThan(far + 0.3);
    expect(cosine([1, 0], [1])).toBe(0);
    expect(cosine([0, 0], [1, 0])).toBe(0);
  });
});

describe('fuseScores', () => {
  it('adds the weighted cosine to BM25 as a share of the best', () => {
    const hits = [
      { id: 'a', bm25: 4, cosine: 0 },
      { id: 'b', bm25: 2, cosine: 0.9 },
      { id: 'c', bm25: 0, cosine: -1 },
    ];
    expect(fuseScores(hits, 0.5).map(({ id, score }) => [id, score])).toEqual([
      ['a', 1],
      ['b', 0.95],
      ['c', 0],
    ]);
  });
});

describe('makeSnippet', () => {
  const long = `${'Nothing to see in these words. '.repeat(20)}The deposit was never returned. ${'More words follow. '.repeat(20)}`;

  it('shows the stretch with the words and marks them', () => {
    const snippet = makeSnippet(long, parseQuery('returned deposit'), 120);
    expect(snippet.text.length).toBeLessThanOrEqual(120);
    expect(long.slice(snippet.start, snippet.end)).toBe(snippet.text);
    expect(snippet.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual([
      'deposit',
      'returned',
    ]);
  });

  it('shows the beginning where no word stands', () => {
    const snippet = makeSnippet(long, parseQuery('zebra'), 60);
    expect(snippet.start).toBe(0);
    expect(snippet.marks).toEqual([]);
  });
});

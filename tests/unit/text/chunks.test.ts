import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkText, countTokens, splitSentences } from '#src/text/chunks.ts';

const word = fc.oneof(
  fc.constantFrom(
    'the',
    'Court',
    'tenant',
    'paid',
    '$1,250.00',
    'Dr.',
    'No.',
    '12.',
    '(a)',
    'v.',
    'however,',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.string({ minLength: 900, maxLength: 1500 }),
);
const gap = fc.constantFrom(' ', ' ', ' ', '. ', '.\n', '\n\n', '\n', '\t', '\f', '? ', '\n3. ');
const paper = fc
  .array(fc.tuple(word, gap), { maxLength: 200 })
  .map((parts) => parts.map(([left, right]) => left + right).join(''));

describe('chunkText', () => {
  it('gives passages that are slices of the text, in order, on one page, and together hold all its words', () => {
    fc.assert(
      fc.property(paper, (text) => {
        const chunks = chunkText(text);
        const covered = new Uint8Array(text.length);
        let last = -1;
        chunks.forEach((chunk, index) => {
          expect(chunk.index).toBe(index);
          expect(chunk.content).toBe(text.slice(chunk.start, chunk.end));
          expect(chunk.content).not.toContain('\f');
          expect(chunk.content.trim()).toBe(chunk.content);
          expect(chunk.page).toBe(text.slice(0, chunk.start).split('\f').length);
          expect(chunk.start).toBeGreaterThan(last);
          expect(chunk.tokenCount).toBeLessThanOrEqual(260);
          last = chunk.start;
          covered.fill(1, chunk.start, chunk.end);
        });
        for (let at = 0; at < text.length; at += 1) {
          if (/\S/.test(text.charAt(at))) expect(covered[at]).toBe(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps prose passages near two hundred tokens and repeats at most a sentence', () => {
    const sentence = 'The tenant paid the rent of March on the third day of that month by a personal check. ';
    const chunks = chunkText(sentence.repeat(120));
    for (const chunk of chunks.slice(0, -1)) {
      expect(chunk.tokenCount).toBeGreaterThan(150);
      expect(chunk.tokenCount).toBeLessThanOrEqual(250);
      expect(chunk.content.endsWith('check.')).toBe(true);
    }
    const overlap = (chunks[0]?.end ?? 0) - (chunks[1]?.start ?? 0);
    expect(overlap).toBeGreaterThan(0);
    expect(overlap).toBeLessThanOrEqual(sentence.length);
  });

  it('does not cut after abbreviations or paragraph numbers', () => {
    const text = `${'Mr. Ortega v. Lane, No. 12, Fed. R. Civ. P. 12(b) applies here. '.repeat(40)}`;
    for (const chunk of chunkText(text)) expect(chunk.content.startsWith('Mr. Ortega')).toBe(true);
  });

  it.each([
    ['The order of Judge Ada J. Winthrop-Oak stands. It is final.', 2],
    ['Grayling Orchards, Inc. v. Copperfield Co., Ltd. was cited.', 1],
    ['She sold it to Copperfield, Inc. The price was low.', 2],
    ['The hearing begins at 1:30 p.m. The parties shall attend.', 2],
    ['See Marlow v. Finch, 12 F. Supp. 3d 34, 40 (E.D. Va. 2031) (quoting Thorne). The motion fails.', 2],
    ['He left (Harrow Dep. 12:4; Lund Aff. ¶ 7). Nobody saw him.', 2],
    ['Under Fed.R.Civ.P. 54 the fee is due. Nobody paid it.', 2],
    ['The motion (Dckt. # 4) was filed by Dr. Okonjo-Bell, Esq. and served.', 1],
    ['II. The Statement Is Hearsay', 1],
    ['It cites Mass. Gen. Laws c. 93A and D. Ariz. 2031 cases, e.g. Finch.', 1],
  ])('cuts %s', (text, sentences) => {
    expect(splitSentences(text)).toHaveLength(sentences);
  });

  it('has nothing to give for an empty paper', () => {
    expect(chunkText('')).toEqual([]);
    expect(chunkText(' \n\f \n')).toEqual([]);
  });
});

describe('countTokens', () => {
  it('counts at least one token a word', () => {
    expect(countTokens('a b c d')).toBeGreaterThanOrEqual(4);
    expect(countTokens('')).toBe(0);
  });
});

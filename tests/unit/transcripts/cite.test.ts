import { describe, expect, test } from 'vitest';
import { citation, citeRange, quotation, shortTitle, sourcePlace } from '#src/transcripts/cite.ts';
import { parseTranscript } from '#src/transcripts/parse.ts';
import { linesOf, searchTranscript } from '#src/transcripts/search.ts';
import { asTextFile, makeDeposition } from '#tests/factories/transcripts.ts';

const parsed = parseTranscript(asTextFile(makeDeposition()));
const named = {
  title: 'Deposition of Anselm Okoro',
  transcriptType: 'deposition',
  witness: 'Anselm Okoro',
  transcriptDate: '2026-03-04',
} as const;

const at = (page: number | null, line: number | null, sheet = 9) => ({ page, line, sheet });

function between(from: string, to: string) {
  const places = parsed.lines.map(sourcePlace);
  return parsed.lines.slice(places.indexOf(from), places.indexOf(to) + 1);
}

test.each([
  [at(42, 7), at(42, 7), '42:7'],
  [at(42, 7), at(42, 12), '42:7–12'],
  [at(42, 7), at(43, 2), '42:7–43:2'],
  [at(42, 7), at(43, null), '42–43'],
  [at(42, null), at(42, null), '42'],
  [at(null, null, 3), at(null, null, 3), 'page 3 of the file'],
  [at(null, null, 3), at(null, null, 5), 'pages 3–5 of the file'],
])('%o to %o is cited %s', (first, last, words) => {
  expect(citeRange(first, last)).toBe(words);
});

test.each([
  [named, 'Okoro Dep.'],
  [{ ...named, witness: 'Imogen Tarr, Jr.' }, 'Tarr Dep.'],
  [{ ...named, witness: 'Bellwether Holdings, LLC' }, 'Bellwether Holdings Dep.'],
  [{ ...named, witness: null }, 'Deposition of Anselm Okoro'],
  [{ ...named, transcriptType: 'hearing' as const }, 'Hr’g Tr. (Mar. 4, 2026)'],
  [{ ...named, transcriptType: 'trial' as const, transcriptDate: null }, 'Trial Tr.'],
])('%o is called %s', (transcript, words) => {
  expect(shortTitle(transcript)).toBe(words);
});

describe('a quotation', () => {
  test('keeps who speaks apart and ends with its citation', () => {
    expect(quotation(named, between('3:16', '3:20'))).toBe(
      [
        'Q. When did you first learn that the furnace in apartment 12 had failed?',
        'MR. DUNE: Objection. Foundation.',
        'THE WITNESS: On the ninth of January. The tenant called me twice that morning.',
        '(Okoro Dep. 3:16–20)',
      ].join('\n'),
    );
  });

  test('says where something is left out', () => {
    const lines = [...between('3:25', '4:2'), ...between('5:2', '5:2')];
    expect(citation(named, lines)).toBe('Okoro Dep. 3:25–4:2, 5:2');
    expect(quotation(named, lines)).toContain('twelve.\n…\nA. Not that I know of.');
  });
});

describe('search', () => {
  const places = (q: string, who?: number | 'witness') =>
    searchTranscript(parsed, q, who).hits.map(({ place }) => place);

  test('finds a word wherever it is said, and longer words that begin with it', () => {
    expect(places('furnace')).toEqual(['3:16', '3:21', '4:9']);
    expect(places('repair')).toEqual(['3:24', '4:12', '4:25']);
  });

  test('finds words in one breath over the end of a line and a page', () => {
    expect(places('furnace apartment')).toEqual(['3:16–17']);
    expect(places('"It may have been twelve"')).toEqual(['4:1–2', '4:14–15']);
    expect(places('refuse company')).toEqual(['4:25–5:1']);
  });

  test("looks at one speaker's words alone, or at every answer", () => {
    expect(places('log')).toEqual(['3:23', '4:6', '4:6', '4:11', '4:19', '4:19']);
    expect(places('log', 'witness')).toEqual(['3:23', '4:11']);
    expect(
      places(
        'objection',
        parsed.speakers.findIndex(({ name }) => name === 'MR. DUNE'),
      ),
    ).toEqual(['3:18']);
    expect(places('no further', 0)).toEqual([]);
  });

  test('marks what it found and says where it stands among the lines shown', () => {
    const [hit] = searchTranscript(parsed, '"furnace in apartment"').hits;
    const line = parsed.lines[hit?.index ?? 0];
    expect(hit?.marks).toHaveLength(2);
    expect(line?.text.slice(hit?.marks[0]?.from, hit?.marks[0]?.to)).toBe('furnace in');
    const [answer] = searchTranscript(parsed, 'log', 'witness').hits;
    expect(linesOf(parsed, 'witness')[answer?.position ?? 0]).toBe(answer?.index);
  });

  test.each(['', '   ', '""', '?!', '(', '[a-z', 'zeppelin', 'furnace zeppelin'])('%j finds nothing', (q) => {
    expect(searchTranscript(parsed, q)).toEqual({ total: 0, hits: [] });
  });

  test('leaves the word index alone', () => {
    expect(places('winter')).toEqual(['3:10']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText } from '#src/verification/check-text.ts';
import type { Check } from '#src/verification/schema.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const WORDS =
  'tenant landlord furnace deposit morning return summons clerk modern window claim flood office efficient plaintiff defendant will shall willow corner declared account winter soil million repaired promised keys'.split(
    ' ',
  );
const FIGURES = ['$4,350.00', '47 days', 'room 218', '9,120.75', 'No. 5031'];

/** A paper of many words and some figures, lines and pages long. */
const paper = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...WORDS) }, fc.constantFrom(...FIGURES)),
      fc.constantFrom(' ', ' ', ' ', ', ', '\n', '\f'),
    ),
    { minLength: 80, maxLength: 300 },
  )
  .map((pairs) => pairs.map(([word, gap]) => word + (/\d/.test(word) ? ' ' : gap)).join(''));
const cut = fc
  .record({ text: paper, from: fc.nat(), length: fc.integer({ min: 8, max: 30 }) })
  .map(({ text, from, length }) => {
    const words = [...text.matchAll(/\S+/g)];
    const first = from % (words.length - length);
    const start = words[first]?.index ?? 0;
    const last = words[first + length - 1];
    return { text, quote: text.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0)) };
  });

function quoteIn(text: string, quote: string): Check | undefined {
  const papers = [
    { id: 'other', filename: 'other.pdf', text: 'Nothing of it stands in this paper.' },
    { id: 'paper', filename: 'paper.pdf', text },
  ];
  return checkText(`It says “${quote}” there.`, { papers, known: [] })[0];
}

const CHANGES: readonly [string, (quote: string) => string][] = [
  ['nothing', (quote) => quote],
  ['white space', (quote) => quote.replace(/\s+/g, '  \n ')],
  ['case', (quote) => quote.toUpperCase()],
  ['punctuation', (quote) => quote.replace(/(?<!\d),(?!\d)/g, ';')],
  ['m for rn and rn for m', (quote) => quote.replace('m', 'rn')],
  ['1 for l', (quote) => quote.replace('l', '1')],
  ['0 for o', (quote) => quote.replace('o', '0')],
  ['cl for d', (quote) => quote.replace('d', 'cl')],
];

describe('a quotation cut out of a paper at random', () => {
  test.each(CHANGES)('with other %s is found, in the words of the paper', (_, change) => {
    fc.assert(
      fc.property(cut, ({ text, quote }) => {
        const found = quoteIn(text, change(quote));
        expect(found).toMatchObject({ kind: 'quote', status: 'found', source: { documentId: 'paper' } });
        const source = found?.source;
        expect(source?.quote).toBe(text.slice(source?.start, source?.end));
      }),
      { numRuns: 60 },
    );
  });

  test('with one digit changed is never found', () => {
    fc.assert(
      fc.property(cut, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ text, quote }, at, by) => {
        const places = [...quote.matchAll(/\d/g)].map(({ index }) => index);
        const place = places[at % Math.max(1, places.length)];
        fc.pre(place !== undefined);
        const digit = String((Number(quote.charAt(place ?? 0)) + by) % 10);
        const changed = quote.slice(0, place) + digit + quote.slice((place ?? 0) + 1);
        expect(quoteIn(text, changed)?.status).toBe('not-found');
      }),
      { numRuns: 150 },
    );
  });
});

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`,
  (iso) => `the ${Number(iso.slice(8))}th of ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
  (iso) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`,
  (iso) => `${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1]?.slice(0, 3)}. ${iso.slice(0, 4)}`,
];
const written = fc.constantFrom(...DAYS);
const only = (text: string, paperText: string) =>
  checkText(text, { papers: [{ id: 'p', filename: 'p.pdf', text: paperText }], known: [] });

test('a date is found exactly when a paper has that day, however each is written', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 8 }), day, written, written, (days, asked, how, other) => {
      const isos = days.map((each) => each.toISOString().slice(0, 10));
      const iso = asked.toISOString().slice(0, 10);
      const text = isos.map((each) => `It was so on ${other(each)} there.`).join('\n');
      const expected = isos.includes(iso) ? 'found' : 'not-found';
      expect(only(`On ${how(iso)} it was.`, text)).toMatchObject([{ kind: 'date', status: expected }]);
      expect(only(`On ${how(iso)} it was.`, `${text}\nIt was ${other(iso)}.`)).toMatchObject([
        { status: 'found' },
      ]);
    }),
    { numRuns: 200 },
  );
});

const cents = fc.integer({ min: 1, max: 50_000_000 }).map((value) => value / 100);
const SUMS: readonly ((sum: number) => string)[] = [
  (sum) => `$${sum.toFixed(2)}`,
  (sum) => `$${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  (sum) => `${sum.toFixed(2)} dollars`,
  (sum) => `USD ${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
];
const priced = fc.constantFrom(...SUMS);

test('a sum is found exactly when a paper has it, however each is written', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), cents, priced, priced, (sums, asked, how, other) => {
      const text = sums.map((sum) => `He paid ${other(sum)} then.`).join('\n');
      const expected = sums.includes(asked) ? 'found' : 'not-found';
      expect(only(`It is ${how(asked)} now.`, text)).toMatchObject([{ kind: 'sum', status: expected }]);
      expect(only(`It is ${how(asked)} now.`, `${text}\nAnd ${other(asked)}.`)).toMatchObject([
        { status: 'found' },
      ]);
    }),
    { numRuns: 200 },
  );
});

/** What repetitions in patterns choke on, each as long as a draft may be. */
const LONG = 6_000;
const NASTY: readonly [string, string][] = [
  ['section signs', 'NMSA 1978, §'],
  ['only section signs', '§'],
  ['initials', 'A.'],
  ['capitals', 'Ab '],
  ['names', 'Ab v. Cd '],
  ['opened quotations', ' "a'],
  ['opened curly quotations', '“a '],
  ['quotations never closed', ' "a"a'],
  ['brackets', 'Rule 1(a)(b)'],
  ['open brackets', 'FRCP 1('],
  ['numbers', '1,234,'],
  ['digits', '7'],
  ['dashes', '1-2-3-'],
  ['months', 'March 3, '],
  ['number words', 'one hundred and two thousand '],
  ['pages', 'p. 1, pp. 2-'],
  ['reporters', '12 F.3d 45, '],
  ['volumes', '12 U.S. 12 U.S. '],
  ['white space', ' '],
  ['new lines', 'Ab\n\n'],
  ['joined rules', 'Rules 1, 2, and 3, or '],
  ['codes', 'Cal. Code Civ. '],
  ['ellipses', '“a … b … c '],
  ['file names', 'a.pdf at 1 '],
  ['WL', '2019 WL 1 2019 U.S. '],
  ['years', '2019-NMSC-'],
  ['periods', '.'],
];

test.each(NASTY)('a long text of %s is read in a time that grows with its length', async (_, piece) => {
  const read = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    checkText(text, { papers: [{ id: 'p', filename: 'p.pdf', text }], known: [text.slice(0, 1000)] });
  };
  expect(await growthOf(read, LONG)).toBeLessThan(LINEAR);
});

test('any text at all is checked without failing, in order and without overlaps', () => {
  const pieces = fc.constantFrom(
    ...[
      '“',
      '”',
      '"',
      '§',
      'FRCP 12(b)(6)',
      'v.',
      'March 3, 2024',
      '$5',
      'p. 3',
      '\n',
      '\f',
      '…',
      'Rule',
      '(',
      ')',
      '5%',
    ],
  );
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme' }), fc.constantFrom(...WORDS)))
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, text, (draft, body) => {
      let end = 0;
      for (const check of checkText(draft, {
        papers: [{ id: 'p', filename: 'p.pdf', text: body }],
        known: [body],
      })) {
        expect(check.start).toBeGreaterThanOrEqual(end);
        expect(draft.slice(check.start, check.end)).toBe(check.text);
        end = check.end;
      }
    }),
    { numRuns: 300 },
  );
});

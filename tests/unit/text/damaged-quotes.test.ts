import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateQuote, quotedSpans, quoteLocator, splitAtEllipses } from '#src/text/quotes.ts';

const WORDS =
  'tenant landlord furnace deposit morning return summons clerk modern window claim flood office efficient plaintiff defendant will shall willow 1250 2021 $4,350.00 47-8-18 corner declared account winter oil bill soil million'.split(
    ' ',
  );

/** A text of many distinct words in a random order, some lines and pages long. */
const paper = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', ' ', ', ', '. ', '\n', '\f')), {
    minLength: 60,
    maxLength: 160,
  })
  // A number alone on a line is a page number to the reader, and none of the text.
  .map((pairs) => pairs.map(([word, gap]) => word + (/\d/.test(word) ? ' ' : gap)).join(''));
const part = fc.record({ text: paper, from: fc.nat(), length: fc.integer({ min: 6, max: 25 }) });

/** Some whole words in a row, with their place. */
function cutFrom({ text, from, length }: { text: string; from: number; length: number }) {
  const words = [...text.matchAll(/[^\s]+/g)];
  const first = from % (words.length - length);
  const last = words[first + length - 1];
  const start = words[first]?.index ?? 0;
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return { quote: text.slice(start, end), start, end };
}

/** Every second place where `pattern` stands, written otherwise: damage is never everywhere. */
function everySecond(text: string, pattern: RegExp, to: (found: string) => string): string {
  let count = 0;
  return text.replace(pattern, (found) => {
    count += 1;
    return count % 2 === 1 ? to(found) : found;
  });
}

const DAMAGE: readonly [string, (quote: string) => string][] = [
  ['white space', (quote) => quote.replace(/\s+/g, ' \n  ')],
  ['no white space at a line end', (quote) => quote.replace(/\n/, '')],
  ['case', (quote) => quote.toUpperCase()],
  ['punctuation', (quote) => quote.replace(/(?<!\d)[.,](?!\d)/g, ';')],
  [
    'hyphens at line ends',
    (quote) => everySecond(quote, /[a-z]{6,}/g, (word) => `${word.slice(0, 3)}-\n${word.slice(3)}`),
  ],
  [
    'soft hyphens',
    (quote) => everySecond(quote, /[a-z]{6,}/g, (word) => `${word.slice(0, 3)}\u00ad${word.slice(3)}`),
  ],
  [
    'fi and fl as one letter',
    (quote) => quote.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'),
  ],
  ['rn for m', (quote) => everySecond(quote, /m/g, () => 'rn')],
  ['m for rn', (quote) => everySecond(quote, /rn/g, () => 'm')],
  ['0 for O and o', (quote) => everySecond(quote, /o/gi, () => '0')],
  ['O for 0', (quote) => everySecond(quote, /0/g, () => 'O')],
  ['1 for l', (quote) => everySecond(quote, /l/g, () => '1')],
  ['I for l', (quote) => everySecond(quote, /l/g, () => 'I')],
  ['l for 1 and i', (quote) => everySecond(quote, /[1i]/g, () => 'l')],
  ['| for l inside a word', (quote) => everySecond(quote, /(?<=[a-z])l(?=[a-z])/g, () => '|')],
  ['cl for d', (quote) => everySecond(quote, /d/g, () => 'cl')],
  ['d for cl', (quote) => everySecond(quote, /cl/g, () => 'd')],
  ['vv for w', (quote) => everySecond(quote, /w/g, () => 'vv')],
  ['5 for s', (quote) => everySecond(quote, /s/g, () => '5')],
  [
    'accents and typographic signs',
    (quote) =>
      everySecond(quote, /o/g, () => 'ó')
        .replace(/ /, '\u00a0')
        .replace(/-/g, '–'),
  ],
];

describe.each(DAMAGE)('a quotation damaged by %s', (_, damage) => {
  it('is found at its place, in the words of the source', () => {
    fc.assert(
      fc.property(part, (cut) => {
        const { quote, start, end } = cutFrom(cut);
        const found = locateQuote(cut.text, damage(quote));
        expect(found.verified).toBe(true);
        expect(found.quote).toBe(cut.text.slice(found.start, found.end));
        // The same words may stand further up; edges may lose a sign.
        const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
        expect(found.start).toBeLessThanOrEqual(start + 2);
        if (found.start > start - 2) expect(found.end).toBeGreaterThanOrEqual(end - 2);
        expect(plain(found.quote)).toBe(plain(quote));
      }),
      { numRuns: 60 },
    );
  });

  it('is found when the source is what is damaged', () => {
    fc.assert(
      fc.property(part, (cut) => {
        const { quote, start, end } = cutFrom(cut);
        const text = cut.text.slice(0, start) + damage(quote) + cut.text.slice(end);
        const found = locateQuote(text, quote);
        expect(found.verified).toBe(true);
        expect(found.quote).toBe(text.slice(found.start, found.end));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what the paper does not say', () => {
  it('is never found: a word more, a word less, another number, another order', () => {
    fc.assert(
      fc.property(part, fc.nat(), (cut, at) => {
        const { quote } = cutFrom(cut);
        const words = quote.split(/\s+/);
        const place = 1 + (at % (words.length - 2));
        const added = [...words.slice(0, place), 'zeppelin', ...words.slice(place)].join(' ');
        const number = [...words.slice(0, place), '7734', ...words.slice(place + 1)].join(' ');
        expect(locateQuote(cut.text, added).verified).toBe(false);
        expect(locateQuote(cut.text, number).verified).toBe(false);
      }),
    );
  });

  it.each([
    ['a negation left out', 'The rent was not paid in March.', 'The rent was paid in March'],
    ['a negation put in', 'The rent was paid in March.', 'The rent was not paid in March'],
    ['another year', 'Signed on March 3, 2025.', 'Signed on March 3, 2026'],
    ['another sum', 'The sum of $4,350.00 is due.', 'The sum of $4,850.00 is due'],
    ['a sum ten times as large', 'The sum of $435.00 is due.', 'The sum of $4,350.00 is due'],
    [
      'two places joined',
      'The rent is due. The roof leaks. The tenant pays.',
      'The rent is due. The tenant pays.',
    ],
    [
      'two places joined by an ellipsis',
      'The rent is due. The roof leaks. Pay it.',
      'The rent is due … Pay it',
    ],
    ['only signs', 'Whereas — the parties …', ' … — '],
  ])('%s', (_, text, quote) => {
    expect(locateQuote(text, quote).verified).toBe(false);
  });
});

describe('a quotation with something left out', () => {
  it.each([
    ['The rent of the house … is due on Monday', ['The rent of the house', 'is due on Monday']],
    ['The rent of the house ... is due on Monday', ['The rent of the house', 'is due on Monday']],
    ['The rent of the house [. . .] is due on Monday', ['The rent of the house', 'is due on Monday']],
    ['The rent of the house. . . . It is due', ['The rent of the house', 'It is due']],
    ['… the rent of the house …', ['… the rent of the house …']],
    ['The rent … is due on Monday', ['The rent … is due on Monday']],
    ['No ellipsis at all', ['No ellipsis at all']],
  ])('%s', (quote, pieces) => {
    expect(splitAtEllipses(quote)).toEqual(pieces);
  });
});

describe('quotations inside a message', () => {
  it.each([
    ['It says “the rent is due on Monday”.', ['the rent is due on Monday']],
    [
      'It says "the rent is due on Monday", and "nothing else is due then".',
      ['the rent is due on Monday', 'nothing else is due then'],
    ],
    ['It says “He said "I paid it" then” only.', ['He said "I paid it" then']],
    ['The “Lease” and the "Rent" are terms.', []],
    ['A 6" pipe and an 8" pipe are not quotations, nor is this: ".', []],
    ['Never closed: “the rent is due on Monday', []],
  ])('%s', (message, words) => {
    const spans = quotedSpans(message);
    expect(spans.map((span) => span.words)).toEqual(words);
    for (const { start, end, words: inside } of spans) expect(message.slice(start + 1, end - 1)).toBe(inside);
  });
});

it('two megabytes with many quotations, found and not, take a time that grows with the text alone', () => {
  const line = (index: number) =>
    `On day ${index} the tenant paid rent number ${index * 7} to the clerk of the office. `;
  const text = Array.from({ length: 27_000 }, (_, index) => line(index)).join('');
  expect(text.length).toBeGreaterThan(2_000_000);
  const locate = quoteLocator(text);
  for (const index of [3, 13_000, 26_990]) {
    expect(locate(line(index).toUpperCase().replaceAll('M', 'RN'))).toMatchObject({
      verified: true,
      how: 'ocr',
    });
  }
  for (let round = 0; round < 10; round += 1) {
    expect(locate(`the tenant paid rent number ${round} zeppelins to the clerk`).verified).toBe(false);
  }
});

describe('letters that two are taken for', () => {
  it('are not sought across the gap between two words', () => {
    const text = 'They met at the corner No. 5031 of that street.';
    expect(locateQuote(text, 'N0. 5031 of that street')).toMatchObject({ verified: true, how: 'ocr' });
  });

  it('are not cut in half: “now” is not the end of “mow”', () => {
    expect(locateQuote('He will mow the lawn today.', 'now the lawn today').verified).toBe(false);
    expect(locateQuote('He said it was a fact anew.', 'it was a fact anevv').verified).toBe(true);
  });
});

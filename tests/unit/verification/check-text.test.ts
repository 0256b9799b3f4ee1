import { describe, expect, test } from 'vitest';
import { checkText } from '#src/verification/check-text.ts';
import type { Check } from '#src/verification/schema.ts';
import { LEASE, PAPERS } from './papers.ts';

function check(text: string, known: string[] = []): Check[] {
  return checkText(text, { papers: PAPERS, known, today: '2026-11-20' });
}

function only(text: string, known: string[] = []): Check {
  const checks = check(text, known);
  expect(checks.map((one) => one.text)).toHaveLength(1);
  const [first] = checks;
  if (first === undefined) throw new Error('nothing was checked');
  expect(text.slice(first.start, first.end)).toBe(first.text);
  return first;
}

describe('quotations', () => {
  test('one that stands there has its place, in the words of the paper', () => {
    const found = only('It says “The monthly RENT is $1,250.00 due on the first day” there.');
    expect(found).toMatchObject({ kind: 'quote', status: 'found' });
    expect(found.note).toBe(
      'These words stand in lease.pdf on page 2, apart from spacing, capitals or punctuation.',
    );
    expect(found.source).toMatchObject({
      documentId: 'lease',
      page: 2,
      quote: 'The monthly rent is $1,250.00, due on the first day',
      verified: true,
    });
  });

  test.each([
    ['word for word', '“The tenant shall give thirty days written notice”', 'page 3.'],
    [
      'with letters that a scan confuses',
      '“The tenant sha1l give thirty clays written notice”',
      'Compare it with the page',
    ],
    ['with something left out', '“The tenant shall give … notice before moving out”', 'page 3'],
  ])('%s', (_, text, note) => {
    expect(only(text)).toMatchObject({ status: 'found', note: expect.stringContaining(note) });
  });

  test.each([
    'The lease says “the landlord shall pay double rent”.',
    'It says “The monthly rent is $1,350.00, due on the first day”.',
    'It says “The monthly rent is … pay within three days or move out”, out of two papers.',
  ])('one that stands nowhere: %s', (text) => {
    expect(only(text)).toMatchObject({ kind: 'quote', status: 'not-found', source: null });
  });

  test('the person’s own words are known, and no source', () => {
    expect(
      only('You wrote “he never fixed the furnace at all”.', ['He never fixed the furnace at all!']),
    ).toMatchObject({
      status: 'found',
      source: null,
    });
  });
});

describe('pages', () => {
  test.each([
    ['“The tenant shall give thirty days written notice” (lease.pdf, p. 3).', 'found', 3],
    ['On page 3 the lease says “The tenant shall give thirty days written notice”.', 'found', 3],
    ['“The tenant shall give thirty days written notice” at 3.', 'found', 3],
    ['“The tenant shall give thirty days written notice” (on page 2 of lease.pdf).', 'looks-wrong', 3],
    [
      '“The tenant shall give thirty days written notice”, page 1 of Notice of Nonpayment 2024-05-06.pdf',
      'looks-wrong',
      3,
    ],
  ])('%s', (text, status, page) => {
    const found = check(text).find(({ kind }) => kind === 'page');
    expect(found).toMatchObject({ status, source: { documentId: 'lease', page } });
  });

  test('a paper that has no such page', () => {
    expect(only('See page 7 of lease.pdf.')).toMatchObject({
      kind: 'page',
      status: 'looks-wrong',
      note: 'lease.pdf has only 3 pages.',
    });
    expect(only('See page 2 of lease.pdf.')).toMatchObject({ status: 'found' });
    expect(only('See page 9.')).toMatchObject({ status: 'looks-wrong' });
    expect(check('See page 2.')).toEqual([]);
  });

  test('a paper may be called what it is', () => {
    expect(only('It is on page 3 of the lease.')).toMatchObject({
      status: 'found',
      source: { documentId: 'lease' },
    });
    expect(only('It is on page 4 of the lease.')).toMatchObject({ status: 'looks-wrong' });
  });

  test.each([
    'See Ex. 56, p. 133.',
    'On page 130 of the same book he says so.',
    'Page 2 of 12',
    'Mass. R. Civ. P. 60',
  ])('a page of something else is left alone: %s', (text) => {
    expect(check(text).filter(({ kind }) => kind === 'page')).toEqual([]);
  });

  test('an hour is no page', () => {
    expect(check('“The tenant shall give thirty days written notice” at 3 p.m. and at 3:30')).toHaveLength(1);
  });
});

describe('dates', () => {
  test.each([
    'March 1, 2024',
    'the 1st of March 2024',
    '1 March 2024',
    '3/1/24',
    '03/01/2024',
    '2024-03-01',
    'MARCH 1st, 2024',
    'March 1',
    'March 2024',
    'Friday, March 1, 2024',
    '5/6/2024',
    'May 7, 2024',
  ])('one of a paper, however it is written: %s', (date) => {
    expect(only(`It was on ${date} that they signed.`)).toMatchObject({ kind: 'date', status: 'found' });
  });

  test.each(['March 2, 2024', '3/1/25', '2023-03-01', 'March 3', 'June 2024'])(
    'one of no paper: %s',
    (date) => {
      expect(only(`It was on ${date}.`)).toMatchObject({ kind: 'date', status: 'not-found', source: null });
    },
  );

  test('a weekday that does not fit', () => {
    expect(only('It was on Monday, March 1, 2024.')).toMatchObject({
      status: 'looks-wrong',
      note: expect.stringContaining('is a Friday'),
    });
  });

  test('a day that there is not', () => {
    expect(only('It was on February 30, 2024.')).toMatchObject({ status: 'looks-wrong' });
  });

  test('one of the question or the records is known, and no source', () => {
    const found = only('The hearing is on June 3, 2026.', ['Hearing: Wed, Jun 3, 2026']);
    expect(found).toMatchObject({ status: 'found', source: null });
    expect(found.note).toContain('none of the documents');
  });

  test('the name of a file holds none', () => {
    expect(check('See Notice of Nonpayment 2024-05-06.pdf and scan-2019-01-02.pdf.')).toEqual([]);
  });
});

describe('sums', () => {
  test.each([
    '$1,250',
    '$1250.00',
    'US$ 1,250',
    '1,250.00 dollars',
    'USD 1,250',
    'one thousand two hundred and fifty dollars',
    '$2,500',
    '$2.5k',
    '5%',
    '5 percent',
  ])('one of a paper, however it is written: %s', (sum) => {
    expect(only(`They want ${sum} of you.`)).toMatchObject({ kind: 'sum', status: 'found' });
  });

  test.each(['$1,251', '$12,500', '1,250.50 dollars', 'two hundred dollars', '6%', '$1.25 million'])(
    'one of no paper: %s',
    (sum) => {
      expect(only(`They want ${sum} of you.`)).toMatchObject({ kind: 'sum', status: 'not-found' });
    },
  );
});

test('checks stand in the order of the text and never overlap', () => {
  const text =
    'On March 1, 2024 “The monthly rent is $1,250.00, due on the first day of each month” (p. 2) was $99 of “invented words of nobody at all” on May 6, 2024, 5%.';
  const checks = check(text);
  expect(checks.map(({ kind }) => kind)).toEqual(['date', 'quote', 'page', 'sum', 'quote', 'date', 'sum']);
  const isApart = checks.every((one, at) => one.start >= (checks[at - 1]?.end ?? 0));
  expect(isApart).toBe(true);
});

test('without papers nothing is found and nothing breaks', () => {
  const checks = checkText('“four words or more” on 3/1/24: $5 on page 3', { papers: [], known: [] });
  expect(checks.map(({ status }) => status)).toEqual(['not-found', 'not-found', 'not-found']);
  expect(LEASE.text).toContain('\f');
});

test.each(['3', '12', '¹', '²³'])('the number of a note behind a quotation (%s) hides nothing', (note) => {
  const said = `It says "the tenant shall give sixty days written notice"${note} and "the monthly rent is"${note}.`;
  const found = checkText(said, { papers: PAPERS, known: [], today: null });
  expect(found.map(({ kind, status }) => [kind, status])).toEqual([
    ['quote', 'not-found'],
    ['quote', 'found'],
  ]);
});

test('single marks quote too, and apostrophes do not', () => {
  const kinds = (text: string) =>
    checkText(text, { papers: PAPERS, known: [], today: null })
      .filter(({ kind }) => kind === 'quote')
      .map(({ text: words, status }) => [words, status]);
  expect(kinds('It says ‘the tenant shall give thirty days written notice’.')).toEqual([
    ['‘the tenant shall give thirty days written notice’', 'found'],
  ]);
  expect(kinds('It says ‘the tenant won’t ever need to give any notice’1 (page 3).')).toEqual([
    ['‘the tenant won’t ever need to give any notice’', 'not-found'],
  ]);
  for (const none of [
    'The tenant’s duty isn’t the landlords’ business, and that’s that’ then.',
    'In the ‘90s the tenant paid it, as the landlord’ did.',
    'He said ‘wait.\n\nThe tenant paid the rent and left’ then.',
    'She wrote ‘he said “no rent is due here” again’ to them.',
  ]) {
    expect(kinds(none).filter(([words]) => words?.startsWith('‘'))).toEqual([]);
  }
});

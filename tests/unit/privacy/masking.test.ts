import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createMaskTable,
  learnNumbers,
  mask,
  restore,
  restoreBegun,
  WITHHELD,
} from '#src/privacy/masking.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

test('spellings of one number share a figure, and each comes back as it was', () => {
  const table = createMaskTable();
  const text = 'SSN 123-45-6789, again 123 45 6789, and SSN: 123456789. Another: 219-09-9999.';
  const masked = mask(text, table);
  expect(masked).toBe('SSN [[SSN-1]], again [[SSN-1b]], and SSN: [[SSN-1c]]. Another: [[SSN-2]].');
  expect(restore(masked, table)).toBe(text);
  expect(mask('ssn 123-45-6789', table)).toBe('ssn [[SSN-1]]');
});

test('a number known from one text is masked in the others, also without its label', () => {
  const table = createMaskTable();
  learnNumbers('Account No. 0012345678', table);
  expect(mask('It came from 0012345678 and 001 234 5678, not from 10012345678.', table)).toBe(
    'It came from [[ACCOUNT-1]] and [[ACCOUNT-1b]], not from 10012345678.',
  );
});

test('writing that looks like a placeholder is one itself', () => {
  const table = createMaskTable();
  const text = 'See [[SSN-1]], [ssn 2] and \\[\\[Account-7b\\]\\]. SSN: 123-45-6789';
  const masked = mask(text, table);
  expect(masked).toBe('See [[TEXT-1]], [[TEXT-2]] and [[TEXT-3]]. SSN: [[SSN-1]]');
  expect(restore(masked, table)).toBe(text);
});

test('placeholders that a model altered come back, and one that it made up is withheld', () => {
  const table = createMaskTable();
  mask('SSN 123-45-6789 and 123 45 6789', table);
  for (const altered of [
    '[[ssn-1]]',
    '[[ SSN - 1 ]]',
    '[SSN-1]',
    '[[SSN 1]]',
    '[[SSN‑1]]',
    '\\[\\[SSN-1\\]\\]',
    '[ [SSN-1] ]',
  ])
    expect(restore(`It is ${altered}.`, table)).toBe('It is 123-45-6789.');
  expect(restore('[[SSN-1b]] [[SSN-1B]] [[SSN-1z]]', table)).toBe('123 45 6789 123 45 6789 123-45-6789');
  expect(restore('[[SSN-9]] and [[CARD-1]]', table)).toBe(`${WITHHELD} and ${WITHHELD}`);
  expect(restore('[1], [F2], [page 3], [[x]], [SSN]', table)).toBe('[1], [F2], [page 3], [[x]], [SSN]');
});

test('a text that is being written shows no part of a placeholder, and never takes anything back', () => {
  const table = createMaskTable();
  const text =
    'Your number [1] is [[SSN-1b]], your account [ACCOUNT - 1]; \\[[SSN-1]\\] [F1]. [note] [[SSN-7]] end [';
  mask('SSN 123-45-6789, 123 45 6789. Account No. 99887766', table);
  const whole = restore(text, table);
  let before = '';
  for (let end = 0; end <= text.length; end += 1) {
    const shown = restoreBegun(text.slice(0, end), table);
    expect(whole.startsWith(shown), `${text.slice(0, end)} → ${shown}`).toBe(true);
    expect(shown.length).toBeGreaterThanOrEqual(before.length);
    expect(shown).not.toMatch(/SSN|ACCOUNT/);
    before = shown;
  }
  expect(whole.length - before.length).toBeLessThan(3);
});

const piece = fc.oneof(
  fc.constantFrom(
    '123-45-6789',
    '123 45 6789',
    'SSN: 123456789',
    'Account No. 0012345678',
    '0012345678',
    'loan no. 5001234567',
    '4111 1111 1111 1111',
    'DL# A1234567',
    'EIN 12-3456789',
    '[[SSN-1]]',
    '[[SSN-1b]]',
    '[ssn-1]',
    '[[TEXT-1]]',
    '[[ACCOUNT-',
    '1]]',
    '[',
    ']',
    '\\',
    'b',
    ' ',
    '\n',
    '-',
    '1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const anyText = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

test('restoring undoes masking, for any texts beside each other', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      const table = createMaskTable();
      for (const text of texts) learnNumbers(text, table);
      const masked = texts.map((text) => mask(text, table));
      expect(masked.map((text) => restore(text, table))).toEqual(texts);
    }),
    { numRuns: 2000 },
  );
});

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((list) => list.join(''));

test('nothing of a number is left in what is sent', () => {
  const labeled = fc.oneof(
    fc.tuple(fc.constantFrom('SSN ', 'Social Security No. ', 'ssn: '), digits(9)),
    fc.tuple(fc.constantFrom('Account No. ', 'Acct # ', 'loan number: '), digits(10)),
    fc.tuple(fc.constantFrom('driver’s license no. ', 'DL# '), digits(9)),
    fc.tuple(fc.constantFrom('routing number '), digits(9)),
  );
  fc.assert(
    fc.property(fc.array(labeled, { minLength: 1, maxLength: 6 }), (numbers) => {
      const text = numbers.map(([label, number]) => `${label}${number}; later ${number}.`).join(' ');
      const masked = mask(text, createMaskTable());
      for (const [, number] of numbers) expect(masked).not.toContain(number);
    }),
  );
});

test('a text of the length of a book takes no time', async () => {
  const sentence = 'On 2024-01-15 the tenant paid $900 (Exhibit 12, page 3). Account No. 0012345678. ';
  const maskAll = (times: number) => {
    const text = sentence.repeat(times);
    const table = createMaskTable();
    expect(restore(mask(text, table), table)).toBe(text);
  };
  expect(await growthOf(maskAll, 400)).toBeLessThan(LINEAR);
});

test('a statement with very many numbers takes no time, and each comes back', async () => {
  const line = (at: number) => `Account No. ${String(at).padStart(4, '0')}-${10_000_000 + at * 7} was paid. `;
  const maskAll = (times: number) => {
    const text = Array.from({ length: times }, (_, at) => line(at)).join('');
    const table = createMaskTable();
    learnNumbers(text, table);
    const masked = mask(text, table);
    // The texts are too long to be printed.
    expect(/\d{7}/.test(masked)).toBe(false);
    expect(restore(masked, table) === text).toBe(true);
  };
  expect(await growthOf(maskAll, 2_000)).toBeLessThan(LINEAR);
});

test('a known number is found in any spelling of its groups, and in no longer number', () => {
  const table = createMaskTable();
  learnNumbers('Account No. 0012-345-678', table);
  expect(mask('0012345678, 0012 345 678, 0012 – 345.678', table)).not.toMatch(/\d{3}/);
  for (const other of ['90012345678', '0012345678X', '0012345679', '0012/345/678']) {
    expect(mask(other, table)).toBe(other);
  }
});

test.each([
  ['the end of a line', 'SSN:\n123-45-\n6789', 'SSN:\n[[SSN-1]]'],
  ['the end of a line, without a label', 'Hers is 123-\n45-6789.', 'Hers is [[SSN-1]].'],
  ['a table', 'Account | 0012345678 |', 'Account | [[ACCOUNT-1]] |'],
  ['the name of a file', 'acct_0012345678.pdf', 'acct_[[ACCOUNT-1]].pdf'],
  [
    'a known one over a line’s end',
    'Account No. 0012-345678. It was 0012-\n345678.',
    'Account No. [[ACCOUNT-1]]. It was [[ACCOUNT-1b]].',
  ],
  [
    'a date of the same figures is none',
    'Account No. 20250115; the hearing is on 2025-01-15.',
    'Account No. [[ACCOUNT-1]]; the hearing is on 2025-01-15.',
  ],
])('%s', (_, text, masked) => {
  const table = createMaskTable();
  expect(mask(text, table)).toBe(masked);
  expect(restore(masked, table)).toBe(text);
});

import { expect, test } from 'vitest';
import { type Asked, makePool, sortTable } from '#tests/eval/answering.ts';

const LEASE = `LEASE
The rent is $1,250.00 a month and is due on the first day of each month.
The landlord shall repair the furnace.`;

const question = (words: string, support: string | null) => ({
  id: words,
  path: 'lease.txt',
  question: words,
  answerable: support !== null,
  support: support === null ? [] : [{ text: support, pages: [] }],
});
const asked = (change: Partial<Asked>): Asked => ({
  question: question('?', 'x'),
  found: true,
  message: '',
  confidence: 0.9,
  because: '',
  sources: [],
  quotes: 1,
  verified: 1,
  isSupported: true,
  sort: 'passage',
  ...change,
});

test('counts replies by what they are made of: right, wrong, and missed where nothing was asserted', () => {
  const own = [
    asked({}),
    asked({ isSupported: false }),
    asked({ sort: 'closest', found: false }),
    asked({ sort: 'closest', found: false, isSupported: false }),
    asked({ sort: 'none', found: false, isSupported: false, question: question('?', null) }),
  ];
  const rows = sortTable(own, [asked({ sort: 'fact' })]).map((line) => line.trim().split(/\s{2,}/));
  expect(rows[0]).toEqual(['reply', 'replies', 'right', 'wrong', 'missed', 'to other cases']);
  expect(rows.slice(1)).toEqual([
    ['fact', '0', '0', '0', '0', '1'],
    ['law', '0', '0', '0', '0', '0'],
    ['passage', '2', '1', '1', '0', '0'],
    ['closest', '2', '1', '0', '1', '0'],
    ['none', '1', '1', '0', '0', '0'],
  ]);
});

test('a paper is asked as the product asks it: with its facts, and what the reply is made of is known', async () => {
  const pool = makePool([{ id: 'lease.txt', filename: 'lease.txt', text: LEASE }], { isCase: false });
  const none = await pool.ask(question('what color is the roof tile', null));
  expect(none).toMatchObject({ found: false });
  expect(['closest', 'none']).toContain(none.sort);
  const rent = await pool.ask(question('how much is the rent', 'The rent is $1,250.00 a month'));
  expect(rent.isSupported).toBe(true);
});

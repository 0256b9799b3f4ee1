import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import { ownDay } from '#src/facts/times/own-day.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { readPaper } from '#src/papers/paper.ts';

const ORDER = 'STATE OF NEW MEXICO\n\nORDER\n\nIt is ordered that Defendant answer.\n\n';

test.each([
  'Dated this 3rd day of November, 2026',
  'DATED this third day of November, 2026.',
  'Dated this 3rd\nday of November, 2026.',
  'Dated this 3 rd day of November, 2026',
  'Dated at Santa Fe, New Mexico this 3rd day of November, A.D. 2026',
  'Dated this 3rd of November, 2026',
  'Done this the 3rd day of November, 2026.',
])('%s is the day of the paper', (line) => {
  expect(findDocDate(ORDER + line)).toBe('2026-11-03');
});

test('a day that is broken over two lines is the day of making', () => {
  const paper = readPaper(`${ORDER}Dated this 3rd\nday of November, 2026.`);
  expect(ownDay(paper, null, 'Order')).toBe('2026-11-03');
});

test.each([
  ['The amount now due is $1,125.', 'amount now'],
  ['The balance currently owed is $1,125.', 'currently'],
])('%s: when it is due is no part of what it is', (sentence, wrong) => {
  const text = `COMPLAINT\n\n1. Defendant owes Plaintiff on an account. ${sentence}\n`;
  const { facts } = readFacts({ text, docType: 'Complaint', docDate: null, pageCount: 1, notes: [] });
  const sums = facts.flatMap((fact) => (fact.kind === 'sum' ? [fact.value.what] : []));
  expect(sums.length).toBeGreaterThan(0);
  for (const what of sums) expect(what.toLowerCase()).not.toMatch(new RegExp(`^${wrong}$|\\b${wrong}$`));
});

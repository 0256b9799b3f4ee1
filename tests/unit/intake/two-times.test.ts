import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const order = (words: string) => `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

DV-110 Temporary Restraining Order

Case Number: 26FL004321

1 Protected Person: Odalys Fern
2 Restrained Person: Willa Hargrove

${words}

The hearing is on December 9, 2026 at 8:30 a.m. in Dept. 3.

Date: November 25, 2026
Judicial Officer`;

test.each([
  'You must turn in firearms within 24 hours and file a receipt with the court within 48 hours.',
  'You must turn in, sell, or store any firearms within 24 hours of receiving this order, and within 48 hours file a receipt with the court.',
  'The restrained person must surrender all firearms within 24 hours of being served, and must file a receipt with the court within 48 hours of being served.',
  'Turn in all firearms to the police within 24 hours and then file the receipt with the court within 48 hours.',
])('both times of one sentence are lines of their own: %s', (words) => {
  const proposal = proposalFrom(order(words), TODAY);
  expect(
    proposal.deadlines.flatMap(({ label, period }) => (period === null ? [] : [[label, period.count]])),
  ).toEqual([
    ['If you have firearms: turn them in', 24],
    ['If you have firearms: file the receipt with the court', 48],
  ]);
  const { others } = daysOf(
    { ...proposal, role: { ...proposal.role, value: 'defendant' } },
    { date: '2026-11-27', method: 'personal' },
    TODAY,
  );
  expect(others.map(({ what, date }) => [what, date]).slice(0, 2)).toEqual([
    ['If you have firearms: turn them in', '2026-11-28'],
    ['If you have firearms: file the receipt with the court', '2026-11-29'],
  ]);
});

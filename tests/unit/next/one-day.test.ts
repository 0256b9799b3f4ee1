import { expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';
import { stillUnplaced } from '#src/intake/unplaced.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import { makeProposal } from '#tests/factories/intake.ts';

const letter = (words: string) => `NORTHGATE RECOVERY GROUP
44 Harbor Street
Phoenix, AZ 85001

March 3, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

Dear Willa Hargrove,

${words}

Sincerely,
Northgate Recovery Group
`;

function stepsOf(words: string, timeline: Parameters<typeof stepsFromPapers>[0]['timeline'] = []) {
  const { facts } = readFacts({
    text: letter(words),
    docType: 'Letter',
    docDate: '2026-03-03',
    pageCount: 1,
    notes: [],
  });
  const paper = {
    ...{ documentId: 'd', filename: 'letter.pdf', title: 'Letter', docDate: '2026-03-03', docType: 'Letter' },
    facts: facts.map((fact, at) => ({ ...fact, id: `f${at}`, status: 'found' as const, isCurrent: true })),
  };
  return stepsFromPapers({
    ...{ caseId: 'c', today: '2026-03-10', side: 'defendant', papers: [paper], timeline, command: null },
    law: lawOf(UNKNOWN_CASE),
  }).map(({ title, date }) => `${date} ${title}`);
}

it.each([
  [
    'Please pay $420.00 by March 30, 2026. Due date: March 30, 2026. Amount due: $420.00.',
    ['2026-03-30 Payment that they ask for'],
  ],
  [
    'Your lease ends March 31, 2026. Please move out by March 31, 2026. If you are not out by March 31, 2026, we will file for eviction.',
    ['2026-03-31 Move out'],
  ],
  [
    'We offer to settle this account for $2,100.00 if you pay by March 30, 2026. If we do not hear from you by March 30, 2026, we may file a lawsuit.',
    ['2026-03-30 They offer'],
  ],
])('a day that a letter says more than once is one row: %s', (words, steps) => {
  expect(stepsOf(words)).toEqual(steps);
});

it('a day of a letter that is on the timeline is no step beside it, whatever it is called there', () => {
  const words = 'If we do not hear from you by March 30, 2026, we may file a lawsuit.';
  const kept = { kind: 'They say they may sue after this day', date: '2026-03-30' };
  expect(stepsOf(words)).toHaveLength(1);
  expect(stepsOf(words, [{ ...kept, documentId: 'd' }])).toEqual([]);
});

it('a day that has its line is not among those that could not be placed', () => {
  const proposal = makeProposal({
    deadlines: [],
    offers: [{ label: 'They offer', until: '2026-03-30', amount: null, warning: null, factId: 'f' }],
  });
  const days = [{ quote: 'March 30, 2026' }, { quote: 'April 2, 2026' }, { quote: '10 days' }];
  expect(stillUnplaced(days, proposal)).toEqual(days.slice(1));
});

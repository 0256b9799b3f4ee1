import { expect, test } from 'vitest';
import { papersByCase, type ReadPaper } from '#src/intake/paper.ts';
import { partiesOf } from '#src/intake/propose-parties.ts';
import { factsFrom } from './read-papers.ts';

const captioned = (plaintiff: string, defendant: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

${plaintiff},
     Plaintiff,
v.
${defendant},
     Defendant.

NOTICE OF HEARING

A hearing is set for March 24, 2026, at 9:00 a.m.`;

const papers = (...captions: (readonly [string, string])[]): ReadPaper[] =>
  captions.map((names, index) => {
    const head = captioned(...names);
    const facts = factsFrom(head, 'Notice of Hearing').map((fact) => ({
      ...fact,
      id: `${index}-${fact.id}`,
    }));
    return {
      ...{ index, filename: `${index}.txt`, kind: 'notice-hearing', docDate: null, head, problems: [] },
      facts,
    } satisfies ReadPaper;
  });

test.each([
  [
    'a middle name that one leaves out',
    papers(['PINE BANK', 'WILLA J. HARGROVE'], ['RIO BANK', 'WILLA HARGROVE']),
    1,
  ],
  ['a comma before the form', papers(['PINE, LLC', 'ADA POE'], ['PINE LLC', 'WILLA HARGROVE']), 1],
  ['nobody of the same name', papers(['PINE BANK', 'ADA POE'], ['RIO BANK', 'WILLA HARGROVE']), 2],
  [
    'nobody but those without a name',
    papers(['PINE BANK', 'ALL OTHER OCCUPANTS'], ['RIO BANK', 'ALL OTHER OCCUPANTS']),
    2,
  ],
])('papers without a number by whom they name: %s', (_, read, cases) => {
  expect(read.every(({ facts }) => facts.some(({ kind }) => kind === 'party'))).toBe(true);
  expect(papersByCase(read)).toHaveLength(cases);
});

test('somebody whom two papers write in two ways stands on the card once', () => {
  const read = papers(['PINE BANK', 'WILLA J. HARGROVE'], ['PINE BANK', 'WILLA HARGROVE']);
  expect(partiesOf(read).value.map(({ name }) => name)).toHaveLength(2);
});

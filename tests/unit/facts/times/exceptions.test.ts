import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const SUMMONS = `UNITED STATES DISTRICT COURT
for the
District of New Mexico

SUMMONS IN A CIVIL ACTION

A lawsuit has been filed against you.

Within 21 days after service of this summons on you (not counting the day you received it) — or 60 days if you
are the United States or a United States agency, or an officer or employee of the United States described in Fed. R. Civ.
P. 12 (a)(2) or (3) — you must serve on the plaintiff an answer to the attached complaint or a motion under Rule 12 of
the Federal Rules of Civil Procedure.
`;

test('a statement that begins with its time and an exception says at its end who must do what', () => {
  const { facts } = readFacts({ text: SUMMONS, docType: 'Summons', docDate: null, pageCount: 1, notes: [] });
  const deadlines = facts.flatMap((fact) => (fact.kind === 'deadline' ? [fact] : []));
  expect(
    deadlines.map(({ label, value, certainty }) => [label, value.who, value.period?.count, certainty]),
  ).toEqual([
    ['Answer the lawsuit', 'defendant', 21, 'certain'],
    ['Answer the lawsuit', 'defendant', 60, 'unsure'],
  ]);
  expect(deadlines[0]?.value.what).toBe(
    'serve on the plaintiff an answer to the attached complaint or a motion',
  );
});

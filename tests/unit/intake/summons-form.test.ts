import { expect, test } from 'vitest';
import { proposalFrom } from './read-papers.ts';

const FORM = (parties: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

SUMMONS
District Court: SECOND JUDICIAL          Case Number:
Bernalillo County, New Mexico            D-202-CV-2026-07713
Court Address:
400 Lomas Blvd NW                        Judge: Hon. Ines Quintana
Albuquerque, New Mexico 87102
Court Telephone No.: (505) 555-0140
${parties}
TO THE ABOVE NAMED DEFENDANT(S): Take notice that
1. A lawsuit has been filed against you. A copy of the lawsuit is attached. The Court issued this Summons.
2. You must respond to this lawsuit in writing. You must file your written response with the Court no later than thirty (30) days from the date you are served with this Summons.`;

// The form of New Mexico speaks to the defendants on the line below their names (Form 4-206 NMRA).
test.each([
  [
    'beside the address',
    `Plaintiff: HARROW CREEK RECEIVABLES, LLC     Defendant Name: Willa Roybal-Sena
v.                                       Address: 1187 Coyote Bend SW
Defendant: WILLA ROYBAL-SENA             Albuquerque, NM 87121`,
  ],
  [
    'below their labels',
    `Plaintiff:
HARROW CREEK RECEIVABLES, LLC
v.
Defendant:
WILLA ROYBAL-SENA`,
  ],
])('the words to the defendants are no part of a name: names %s', (_where, parties) => {
  expect(proposalFrom(FORM(parties), '2026-11-29').parties).toMatchObject({
    certainty: 'certain',
    value: [
      { name: 'Harrow Creek Receivables, LLC', role: 'plaintiff' },
      { name: 'Willa Roybal-Sena', role: 'defendant' },
    ],
  });
});

import { expect, test } from 'vitest';
import { analyzeComplaint } from '#src/papers/complaint.ts';

const HEAD = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC, Plaintiff,
v.                          No. D-202-CV-2026-01234
WILLA HARGROVE, Defendant.

`;

test('what a summons numbers is nothing to admit or deny, where both are one paper', () => {
  const summons = `${HEAD}SUMMONS

1. A lawsuit has been filed against you. A copy of the lawsuit is attached.
2. You must respond to this lawsuit in writing within thirty (30) days.
3. You are entitled to a jury trial in most types of lawsuits.
`;
  const complaint = `${HEAD}COMPLAINT FOR DEBT DUE

1. Defendant Willa Hargrove resides in Bernalillo County, New Mexico.
2. Defendant borrowed money from Plaintiff and did not pay it back.
WHEREFORE, Plaintiff asks for judgment in the sum of $4,350.00.
`;
  const { factual_allegations: alleged, parties } = analyzeComplaint(`${summons}\f${complaint}`);
  expect(alleged.map(({ number, page }) => [number, page])).toEqual([
    ['1', 2],
    ['2', 2],
  ]);
  expect(parties).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { pageTitled } from '#src/papers/page-titles.ts';

const HEAD = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.
`;
const SUMMONS = `SUMMONS

TO THE ABOVE NAMED DEFENDANT: WILLA HARGROVE. Take notice that

1. A lawsuit has been filed against you. A copy of the lawsuit is attached. The Court issued this Summons.
2. You must respond to this lawsuit in writing within thirty (30) days from the date you are served.`;
const COMPLAINT = `${HEAD}
COMPLAINT FOR MONEY DUE

1. Plaintiff is a limited liability company.
2. Defendant owes Plaintiff $4,350.00 on an account.`;
const MORE = `3. Defendant has not paid after the complaint of May 3, 2026.
WHEREFORE, Plaintiff asks for judgment.`;

const BEGINS = new Set(['complaint', 'petition'] as const);
const CALLS = new Set(['summons'] as const);

test.each([
  [[SUMMONS, COMPLAINT, MORE], 2, 1],
  [[COMPLAINT, MORE, SUMMONS], 1, 3],
  [[COMPLAINT, MORE], 1, null],
  [[SUMMONS], null, 1],
])('pages of one paper that are titled as another begin it', (pages, complaint, summons) => {
  const text = pages.join('\f');
  expect(pageTitled(text, BEGINS)).toBe(complaint);
  expect(pageTitled(text, CALLS)).toBe(summons);
});

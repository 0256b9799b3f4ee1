import { expect, it, test } from 'vitest';
import { runsFromOwnMaking } from '#src/facts/own-start.ts';
import { daysOf } from '#src/intake/days.ts';
import { COLLECTING_WAITS, ORDER_LASTS } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';

const order = (title: string, words: string, foot: string) => `CAUSE NO. J2-CV-26-000417

PALISADE CREDIT, LLC                 §     IN THE JUSTICE COURT
V.                                   §     PRECINCT 2
WILLA HARGROVE                       §     BEXAR COUNTY, TEXAS

${title}

${words}

${foot}
`;

test.each([
  'its entry',
  'the date this dismissal order is signed',
  'the date it is signed',
  'entry of this final written decision',
])('runs from the making of the paper: %s', (from) => expect(runsFromOwnMaking(from)).toBe(true));

test.each(['its filing', 'it is filed', 'its service', 'the judgment is signed', 'entry', 'it expires'])(
  'does not: %s',
  (from) => expect(runsFromOwnMaking(from)).toBe(false),
);

test.each([
  ['The Defendant may file a motion to vacate this Order within fourteen (14) days after its entry.'],
  [
    'A defendant may file a motion to reinstate the case not later than the 14th day after the date this dismissal order is signed.',
  ],
])('an order counts from its own day, however it says so: %s', (words) => {
  const text = order('ORDER OF DISMISSAL', words, 'SIGNED this 19th day of November, 2026.');
  const { day } = daysOf(proposalFrom(text, TODAY), null, TODAY);
  expect(day).toMatchObject({ date: '2026-12-03', isSure: false });
});

it('an order that holds for some days ends on a weekend as well', () => {
  const text = order(
    'TEMPORARY RESTRAINING ORDER',
    'This temporary order is effective immediately and shall continue in full force for 20 days from the date it is signed, unless extended.',
    'SIGNED November 23, 2026.',
  );
  const { day, others } = daysOf(proposalFrom(text, TODAY), null, TODAY);
  expect([day, ...others].find((each) => each?.what === ORDER_LASTS)?.date).toBe('2026-12-13');
});

it('a hold on collecting has no day that starts with being served', () => {
  const proposal = proposalFrom(
    `SMALL CLAIMS COURT
Superior Court of California, County of Santa Clara
SC-130 NOTICE OF ENTRY OF JUDGMENT
CASE NUMBER: 26SC011702
Plaintiff: Dana Orcutt
Defendant: Willa Hargrove
Judgment was entered as checked below on: November 19, 2026
1. Defendant Willa Hargrove shall pay plaintiff Dana Orcutt $2,100.00 principal.
Enforcement of the judgment is automatically postponed for 30 days or, if an appeal is filed, until the appeal is decided.
The date the clerk mailed this notice: November 20, 2026
`,
    TODAY,
  );
  expect(proposal.deadlines.map(({ label }) => label)).toContain(COLLECTING_WAITS);
  const { day, others } = daysOf(proposal, { date: '2026-11-28', method: 'personal' }, TODAY);
  const names = [day, ...others].map((each) => each?.what);
  expect(names).not.toContain(COLLECTING_WAITS);
  expect(names).not.toContain('A day is named');
});

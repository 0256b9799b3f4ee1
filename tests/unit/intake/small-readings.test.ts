import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { factsFrom, proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-28';
const oregon = (words: string) => `IN THE CIRCUIT COURT OF THE STATE OF OREGON
FOR LANE COUNTY

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                  Case No. 26LT01234
ODALYS FERN, Defendant.

RESIDENTIAL EVICTION SUMMONS

TO: Odalys Fern, 77 Mulberry Row, Eugene

YOUR LANDLORD WANTS TO EVICT YOU

${words} You do not have to pay any fees to the court for this first hearing.`;

describe('the first appearance of an eviction in Oregon', () => {
  test.each([
    'You must come to the County Court House at 125 East 8th Avenue, Eugene, on December 8, 2026 at 9:00 a.m.',
    'ON December 8, 2026 AT 9:00 A.M., YOU MUST COME TO THE COUNTY COURT HOUSE LOCATED AT 125 East 8th Avenue, Eugene.',
    'Before you can be evicted, you must come to the\nCounty Court House at 125 East 8th Avenue, Eugene\non  DECEMBER 8, 2026  at  9:00 AM .',
  ])('is a day to be there: %s', (words) => {
    const { hearings } = proposalFrom(oregon(words), TODAY);
    expect(hearings).toMatchObject([{ date: '2026-12-08', time: '09:00' }]);
    expect(hearings[0]?.place ?? '').not.toMatch(/december/i);
    expect(daysOf(proposalFrom(oregon(words), TODAY), null, TODAY).day).toMatchObject({ date: '2026-12-08' });
  });
});

describe('what a day is called', () => {
  test('a minute order is not due; what it orders is', () => {
    const text = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

COTTONWOOD CREDIT SERVICES LLC v. WILLA HARGROVE
Case No. 26CV012345

MINUTE ORDER

MINUTE ORDER: December 18, 2026.
The Court orders defendant to file a case management statement by December 18, 2026.

Date: November 20, 2026`;
    expect(proposalFrom(text, TODAY).deadlines.map(({ label }) => label)).toEqual([
      'File a case management statement',
    ]);
  });

  test.each([
    ['pay the rent of $950.00 to the clerk', true],
    ['deposit the unpaid rent into the registry of the court', true],
    ['pay the filing fee and not the rent to the clerk', false],
    ['deposit a bond of twice the rent with the clerk', false],
    ['pay the jury fee to the clerk', false],
  ])('only rent is called rent: %s', (act, isRent) => {
    const text = `IN THE COUNTY COURT OF POLK COUNTY, FLORIDA
JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.    Case No. 2026-CC-001234
ODALYS FERN, Defendant.
ORDER
Defendant shall ${act} by December 9, 2026.
Done and ordered November 20, 2026.`;
    const labels = factsFrom(text, 'Order').flatMap((fact) => (fact.kind === 'deadline' ? [fact.label] : []));
    expect(labels).toHaveLength(1);
    expect(labels[0] === 'Pay the rent to the clerk').toBe(isRent);
  });
});

test('what follows for the reader goes before what a form tells its clerk', () => {
  const text = `FRANKLIN COUNTY MUNICIPAL COURT
COLUMBUS, OHIO

COTTONWOOD CREDIT SERVICES LLC, Plaintiff
v.                              Case No. 2026 CVF 012345
WILLA HARGROVE, Defendant

SUMMONS

INSTRUCTIONS TO CLERK: If the envelope is returned with an endorsement showing failure of delivery, ordinary mail service may be requested and a judgment by default may be entered.

You are required to serve a copy of an answer to the complaint within 28 days after service of this summons on you.

If you fail to appear and defend, judgment by default may be rendered against you for the relief demanded in the complaint.`;
  expect(proposalFrom(text, TODAY).otherwise?.quote).toMatch(/^If you fail to appear and defend/);
  const [form] = text.split('If you fail');
  expect(proposalFrom(form ?? '', TODAY).otherwise ?? null).toBeNull();
});

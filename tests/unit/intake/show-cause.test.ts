import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const ORDER = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

IRIS PELL-MARLOW,
     Petitioner,
v.                                   No. D-101-DM-2025-00991
CLEMENT MARLOW,
     Respondent.

ORDER TO SHOW CAUSE

THIS MATTER having come before the Court on Petitioner's Motion for Order to Show Cause, the Court FINDS that good cause exists for this order.

IT IS THEREFORE ORDERED that Respondent shall appear in person on the 9th day of December, 2026, at 1:30 p.m., then and there to show cause why he should not be held in contempt of court.

FAILURE TO APPEAR AS ORDERED MAY RESULT IN THE ISSUANCE OF A BENCH WARRANT FOR YOUR ARREST.

IT IS FURTHER ORDERED that Respondent shall file a written response to the Motion no later than five (5) days before the hearing.

DISTRICT JUDGE`;

test('the hearing to which somebody is ordered on pain of arrest leads, and what is written before it stands behind', () => {
  const { day, others } = daysOf(proposalFrom(ORDER, TODAY), null, TODAY);
  expect(day).toMatchObject({ date: '2026-12-09', time: '13:30' });
  // Weekends are left out of five days in New Mexico.
  expect(others).toContainEqual(
    expect.objectContaining({ what: 'File a written response to the motion', date: '2026-12-02' }),
  );
});

test('it leads for nobody who asked for it', () => {
  const proposal = proposalFrom(ORDER, TODAY);
  const role = { ...proposal.role, value: 'plaintiff' as const };
  const { day } = daysOf({ ...proposal, role }, null, TODAY);
  expect(day?.what).toBe('File a written response to the motion');
});

import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const NOTICE = `THREE DAY NOTICE OF NONPAYMENT OF RENT
To: Odalys Fern and all occupants, 77 Mulberry Row, Albuquerque, New Mexico
Rent of $910.00 for November 2026 is due and unpaid. Unless you pay the amount owed within three (3) days of delivery of this notice, the rental agreement will terminate and the owner may file an action for possession in court.
Dated November 24, 2026. Owner: Juniper Flats Apartments LLC`;

const given = (date: string, today: string) => {
  const role: Proposal['role'] = { value: 'defendant', certainty: 'certain', factIds: [] };
  const proposal = { ...proposalFrom(NOTICE, today), role };
  return daysOf(proposal, { date, method: 'personal' }, today);
};

test.each([
  ['2026-11-25', '2026-11-28', 'a Saturday after two holidays'],
  ['2026-11-24', '2026-11-27', 'the day after Thanksgiving'],
])('a notice of three days, given on %s: %s, %s', (date, last) => {
  const { day } = given(date, '2026-11-25');
  expect(day).toMatchObject({ what: 'Payment due', date: last });
  expect(day?.steps.join(' ')).not.toContain('goes back');
  expect(day?.warnings).toContain('Pay earlier if you can: offices may be closed on that day.');
  expect(day?.warnings.join(' ')).not.toContain('passed');
});

test('of an open last day nothing is said of closed offices', () => {
  expect(given('2026-12-01', '2026-12-01').day?.warnings.join(' ')).not.toContain('offices may be closed');
});

import { expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const notice = (...text: readonly string[]) => `THREE-DAY NOTICE OF NONPAYMENT OF RENT

To: Willa Hargrove, 219 Larkspur Court, Albuquerque, New Mexico

${text.join('\n\n')}

Date: November 20, 2026

Copper Mesa Properties LLC, Owner`;
const found = (...text: readonly string[]) => daysOf(proposalFrom(notice(...text), TODAY), null, TODAY);

test.each(['we', 'Management', 'the owner'])('what %s will do is no duty of whoever lives there', (who) => {
  const { day, others, why } = found(
    `You owe rent of $925.00. By November 30, 2026, ${who} will change the locks and remove your belongings to storage.`,
  );
  expect(day).toBeNull();
  expect(others).toMatchObject([
    { what: 'They say they will remove your belongings to storage', date: '2026-11-30' },
  ]);
  expect(why).toContain(
    'You need not move out or take your things out. Only an officer with a court’s order',
  );
});

test('to move out before a lockout is what the owner asks, and not the day', () => {
  const { day, others } = found(
    'You owe rent of $925.00. If you do not move out by November 30, 2026, we will change the locks.',
  );
  expect([day, others.map(({ date }) => date)]).toEqual([null, ['2026-11-30']]);
});

test('who was locked out already is not told to stay in', () => {
  expect(found('You owe rent of $925.00. The locks have been changed.').why).not.toContain(
    'need not move out',
  );
});

test('the day on which rent fell due is not the day to pay it by', () => {
  const { deadlines } = proposalFrom(
    notice(
      'You must pay the rent of $925.00 due November 1, 2026 within three days after this notice, or your rental agreement is terminated.',
    ),
    TODAY,
  );
  expect(deadlines).toMatchObject([
    { label: 'Pay the rent', date: null, period: { count: 3, unit: 'days' } },
  ]);
});

import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const LASTS = 'The order lasts until this day';
const orderAfter = (words: string, more = '') => `DV-130 Restraining Order After Hearing
1 Protected Person (name): Odalys Fern
2 Restrained Person
*Full Name: Casper Ovenden
Superior Court of California, County of Fresno
1130 O Street
Fresno, CA 93721
Case Number: 26FL004417
3 Expiration Date
${words}
12 Stay-Away Order
[X] Granted as follows: You must stay at least 100 yards away from the person in 1.
${more}
Date: November 18, 2026       Judge or Judicial Officer
If you do not obey this order, you can be arrested and charged with a crime.`;

const all = ({ day, others }: ReturnType<typeof daysOf>) =>
  [...(day === null ? [] : [day]), ...others].map(({ what, date }) => `${what} ${date}`);

describe('the end of an order', () => {
  const read = proposalFrom(orderAfter('The orders end on June 3, 2028 at midnight.'), TODAY);

  test('is a line of the paper, once', () => {
    expect(read.deadlines.map(({ label, date }) => `${label} ${date}`)).toEqual([`${LASTS} 2028-06-03`]);
    expect(daysOf(read, null, TODAY).why).toContain('lasts until Sat, Jun 3, 2028');
  });

  test('is the day that a person said instead, and no other', () => {
    const said = withChanges(read, {
      deadlines: read.deadlines.map((due) => ({ ...due, date: '2027-06-03', certainty: 'certain' as const })),
    });
    const days = daysOf(said, null, TODAY);
    expect(all(days)).toEqual([`${LASTS} 2027-06-03`]);
    expect(days.why).toContain('lasts until Thu, Jun 3, 2027');
    expect(days.why).not.toContain('2028');
  });

  test('is gone once a person put it aside', () => {
    const days = daysOf(withChanges(read, { deadlines: [] }), null, TODAY);
    expect(all(days)).toEqual([]);
    expect(days.why).not.toContain('2028');
  });

  test('stays what it is where its sentence speaks of firearms', () => {
    const { deadlines } = proposalFrom(
      orderAfter('This order, with its ban on firearms, is in effect until June 3, 2028.'),
      TODAY,
    );
    expect(deadlines.map(({ label, date }) => `${label} ${date}`)).toEqual([`${LASTS} 2028-06-03`]);
  });
});

describe('a duty of such an order', () => {
  test.each([
    [
      'You must tell the law enforcement agency your new address within 10 days of being served with this order.',
      /firearms/,
    ],
    [
      'You must enroll in a class on firearms safety within 10 days of being served with this order.',
      /firearms: turn/,
    ],
    ['You must pay the fee within 30 days of receipt of this order.', /file the receipt/],
  ])('is not turned into handing over firearms: %s', (words, not) => {
    const { deadlines } = proposalFrom(orderAfter('The orders end on June 3, 2028.', words), TODAY);
    expect(deadlines.length).toBeGreaterThan(1);
    for (const { label } of deadlines) expect(label).not.toMatch(not);
  });

  test.each([
    'You must surrender all firearms to the sheriff within 24 hours of being served with this order.',
    'All guns must be turned in within 24 hours of being served with this order.',
  ])('is named as that where something is handed over: %s', (words) => {
    const { deadlines } = proposalFrom(orderAfter('The orders end on June 3, 2028.', words), TODAY);
    expect(deadlines.map(({ label }) => label)).toContain('If you have firearms: turn them in');
  });
});

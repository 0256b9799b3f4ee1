import { describe, expect, test } from 'vitest';
import { readStay } from '#src/facts/stay.ts';

const order = (body: string, title = 'ORDER') => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT
JUNIPER FLATS APARTMENTS LLC, Plaintiff (landlord),
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

${title}

${body}

Dated: November 28, 2026`;

const PAID =
  'IT IS ORDERED that execution of the writ of restitution is stayed until December 15, 2026, on condition that Defendant pays $910.00 into the registry of the court by December 4, 2026. If Defendant does not pay by that day, the stay ends and the sheriff may execute the writ without further order.';

describe('a stay of an eviction', () => {
  test('has its last day, its condition with the day of it, and what follows', () => {
    const stay = readStay(order(PAID));
    expect(stay).toMatchObject({ state: 'holds', until: '2026-12-15' });
    expect(stay?.conditions[0]).toMatchObject({ dates: ['2026-12-04'], isPayment: true });
    expect(stay?.conditions.map(({ words }) => words).join(' ')).toMatch(
      /pays \$910\.00 into the registry.*does not pay by that day, the stay ends/,
    );
  });

  test.each([
    [
      'for a time',
      'The writ of possession is temporarily stayed until December 11, 2026 at 5:00 p.m.',
      '2026-12-11',
    ],
    ['by the court', 'The Court hereby stays enforcement of the warrant through 12/18/2026.', '2026-12-18'],
    ['granted', 'Tenant’s motion for a stay of the eviction is GRANTED to January 4, 2027.', '2027-01-04'],
    ['on review', 'The Court, upon review, stays the eviction until December 9, 2026.', '2026-12-09'],
    [
      'an officer who may not come',
      'The sheriff shall not remove the defendant from the premises until December 18, 2026.',
      '2026-12-18',
    ],
    [
      'its end in a sentence of its own',
      'A stay of execution is granted in this eviction. The stay expires on December 20, 2026.',
      '2026-12-20',
    ],
  ])('%s: %s', (_name, body, until) => {
    expect(readStay(order(body))).toMatchObject({ state: 'holds', until });
  });

  test('without a day keeps the words of its time', () => {
    const pending = readStay(order('The eviction is stayed pending further order of the court.'));
    expect(pending).toMatchObject({
      state: 'holds',
      until: null,
      lasts: 'pending further order of the court',
    });
    const days = readStay(order('Execution of the writ of possession is stayed for ten (10) days.'));
    expect(days).toMatchObject({ until: null, lasts: 'for ten (10) days' });
  });

  test.each([
    'Execution of the writ of restitution is stayed so long as Defendant deposits $300.00 with the clerk on the first day of each month.',
    'If Defendant pays $910.00 to the clerk by December 4, 2026, the writ of restitution is stayed until December 15, 2026.',
    'Upon payment of $910.00 into court by December 4, 2026, execution of the writ shall be stayed until December 15, 2026. Tenant lives in the home.',
    'The order to show cause is granted to the extent that execution of the warrant of eviction is stayed through January 15, 2027 for respondent to pay the arrears of $4,200.00.',
    'Issuance of the warrant forthwith, execution stayed to December 31, 2026 for respondent to vacate.',
    'All proceedings to evict are stayed until December 18, 2026, provided Defendant pays $200.00 by December 2, 2026.',
    'The eviction is stayed. Defendant shall deposit $300.00 with the clerk on the first day of each month.',
    'The writ of restitution is stayed until December 15, 2026 provided that Tenant lets the plumber in.',
  ])('loses no condition: %s', (body) => {
    expect(readStay(order(body))).toMatchObject({ state: 'holds' });
    expect(readStay(order(body))?.conditions.length).toBeGreaterThan(0);
  });

  test.each([
    'The writ of restitution is stayed until December 15, 2026, and Defendant must pay $455.00 to the clerk by December 4, 2026 and $455.00 by December 11, 2026.',
    'The writ of restitution is stayed, provided Defendant pays $455.00 by December 4, 2026 and $455.00 by December 11, 2026, until December 15, 2026.',
    'Until December 15, 2026, the writ of restitution is stayed on the following conditions: 1. Defendant shall pay $455.00 by December 4, 2026. 2. Defendant shall pay $455.00 by December 11, 2026.',
    'Execution of the writ is stayed until December 15, 2026. The stay is conditioned upon payment of $455.00 by December 4, 2026 and of $455.00 by December 11, 2026.',
    'Defendant shall deposit $455.00 with the clerk by December 4, 2026 and by December 11, 2026. Upon such deposit the writ of restitution is stayed until December 15, 2026.',
  ])('knows each day of a payment and the last day: %s', (body) => {
    const stay = readStay(order(body));
    expect(stay).toMatchObject({ state: 'holds', until: '2026-12-15' });
    expect(stay?.conditions.flatMap(({ dates }) => dates)).toEqual(['2026-12-04', '2026-12-11']);
  });

  test.each([
    'The stay of the writ of restitution is lifted.',
    'Defendant’s motion to stay the eviction is denied.',
    'The stay of execution entered on November 2, 2026 has expired, and the writ of possession may be executed.',
  ])('that is over or refused: %s', (body) => {
    expect(readStay(order(body))?.state).toBe('ended');
  });

  test.each([
    [
      'that only the title tells',
      order('The court so orders. The tenant has been heard.', 'ORDER STAYING WRIT'),
    ],
    ['of the whole case', order('This eviction case is stayed until December 15, 2026.')],
    ['that may come', order('The writ of restitution may be stayed until December 15, 2026.')],
  ])('%s is unsure', (_name, text) => {
    expect(readStay(text)?.state).toBe('unsure');
  });

  test('with two last days keeps the earlier, unsure', () => {
    const body =
      'The writ of possession is stayed until December 11, 2026. The stay of the writ is in effect until December 18, 2026.';
    expect(readStay(order(body))).toMatchObject({ state: 'unsure', until: '2026-12-11' });
  });

  test.each([
    'The sheriff is commanded to restore possession. Unless this writ is stayed, it will be executed on December 2, 2026.',
    'Discovery in this eviction is stayed until December 15, 2026.',
    'You may ask the judge to stay the eviction.',
    'An appeal stays the writ of restitution only if the rent is paid.',
    'Defendant may stay in the apartment.',
  ])('is none: %s', (body) => {
    expect(readStay(order(body))).toBeNull();
  });

  test('of a debt is none of an eviction', () => {
    const text = `DISTRICT COURT
Copper Lending LLC v. Odalys Fern
ORDER
Execution on the judgment is stayed until December 15, 2026.`;
    expect(readStay(text)).toBeNull();
  });
});

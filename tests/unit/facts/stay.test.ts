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
    'The writ of restitution is stayed until December 15, 2026 upon the posting of a bond of $1,200.00. Until the bond is posted the sheriff may proceed.',
    'The writ of restitution is stayed until December 15, 2026, effective upon Defendant’s filing of a bond of $1,200.00.',
    'The eviction is stayed until December 15, 2026, to take effect when Defendant files an undertaking of $500.00 with the clerk.',
    'The eviction is stayed until December 15, 2026. This order shall not take effect until Defendant deposits $900.00 with the clerk.',
    'The eviction is stayed until December 15, 2026, contingent on receipt by the clerk of a bond of $900.00.',
    'Provided Defendant first posts a bond of $500.00, the eviction shall be stayed until December 15, 2026.',
    'Execution of the writ is stayed until December 15, 2026. The stay takes effect once Defendant deposits $1,200.00 with the clerk.',
    'Execution of the writ is stayed until December 15, 2026. The sheriff may proceed until the bond of $1,200.00 has been posted.',
    'If Defendant pays $910.00 to the clerk by December 4, 2026, the writ of restitution is stayed until December 15, 2026.',
    'Upon payment of $910.00 into court by December 4, 2026, execution of the writ shall be stayed until December 15, 2026. Tenant lives in the home.',
  ])('that begins only with a deed is unsure until then: %s', (body) => {
    const stay = readStay(order(body));
    expect(stay).toMatchObject({ state: 'unsure', isPending: true, until: '2026-12-15' });
    expect(stay?.conditions.length).toBeGreaterThan(0);
  });

  test.each([
    'The money judgment is stayed pending appeal. The writ of restitution is not affected by this order and may be executed at any time.',
    'Enforcement of the judgment for rent and costs is stayed until January 15, 2027. The writ of restitution may issue as scheduled on December 2, 2026.',
    'The Court stays enforcement of the money judgment until January 15, 2027. The tenant has moved.',
    'Execution upon the money judgment is stayed until January 15, 2027. The tenant has moved.',
    'The writ of restitution shall issue on December 2, 2026, but collection of the judgment for unpaid rent is stayed until January 15, 2027.',
    'Execution of the judgment is stayed only as to the damages. Tenant shall leave.',
    'A stay of the money judgment is granted through January 15, 2027.',
  ])('of money is none of an eviction: %s', (body) => {
    expect(readStay(order(body))).toBeNull();
  });

  test.each([
    'The writ for nonpayment of rent is stayed until December 15, 2026.',
    'The money judgment and the writ of restitution are stayed until December 15, 2026.',
    'The judgment is stayed until December 15, 2026, provided that Tenant pays the rent.',
    'A writ of restitution shall issue, execution of which is stayed until December 15, 2026.',
    'The default judgment is vacated. The writ of restitution is stayed until December 15, 2026.',
    'The writ of restitution is stayed until December 15, 2026. Thereafter the sheriff may execute the writ.',
    'The writ is stayed until December 15, 2026. The sheriff may execute the writ of restitution on or after December 16, 2026.',
    'The writ is stayed until December 15, 2026. If Defendant does not pay, the sheriff may proceed.',
  ])('of the home holds: %s', (body) => {
    expect(readStay(order(body))).toMatchObject({ state: 'holds', until: '2026-12-15' });
  });

  test.each([
    'Execution is stayed until December 15, 2026 as to the judgment of restitution. The writ of restitution may be executed at any time.',
    'The judgment is stayed until December 15, 2026. Nothing herein affects the writ of restitution.',
    'The judgment is stayed until December 15, 2026. Possession is not stayed.',
    'The judgment is stayed until December 15, 2026 as to the award of rent only. The landlord may take possession on December 2, 2026.',
    'The judgment is stayed pending appeal, but the writ of restitution is unaffected.',
    'The judgment is stayed pending appeal. The writ of restitution remains in full force and effect.',
    'The judgment is stayed until December 15, 2026 except as to possession.',
    'The judgment is stayed until December 15, 2026. The sheriff of the county is authorized to carry out the eviction.',
    'The judgment is stayed until December 15, 2026. The eviction shall go forward on December 2, 2026.',
  ])('never holds where the officer may go on: %s', (body) => {
    expect(readStay(order(body))?.state).not.toBe('holds');
  });

  test.each([
    [
      'ORDER VACATING STAY',
      'The Court stayed execution of the writ of restitution until December 20, 2026 by its order of November 20, 2026. Defendant having failed to deposit the rent, the Court’s prior order is set aside and held for naught. The Clerk shall reissue the writ.',
    ],
    ['ORDER VACATING STAY', 'Execution of the writ had been stayed until December 20, 2026.'],
    [
      'ORDER',
      'The order of November 20, 2026, staying the writ of restitution until December 20, 2026, is VACATED.',
    ],
    [
      'ORDER',
      'The order staying the writ of restitution to December 20, 2026 is hereby withdrawn. The sheriff shall proceed.',
    ],
    [
      'ORDER',
      'On November 20, 2026 the Court stayed the writ of restitution until December 20, 2026. The Court’s order is therefore RESCINDED and the writ shall issue forthwith.',
    ],
    [
      'ORDER',
      'Execution of the writ has been stayed until December 20, 2026. Upon review, the stay is lifted and the sheriff shall proceed.',
    ],
    ['ORDER', 'The stay shall be and hereby is dissolved. The writ of restitution shall issue.'],
    [
      'ORDER',
      'Tenant asks that the writ of restitution be stayed until December 20, 2026. The request is not granted.',
    ],
    [
      'ORDER GRANTING MOTION FOR RELIEF FROM AUTOMATIC STAY',
      'Upon the motion of Juniper Flats, IT IS ORDERED that the automatic stay of 11 U.S.C. § 362(a) is modified to permit Movant to exercise its rights, including enforcement of the writ of restitution.',
    ],
    ['ORDER', 'The automatic stay is annulled to permit the landlord to proceed with the eviction.'],
    ['ORDER', 'Landlord’s motion for relief from the automatic stay is granted.'],
    [
      'ORDER',
      'IT IS ORDERED that enforcement of the monetary portion of the judgment is stayed pending appeal. Possession is not stayed, and the constable may proceed with the writ of restitution.',
    ],
    ['ORDER DENYING STAY', 'The tenant has been heard.'],
    [
      'ORDER TO SHOW CAUSE',
      'Why the warrant of eviction should not be stayed. ~~Pending the hearing, execution of the warrant is stayed.~~ [STRICKEN - Stay DECLINED]',
    ],
  ])('that was taken away or refused is over: %s: %s', (title, body) => {
    expect(readStay(order(body, title))).toMatchObject({ state: 'ended', until: null });
  });

  test('that somebody proposes is none', () => {
    const text = order('IT IS ORDERED that the writ is stayed until December 18, 2026.', '[PROPOSED] ORDER');
    expect(readStay(text)).toBeNull();
  });

  test('whose end was refused is not told as over', () => {
    const text = order('Landlord’s motion to lift the stay is denied.');
    expect(readStay(text)?.state).toBe('unsure');
  });

  test('that a paper which begins a case allows is none', () => {
    const text = `CIVIL COURT OF THE CITY OF NEW YORK
HOUSING PART
NOTICE OF PETITION
If you fail to answer, the judge shall render judgment by default. The issuance of the warrant may be stayed by the court for a period not to exceed ten days from the date of service.`;
    expect(readStay(text)).toBeNull();
  });

  test('of all that a marshal does lasts until the hearing', () => {
    const text = `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS: HOUSING PART C
ORDER TO SHOW CAUSE

Upon the affidavit of Odalys Fern, let the petitioner show cause at Part C, Room 602, on December 2, 2026 at 9:30 a.m., why an order should not be made vacating the judgment and warrant.

PENDING the hearing of this motion, let all proceedings on the part of the petitioner, its attorneys and any City Marshal be stayed.

Service of a copy of this order by personal delivery on or before November 30, 2026 shall be deemed sufficient.
Dated: November 27, 2026`;
    expect(readStay(text)).toMatchObject({ state: 'holds', until: '2026-12-02' });
  });

  test('until a hearing ends at the latest with whoever does not come', () => {
    const stay = readStay(
      order(
        'Execution of the writ is temporarily stayed pending hearing on the motion, which is set for December 3, 2026 at 8:30 a.m. in Courtroom 320. Failure to appear will result in the temporary stay being lifted. Tenant may bring papers.',
      ),
    );
    expect(stay).toMatchObject({ state: 'holds', until: '2026-12-03' });
    expect(stay?.conditions[0]?.words).toContain('Failure to appear');
  });

  test.each([
    'Lockout stayed to 12/8/2026. Defendant to deposit $612.50 with the clerk forthwith, by 3:00 p.m. today, or stay is vacated.',
    'Lockout is stayed to 12/8/2026. Tenant to deposit $612.50 by 3:00 p.m. on 12/1/2026 or the stay is vacated.',
    'The eviction is stayed until 12/8/2026. Tenant shall pay $612.50 into the registry by 12/1/2026; otherwise, the stay shall be lifted and the sheriff may execute the writ.',
    'The eviction is stayed through 12/8/2026. The stay is vacated unless the sum of $612.50 is paid by 12/1/2026.',
  ])('that something ends has a condition: %s', (body) => {
    const stay = readStay(order(body));
    expect(stay).toMatchObject({ state: 'holds', until: '2026-12-08' });
    expect(stay?.conditions.map(({ words }) => words).join(' ')).toContain('$612.50');
  });

  test('that is extended lasts until the later day', () => {
    const body =
      'By stipulation, the stay of the writ of restitution entered November 10, 2026, which would expire on November 30, 2026, is extended through December 14, 2026 provided that Defendant continues to pay rent on or before the first day of each month.';
    expect(readStay(order(body, 'ORDER EXTENDING STAY'))).toMatchObject({
      state: 'holds',
      until: '2026-12-14',
    });
  });

  test.each([
    'Execution of the writ of restitution is stayed so long as Defendant deposits $300.00 with the clerk on the first day of each month.',
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
  ])('knows each day of a payment and the last day: %s', (body) => {
    const stay = readStay(order(body));
    expect(stay).toMatchObject({ state: 'holds', until: '2026-12-15' });
    expect(stay?.conditions.flatMap(({ dates }) => dates)).toEqual(['2026-12-04', '2026-12-11']);
  });

  test('that waits for deposits keeps each of their days', () => {
    const body =
      'Defendant shall deposit $455.00 with the clerk by December 4, 2026 and by December 11, 2026. Upon such deposit the writ of restitution is stayed until December 15, 2026.';
    const stay = readStay(order(body));
    expect(stay).toMatchObject({ state: 'unsure', isPending: true, until: '2026-12-15' });
    expect(stay?.conditions.flatMap(({ dates }) => dates)).toEqual(['2026-12-04', '2026-12-11']);
  });

  test.each([
    'The stay of the writ of restitution is lifted.',
    'The stay of execution shall terminate immediately and the sheriff shall execute the writ.',
    'The Court, having stayed the writ of restitution until December 20, 2026, now recalls its stay.',
    'The stay of the eviction granted until December 20, 2026 is of no further force or effect.',
    'The writ of restitution is no longer stayed.',
    'Plaintiff’s motion to lift the stay of the writ of restitution is granted.',
    'Plaintiff’s motion to vacate the stay until December 20, 2026 is GRANTED. The writ of restitution shall issue.',
    'The Court’s order of November 20, which stayed the writ of restitution until December 20, 2026, is no longer in effect.',
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

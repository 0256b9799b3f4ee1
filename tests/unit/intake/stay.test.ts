import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { withChanges } from '#src/intake/proposal-lines.ts';
import { OUT_DAY, STAY_ENDS } from '#src/next/day-names.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const order = (body: string, title = 'ORDER GRANTING STAY OF EXECUTION') => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.

${title}

${body}

Dated: November 28, 2026
HON. QUILL ASHE, JUDGE`;

const cardFor = (text: string, side: 'plaintiff' | 'defendant', today = TODAY) => {
  const read = proposalFrom(text, today);
  const proposal = withChanges(read, { role: { ...read.role, value: side, certainty: 'certain' } });
  const { day, others, why } = daysOf(proposal, null, today);
  const all = [...(day === null ? [] : [day]), ...others];
  return { proposal, day, why, dated: all.map(({ what, date }) => [what, date]) };
};

const PAID = order(
  'IT IS ORDERED that execution of the writ of restitution is stayed until December 15, 2026, on condition that Defendant pays $910.00 into the registry of the court by December 4, 2026. If Defendant does not pay by that day, the stay ends and the sheriff may execute the writ without further order.',
);

describe('an order that holds the officer back', () => {
  test('says until when, and leads with what must be paid for it', () => {
    const { proposal, day, why, dated } = cardFor(PAID, 'defendant');
    expect(proposal).toMatchObject({ kind: { value: 'eviction' }, outFrom: null });
    expect(proposal.says).toContain('holds an officer back for a time');
    expect(day).toMatchObject({ what: 'Pay, or the stay ends', date: '2026-12-04' });
    expect(dated).toEqual([
      ['Pay, or the stay ends', '2026-12-04'],
      [STAY_ENDS, '2026-12-15'],
    ]);
    expect(why).toMatch(/may not put you out. It lasts until Tue, Dec 15, 2026/);
    expect(why).toMatch(/only if you do what the paper asks: “.*\$910\.00 into the registry/);
    expect(why).toContain('“If Defendant does not pay by that day, the stay ends');
    expect(why).toContain('If you do not, the officer may come at once.');
    expect(why).toContain('When it ends, the officer may come');
  });

  test('without a condition asks for the clerk’s word on it', () => {
    const text = order('The writ of possession is temporarily stayed until December 11, 2026 at 5:00 p.m.');
    const { day, why, dated } = cardFor(text, 'defendant');
    expect(dated).toEqual([[STAY_ENDS, '2026-12-11']]);
    expect(day).toMatchObject({ time: '17:00', isSure: false });
    expect(why).toContain('We read no condition in it');
  });

  test('without a day says how long in its words, and asks for the day', () => {
    const { day, why } = cardFor(
      order('The eviction is stayed pending further order of the court.'),
      'defendant',
    );
    expect(day).toBeNull();
    expect(why).toContain('“pending further order of the court”. Ask the clerk which day that is.');
  });

  test('that only a title tells is told as unsure', () => {
    const { proposal, why } = cardFor(order('The court has heard the tenant of the premises.'), 'defendant');
    expect(proposal.says).toContain('We are not sure');
    expect(why).toContain('Until you know, take it that the officer may come.');
  });

  test('that was refused is no good news', () => {
    const text = order('Tenant’s motion for a stay of the eviction is denied.', 'ORDER');
    const { proposal, why } = cardFor(text, 'defendant');
    expect(proposal.says).toContain('An officer may come');
    expect(why).toContain('Call legal help today');
  });

  test('that has run out says so', () => {
    const { why } = cardFor(PAID, 'defendant', '2026-12-20');
    expect(why).toContain('That day has passed: the officer may come now.');
  });

  test('in the judgment itself: no day of the officer beside it, and the appeal all the same', () => {
    const text = order(
      'Judgment for restitution is entered for Plaintiff. A writ of restitution shall issue, but its execution is stayed until December 15, 2026 if Defendant pays the December rent of $910.00 by December 5, 2026.',
      'JUDGMENT FOR RESTITUTION',
    );
    const { why, dated } = cardFor(text, 'defendant');
    expect(dated).toContainEqual(['Pay, or the stay ends', '2026-12-05']);
    expect(dated).toContainEqual([STAY_ENDS, '2026-12-15']);
    expect(dated).toContainEqual(['Notice of Appeal', '2026-12-14']);
    expect(dated.map(([what]) => what)).not.toContain(OUT_DAY);
    expect(why).toMatch(/^The court holds the officer back/);
    expect(why).not.toContain('An officer may come and put you out.');
  });

  test('tells the owner to wait, and asks no payment of them', () => {
    const { why, dated } = cardFor(PAID, 'plaintiff');
    expect(dated).toEqual([[STAY_ENDS, '2026-12-15']]);
    expect(why).toContain('you may not change the locks yourself');
    expect(why).toContain('It rests on a condition: “');
  });

  test('what somebody asks for holds nobody back', () => {
    const text = order(
      'Tenant asks the court to stay execution of the writ of restitution until December 15, 2026.',
      'MOTION FOR STAY OF EXECUTION',
    );
    expect(proposalFrom(text, TODAY).tenancy?.stay ?? null).toBeNull();
  });
});

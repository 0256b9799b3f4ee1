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
    expect(why).toContain('Read the whole paper: a stay most often has conditions.');
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
      'Judgment for restitution is entered for Plaintiff. A writ of restitution shall issue, but its execution is stayed until December 15, 2026 on condition that Defendant pays the December rent of $910.00 by December 5, 2026.',
      'JUDGMENT FOR RESTITUTION',
    );
    const { why, dated } = cardFor(text, 'defendant');
    expect(dated).toContainEqual(['Pay, or the stay ends', '2026-12-05']);
    expect(dated).toContainEqual([STAY_ENDS, '2026-12-15']);
    expect(dated).toContainEqual(['Notice of Appeal to District Court', '2026-12-14']);
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

  test('that begins only with a bond tells the bond first, and that the officer may come until then', () => {
    const { proposal, why, dated } = cardFor(
      order(
        'Execution of the writ of restitution is stayed until December 15, 2026 upon the posting of a bond of $1,200.00. Until the bond is posted the sheriff may proceed.',
        'ORDER',
      ),
      'defendant',
    );
    expect(proposal.says).toContain('only once something is done first. Until then the officer may come.');
    expect(why).toMatch(/^First do what the paper asks: “upon the posting of a bond of \$1,200\.00\.”/);
    expect(why).toContain('It holds only once that is done. Until then, take it that the officer may come.');
    expect(why).not.toContain('may not put you out');
    expect(dated).toEqual([[STAY_ENDS, '2026-12-15']]);
  });

  test('of money tells no stay, and keeps the day of the officer', () => {
    const { proposal, dated } = cardFor(
      order(
        'Enforcement of the judgment for rent and costs is stayed until January 15, 2027. The writ of restitution may issue as scheduled on December 2, 2026.',
        'ORDER',
      ),
      'defendant',
    );
    expect(proposal.tenancy?.stay ?? null).toBeNull();
    expect(dated).toEqual([[OUT_DAY, '2026-12-02']]);
  });

  test.each([
    [
      'ORDER VACATING STAY',
      'The Court stayed execution of the writ of restitution until December 20, 2026 by its order of November 20, 2026. Defendant having failed to deposit the rent, the Court’s prior order is set aside and held for naught. The Clerk shall reissue the writ.',
    ],
    [
      'ORDER',
      'On November 20, 2026 the Court stayed the writ of restitution until December 20, 2026. The Court’s order is therefore RESCINDED and the writ shall issue forthwith.',
    ],
    [
      'ORDER',
      'Execution of the writ of restitution is stayed until December 20, 2026 only as to Unit 4; as to Unit 6, where Defendant lives, the request for a stay is denied.',
    ],
    [
      'ORDER',
      'Defendant asks that the writ of restitution be stayed until December 20, 2026. The request is not granted.',
    ],
  ])('that does not stand leaves no day: %s: %s', (title, body) => {
    const { why, dated } = cardFor(order(body, title), 'defendant');
    expect(dated).toEqual([]);
    expect(why).toContain('a stay is over or was not given. Then the officer may come.');
  });

  test('that was only drawn up leaves no day', () => {
    const text = order(
      'IT IS ORDERED that the writ of restitution is stayed until December 18, 2026.',
      '[PROPOSED] ORDER STAYING WRIT OF RESTITUTION',
    ).replace('HON. QUILL ASHE, JUDGE', '______________________\nJUDGE');
    const { dated } = cardFor(text, 'defendant');
    expect(dated).toEqual([]);
  });

  test('until a hearing lasts until its hour, and says what ends it before', () => {
    const { why, dated, day } = cardFor(
      order(
        'Execution of the writ is temporarily stayed pending hearing on the motion, which is set for December 3, 2026 at 8:30 a.m. in Courtroom 320. Failure to appear will result in the temporary stay being lifted. The tenant may bring papers.',
        'ORDER',
      ),
      'defendant',
    );
    expect(dated).toContainEqual([STAY_ENDS, '2026-12-03']);
    expect(day).toMatchObject({ date: '2026-12-03', time: '08:30' });
    expect(why).toContain('“Failure to appear will result in the temporary stay being lifted.”');
  });
});

import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';
import { RESTRAINING_ORDER } from './sample-papers.ts';

const TODAY = '2026-11-29';
const EMPTY = ['[ ]', '[ ]', '[ ]'] as const;

/** The notice of a hearing as California prints it, with its three boxes. */
const notice = (boxes: readonly [string, string, string], form = 'DV') => `${form}-109 Notice of Court Hearing
Clerk stamps date here when form is filed.
FILED
NOV 18 2026

1 Person Asking for Protection
Your Full Name: Odalys Fern
2 Person You Want Protection From
Full Name: Casper Ovenden

Superior Court of California, County of Fresno
1130 O Street
Fresno, CA 93721
Case Number:
26FL004417

3 Notice of Hearing
A court hearing is scheduled on the request for restraining orders against the person in 2:
Hearing Date: December 9, 2026   Time: 8:30 a.m.
Dept.: 202   Room: ____

4 Temporary Restraining Orders (Any orders granted are on Form ${form}-110, served with this notice.)
a. Temporary restraining orders for personal conduct and stay-away orders are (check only one box below):
(1) ${boxes[0]} All GRANTED until the court hearing.
(2) ${boxes[1]} All DENIED until the court hearing. (Specify reasons for denial in b, below.)
(3) ${boxes[2]} Partly GRANTED and partly DENIED until the court hearing.

5 Service of Documents by the Person in 1
At least [X] five days before the hearing, someone age 18 or older must personally give (serve) a copy of this form to the person in 2.

Date: November 18, 2026          Judicial Officer`;

describe('the notice of a hearing on a restraining order', () => {
  test.each([
    ['granted', ['[X]', '[ ]', '[ ]']],
    ['denied', ['☐', '☒', '☐']],
    ['partly', ['[ ]', '[ ]', '[x]']],
    ['granted', ['X', '', '']],
    ['unsure', EMPTY],
    ['unsure', ['', '', '']],
    ['unsure', ['[X]', '[X]', '[ ]']],
  ] as const)('says by its boxes what holds until then: %s', (temporary, boxes) => {
    const proposal = proposalFrom(notice(boxes), TODAY);
    expect(proposal.protection).toMatchObject({ isNotice: true, temporary });
    const { day, why } = daysOf(proposal, null, TODAY);
    expect(day).toMatchObject({ date: '2026-12-09', time: '08:30' });
    expect(why).toContain('form DV-120');
    if (temporary === 'denied') {
      expect(why).not.toContain('crime');
      expect(proposal.says).toContain('denied the temporary orders');
    } else expect(why).toContain('is a crime');
    if (temporary === 'unsure') expect(proposal.says).toContain('Please check');
  });

  test.each(['CH', 'EA', 'GV', 'WV', 'SV'])('is read in the family %s', (form) => {
    const proposal = proposalFrom(notice(['[X]', '[ ]', '[ ]'], form), TODAY);
    expect(proposal.protection).toMatchObject({ temporary: 'granted', answerForm: `${form}-120` });
  });

  test('is a form of its state alone: elsewhere the number says nothing', () => {
    const california = 'Superior Court of California, County of Fresno\n1130 O Street\nFresno, CA 93721';
    const elsewhere = notice(['[X]', '[ ]', '[ ]']).replace(
      california,
      'STATE OF NEW MEXICO\nCOUNTY OF BERNALILLO\nSECOND JUDICIAL DISTRICT COURT',
    );
    expect(proposalFrom(elsewhere, TODAY).state.value).toBe('NM');
    expect(proposalFrom(elsewhere, TODAY).protection ?? null).toBeNull();
    const unknown = notice(['[X]', '[ ]', '[ ]']).replace(california, '');
    expect(proposalFrom(unknown, TODAY).protection).toMatchObject({ answerForm: 'DV-120' });
  });

  test('says who may serve, and that this is from memory', () => {
    const { why } = daysOf(proposalFrom(notice(['[X]', '[ ]', '[ ]']), TODAY), null, TODAY);
    expect(why).toContain(
      'Another adult must mail a copy to the person who asked, not you (this is from memory',
    );
  });

  test('tells either side its own duties once the side is known', () => {
    const proposal = proposalFrom(notice(['[X]', '[ ]', '[ ]']), TODAY);
    const of = (value: 'plaintiff' | 'defendant') =>
      daysOf({ ...proposal, role: { ...proposal.role, value } }, null, TODAY);
    const served = /have the papers served/;
    expect(
      of('plaintiff')
        .others.map(({ what }) => what)
        .join(),
    ).toMatch(served);
    expect(of('plaintiff').why).toContain('DV-115');
    expect(of('defendant').why).not.toContain('DV-115');
    expect(of('defendant').others.map(({ what, date }) => `${what} ${date}`)).toContain(
      'If you answer in writing: file form DV-120 2026-12-08',
    );
  });
});

describe('the order itself', () => {
  test('lasts until the hearing, which leads', () => {
    const proposal = proposalFrom(RESTRAINING_ORDER, TODAY);
    const { day, others, why } = daysOf(proposal, { date: '2026-11-28', method: 'personal' }, TODAY);
    expect(day).toMatchObject({ what: 'Hearing', date: '2026-12-09' });
    expect(others.map(({ what }) => what)).toEqual([
      'If you have firearms: turn them in',
      'If you have firearms: file the receipt with the court',
      'If you answer in writing: file form DV-120',
    ]);
    expect(why).toContain('lasts until the end of the hearing on Wed, Dec 9, 2026');
    expect(why).toContain('To break it is a crime');
  });

  test('names the day on which it ends once the hearing is over', () => {
    const after = RESTRAINING_ORDER.replace(
      'DV-110 Temporary Restraining Order',
      'DV-130 Restraining Order After Hearing',
    )
      .replace('This order expires at the end of the hearing listed below:', 'The orders end on')
      .replace(/Hearing Date:.*/, '(date): November 20, 2029 at (time): [X] midnight');
    const { others, why, day } = daysOf(proposalFrom(after, TODAY), null, TODAY);
    expect([day, ...others].map((each) => `${each?.what} ${each?.date}`)).toContain(
      'The order lasts until this day 2029-11-20',
    );
    expect(why).toContain('lasts until Tue, Nov 20, 2029');
  });
});

import { describe, expect, test } from 'vitest';
import { CARD } from '#src/intake/card-lines.ts';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const SC130 = `SC-130 Notice of Entry of Judgment

Superior Court of California, County of Alameda

PLAINTIFF: JONAS PELL
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26SC004321

NOTICE OF ENTRY OF JUDGMENT

Judgment was entered as checked below on (date): November 16, 2026

Defendant (name, if more than one): Willa Hargrove shall pay plaintiff (name, if more than one): Jonas Pell $1,450.00 principal and $75.00 costs on plaintiff's claim.

Your small claims case has been decided. If you lost the case and were at the trial, you can appeal. File the notice of appeal within 30 days after the date this notice of entry of judgment was mailed or handed to you by the clerk. If you were not at the trial, you can ask the court to vacate the judgment within 30 days after this notice was mailed.

CLERK'S CERTIFICATE OF MAILING
I certify that this Notice of Entry of Judgment was mailed first class on November 18, 2026, from Oakland, California.`;
const CIVIL = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA

PLAINTIFF: LARKSPUR LENDING LLC
DEFENDANT: WILLA HARGROVE
CASE NUMBER: 26CV012345

NOTICE OF ENTRY OF JUDGMENT OR ORDER

TO ALL PARTIES:
1. A judgment, decree, or order was entered in this action on (date): November 16, 2026
2. A copy of the judgment, decree, or order is attached to this notice.

Date: November 18, 2026`;

describe('a notice that a judgment was entered', () => {
  test.each([SC130, CIVIL])('says that the court decided', (text) => {
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.decision).toBe('judgment');
    expect(daysOf(proposal, null, TODAY).why).toMatch(/^The court has decided/);
  });

  test('has the sum as it was ordered, and its own days from the day it was mailed', () => {
    const proposal = proposalFrom(SC130, TODAY);
    expect(proposal).toMatchObject({
      runsFrom: '2026-11-18',
      sum: { value: { amount: 1450, isOrdered: true } },
    });
    expect(proposal.says).toContain('the court decided');
    expect(proposal.says).not.toContain('you can lose');
    expect(CARD.sum.text(proposal)).toBe('The court ordered $1,450');
    const { day, others } = daysOf(proposal, null, TODAY);
    expect(day).toMatchObject({ what: 'Small Claims Appeal', date: '2026-12-18' });
    expect(others).toMatchObject([{ date: '2026-12-18' }]);
  });

  test('asks for nothing: whoever was not there may ask, and has the days that the paper gives', () => {
    const labels = proposalFrom(SC130, TODAY).deadlines.map(({ label }) => label);
    expect(labels).toContain('Ask the judge to set it aside, if you were not at the trial');
    expect(labels).not.toContain('Asked for, not granted');
  });

  test('tells the appeal from the one that follows a request which is denied, and who was not served by its name', () => {
    const text = SC130.replace(
      'within 30 days after this notice was mailed.',
      'within 30 days after this notice was mailed. If your request is denied, you then have 10 days from the date the notice of denial was mailed to file an appeal. The period to file the Motion to Vacate the Judgment is 180 days if you were not properly served with the claim.',
    );
    const proposal = proposalFrom(text, TODAY);
    expect(proposal.deadlines.map(({ label }) => label)).toContain(
      'Ask the judge to set it aside, if you were not properly served',
    );
    const { day, others } = daysOf(proposal, { date: '2026-11-20', method: 'mail' }, TODAY);
    expect(day).toMatchObject({ what: 'Small Claims Appeal', date: '2026-12-18' });
    // The 180 days run from a day that no paper tells.
    expect(others.map(({ date }) => date)).toEqual(['2026-12-18']);
  });

  test('that gives no time of its own counts from the entry, which is earlier', () => {
    expect(proposalFrom(CIVIL, TODAY).runsFrom).toBe('2026-11-16');
  });
});

import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const MAILED: Service = { date: '2026-11-20', method: 'mail' };

const NM = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT`;

const motion = (title: string, words = '', court = NM, number = 'D-202-CV-2026-01234') =>
  proposalFrom(
    `${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. ${number}
WILLA HARGROVE,
     Defendant.

${title}

Plaintiff moves the Court as follows. ${words}

/s/ Dana Orcutt
Attorney for Plaintiff`,
    TODAY,
  );

describe('a motion of the other side', () => {
  test('is asked for its day of service, and has its day by the rule of the court', () => {
    const proposal = motion("PLAINTIFF'S MOTION TO STRIKE THE ANSWER");
    expect(proposal).toMatchObject({
      asks: 'how-served',
      role: { value: 'defendant', certainty: 'unsure' },
      motion: { isForSummaryJudgment: false, by: 'plaintiff' },
    });
    // 15 days from its mailing and 3 for the mail; the last is a Tuesday.
    expect(daysOf(proposal, MAILED, TODAY).day).toMatchObject({
      ...{ what: 'Response to Motion Due', date: '2026-12-08', isSure: false, ruleKey: 'N5' },
    });
  });

  test('for summary judgment goes by its own rule', () => {
    const proposal = motion("PLAINTIFF'S MOTION FOR SUMMARY JUDGMENT");
    const { day } = daysOf(proposal, MAILED, TODAY);
    expect(day).toMatchObject({ what: 'Response to Summary Judgment Motion Due', ruleKey: 'N7a' });
  });

  test('has the time that it says itself where that ends first', () => {
    const proposal = motion(
      "PLAINTIFF'S MOTION TO STRIKE THE ANSWER",
      'A response to this motion must be filed within ten (10) days after service of the motion.',
    );
    const { day, others } = daysOf(proposal, { ...MAILED, method: 'personal' }, TODAY);
    expect(day).toMatchObject({ date: '2026-11-30' });
    expect(others).toEqual([]);
  });

  test('asks nothing of whoever made it', () => {
    const own = motion("PLAINTIFF'S MOTION TO STRIKE THE ANSWER");
    const role = { ...own.role, value: 'plaintiff' as const };
    expect(daysOf({ ...own, role }, MAILED, TODAY).day).toBeNull();
  });

  test('that came by mail is counted from the day it bears, which is before it came', () => {
    const dated = motion("PLAINTIFF'S MOTION TO STRIKE THE ANSWER", '\n\nDated: November 20, 2026');
    const { day } = daysOf(dated, { date: '2026-11-25', method: 'mail' }, TODAY);
    expect(day).toMatchObject({ date: '2026-12-08', isSure: false });
    expect(day?.warnings.join(' ')).toContain('It was mailed before it came');
  });

  test('for a default judgment has its day to respond too', () => {
    const proposal = motion("PLAINTIFF'S MOTION FOR DEFAULT JUDGMENT");
    expect(proposal.motion).toEqual({ isForSummaryJudgment: false, by: 'plaintiff' });
  });

  const mailedOn = (day: string) => `

Dated: November 6, 2026

CERTIFICATE OF SERVICE
I certify that on ${day} this motion was mailed by first class mail to Willa Hargrove.`;

  test.each([
    [NM, 'D-202-CV-2026-01234', 'November 9, 2026', '2026-11-20', '2026-11-30'],
    [
      'UNITED STATES DISTRICT COURT\nDISTRICT OF NEW MEXICO',
      '1:26-cv-00321-ABC',
      'November 18, 2026',
      '2026-11-23',
      '2026-12-07',
    ],
  ])('counts from its certificate of service: %s', (court, number, sent, came, date) => {
    const proposal = motion("PLAINTIFF'S MOTION TO STRIKE THE ANSWER", mailedOn(sent), court, number);
    for (const service of [null, { date: came, method: 'mail' } as const]) {
      const { day } = daysOf(proposal, service, TODAY);
      expect(day).toMatchObject({ date, isSure: false });
      expect(day?.warnings.join(' ')).toContain('it was mailed on');
    }
  });

  test.each([
    ["PLAINTIFF'S MOTION FOR SUMMARY JUDGMENT", 'Summary Judgment Opposition Due', '2027-02-11'],
    ["PLAINTIFF'S MOTION TO STRIKE THE ANSWER", 'Opposition to Motion Due', '2027-02-22'],
  ])('is opposed in California before its hearing: %s', (title, what, date) => {
    const proposal = motion(
      `NOTICE OF MOTION AND ${title}`,
      'The motion will be heard on March 5, 2027 at 9:00 a.m. in Department 20.',
      'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA',
      '26CV012345',
    );
    expect(proposal.hearings).toMatchObject([{ date: '2027-03-05' }]);
    const { day, others } = daysOf(proposal, null, TODAY);
    expect(day).toMatchObject({ what, date });
    expect(others).toMatchObject([{ date: '2027-03-05' }]);
    expect(daysOf(proposal, MAILED, TODAY).day).toMatchObject({ what, date });
  });
});

import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Service } from '#src/intake/schema.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const MAILED: Service = { date: '2026-11-20', method: 'mail' };

const motion = (title: string, words = '', court = 'SECOND JUDICIAL DISTRICT COURT') =>
  proposalFrom(
    `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
${court}

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
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
});

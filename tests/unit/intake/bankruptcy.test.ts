import { describe, expect, test } from 'vitest';
import { bankruptcyOf, withBankruptcyDays } from '#src/intake/bankruptcy.ts';
import { daysOf } from '#src/intake/days.ts';
import { isNoFact } from '#src/intake/lines-schema.ts';
import type { ReadPaper } from '#src/intake/paper.ts';
import { openQuestions } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { proposalFrom } from './read-papers.ts';
import { bankruptcyHead, CHAPTER_13 } from './sample-papers.ts';

const TODAY = '2026-11-29';
const SEVEN = `${bankruptcyHead('7', 'Official Form 309A (For Individuals or Joint Debtors)\nNotice of Chapter 7 Bankruptcy Case — No Proof of Claim Deadline')}
7. Meeting of creditors           December 17, 2026 at 10:00 AM          Location:
   Debtors must attend the meeting to be questioned under oath.
8. Presumption of abuse           The presumption of abuse does not arise.
9. Deadlines                      File by the deadline to object to discharge or to challenge whether certain debts are dischargeable:
   The bankruptcy clerk's office must receive these documents and any required filing fee by the following deadlines.
                                  Filing deadline: February 16, 2027
   Deadline to object to exemptions:   Filing deadline: 30 days after the conclusion of the meeting of creditors
10. Proof of claim                Please do not file a proof of claim unless you receive a notice to do so.`;
const DISCHARGE = `United States Bankruptcy Court   District of New Mexico
Case number: 26-11873-j7
Debtor 1   Marisol Quenby

Order of Discharge

IT IS ORDERED: A discharge under 11 U.S.C. § 727 is granted to:
Marisol Quenby

11/20/26                                By the court:  Robert Glasswright
                                                       United States Bankruptcy Judge

Explanation of Bankruptcy Discharge in a Chapter 7 Case
This order does not close or dismiss the case.
Creditors cannot collect discharged debts.`;
const told = (title: string) => `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

${title}

Defendant Willa Hargrove gives notice that on November 12, 2026 she filed a petition for relief under Chapter 7 of the Bankruptcy Code in the United States Bankruptcy Court for the District of New Mexico, Case No. 26-11900-t7. All proceedings against the Defendant are stayed.

Fergus Tallow, Attorney for Defendant
November 13, 2026`;

const typeOf = (text: string) => classifyDocument({ text, filename: 'paper.txt' }).type;
const daysIn = (text: string) => daysOf(proposalFrom(text, TODAY), null, TODAY);
const namesIn = (text: string) => {
  const { day, others } = daysIn(text);
  return [day, ...others].map((each) => `${each?.date} ${each?.what}`);
};

describe('papers of a bankruptcy', () => {
  test.each([
    [SEVEN, 'Notice of Bankruptcy Case'],
    [CHAPTER_13, 'Notice of Bankruptcy Case'],
    [DISCHARGE, 'Bankruptcy Discharge'],
    [told('SUGGESTION OF BANKRUPTCY'), 'Notice of Bankruptcy'],
    [told('NOTICE OF FILING OF BANKRUPTCY AND AUTOMATIC STAY'), 'Notice of Bankruptcy'],
    [told('NOTICE OF AUTOMATIC STAY'), 'Notice of Bankruptcy'],
    [told('MOTION FOR RELIEF FROM STAY'), 'Motion'],
    [told('NOTICE OF HEARING'), 'Notice of Hearing'],
  ])('are kinds of their own', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  test('name the days of a chapter 7 case for whoever they bind', () => {
    expect(namesIn(SEVEN)).toEqual([
      '2026-12-17 Meeting of creditors',
      '2027-02-16 If they owe you: object to the discharge',
    ]);
    const { why, day } = daysIn(SEVEN);
    expect(day).toMatchObject({ time: '10:00', place: null });
    expect(day?.steps.join()).toContain('Whoever filed for bankruptcy must be there');
    expect(why).toContain('Ask a bankruptcy lawyer before you do anything');
    expect(why).toContain('says not to file a proof of claim yet');
  });

  test('name the time to object to exemptions as that, whatever stands before it', () => {
    const { deadlines } = proposalFrom(SEVEN, TODAY);
    expect(deadlines.filter(({ period }) => period !== null).map(({ label }) => label)).toEqual([
      'If they owe you: object to what they keep',
    ]);
    expect(daysIn(SEVEN).why).toContain('pay no old debt');
  });

  test('name the days of a chapter 13 case', () => {
    expect(namesIn(CHAPTER_13)).toEqual([
      '2026-12-15 Meeting of creditors',
      '2027-01-07 If they owe you: object to the plan',
      '2027-01-14 Hearing on the repayment plan',
      '2027-01-25 If they owe you: file a proof of claim',
      '2027-02-16 If they owe you: object to the discharge',
      '2027-05-17 If you are a government office: file a proof of claim',
    ]);
    expect(daysIn(CHAPTER_13).why).toContain('file a proof of claim by Mon, Jan 25, 2027');
  });

  test('do not ask who sues whom where nobody sues', () => {
    expect(openQuestions(proposalFrom(SEVEN, TODAY))).not.toContain('role');
    expect(openQuestions(proposalFrom(told('SUGGESTION OF BANKRUPTCY'), TODAY))).toContain('kind');
  });

  test('of a discharge set no day, and say what it does', () => {
    const { day, why } = daysIn(DISCHARGE);
    expect(day).toBeNull();
    expect(why).toContain('Nobody may make you pay a debt that it covers');
  });

  test('within a lawsuit tell either side to ask first', () => {
    const { why } = daysIn(told('SUGGESTION OF BANKRUPTCY'));
    expect(why).toContain('automatic stay');
    expect(why).toContain('take it that your time runs');
  });
});

describe('a line of such a notice that no fact tells', () => {
  test('has an id of its own', () => {
    const paper: ReadPaper = {
      ...{ index: 0, filename: 'notice.pdf', kind: 'bankruptcy-notice', docDate: null, head: CHAPTER_13 },
      ...{ facts: [], problems: [] },
    };
    const bare: Pick<Proposal, 'deadlines' | 'hearings'> = { deadlines: [], hearings: [] };
    const { deadlines, hearings } = withBankruptcyDays(bare, bankruptcyOf(paper), paper);
    const ids = [...deadlines, ...hearings].map(({ factId }) => factId);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => isNoFact(id) && id.length <= 100)).toBe(true);
  });
});

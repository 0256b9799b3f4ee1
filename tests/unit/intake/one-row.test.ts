import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import { makeFact } from '#tests/factories/facts.ts';
import { factsFrom, proposalFrom, WAIVER_REQUEST } from './read-papers.ts';

const TODAY = '2026-11-28';
const SERVED = { date: '2026-11-20', method: 'personal' } as const;

const DISTRICT = `THE STATE OF TEXAS
CAUSE NO. D-1-GN-26-001234

COTTONWOOD CREDIT SERVICES LLC, Plaintiff
vs.
WILLA HARGROVE, Defendant

CITATION

IN THE 250TH DISTRICT COURT
TRAVIS COUNTY, TEXAS

NOTICE: You have been sued. If you or your attorney do not file a written answer with the clerk who issued this citation by 10:00 a.m. on the Monday next following the expiration of twenty days after you were served this citation and petition, a default judgment may be taken against you.

Issued at Travis County, Texas, on November 12, 2026.

PLAINTIFF'S ORIGINAL PETITION

Defendant must file an answer within 20 days after the date of service of this petition. Defendant is requested to disclose, within thirty days of the filing of the answer, the information described in Rule 194.2.`;
const JUSTICE = `IN THE JUSTICE COURT, PRECINCT 3
TRAVIS COUNTY, TEXAS
CAUSE NO. J3-CV-26-001234

COTTONWOOD CREDIT SERVICES LLC, Plaintiff
v.
WILLA HARGROVE, Defendant

CITATION

You have been sued. Your answer is due by the end of the 14th day after the day you were served with these papers. If the 14th day is a Saturday, Sunday, or legal holiday, your answer is due by the end of the first day following the 14th day that is not a Saturday, Sunday, or legal holiday. If you do not file an answer by the due date, a default judgment may be taken against you.

Issued on November 12, 2026.`;
const WITHHOLDING = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

JONAS PELL, Petitioner,
v.                                   No. D-202-DM-2025-01234
WILLA HARGROVE, Respondent.

INCOME WITHHOLDING ORDER

TO: Quince Bakery LLC, Employer

You are ordered to withhold $350.00 per month from the income of Willa Hargrove. Withholding must begin no later than 14 days after service of this order. Begin withholding no later than the first pay period occurring 14 days after you receive this order.

NOTICE TO OBLIGOR: You may contest this withholding by filing a motion within ten (10) days after you receive this notice. To contest, file the motion within 10 days of service of this notice.

Date: November 12, 2026`;

const labels = ({ deadlines }: Proposal) =>
  deadlines.map(({ label, period }) => [label, period === null ? undefined : String(period.count)]);
function steps(text: string, docType: string) {
  const facts = factsFrom(text, docType).map((fact) => ({ ...makeFact(fact, fact), isCurrent: true }));
  const paper = { documentId: 'd1', filename: 'paper.txt', title: 'Paper', docDate: null, docType, facts };
  const law = lawOf(UNKNOWN_CASE);
  const found = stepsFromPapers({
    ...{ caseId: 'c1', today: TODAY, side: 'defendant', papers: [paper], timeline: [], command: null, law },
  });
  return found.map(({ title }) => title.split(':')[0]);
}

describe('one duty is one row', () => {
  test('the answer that the citation and the petition both ask for', () => {
    const proposal = proposalFrom(DISTRICT, TODAY);
    expect(labels(proposal).filter(([label]) => /answer/i.test(label ?? ''))).toEqual([
      ['Answer the lawsuit', '20'],
    ]);
    const { day, others, why } = daysOf(proposal, SERVED, TODAY);
    expect([day, ...others].map((each) => each?.what)).toEqual(['Your answer is due']);
    // Disclosures follow the answer; nothing is sent to the other side first.
    expect(why).toBeNull();
    expect(steps(DISTRICT, 'Summons').filter((title) => /answer/i.test(title ?? ''))).toHaveLength(1);
  });

  test('the answer of a citation that also says what a closed day does', () => {
    const proposal = proposalFrom(JUSTICE, TODAY);
    expect(labels(proposal)).toEqual([['Answer the lawsuit', '14']]);
    const { day, others } = daysOf(proposal, SERVED, TODAY);
    expect([day, ...others].map((each) => each?.what)).toEqual(['Your answer is due']);
    expect(steps(JUSTICE, 'Summons')).toHaveLength(1);
  });

  test('what an income withholding says twice, once without a name', () => {
    const proposal = proposalFrom(WITHHOLDING, TODAY);
    expect(labels(proposal).map(([, count]) => count)).toEqual(['14', '10']);
    expect(labels(proposal)[1]?.[0]).toBe('File the motion');
    expect(steps(WITHHOLDING, 'Garnishment')).toHaveLength(2);
  });

  test('a waiver is sent back under the paper’s own name, which its case knows again', () => {
    const proposal = proposalFrom(WAIVER_REQUEST, TODAY);
    const { day } = daysOf(proposal, null, TODAY);
    expect(day?.what).toBe('Return the signed waiver');
    const facts = factsFrom(WAIVER_REQUEST, 'Waiver of Service');
    const paper = {
      ...{
        documentId: 'd1',
        filename: 'paper.txt',
        title: 'Paper',
        docDate: null,
        docType: 'Waiver of Service',
      },
      facts: facts.map((fact) => ({ ...makeFact(fact, fact), isCurrent: true })),
    };
    const kept = daysOf(proposal, null, TODAY);
    const timeline = [kept.day, ...kept.others].flatMap((each) =>
      each === null ? [] : [{ kind: each.what, date: each.date }],
    );
    const left = stepsFromPapers({
      ...{ caseId: 'c1', today: TODAY, side: 'defendant', papers: [paper], timeline, command: null },
      law: lawOf(UNKNOWN_CASE),
    });
    expect(left).toEqual([]);
  });
});

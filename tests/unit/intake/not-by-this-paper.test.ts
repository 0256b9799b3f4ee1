import { describe, expect, test } from 'vitest';
import { daysOf } from '#src/intake/days.ts';
import { proposalFrom } from './read-papers.ts';

const TODAY = '2026-11-29';
const order = (body: string) => `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

ADA POE,
     Plaintiff,
v.                                         No. 1:26-cv-000999 KG/JFR
ELMWOOD TECHNOLOGIES, INC.,
     Defendant.

STIPULATED PROTECTIVE ORDER

${body}
ENTERED November 20, 2026`;

describe('a time that runs from another paper', () => {
  test.each([
    'IT IS ORDERED that a party may object to a designation within fourteen (14) days of receipt.',
    "IT IS ORDERED that either party may file objections to the special commissioner's recommendations within ten (10) days after service of the recommendations.",
    'IT IS ORDERED that any party may respond to a notice of intent within ten (10) days of service of any invoice.',
  ])('gets no day from when this one came: %s', (body) => {
    const proposal = proposalFrom(order(body), TODAY);
    expect(proposal.asks).toBe('nothing');
    const { day, others } = daysOf(proposal, { date: '2026-11-28', method: 'personal' }, TODAY);
    expect([day, ...others].flatMap((each) => each?.date ?? [])).toEqual([]);
  });

  test('one that runs from the service of this order does', () => {
    const body =
      'IT IS ORDERED that Defendant shall file an answer within fourteen (14) days after service of this order.';
    const { day } = daysOf(
      proposalFrom(order(body), TODAY),
      { date: '2026-11-28', method: 'personal' },
      TODAY,
    );
    expect(day?.date).toBe('2026-12-14');
  });
});

test('a fine of which the law warns is no sum that the court ordered', () => {
  const paper = `CAUSE NO. 26-CP-00999
IN THE MATTER OF                       §      IN THE DISTRICT COURT
ADA POE, APPLICANT                     §      OF DALLAS COUNTY, TEXAS
AND  BERT LUND, RESPONDENT             §      303RD JUDICIAL DISTRICT

TEMPORARY EX PARTE PROTECTIVE ORDER AND ORDER SETTING HEARING

Respondent is PROHIBITED from going within 500 feet of her residence. A person who violates this order may be punished for contempt of court by a fine of as much as $500 or by confinement in jail for as long as six months, or both.
SIGNED November 23, 2026.`;
  expect(proposalFrom(paper, TODAY).sum.value).toBeNull();
});

test('the longer time to appeal is named where the United States is a party', () => {
  const judgment = `IN THE UNITED STATES DISTRICT COURT
FOR THE DISTRICT OF NEW MEXICO

ADA POE,
     Plaintiff,
v.                                         No. 1:26-cv-000999 KG/JFR
UNITED STATES OF AMERICA,
     Defendant.

FINAL JUDGMENT

Judgment is entered in favor of Defendant and against Plaintiff. This action is DISMISSED WITH PREJUDICE.

ENTERED this 18th day of November, 2026.`;
  const warningsOf = (paper: string) => {
    const { day, others } = daysOf(proposalFrom(paper, TODAY), null, TODAY);
    const appeal = [day, ...others].find((each) => each?.what === 'Notice of Appeal');
    return appeal?.warnings.join(' ') ?? 'none';
  };
  expect(warningsOf(judgment)).toContain('Then the time is 60 days, to Tue, Jan 19, 2027 (FRAP 4(a)(1)(B)).');
  expect(warningsOf(judgment.replace('UNITED STATES OF AMERICA', 'ELMWOOD STEEL CORP.'))).not.toContain(
    '60 days',
  );
});

describe('what a notice of hearing is about', () => {
  const notice = (body: string) => `SUPERIOR COURT OF CALIFORNIA
COUNTY OF LOS ANGELES

ELMWOOD BUILDERS, INC.,
     Plaintiff,
v.
ADA POE,
     Defendant.
                              Case No. 26STCV31999

NOTICE OF HEARING

${body}
Dated: November 16, 2026`;

  test('ends before the words that belong to what was cut off', () => {
    const { says, hearings } = proposalFrom(
      notice(
        "PLEASE TAKE NOTICE that the hearing on Plaintiff's Motion for Default Judgment previously set for December 8, 2026 at 9:00 a.m. is VACATED and RESET to December 22, 2026 at 10:00 a.m. before the Honorable P. Quist, Courtroom 502.",
      ),
      TODAY,
    );
    expect(says).toContain("It is about this: “Plaintiff's Motion for Default Judgment”");
    expect(hearings.map(({ label }) => label)).toEqual([
      "Hearing on Plaintiff's Motion for Default Judgment",
    ]);
  });

  test('is not told where no whole phrase says it', () => {
    const { says } = proposalFrom(
      notice(
        'Your Case Management Conference has been scheduled at the courthouse address shown above on:\nDate: February 3, 2027      Time: 8:30 AM      Dept.: 45',
      ),
      TODAY,
    );
    expect(says).not.toContain('It is about this');
  });
});

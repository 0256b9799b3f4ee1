import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const captionOf = (text: string) => readCaption(readPaper(text));
const partiesOf = (text: string) => captionOf(text).parties.map(({ name, role }) => `${name} [${role}]`);

describe('the court of a head', () => {
  it('may have its state before it', () => {
    const { court } = captionOf(`VIRGINIA: IN THE GENERAL DISTRICT COURT OF THE CITY OF RICHMOND
SUMMONS FOR UNLAWFUL DETAINER   Case No. GV26044999-00
ELMWOOD RENTALS LLC v. ADA POE`);
    expect(court?.text).toBe('GENERAL DISTRICT COURT OF THE CITY OF RICHMOND, VIRGINIA');
  });

  it('is not what the paper is called', () => {
    const { court } = captionOf(`THE STATE OF TEXAS
CITATION - JUSTICE COURT

CAUSE NO. 126-CV-004499

ELMWOOD FUNDING LLC, Plaintiff
vs.
ADA POE, Defendant

IN THE JUSTICE COURT, PRECINCT 1, EL PASO COUNTY, TEXAS`);
    expect(court?.text).toBe('IN THE JUSTICE COURT, PRECINCT 1, EL PASO COUNTY, TEXAS');
  });
});

it('a form that asks for the names and the court says both sides and the county', () => {
  const form = `SUMMONS (Family Law)       FL-110
NOTICE TO RESPONDENT (Name): BERT LUND
You have been sued. Read the information below and on the next page.
Petitioner's name is: ADA POE
CASE NUMBER: 26FL004499S
You have 30 calendar days after this Summons and Petition are served on you to file a Response.
1. The name and address of the court are: SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN DIEGO, 12 Elm Street, San Diego, CA 92101
Date: November 10, 2026`;
  expect(captionOf(form).court?.text).toBe('SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN DIEGO');
  expect(partiesOf(form).toSorted()).toEqual(['Ada Poe [petitioner]', 'Bert Lund [respondent]']);
});

it('a time to answer beside the label of a number numbers no case', () => {
  const { caseNumber } = captionOf(`SUPERIOR COURT OF WASHINGTON FOR KING COUNTY

ELMWOOD RECOVERY, INC.,
                    Plaintiff,               NO.
     v.                                      SUMMONS (20 DAYS)
ADA POE,
                    Defendant.`);
  expect(caseNumber).toBeNull();
});

it('somebody whom nobody could name keeps what they are called by', () => {
  expect(
    partiesOf(`FIRST JUDICIAL DISTRICT COURT
STATE OF NEW MEXICO
COUNTY OF SANTA FE
No. D-101-CV-2025-02299
ELMWOOD MORTGAGE LLC,
    Plaintiff,
vs.
ADA POE; JOHN DOE, spouse; and UNKNOWN TENANT,
    Defendants.`),
  ).toContain('Unknown Tenant [defendant]');
});

describe('people whom an agency decides about', () => {
  it('are no sides of a lawsuit', () => {
    expect(
      partiesOf(`NEW MEXICO DEPARTMENT OF WORKFORCE SOLUTIONS
NOTICE OF CLAIM DETERMINATION
Date Mailed: 11/20/2026
Claimant: ADA POE      Employer: ELMWOOD DINER LLC

You are disqualified from receiving benefits.`),
    ).toEqual(['Ada Poe [other]', 'Elmwood Diner LLC [other]']);
  });
});

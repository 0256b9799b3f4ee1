import { describe, expect, it } from 'vitest';
import { type Caption, readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const read = (text: string): Caption => readCaption(readPaper(text));
const named = ({ parties }: Caption) => parties.map(({ role, name }) => `${role} ${name}`);

const LETTER = `Quill & Marsh LLP
40 Elm Street
Larkville, Ohio 43999

June 3, 2031

Re: Poe v. Lund Ferries, Inc. (24-CV-01187)

Dear Ms. Poe:

As you know, your claim is before the Superior Court of Ohio, Elm County, and the
Superior Court of Ohio, Elm County, has set it for trial.
`;

describe('a court and a number outside of a caption', () => {
  it('a letter’s court is the one that it names with its place, and its number that of its subject', () => {
    const caption = read(LETTER);
    expect(caption.court).toMatchObject({ text: 'Superior Court of Ohio, Elm County', certainty: 'likely' });
    expect(caption.caseNumber?.text).toBe('24-CV-01187');
    expect(named(caption)).toEqual(['plaintiff Poe', 'defendant Lund Ferries, Inc.']);
    expect(caption.parties.every(({ certainty }) => certainty === 'likely')).toBe(true);
  });

  it('a head that names its state above its county names no other one', () => {
    const head = 'STATE OF NEW MEXICO\nCOUNTY OF TAOS\nEIGHTH JUDICIAL DISTRICT COURT';
    const { court } = read(
      `${head}\n\nIDA POE,\n     Plaintiff,\nv.      No. D-820-CV-2031-00077\nBEN LUND,\n     Defendant.\n\nCOMPLAINT\n`,
    );
    expect(court).toMatchObject({ text: head.replaceAll('\n', ' '), certainty: 'certain' });
  });

  it('words found stand where they say', () => {
    const { court, caseNumber } = read(LETTER);
    for (const stated of [court, caseNumber])
      expect(LETTER.slice(stated?.evidence.start, stated?.evidence.end)).toBe(stated?.evidence.quote);
  });

  it('a court without a place, and courts in general, are no court of the paper', () => {
    expect(
      read(
        `Dear Tenant,\n\nIf you do not leave I will go to Small Claims Court, and the Court will decide.\n`,
      ).court,
    ).toBeNull();
  });

  it('a number that running words call the case’s', () => {
    const { caseNumber } = read(
      'Dear Clerk,\n\nPlease send me a copy of the order in Case No. 31-DR-00412, which I never got from anybody.\n',
    );
    expect(caseNumber).toMatchObject({ text: '31-DR-00412', certainty: 'likely' });
  });

  it('a head that says no place is made whole by the words', () => {
    const text = `                         IN THE JUSTICE COURT

ADA POE,
     Plaintiff,
v.
BERT LUND,
     Defendant.

The Justice Court of Mesquite County, Texas, has read the papers that both sides have filed since then.
`;
    expect(read(text).court).toMatchObject({
      text: 'Justice Court of Mesquite County, Texas',
      certainty: 'likely',
    });
  });
});

describe('a number in a stamp', () => {
  const page = (stamp: string, docket: string) => `${stamp}
QUILL & MARSH, LLC - Our File No.: 4320-73
ADA POE,
     Plaintiff,
v.
BERT LUND,
     Defendant.
DOCKET NO.: ${docket}

COMPLAINT
`;

  it('speaks where the caption is blank, and before the number of a law firm’s file', () => {
    const { caseNumber } = read(page('ELM-DC-007956-31 08/19/2031 Pg 1 of 4 Trans ID: SCP2031', ''));
    expect(caseNumber).toMatchObject({ text: 'ELM-DC-007956-31', certainty: 'likely' });
  });

  it('does not speak against a number that the caption labels', () => {
    const { caseNumber } = read(page('', 'ELM-DC-007956-31'));
    expect(caseNumber?.text).toBe('ELM-DC-007956-31');
  });
});

describe('names that a form asks for', () => {
  it('stand below their labels', () => {
    const text = `STATE OF MICHIGAN
48TH CIRCUIT COURT

Plaintiff's name, address, and telephone no.      Defendant's name, address, and telephone no.
Poe, Ada                                          Bert Lund
4 Elm Road                                        9 Birch Court
`;
    expect(named(read(text))).toEqual(['plaintiff Ada Poe', 'defendant Bert Lund']);
  });

  it('stand below an opening of several lines; who responds to an appellant is the appellee', () => {
    const text = `IN THE COURT OF APPEALS OF THE STATE OF WASHINGTON

In the Matter of the Domestic Violence
Protection Order for

ADA DIANE POE,
               Respondent,
     and
BERT LUND,
               Appellant.
`;
    expect(named(read(text))).toEqual(['appellee Ada Diane Poe', 'appellant Bert Lund']);
  });

  it('what the paragraphs say counts where the caption names one side alone', () => {
    const text = `SUPERIOR COURT OF OHIO
ELM COUNTY

          ,
     Plaintiff,
v.
LUND FERRIES, INC.,
     Defendant.

This matter was opened to the Court by Plaintiff Ada Poe, appearing for herself.
`;
    expect(named(read(text))).toEqual(['defendant Lund Ferries, Inc.', 'plaintiff Ada Poe']);
  });

  it.each([
    ['a telephone', '1-800-555-0139'],
    ['a loan', 'Loan No. 7710-2281-04'],
    ['a claim', 'Claim Number: GB-26-40057'],
  ])('the number of %s is none of a case where no court is named', (_what, line) => {
    const text = `MAPLE LENDING, LLC\n${line}\n\nFebruary 1, 2031\n\nDear Homeowner,\n\nYou asked what it would take.\n`;
    expect(read(text).caseNumber).toBeNull();
  });

  it('a number that is called a case’s counts without a court', () => {
    const text = 'MAPLE LENDING, LLC\n\nCase No. CV-31-00417\n\nDear Homeowner,\n\nYou asked for this.\n';
    expect(read(text).caseNumber?.text).toBe('CV-31-00417');
  });

  it('the remark behind the names of a subject belongs to neither', () => {
    const text =
      'From: A. Lund\nTo: Ada Poe\nSubject: Poe v. Lund - offer\n\nHere is what I would pay to be done.\n';
    expect(named(read(text))).toEqual(['plaintiff Ada Poe', 'defendant A. Lund']);
  });

  it('a marriage and its children, below a notice', () => {
    const text = `NOTICE: THIS DOCUMENT CONTAINS SENSITIVE DATA

CAUSE NO. 388-20417-31

IN THE MATTER OF
THE MARRIAGE OF
PETRA LYNN SANDOVAL
AND
HUGO SANDOVAL
AND IN THE INTEREST OF
NORA SANDOVAL AND EMIL
SANDOVAL, MINOR CHILDREN
`;
    expect(named(read(text))).toEqual([
      'other Petra Lynn Sandoval',
      'other Hugo Sandoval',
      'other Nora Sandoval',
      'other Emil Sandoval',
    ]);
  });

  it('children named by initials stay beside a spouse whom the words name as well', () => {
    const text =
      'Re: Cause Number: 388-20417-31\nIn the Matter of the Marriage of Petra Sandoval and Hugo Sandoval and\nIn the Interest of R.T.S. and L.M.S., Children.\n\nDear Counsel:\n\nOn May 5, 2031 the Respondent, Hugo Sandoval, filed a motion.\n';
    expect(named(read(text))).toEqual([
      'other Petra Sandoval',
      'other R.T.S.',
      'other L.M.S.',
      'respondent Hugo Sandoval',
    ]);
  });

  it('names right of the roles that label them', () => {
    const text = `DISTRICT COURT, ELM COUNTY, COLORADO
Court Address:
5 Main Street, Elm, CO 80000
Petitioner(s) ADA LEE POE
and
Respondent(s) BERT LUND
Case Number: 2031DR42
`;
    expect(named(read(text))).toEqual(['petitioner Ada Lee Poe', 'respondent Bert Lund']);
  });

  it('running words that speak of a case name its parties; a decision that they quote does not', () => {
    const mail = (words: string) =>
      read(`Dear Clerk,\n\nI write to you today about what ${words} and ask for a copy of the order.\n`);
    const sure = ({ parties }: Caption) => parties.map(({ name, certainty }) => `${name} ${certainty}`);
    expect(sure(mail('was said in Ada Poe v. Lund Ferries, Case No. CV-31-00417,'))).toEqual([
      'Ada Poe likely',
      'Lund Ferries likely',
    ]);
    expect(sure(mail('was said in Ada Poe v. Bert Lund'))).toEqual(['Ada Poe unsure', 'Bert Lund unsure']);
    expect(sure(mail('Ohio law says, Poe v. Lund, 82 Ohio St. 575 (1980),'))).toEqual([]);
  });

  it('lines above the label of a name, and a clerk’s stamp above the court, name nobody', () => {
    const form = `Maple Street Annex
Plaintiff: Ada Poe
v.
Defendant: Bert Lund
`;
    expect(named(read(form))).toEqual(['plaintiff Ada Poe', 'defendant Bert Lund']);
    const stamped = `FILED
Court of Appeals
Division II
State of Ohio

                    THE COURT OF APPEALS OF THE STATE OF
                         OHIO, DIVISION TWO


                            STATE OF OHIO,
                             Respondent,

                                v.

                            ADA POE,
                             Appellant.
`;
    expect(named(read(stamped))).toEqual(['appellee State of Ohio', 'appellant Ada Poe']);
  });

  it('the number of a request for records stands for a case’s, and that of an account does not', () => {
    const numbered = (text: string) => read(text).caseNumber;
    const foia =
      'Re: 2031-HQFO-00412\nDear Ms. Poe:\nThis answers your Freedom of Information Act request.\n';
    expect(numbered(foia)).toMatchObject({ text: '2031-HQFO-00412', certainty: 'likely' });
    expect(numbered('Re: 2031-HQFO-00412\nDear Ms. Poe:\nYour payment is late.\n')).toBeNull();
    const ofFile = (line: string) =>
      `Larch Police\n\nRE: RESPONSE TO FOIA REQUEST\n${line}\n\nDear Ms. Poe:\n\nWe have your request.\n`;
    expect(numbered(ofFile('FOIA FILE NO.: 31-6523'))).toMatchObject({
      text: '31-6523',
      certainty: 'likely',
    });
    expect(numbered(ofFile('Control Number: 310417'))?.text).toBe('310417');
    expect(numbered(ofFile('Telephone No. 555-0142'))).toBeNull();
  });

  it('an estate that a point closes above a name is the matter, and no party', () => {
    const opinion = `COURT OF APPEAL, SECOND APPELLATE DISTRICT
DIVISION ONE
STATE OF CALIFORNIA

Estate of CARL POE, Deceased.

ADA POE,
    Petitioner and Respondent,
v.
BERT LUND,
    Objector and Appellant.
`;
    expect(named(read(opinion)).map((party) => party.replace(/^\S+ /, ''))).toEqual(['Ada Poe', 'Bert Lund']);
  });

  it('a county in the box below, and no report that a court gives, is of its name', () => {
    const form = `                                             Superior Court of California, County of
                                             Larch
                                             Larch County Superior Court
`;
    expect(read(form).court?.text).toBe('Superior Court of California, County of Larch');
    const report =
      '          IN THE FIRST JUDICIAL DISTRICT OF OHIO\n                  Secure Court Summary\nPoe, Ada\n';
    expect(read(report).court?.text).toMatch(/^in the first judicial district of ohio$/i);
  });
  it('a form’s labels in two languages, streets behind and below the names, and the clerk’s county', () => {
    const form = `SMALL CLAIMS
SUPERIOR COURT
40 Elm Street
LARKVILLE, CALIFORNIA 94999

PLAINTIFF/Demandante (Name, street address, and telephone number of each):
ADA POE
9 Fern St

Carl Poe
9 Fern St

DEFENDANT/Demandado (Name, street address, and telephone number of each):
BERT LUND 12 ALDER ST
LARKVILLE, CA 94999

FILED
Larch County Superior Court
DEC 24 2031
`;
    const caption = read(form);
    expect(named(caption)).toEqual(['plaintiff Ada Poe', 'plaintiff Carl Poe', 'defendant Bert Lund']);
    expect(caption.court?.text).toMatch(/^Larch County Superior Court, California$/);
  });

  it('a stamp between a role and the ‘v.’ parts no side from its role', () => {
    const judgment = `SUPERIOR COURT OF CALIFORNIA
COUNTY OF LARCH

ADA MARIA POE
PLAINTIFF(S)
Larch County Superior Court
VS.
BERT LUND
DEFENDANT(S)
JUDGMENT
`;
    expect(named(read(judgment))).toEqual(['plaintiff Ada Maria Poe', 'defendant Bert Lund']);
  });
  it('the office of who signs a warrant is its court, and the state above the ‘v.’ its party', () => {
    const warrant = `                         WARRANT OF ARREST
THE STATE OF TEXAS                                     JUSTICE OF THE PEACE
VS                                                     PRECINCT 3
BERT LUND                                              LARCH COUNTY, TEXAS

To Any Peace Officer of the State of Texas, GREETINGS
`;
    const caption = read(warrant);
    expect(caption.court).toMatchObject({
      text: 'Justice Court, Precinct 3, Larch County, Texas',
      certainty: 'likely',
    });
    expect(named(caption)).toEqual(['plaintiff The State of Texas', 'defendant Bert Lund']);
    const affidavit = `THE STATE OF TEXAS            §            IN THE JUSTICE COURT
VS.                           §            PCT. 3
BERT LUND                     §            LARCH COUNTY
                                           TEXAS

AFFIDAVIT OF INDIGENCE
`;
    expect(read(affidavit).court?.text).toMatch(/^in the justice court pct\. 3 larch county texas$/i);
    expect(named(read(affidavit))).toEqual(['plaintiff The State of Texas', 'defendant Bert Lund']);
  });
  it('a court in which somebody may sue has no case of theirs, and a blank is no number', () => {
    const letter = `Dear Ms. Poe:

Your request is denied. You have a right to judicial review, whereby you may file suit for relief
in the Circuit Court of Elm County, Illinois.
`;
    expect(read(letter).court).toBeNull();
    expect(read(LETTER.replace('24-CV-01187', '12/2031')).caseNumber).toBeNull();
    const blank = `${' '.repeat(50)}No.\n${' '.repeat(50)}__:31-cv-_________-_____\nADA POE,\n   Plaintiff,\nv.\nBERT LUND,\n   Defendant.\n`;
    expect(read(blank).caseNumber).toBeNull();
  });
});

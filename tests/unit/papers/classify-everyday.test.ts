import { describe, expect, it } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';

/** Invented papers in the designs of forms and letters; each with its kind and the eval's word. */
const PAPERS: readonly (readonly [name: string, id: string, kind: string, text: string])[] = [
  [
    'a letter to a judge under the letterhead of a firm',
    'letter',
    'other',
    `QUILL & CALLOWAY LLP
ATTORNEYS AT LAW
40 Alder Street, Wrenfield, NY 10999
May 3, 2024
VIA ECF
Hon. Hester Vale
United States District Judge
Southern District of New York
Re: Pemberton v. Wren, No. 24-cv-00118
Dear Judge Vale:
We represent the defendant. We write, with the consent of counsel for the plaintiff, to ask that the conference now set
for May 10 be adjourned to May 24, because the undersigned will be on trial in another court.
Respectfully,
Ines Calloway`,
  ],
  [
    'a letter from a clerk under the name of the court',
    'letter',
    'other',
    `SUPERIOR COURT OF ALDER COUNTY
OFFICE OF THE CLERK
June 4, 2024
Odalys Pemberton
9 Elm Road, Wrenfield
Dear Ms. Pemberton:
Your papers are returned because the filing fee was not enclosed. Please send them again with a check for $75.
Sincerely,
Tobias Fenn, Deputy Clerk`,
  ],
  [
    'an e-mail that speaks of an order',
    'email',
    'email',
    `From: Ines Calloway <ines@example.org>
Sent: Friday, May 3, 2024 10:12 AM
To: Odalys Pemberton
Subject: ORDER GRANTING MOTION TO COMPEL
Odalys, the judge signed the order this morning. ORDER is attached. Call me before Monday.
Ines`,
  ],
  [
    'a notice of electronic filing printed from the mail',
    'notice-filing',
    'notice',
    `U.S. District Court
District of Alder
Notice of Electronic Filing
The following transaction was entered by Calloway, Ines on 5/3/2024 at 4:12 PM and filed on 5/3/2024
Case Name: Pemberton v. Wren
Case Number: 1:24-cv-00118-HV
Filer: Tobias Wren
Document Number: 31
Docket Text:
MOTION to Compel by Tobias Wren. (Calloway, Ines)
1:24-cv-00118-HV Notice has been electronically mailed to:
Ines Calloway ines@example.org`,
  ],
  [
    'form AO 440',
    'summons',
    'summons',
    `AO 440 (Rev. 06/12) Summons in a Civil Action
UNITED STATES DISTRICT COURT
for the
District of Alder
Odalys Pemberton
Plaintiff(s)
v.
Civil Action No. 1:24-cv-00118
Tobias Wren
Defendant(s)
SUMMONS IN A CIVIL ACTION
To: (Defendant's name and address) Tobias Wren, 9 Elm Road
A lawsuit has been filed against you.
Within 21 days after service of this summons on you (not counting the day you received it) you must serve on the
plaintiff an answer to the attached complaint or a motion under Rule 12.
CLERK OF COURT`,
  ],
  [
    'form SUM-100',
    'summons',
    'summons',
    `SUM-100
SUMMONS
(CITACION JUDICIAL)
NOTICE TO DEFENDANT:
(AVISO AL DEMANDADO):
TOBIAS WREN
YOU ARE BEING SUED BY PLAINTIFF:
(LO ESTÁ DEMANDANDO EL DEMANDANTE):
ODALYS PEMBERTON
NOTICE! You have been sued. The court may decide against you without your being heard unless you respond within 30 days.
The name and address of the court is: Superior Court of California, County of Alder`,
  ],
  [
    'a form of request that asks for a hearing',
    'motion',
    'motion',
    `FL-300
SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER
PETITIONER: ODALYS PEMBERTON
RESPONDENT: TOBIAS WREN
REQUEST FOR ORDER
[X] CHANGE [ ] TEMPORARY EMERGENCY ORDERS
NOTICE OF HEARING
1. TO (name(s)): Tobias Wren
2. A COURT HEARING WILL BE HELD AS FOLLOWS: a. Date: June 4, 2024 Time: 9:00`,
  ],
  [
    'an application that no court is asked for',
    'other',
    'other',
    `APPLICATION FOR RESIDENCY PARKING
Department of Streets, City of Wrenfield
Name: ____________ Plate: ____________
[ ] New [ ] Renewal
Enclose the fee and a copy of a utility bill. Allow ten days for the sticker to arrive by mail.`,
  ],
  [
    'a landlord’s notice',
    'eviction-notice',
    'notice',
    `THREE-DAY NOTICE TO PAY RENT OR QUIT
TO: Odalys Pemberton and all others in possession
PREMISES: 9 Elm Road, Unit 4, Wrenfield
WITHIN THREE (3) DAYS after service of this notice you must pay the rent that is past due, $1,240.00, or deliver up
possession of the premises to the landlord.
Grayling Orchards, LLC, Landlord`,
  ],
  [
    'a statement of an account',
    'statement',
    'other',
    `GRAYLING CREDIT UNION
ACCOUNT STATEMENT
Account number: 0001234
Statement period: 05/01/2024 to 05/31/2024
05/03/2024 Payment received $40.00
05/12/2024 Late fee $25.00
05/30/2024 Interest charged $11.18
Balance due $1,411.18`,
  ],
  [
    'a receipt',
    'receipt',
    'other',
    `RENT RECEIPT
No. 118
Received from Odalys Pemberton the sum of $620.00 for rent of Unit 4, May 2024. Paid by check.
T. Wren`,
  ],
  [
    'a deposition’s notice and an objection with a long owner',
    'response',
    'motion',
    `UNITED STATES BANKRUPTCY COURT
DISTRICT OF ALDER
In re: Grayling Orchards, LLC, Debtor.
Case No. 24-10118
OFFICIAL COMMITTEE OF UNSECURED CREDITORS’ LIMITED OBJECTION TO DEBTOR’S MOTION TO SELL
The committee, by its counsel, objects to the sale for the reasons that follow and asks that it be put off by a month.`,
  ],
  [
    'a title whose first word no list has',
    'memorandum',
    'motion',
    `UNITED STATES DISTRICT COURT
DISTRICT OF ALDER
UNITED STATES OF AMERICA,
v.
TOBIAS WREN,
Defendant.
No. 24-cr-118
SENTENCING MEMORANDUM
Mr. Wren stands before the court for the first time in his life, and those who know him have written of his work.`,
  ],
  [
    'an affidavit whose title goes on in the next line',
    'affidavit',
    'other',
    `PROBATE COURT OF ALDER COUNTY
ODALYS PEMBERTON, Plaintiff
v.
TOBIAS WREN, Defendant
AFFIDAVIT OF PLAINTIFF IN SUPPORT OF A REQUEST
FOR A CHILD SUPPORT ORDER
I, Odalys Pemberton, state under the pains of perjury what I earn and what the children need.`,
  ],
];

describe('classifyDocument on forms, letters and papers of everyday life', () => {
  it.each(PAPERS)('knows %s', (_name, id, kind, text) => {
    const result = classifyDocument({ text, filename: 'scan0001.pdf' });
    expect(result.confidence < SURE_ENOUGH ? 'other' : result.kind).toBe(kind);
    if (kind !== 'other') expect(result.id).toBe(id);
    else if (result.confidence >= SURE_ENOUGH) expect(result.id).toBe(id);
  });
});

describe('classifyDocument on what was read badly', () => {
  it('knows an order by its words when its title was lost, and quotes some of them', () => {
    const text = `lN THE UNlTED STATES DlSTRlCT C0URT
FOR THE DlSTRlCT OF ALDER
0dalys Pernberton
v No 24 cv 118
Tobias Wren
The C0urt has considered the rnotion of the defendant, the response and the record. The parties shall file a joint
report no later than May 24, and failure to cornply may result in disrnissal. The clerk is directed to close the case.
Dated May 3 2024
Hester Vale
United States District Judge`;
    const result = classifyDocument({ text, filename: 'scan0001.pdf' });
    expect(result.kind).toBe('order');
    expect(result.confidence).toBeGreaterThanOrEqual(SURE_ENOUGH);
    expect(text.slice(result.cue?.start, result.cue?.end)).toBe(result.cue?.quote);
  });
});

/** Invented papers of many designs, each by the kind that the product gives it. */
export interface InventedPaper {
  docType: string;
  text: string;
}

export const DEBT_COMPLAINT: InventedPaper = {
  docType: 'Complaint',
  text: `STATE OF NEW MEXICO
COUNTY OF ALDER
THIRTEENTH JUDICIAL DISTRICT COURT
JUNIPER FINANCE LLC,
     Plaintiff,
v.                                        No. D-1399-CV-2031-00417
                                          Judge: Hon. Marisol T. Benavides
ADA QUILL,
     Defendant.
COMPLAINT FOR MONEY DUE
1. Defendant opened a credit card account with Heron Bank on May 4, 2027.
2. The credit limit of the account was $7,500.
3. Defendant made her last payment of $75.00 on June 3, 2029.
4. The unpaid balance of the account is $5,127.66.
5. This court may hear the case because the amount in controversy does not exceed $10,000.
WHEREFORE, Plaintiff demands judgment against Defendant as follows:
a. for the principal sum of $5,127.66;
b. for attorney fees of $750.00;
c. for court costs of $132.00.
Respectfully submitted,
TICE & MARLOW, P.C.
/s/ Owen R. Tice
Owen R. Tice, State Bar No. 48213
410 Cottonwood Street, Suite 300
Alder Springs, New Mexico 87901
Telephone: (505) 555-0142
Facsimile: (505) 555-0143
owen.tice@ticemarlow.example
Attorneys for Plaintiff
`,
};

export const EVICTION_NOTICE: InventedPaper = {
  docType: 'Eviction Notice',
  text: `THREE-DAY NOTICE OF NONPAYMENT OF RENT
To: Ada Quill, 14 Ash Lane, Unit 4, Alder Springs, NM 87901
Rent for May 2031:        $980.00
Late fee:                  $50.00
TOTAL DUE:              $1,030.00
You must pay the total within three days after you receive this notice.
If you do not pay or move out within that time, the landlord will file an eviction case against you.
If you need help, call Alder County Legal Aid at (505) 555-0177.
Pinyon Property Management
88 Mesa Road
Alder Springs, NM 87901
(505) 555-0188
`,
};

export const DEMAND_LETTER: InventedPaper = {
  docType: 'Demand Letter',
  text: `Ada Quill
14 Ash Lane
Alder Springs, NM 87901

June 2, 2031

Dear Mr. Lund:

I moved out of 6 Birch Court on April 30. I demand that you return my security deposit of $1,400.00 within
fourteen days. I paid you $1,400.00 on May 1, 2029, and I left the house clean.

If I do not receive the money by then, I will file a case in small claims court without further notice.

To avoid that, I am willing to accept $1,100.00 if you pay it by June 16, 2031.

Sincerely,
Ada Quill
`,
};

export const SETTLEMENT_MAIL: InventedPaper = {
  docType: 'Email',
  text: `From: Owen Tice <owen.tice@ticemarlow.example>
To: Ada Quill <ada.quill@mail.example>
Subject: Juniper Finance v. Quill

Ms. Quill,

My client will accept $3,000.00 in full settlement of the claim if it is paid by August 15, 2031.
We can also agree to extend your time to answer through August 20, 2031.
By signing the attached agreement you release all claims against Juniper Finance.
Please see the attached statement.

Owen Tice
`,
};

export const ORDER_DENYING: InventedPaper = {
  docType: 'Order',
  text: `UNITED STATES DISTRICT COURT
DISTRICT OF ALDER
LENA MARSH,
     Plaintiff,
v.                                   Case No. 2:31-cv-00118
QUILL FREIGHT, INC.,
     Defendant.
ORDER ON PENDING MOTIONS
Plaintiff asks that the motion to dismiss be denied. A motion to dismiss is granted only if no facts are pleaded.
For these reasons,
IT IS HEREBY ORDERED that Defendant's Motion to Dismiss (Doc. 14) is GRANTED IN PART and DENIED IN PART.
IT IS FURTHER ORDERED that the claim for fraud is DISMISSED without prejudice.
IT IS FURTHER ORDERED granting Plaintiff's Motion for Leave to Amend (Doc. 19).
The Court takes the motion for sanctions under advisement.
Defendant shall pay Plaintiff's counsel $2,750.00 in attorney's fees.
Failure to comply with this Order may result in sanctions, including dismissal.
Dated this 9th day of July, 2031.
______________________________
HON. RUTH A. PELLETIER
UNITED STATES DISTRICT JUDGE
`,
};

export const JUDGMENT: InventedPaper = {
  docType: 'Judgment',
  text: `IN THE COUNTY COURT OF MARLOW COUNTY
JUNIPER FINANCE LLC, Plaintiff, v. ADA QUILL, Defendant.
FINAL JUDGMENT
IT IS ADJUDGED that Plaintiff recover from Defendant as follows:
Principal ............................ $4,812.33
Prejudgment interest .................   $310.20
Attorney's fees ......................   $600.00
Costs ................................   $215.00
Total ................................ $5,937.53
Defendant's counterclaim is dismissed with prejudice.
If the judgment is not paid, a writ of execution may be issued and your property may be seized.
`,
};

export const SUMMONS: InventedPaper = {
  docType: 'Summons',
  text: `THIRTEENTH JUDICIAL DISTRICT COURT
COUNTY OF ALDER, STATE OF NEW MEXICO
SUMMONS
Assigned to: Marisol T. Benavides
TO: Ada Quill
You must file a written answer within 30 days from the day you are served.
If you do not file an answer in time, the court may enter judgment against you by default.
If you do not understand this paper you may talk to a lawyer.
You must pay a filing fee of $25.00 with your answer.
Clerk of the District Court
200 Courthouse Square
P.O. Box 77
Alder Springs, NM 87901
(505) 555-0100
clerk@alder.courts.example
You may call the State Bar Lawyer Referral Service at (800) 555-0199 for help in finding a lawyer.
`,
};

export const DISCOVERY_LETTER: InventedPaper = {
  docType: 'Letter',
  text: `WINTHROP LEGAL SERVICES
30 Harbor Street, Floor 2
Heron Bay, ME 04101

Dear Mr. Tice:

Your client's answers to our interrogatories were due on May 1. If we do not have complete answers by May 15, 2031,
we will move to compel and ask the court for sanctions. We agree to extend the deadline for the documents to May 22.

Sincerely,

Nora Fell, Esq.
Attorney for Defendant Ada Quill
nora.fell@winthroplegal.example
(207) 555-0121
`,
};

export const MEDICAL_BILL: InventedPaper = {
  docType: 'Statement',
  text: `HERON BAY HOSPITAL
PATIENT STATEMENT
Patient: Ada Quill          Account 553120
05/04/2031   Emergency room visit       1,940.00
05/04/2031   Laboratory                   188.50
06/01/2031   Insurance payment         -1,100.00
AMOUNT DUE                             $1,028.50
Accounts that are not paid within 90 days will be sent to a collection agency.
If you pay in full by July 1, 2031, you may take 15 percent off.
Questions? Call Patient Accounts at 207-555-0166.
`,
};

const BANK_STATEMENT: InventedPaper = {
  docType: 'Statement',
  text: `HERON BANK                       Statement of account
Beginning balance      1,203.77
05/03  Check 1043        950.00
05/11  Overdraft fee      35.00
Ending balance         1,615.67
`,
};

export const PRO_SE_ANSWER: InventedPaper = {
  docType: 'Answer',
  text: `ANSWER TO COMPLAINT
1. Defendant denies paragraph 4.
/s/ Ada Quill
Ada Quill, pro se
14 Ash Lane, Unit 4
Alder Springs, NM 87901
(505) 555-0111
`,
};

export const LEASE: InventedPaper = {
  docType: 'Lease',
  text: `RESIDENTIAL LEASE
Tenant shall pay rent of $980.00 per month, due on the first day of each month.
A security deposit of nine hundred eighty dollars ($980.00) has been paid.
If rent is more than five days late, Tenant shall pay a late charge of $50.00.
If Tenant breaks a term of this lease and does not cure it within ten days, Landlord may end the lease.
`,
};

export const EVERY_PAPER: readonly InventedPaper[] = [
  DEBT_COMPLAINT,
  EVICTION_NOTICE,
  DEMAND_LETTER,
  SETTLEMENT_MAIL,
  ORDER_DENYING,
  JUDGMENT,
  SUMMONS,
  DISCOVERY_LETTER,
  MEDICAL_BILL,
  BANK_STATEMENT,
  PRO_SE_ANSWER,
  LEASE,
];

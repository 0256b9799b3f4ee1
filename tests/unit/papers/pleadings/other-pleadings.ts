import { type Pleading, upTo } from './pleading.ts';

/** Petitions without 'v.', pleadings with a third party, forms, and lists that are not allegations. */
export const OTHER_PLEADINGS: readonly Pleading[] = [
  {
    style: 'divorce: In re the marriage of, no “v.”',
    text: `SUPERIOR COURT OF WASHINGTON
COUNTY OF ALDER

In re the Marriage of:

MARIGOLD ASH,
                              Petitioner,
and                                             No. 24-3-00123-1

BORIS LUND,
                              Respondent.

        PETITION FOR DISSOLUTION OF MARRIAGE

1.  Petitioner lives in Alder County.
2.  The parties were married on June 4, 2011.
3.  The marriage is irretrievably broken.

WHEREFORE, Petitioner asks the Court to:
A.  dissolve the marriage; and
B.  divide the property.`,
    court: /SUPERIOR COURT OF WASHINGTON/,
    number: '24-3-00123-1',
    parties: ['petitioner Marigold Ash', 'respondent Boris Lund'],
    claims: ['Dissolution of Marriage'],
    numbers: upTo(3),
    jury: false,
    relief: 2,
  },
  {
    style: 'guardianship: in the matter of a person, verified petition',
    text: `STATE OF NEW MEXICO
COUNTY OF ALDER
SECOND JUDICIAL DISTRICT COURT

IN THE MATTER OF THE GUARDIANSHIP AND
CONSERVATORSHIP OF HOLLIS MARSH,                No. D-202-PQ-2024-00045
an alleged incapacitated person.

     VERIFIED PETITION FOR APPOINTMENT OF GUARDIAN AND CONSERVATOR

     Petitioner Eileen Marsh states:

1.   Petitioner is the daughter of Hollis Marsh.
2.   Hollis Marsh is 84 years old and was diagnosed on May 2, 2023.
3.   A guardian is needed under NMSA 1978, § 45-5-303.

     WHEREFORE, Petitioner requests that the Court appoint her as guardian.

                                        /s/ Eileen Marsh

                              VERIFICATION
     I, Eileen Marsh, affirm under penalty of perjury that the petition is true.`,
    court: /SECOND JUDICIAL DISTRICT COURT/,
    number: 'D-202-PQ-2024-00045',
    parties: ['other Hollis Marsh'],
    claims: ['Appointment of Guardian'],
    numbers: upTo(3),
    jury: false,
    relief: 1,
  },
  {
    style: 'third-party complaint with a second caption below the first',
    text: `IN THE DISTRICT COURT OF ALDER COUNTY
STATE OF OKLAHOMA

MARIGOLD ASH,
          Plaintiff,
v.                                      Case No. CJ-2024-118
LONE OAK TRUCKING, INC.,
          Defendant and Third-Party Plaintiff,
v.
TERN BRAKE COMPANY, LLC, and BORIS LUND,
          Third-Party Defendants.

          THIRD-PARTY COMPLAINT

Third-Party Plaintiff Lone Oak Trucking, Inc. states:

1. Plaintiff sued on April 3, 2024.
2. Tern Brake Company, LLC made the brakes.
3. Boris Lund fitted them.

COUNT ONE: INDEMNITY

4. Paragraphs 1 to 3 are incorporated.
5. Tern must bear what Lone Oak has to pay.

COUNT TWO: CONTRIBUTION

6. Paragraphs 1 to 5 are incorporated.
7. Lund must bear his share.

WHEREFORE, Lone Oak prays for judgment over and against the Third-Party Defendants.`,
    court: /DISTRICT COURT OF ALDER COUNTY/,
    number: 'CJ-2024-118',
    parties: [
      'plaintiff Marigold Ash',
      'defendant Lone Oak Trucking, Inc.',
      'third-party Tern Brake Company, LLC',
      'third-party Boris Lund',
    ],
    claims: ['Indemnity', 'Contribution'],
    numbers: upTo(7),
    jury: false,
    relief: 1,
  },
  {
    style: 'small claims: one line for both sides, numbers with a bracket',
    text: `CIRCUIT COURT FOR ALDER COUNTY, MARYLAND
MARIGOLD ASH, Plaintiff, v. BORIS LUND d/b/a LUND MOVING, Defendant.
Case No. C-02-CV-24-000123
COMPLAINT
Plaintiff states:
1) Defendant agreed on March 1, 2024 to move plaintiff's furniture for $900.
2) Defendant broke the piano.
3) The repair cost $2,100.
4) Defendant has refused to pay.
Wherefore, plaintiff demands $2,100 and costs.
Marigold Ash, Plaintiff`,
    court: /CIRCUIT COURT FOR ALDER COUNTY, MARYLAND/,
    number: 'C-02-CV-24-000123',
    parties: ['plaintiff Marigold Ash', 'defendant Boris Lund'],
    claims: [],
    numbers: upTo(4),
    jury: false,
    relief: 1,
  },
  {
    style: 'table caption with bars, exhibits and a list after the signature',
    text: `IN THE COURT OF COMMON PLEAS OF ALDER COUNTY, PENNSYLVANIA

MARIGOLD ASH AND BORIS LUND,          |   CIVIL DIVISION
husband and wife,                     |
               Plaintiffs             |   NO. GD-24-001234
                                      |
          vs.                         |   COMPLAINT IN CIVIL ACTION
                                      |
HERON SCHOOL DISTRICT,                |   JURY TRIAL DEMANDED
               Defendant              |

     AND NOW come the Plaintiffs and aver as follows:

     1.   Plaintiffs live in Alder County.
     2.   Defendant runs Heron Elementary School.
     3.   On October 2, 2023, a wall of the school fell upon their fence.

                         COUNT I
                         Marigold Ash and Boris Lund v. Heron School District
                         NEGLIGENCE

     4.   Paragraphs 1 through 3 are incorporated by reference.
     5.   Defendant knew that the wall leaned.

     WHEREFORE, Plaintiffs demand judgment in excess of the arbitration limits.

                                   Respectfully submitted,
                                   /s/ Ines Calloway

                         EXHIBIT LIST
     1.   Photograph of the wall
     2.   Photograph of the fence
     3.   Letter of October 9, 2023`,
    court: /COURT OF COMMON PLEAS OF ALDER COUNTY/,
    number: 'GD-24-001234',
    parties: ['plaintiff Marigold Ash', 'plaintiff Boris Lund', 'defendant Heron School District'],
    claims: ['Negligence'],
    numbers: upTo(5),
    jury: true,
    relief: 1,
  },
  {
    style: 'a summons bundled in front of the complaint',
    text: `STATE OF MINNESOTA                                   DISTRICT COURT
COUNTY OF ALDER                             SEVENTH JUDICIAL DISTRICT
Marigold Ash,
                    Plaintiff,              Court File No. 02-CV-24-123
v.                                          SUMMONS
Heron Savings Bank,
                    Defendant.
THIS SUMMONS IS DIRECTED TO Heron Savings Bank.
1. YOU ARE BEING SUED. The Plaintiff has started a lawsuit against you.
2. YOU MUST REPLY WITHIN 21 DAYS to protect your rights.
3. YOU MUST RESPOND TO EACH CLAIM.
\fSTATE OF MINNESOTA                                   DISTRICT COURT
COUNTY OF ALDER                             SEVENTH JUDICIAL DISTRICT
Marigold Ash,
                    Plaintiff,              Court File No. 02-CV-24-123
v.                                          COMPLAINT
Heron Savings Bank,
                    Defendant.
Plaintiff, for her complaint, states and alleges:
1. Plaintiff lives in Alder County.
2. Defendant is a bank.
3. On May 6, 2023, Defendant took $1,250.00 from her account.
4. Defendant has refused to give it back.
COUNT I
CONVERSION
5. Plaintiff realleges the paragraphs above.
6. The money was hers.
WHEREFORE, Plaintiff requests judgment for $1,250.00.
Dated: July 9, 2024`,
    court: /DISTRICT COURT/,
    number: '02-CV-24-123',
    parties: ['plaintiff Marigold Ash', 'defendant Heron Savings Bank'],
    claims: ['Conversion'],
    numbers: upTo(6),
    jury: false,
    relief: 1,
  },
  {
    style: 'unnumbered counts under headings of one word, paragraph numbers run into the page’s foot',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF ALDER
Burr Mills, Inc.,
Plaintiff
v.
Sidney Stork,
Defendant.
Case No. 16-cv-2345
COMPLAINT
Plaintiff Burr Mills, Inc., through its attorneys, avers as follows:
1. Plaintiff is a corporation.
2. Stork is a former employee.
3. Stork's contract forbade him to work for a competitor.
4. On November 30, 2023, Plaintiff ended his employment.
5. Stork works for a competitor.
COMPLAINT
-1-6. As a result Plaintiff has suffered damages.
7. Plaintiff will suffer irreparable harm.
Therefore, the plaintiff demands judgment against the defendant as follows:
(a) Enjoining defendant from such employment;
(b) Awarding damages.
Date: February 5, 2024 Respectfully submitted,
COMPLAINT
-2-`,
    court: /UNITED STATES DISTRICT COURT/,
    number: '16-cv-2345',
    parties: ['plaintiff Burr Mills, Inc.', 'defendant Sidney Stork'],
    claims: [],
    numbers: upTo(7),
    jury: false,
    relief: 2,
  },
  {
    style: 'an answer’s counterclaim: counter-roles, numbers that begin again after the answer',
    text: `IN THE CIRCUIT COURT OF ALDER COUNTY, MISSOURI

HERON SAVINGS BANK,                 )
     Plaintiff/Counterclaim-Defendant, )
                                    )
v.                                  )   Case No. 24AL-CC00123
                                    )
MARIGOLD ASH,                       )
     Defendant/Counterclaim-Plaintiff. )

COUNTERCLAIM COMPLAINT

1. Ash lives in Alder County.
2. The Bank repossessed her car on May 6, 2023.
3. The Bank sent no notice.

COUNT I
VIOLATION OF THE UNIFORM COMMERCIAL CODE

4. Ash repeats paragraphs 1 to 3.
5. The sale was not reasonable under Section 400.9-610.

WHEREFORE, Ash prays for judgment on her counterclaim.`,
    court: /CIRCUIT COURT OF ALDER COUNTY, MISSOURI/,
    number: '24AL-CC00123',
    parties: ['plaintiff Heron Savings Bank', 'defendant Marigold Ash'],
    claims: ['Uniform Commercial Code'],
    numbers: upTo(5),
    jury: false,
    relief: 1,
  },
];

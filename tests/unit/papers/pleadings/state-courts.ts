import { type Pleading, upTo } from './pleading.ts';

/** Complaints and petitions as state courts print them. */
export const STATE_COURTS: readonly Pleading[] = [
  {
    style: 'New Mexico district court, caption without a rule, counts in Roman numbers',
    text: `STATE OF NEW MEXICO
COUNTY OF SANDOVAL
THIRTEENTH JUDICIAL DISTRICT COURT

ODALYS PEMBERTON, individually and as personal
representative of the ESTATE OF HOLLIS PEMBERTON, deceased,

                    Plaintiff,

v.                                                  No. D-1329-CV-2024-00777

GRAYLING ORCHARDS, LLC, a New Mexico limited liability company,
TOBIAS WREN, and JOHN DOES 1-10,

                    Defendants.

        COMPLAINT FOR WRONGFUL DEATH AND NEGLIGENCE

        COMES NOW the Plaintiff, by and through her attorney, and for her complaint states:

                    PARTIES, JURISDICTION, AND VENUE

        1.      Plaintiff is a resident of Sandoval County, New Mexico.
        2.      Grayling Orchards, LLC keeps its principal office at 14 Heron Road, Alder, New Mexico.
        3.      Venue is proper in this Court under NMSA 1978, § 38-3-1.

                    FACTUAL ALLEGATIONS

        4.      On March 3, 2023, Hollis Pemberton fell from an orchard ladder.
        5.      The ladder
                a.      was missing two rungs;
                b.      had not been inspected since 2019; and
                c.      carried no warning.
        6.      He died of his injuries on March 9, 2023.

                    COUNT I: NEGLIGENCE

        7.      Plaintiff incorporates paragraphs 1 through 6.
        8.      Defendants owed Hollis Pemberton a duty of ordinary care.

                    COUNT II: WRONGFUL DEATH
                    (NMSA 1978, §§ 41-2-1 to -4)

        9.      Plaintiff incorporates paragraphs 1 through 8.
        10.     Defendants' negligence caused his death.

        WHEREFORE, Plaintiff prays for judgment against Defendants as follows:
        A.      Compensatory damages in an amount to be proven at trial;
        B.      Costs of this action; and
        C.      Such other relief as the Court deems proper.

                                        Respectfully submitted,
                                        /s/ Ines Calloway
                                        Attorney for Plaintiff`,
    court: /THIRTEENTH JUDICIAL DISTRICT COURT/,
    number: 'D-1329-CV-2024-00777',
    parties: [
      'plaintiff Odalys Pemberton',
      'defendant Grayling Orchards, LLC',
      'defendant Tobias Wren',
      'defendant John Does 1-10',
    ],
    claims: ['Negligence', 'Wrongful Death'],
    numbers: upTo(10),
    jury: false,
    relief: 3,
  },
  {
    style: 'New Mexico metropolitan court form, filled in by hand',
    text: `Form 4-201
STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

Ada Poe                                 , Plaintiff(s)
v.                                              No. T-4-CV-2024-001234
Boris Lund                              , Defendant(s)

                              CIVIL COMPLAINT

1. Plaintiff or defendant resides, or may be found in, or the cause of action arose in this county.
2. Plaintiff claims from defendant the sum of $2,450.00 plus court costs.
3. The claim arises from the following event or transaction: Defendant did not return the security deposit
after the lease of 12 Plum Street ended on June 30, 2024.
4. Plaintiff [ ] does [x] does not demand trial by jury.

Dated: August 2, 2024
/s/ Ada Poe
Signature of plaintiff`,
    court: /METROPOLITAN COURT/,
    number: 'T-4-CV-2024-001234',
    parties: ['plaintiff Ada Poe', 'defendant Boris Lund'],
    claims: [],
    numbers: upTo(4),
    jury: false,
  },
  {
    style: 'California pleading paper, numbers in front of the lines, causes of action by ordinal',
    text: ` 1  Ines Calloway (SBN 000111)
 2  CALLOWAY LAW
 3  100 Plum Street, Suite 4
 4  Alder, California 90000
 5  Telephone: (555) 010-0100
 6  Attorney for Plaintiff MARIGOLD ASH
 7
 8              SUPERIOR COURT OF THE STATE OF CALIFORNIA
 9                      COUNTY OF ALDER
10
11  MARIGOLD ASH, an individual,          )  Case No.: 24ALCV00123
12                                        )
13              Plaintiff,                )  COMPLAINT FOR DAMAGES:
14                                        )
15       vs.                              )  1. BREACH OF CONTRACT
16                                        )  2. FRAUD
17  QUILL & REED BUILDERS, INC., a        )
18  California corporation, dba QUILL     )  DEMAND FOR JURY TRIAL
19  HOMES; SILAS QUILL, an individual;    )
20  and DOES 1 through 50, inclusive,     )
21                                        )
22              Defendants.               )
23  ______________________________________)
24       Plaintiff MARIGOLD ASH alleges as follows:
25                      GENERAL ALLEGATIONS
26       1.     Plaintiff is an individual residing in Alder County.
27       2.     Defendants, and each of them, do business in Alder
28              -1- COMPLAINT FOR DAMAGES
\f 1  County under the name QUILL HOMES.
 2       3.     The true names of DOES 1 through 50 are unknown to
 3  Plaintiff.
 4                      FIRST CAUSE OF ACTION
 5                      (Breach of Contract)
 6            (Against QUILL & REED BUILDERS, INC. and DOES 1-10)
 7       4.     Plaintiff incorporates paragraphs 1 through 3.
 8       5.     On May 4, 2022, the parties signed a contract for
 9  $184,000.
10       6.     Defendant left the work unfinished.
11                      SECOND CAUSE OF ACTION
12                      (Fraud, Cal. Civ. Code § 1709)
13                      (Against All Defendants)
14       7.     Plaintiff incorporates paragraphs 1 through 6.
15       8.     SILAS QUILL said that he held a license. He did not.
16                      PRAYER FOR RELIEF
17       WHEREFORE, Plaintiff prays for judgment as follows:
18       1.     For general damages according to proof;
19       2.     For punitive damages; and
20       3.     For costs of suit.
21  Dated: July 1, 2024          CALLOWAY LAW
22
23                               By: /s/ Ines Calloway
24                               Attorney for Plaintiff
25                      DEMAND FOR JURY TRIAL
26       Plaintiff hereby demands a trial by jury.
27
28              -2- COMPLAINT FOR DAMAGES`,
    court: /SUPERIOR COURT OF THE STATE OF CALIFORNIA/,
    number: '24ALCV00123',
    parties: [
      'plaintiff Marigold Ash',
      'defendant Quill & Reed Builders, Inc.',
      'defendant Silas Quill',
      'defendant DOES 1 through 50',
    ],
    claims: ['Breach of Contract', 'Fraud'],
    numbers: upTo(8),
    jury: true,
    relief: 3,
  },
  {
    style: 'Texas petition, § caption, Roman sections, numbered paragraphs',
    text: `                              CAUSE NO. 2024-54321

MARIGOLD ASH,                     §          IN THE DISTRICT COURT OF
                                  §
     Plaintiff,                   §
                                  §
v.                                §          ALDER COUNTY, TEXAS
                                  §
LONE OAK TRUCKING, INC. AND       §
BORIS LUND,                       §
                                  §
     Defendants.                  §          234TH JUDICIAL DISTRICT

                         PLAINTIFF'S ORIGINAL PETITION

TO THE HONORABLE JUDGE OF SAID COURT:

     COMES NOW, Marigold Ash, Plaintiff, and files this Original Petition, and would show the Court:

                         I. DISCOVERY CONTROL PLAN
1.   Plaintiff intends to conduct discovery under Level 2 of Texas Rule of Civil Procedure 190.3.

                         II. PARTIES
2.   Plaintiff is an individual residing in Alder County, Texas.
3.   Defendant Lone Oak Trucking, Inc. may be served through its registered agent.
4.   Defendant Boris Lund is an individual who may be served at 9 Elm Road, Alder, Texas 75000.

                         III. FACTS
5.   On or about January 17, 2024, a truck driven by Lund struck Plaintiff's car.
6.   Plaintiff's medical bills exceed $61,200.50.

                         IV. CAUSES OF ACTION
                         A. Negligence of Boris Lund
7.   Lund failed to keep a proper lookout.

                         B. Respondeat Superior
8.   Lund drove in the course and scope of his employment.

                         V. JURY DEMAND
9.   Plaintiff demands a jury trial and tenders the fee.

                         PRAYER
     WHEREFORE, PREMISES CONSIDERED, Plaintiff prays that on final trial she have judgment for:
     a.   actual damages;
     b.   pre-judgment and post-judgment interest; and
     c.   costs of court.

                                             Respectfully submitted,
                                             Ines Calloway
                                             State Bar No. 00000000`,
    court: /DISTRICT COURT/,
    number: '2024-54321',
    parties: ['plaintiff Marigold Ash', 'defendant Lone Oak Trucking, Inc.', 'defendant Boris Lund'],
    claims: ['Negligence of Boris Lund', 'Respondeat Superior'],
    numbers: upTo(9),
    jury: true,
    relief: 3,
  },
  {
    style: 'New York, dashes and x, against, AS AND FOR A FIRST CAUSE OF ACTION',
    text: `SUPREME COURT OF THE STATE OF NEW YORK
COUNTY OF ALDER
--------------------------------------------------------------------x
MARIGOLD ASH,                                                       :   Index No. 704218/2024
                                                                    :
                              Plaintiff,                            :   VERIFIED COMPLAINT
                                                                    :
               -against-                                            :
                                                                    :
THE HERON HOUSING CORPORATION and                                   :
BORIS LUND a/k/a BO LUND,                                           :
                                                                    :
                              Defendants.                           :
--------------------------------------------------------------------x

          Plaintiff, by her attorney, Ines Calloway, complaining of the defendants, alleges:

          1. At all times mentioned plaintiff resided at 5 Rook Lane, Alder, New York.

          2. Defendant The Heron Housing Corporation owned the building.

          3. On February 11, 2023, the stair gave way under plaintiff.

                    AS AND FOR A FIRST CAUSE OF ACTION
                              (Negligence)

          4. Plaintiff repeats and realleges paragraphs 1 through 3.

          5. Defendants knew of the broken stair.

                    AS AND FOR A SECOND CAUSE OF ACTION
                    (Breach of Warranty of Habitability, Real Property Law § 235-b)

          6. Plaintiff repeats and realleges paragraphs 1 through 5.

          7. The premises were not fit for habitation.

          WHEREFORE, plaintiff demands judgment against the defendants in the sum of $350,000.00 on the first
cause of action, together with the costs and disbursements of this action.

Dated: Alder, New York
       March 4, 2024
                                                  INES CALLOWAY
                                                  Attorney for Plaintiff

                              VERIFICATION
STATE OF NEW YORK   )
                    ) ss.:
COUNTY OF ALDER     )
Marigold Ash, being duly sworn, deposes and says: I have read the complaint and know its contents.`,
    court: /SUPREME COURT OF THE STATE OF NEW YORK/,
    number: '704218/2024',
    parties: ['plaintiff Marigold Ash', 'defendant The Heron Housing Corporation', 'defendant Boris Lund'],
    claims: ['Negligence', 'Habitability'],
    numbers: upTo(7),
    jury: false,
    relief: 1,
  },
  {
    style: 'Florida circuit court, party and role on one line, slash under the caption, counts that restate',
    text: `IN THE CIRCUIT COURT OF THE TWENTY-FIRST JUDICIAL CIRCUIT
IN AND FOR ALDER COUNTY, FLORIDA
CIVIL DIVISION

MARIGOLD ASH, Plaintiff,                    CASE NO.: 502024CA001234XXXXMB

v.

SEABREEZE ROOFING, LLC, a Florida limited
liability company, and BORIS LUND,
individually, Defendants.
____________________________________/

COMPLAINT

Plaintiff, MARIGOLD ASH, sues Defendants, SEABREEZE ROOFING, LLC, and BORIS LUND, and alleges:

1. This is an action for damages that exceed $50,000.00, exclusive of interest, costs and attorney's fees.

2. Venue is proper in Alder County because the roof is there.

3. On or about September 28, 2022, the parties entered into a written contract (Exhibit A).

COUNT I - BREACH OF CONTRACT (SEABREEZE)

4. Plaintiff realleges paragraphs 1-3.

5. Seabreeze took $31,500.00 and never returned.

WHEREFORE, Plaintiff demands judgment for damages against Seabreeze, and interest and costs.

COUNT II - FLORIDA DECEPTIVE AND UNFAIR TRADE PRACTICES ACT (ALL DEFENDANTS)

6. Plaintiff realleges paragraphs 1-3.

7. Defendants' conduct was deceptive under section 501.204, Florida Statutes.

WHEREFORE, Plaintiff demands judgment for damages, attorney's fees under section 501.2105, Florida Statutes,
and costs.

DEMAND FOR JURY TRIAL

Plaintiff demands trial by jury of all issues so triable.

Dated this 3rd day of June, 2024.

/s/ Ines Calloway

EXHIBIT A
CONTRACT
1. Contractor shall remove the old roof.
2. Contractor shall install new shingles.
3. Owner shall pay in three parts.`,
    court: /CIRCUIT COURT OF THE TWENTY-FIRST JUDICIAL CIRCUIT/,
    number: '502024CA001234XXXXMB',
    parties: ['plaintiff Marigold Ash', 'defendant Seabreeze Roofing, LLC', 'defendant Boris Lund'],
    claims: ['Breach of Contract', 'Deceptive and Unfair Trade Practices'],
    numbers: upTo(7),
    jury: true,
  },
  {
    style: 'Colorado box caption, roles before the names',
    text: `DISTRICT COURT, ALDER COUNTY, STATE OF COLORADO
1 Court Plaza, Alder, Colorado 80000

Plaintiff: MARIGOLD ASH

v.

Defendants: PINECONE LENDING, LLC, a Colorado limited liability company; and BORIS LUND

Case Number: 2024CV030123

COMPLAINT

Plaintiff Marigold Ash, through counsel, states:

1. Plaintiff lives in Alder County.
2. Pinecone lent her $4,000 on May 2, 2023.

FIRST CLAIM FOR RELIEF
(Violation of C.R.S. § 5-12-103)

3. Plaintiff incorporates the foregoing.
4. The rate was above 45 percent.

WHEREFORE, Plaintiff requests judgment in her favor.`,
    court: /DISTRICT COURT, ALDER COUNTY, STATE OF COLORADO/,
    number: '2024CV030123',
    parties: ['plaintiff Marigold Ash', 'defendant Pinecone Lending, LLC', 'defendant Boris Lund'],
    claims: ['Violation of C.R.S. § 5-12-103'],
    numbers: upTo(4),
    jury: false,
    relief: 1,
  },
];

import { type Pleading, upTo } from './pleading.ts';

/** Complaints of federal courts and of people without a lawyer. */
export const FEDERAL_COURTS: readonly Pleading[] = [
  {
    style: 'court stamps on each page, a paragraph over a page end, number and role in one column',
    text: `Case 1:24-cv-00123-ABC-DEF   Document 1   Filed 02/03/24   Page 1 of 3
UNITED STATES DISTRICT COURT
DISTRICT OF NEW MEXICO
Marigold Ash, Civil Action No. 1:24-cv-00123
Plaintiff,
v.
Alder County Board of Commissioners; Sheriff Silas Quill, in his official capacity; and Deputy Boris Lund, in his individual capacity,
Defendants.
COMPLAINT
(Jury Trial Demanded)
INTRODUCTION
1. This is an action under 42 U.S.C. § 1983.
JURISDICTION AND VENUE
2. This Court has jurisdiction under 28 U.S.C. §§ 1331 and 1343.
3. Venue is proper under 28 U.S.C. § 1391(b) because the events took place in this
Case 1:24-cv-00123-ABC-DEF   Document 1   Filed 02/03/24   Page 2 of 3
2
\fCase 1:24-cv-00123-ABC-DEF   Document 1   Filed 02/03/24   Page 2 of 3
District.
FACTS
4. On November 6, 2022, Deputy Lund stopped Plaintiff's car.
5. He held her for three hours.
CLAIM I
Unreasonable Seizure
(Fourth Amendment, 42 U.S.C. § 1983)
6. Plaintiff realleges the foregoing paragraphs.
7. The stop was without reasonable suspicion.
CLAIM II
Municipal Liability
8. Plaintiff realleges the foregoing paragraphs.
9. The County trained no deputy in the law of stops.
PRAYER FOR RELIEF
Plaintiff asks this Court to:
(a) declare that the stop violated the Fourth Amendment;
(b) award compensatory damages of $250,000; and
(c) award attorney's fees under 42 U.S.C. § 1988.
\fCase 1:24-cv-00123-ABC-DEF   Document 1   Filed 02/03/24   Page 3 of 3
Respectfully submitted,
/s/ Ines Calloway`,
    court: /UNITED STATES DISTRICT COURT/,
    number: '1:24-cv-00123',
    parties: [
      'plaintiff Marigold Ash',
      'defendant Alder County Board of Commissioners',
      'defendant Sheriff Silas Quill',
      'defendant Deputy Boris Lund',
    ],
    claims: ['Unreasonable Seizure', 'Municipal Liability'],
    numbers: upTo(9),
    jury: true,
    relief: 3,
  },
  {
    style: 'many officers with long descriptions that run over the lines of the caption',
    text: `UNITED STATES DISTRICT COURT
WESTERN DISTRICT OF ALDER
-----------------------------------------------------------X
MARIGOLD ASH and BORIS LUND,\t:
\t:
Plaintiffs,\t:
\t:
-against-\t:\t24 CV 0456 (AB)(CD)
\t:
SILAS QUILL, Commissioner of the Alder\t:\tSECOND AMENDED
Department of Weights; HESTER VALE, Director of the\t:\tCOMPLAINT AND
Bureau of Scales; PRUDENCE OAK, Former\t:\tJURY DEMAND
Chief of the Bureau of Scales of the State of Alder\t:
and Assistant Special Inspector for the northern part,\t:
of the State; INSPECTOR LINUS FENN; INSPECTOR\t:
TAMSIN REED; ORRIN PIKE, Physician's Assistant;\t:
“JOHN ROE” INSPECTORS NOS. 1-5; and the UNITED\t:
STATES OF AMERICA.\t:
\t:
Defendants.\t:
-----------------------------------------------------------X
Plaintiffs, by their attorney, hereby amend their complaint to allege as follows:
NATURE OF ACTION
1. This is an action for damages.
2. It arises under the Fifth Amendment.
FIRST CAUSE OF ACTION
(Due Process – Fifth Amendment)
3. Plaintiffs repeat and reallege paragraphs 1 and 2.
4. Their scales were seized.
SECOND CAUSE OF ACTION
2
\fCase 1:24-cv-00456-AB-CD Document 35 Filed 09/30/2024 Page 2 of 2(Equal Protection – Fifth Amendment)
5. Plaintiffs repeat and reallege paragraphs 1 to 4.
6. Nobody else's scales were seized.
JURY DEMAND
Plaintiffs demand a trial by jury.
PRAYER FOR RELIEF
WHEREFORE Plaintiffs respectfully request judgment:
1. declaring the seizure unlawful;
2. awarding damages.
Dated: September 30, 2024`,
    court: /WESTERN DISTRICT OF ALDER/,
    number: '24 CV 0456',
    parties: [
      'plaintiff Marigold Ash',
      'plaintiff Boris Lund',
      'defendant Silas Quill',
      'defendant Hester Vale',
      'defendant Prudence Oak',
      'defendant Inspector Linus Fenn',
      'defendant Inspector Tamsin Reed',
      'defendant Orrin Pike',
      'defendant “John Roe” Inspectors Nos. 1-5',
      'defendant United States of America',
    ],
    claims: ['Due Process', 'Equal Protection'],
    numbers: upTo(6),
    jury: true,
    relief: 2,
  },
  {
    style: 'interpleader: roles with more than one word, the place of the court on its own line',
    text: `UNITED STATES DISTRICT COURT
FOR THE
WESTERN DISTRICT OF ALDER
AT HERON BAY

EILEEN MARSH,
Plaintiff-in-Interpleader,
v.
ANDREW VALE, MICHELLE STORK
BOOTH, and the ROBERT
PIKE GALLERY,
Defendants-in-Interpleader.
)
)
)
No.
COMPLAINT-IN-INTERPLEADER
Comes now Plaintiff-in-Interpleader, Eileen Marsh, and alleges as follows:
I. INTRODUCTION
This action is to determine who owns a valuable bell.
II. PARTIES
1. Plaintiff lives in Heron Bay.
2. Defendant Vale lives in Reed.
III. FACTS
3. The bell was cast in 1887.
4. Plaintiff is ready to deposit the bell with the Court.
WHEREFORE, Plaintiff prays for judgment as follows:
1. That the bell be accepted into the registry of the Court;
2. That the defendants be required to interplead.
DATED this 24th day of June, 2024.`,
    court: /UNITED STATES DISTRICT COURT/,
    number: null,
    parties: [
      'plaintiff Eileen Marsh',
      'defendant Andrew Vale',
      'defendant Michelle Stork Booth',
      'defendant Robert Pike Gallery',
    ],
    claims: ['Interpleader'],
    numbers: upTo(4),
    jury: false,
    relief: 2,
  },
  {
    style: 'pro se: numbers in brackets, requests in letters, the person’s own headings',
    text: `In the United States District Court
for the District of Alder

Marigold Ash
        Plaintiff, pro se
vs.                                     Case no: 24-cv-789
Heron Savings Bank NA
        Defendant

Complaint

(1) I am Marigold Ash and I live at 5 Rook Lane, Alder.
(2) The defendant is a bank.
(3) On 5/6/2023 the bank took $1,250.00 out of my account.
(4) I wrote to the bank three times. The bank answered:
   (a) first that it knew nothing,
   (b) then that the case was closed.
(5) This broke the Electronic Fund Transfer Act, 15 U.S.C. § 1693.

What I ask for

I ask the court to order the bank to give the money back and to pay my costs.

Signed: Marigold Ash
Date: July 9, 2024`,
    court: /United States District Court/,
    number: '24-cv-789',
    parties: ['plaintiff Marigold Ash', 'defendant Heron Savings Bank NA'],
    claims: [],
    numbers: upTo(5),
    jury: false,
  },
  {
    style: 'paragraph signs, and numbers that begin again under each count',
    text: `IN THE UNITED STATES DISTRICT COURT
FOR THE NORTHERN DISTRICT OF ALDER
EASTERN DIVISION

MARIGOLD ASH,                       )
                                    )
            Plaintiff,              )
      v.                            )   Case No. 24 C 1234
                                    )
TERN LOGISTICS, INC.,               )   Hon. Hester Vale
                                    )
            Defendant.              )   JURY DEMANDED

                         COMPLAINT AT LAW

NOW COMES the Plaintiff, MARIGOLD ASH, and complains of the Defendant as follows:

Count One – Title VII

¶ 1. Plaintiff worked for Defendant from 2018 until August 4, 2023.
¶ 2. She complained of unequal pay on June 1, 2023.
¶ 3. She was dismissed two months later in violation of 42 U.S.C. § 2000e-3(a).

Count Two – Unpaid Wages

¶ 1. Plaintiff restates the allegations of Count One.
¶ 2. Defendant owes her $3,310.75 in wages.

WHEREFORE, Plaintiff requests judgment in an amount in excess of $75,000.`,
    court: /NORTHERN DISTRICT OF ALDER/,
    number: '24 C 1234',
    parties: ['plaintiff Marigold Ash', 'defendant Tern Logistics, Inc.'],
    claims: ['Title VII', 'Unpaid Wages'],
    numbers: ['1', '2', '3', '1', '2'],
    jury: true,
    relief: 1,
  },
  {
    style: 'class action: the caption’s right column read between its left lines',
    text: `INES CALLOWAY, SBN 000111
CALLOWAY LAW
39 Plum Street
Alder, CA 90000
Telephone: (555) 010-0100
Attorneys for Plaintiffs
Marigold Ash, Boris Lund and John
Roe, on behalf of themselves and others
similarly situated
UNITED STATES DISTRICT COURT
FOR THE NORTHERN DISTRICT OF ALDER
Marigold Ash, Boris Lund and
John Roe, on behalf of themselves and
others similarly situated; Union of
Northern Alder; Heron Family &
Community Services,
Plaintiffs,
v.
Hester Vale, Governor of the State of
Alder; Alder Department of State; Silas
Quill, Acting Commissioner of Alder
Weights and Scales; Tern Border
Patrol,
Civil Case No. ______________
CLASS ACTION COMPLAINT FOR
DECLARATORY AND INJUNCTIVE
RELIEF
 Defendants.
1. On December 7, 2023, the Governor closed the bridge.
2. The bridge has been closed since.
COUNT ONE
FIRST AMENDMENT – ASSEMBLY,
SPEECH AND PETITION
3. Plaintiffs repeat the allegations above.
4. Nobody can assemble on a closed bridge.
COUNT TWO
ADMINISTRATIVE PROCEDURE ACT
5. Plaintiffs repeat the allegations above.
6. The closing was arbitrary, 5 U.S.C. § 706(2).
PRAYER FOR RELIEF
WHEREFORE, Plaintiffs pray that this Court:
1. certify the class;
2. declare the closing unlawful.`,
    court: /NORTHERN DISTRICT OF ALDER/,
    number: null,
    parties: [
      'plaintiff Marigold Ash',
      'plaintiff Boris Lund',
      'plaintiff John Roe',
      'plaintiff Union of Northern Alder',
      'plaintiff Heron Family & Community Services',
      'defendant Hester Vale',
      'defendant Alder Department of State',
      'defendant Silas Quill',
      'defendant Tern Border Patrol',
    ],
    claims: ['First Amendment', 'Administrative Procedure Act'],
    numbers: upTo(6),
    jury: false,
    relief: 2,
  },
  {
    style: 'a scan: V read twice, dirt before numbers, a comma for a point, names below each other',
    text: `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF ALDER
Marigold Ash
Plaintiff
Vv.
Hester Vale
Silas Quill
Orrin Pike
Tern Brake Company
Defendants
Case No. 24-cv-0117
AMENDED COMPLAINT
COUNT ONE
- 1. From May 2021 until March 2023 defendants sold brakes.
2. The brakes were old.
3, Plaintiff bought two of them.
'4. Both failed on June 1, 2023.
COUNT TWO
5. Defendants knew it.
WHEREFORE, plaintiff requests judgment for $900.`,
    court: /SOUTHERN DISTRICT OF ALDER/,
    number: '24-cv-0117',
    parties: [
      'plaintiff Marigold Ash',
      'defendant Hester Vale',
      'defendant Silas Quill',
      'defendant Orrin Pike',
      'defendant Tern Brake Company',
    ],
    claims: ['Count One', 'Count Two'],
    numbers: upTo(5),
    jury: false,
    relief: 1,
  },
];

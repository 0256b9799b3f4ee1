import { type Design, SAYS } from './design.ts';

/**
 * A fifth set, written after the readers of the fourth: forms for people without a lawyer, notices of portals, agencies; 180 of
 * 220 fields at its first run (6 of 14 designs wholly), none of them a wrong name.
 */
export const ONWARD: readonly Design[] = [
  {
    name: 'federal complaint form for people without a lawyer, instructions under the names',
    court: 'UNITED STATES DISTRICT COURT for the District of Larch Northern Division',
    numbers: ['3:24-cv-00871'],
    parties: [
      ['plaintiff', 'Willa Marrow'],
      ['defendant', 'Pinecrest Housing Authority'],
      ['defendant', 'Gordon Tull'],
    ],
    title: 'COMPLAINT FOR A CIVIL CASE',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT')
        .center('for the', 'District of Larch', 'Northern Division')
        .gap()
        .columns(
          [
            'Willa Marrow',
            'Plaintiff(s)',
            '(Write the full name of each plaintiff who is filing',
            'this complaint.)',
            '-v-',
            'Pinecrest Housing Authority; Gordon Tull',
            'Defendant(s)',
            '(Write the full name of each defendant who is being sued.)',
          ],
          [
            'Case No. 3:24-cv-00871',
            '(to be filled in by the Clerk’s Office)',
            '',
            'Jury Trial: (check one)  Yes   No',
          ],
          ')',
          350,
        )
        .gap()
        .head('COMPLAINT FOR A CIVIL CASE')
        .gap()
        .left('I. The Parties to This Complaint', 'A. The Plaintiff(s)')
        .body(SAYS),
  },
  {
    name: 'small claims form, each person in a numbered item',
    court: 'Superior Court of California, County of Manzanita',
    numbers: ['24SC004417'],
    parties: [
      ['plaintiff', 'Delia Ramos'],
      ['defendant', 'Quickfix Appliance Repair'],
    ],
    title: "Plaintiff's Claim and ORDER",
    print: (s) =>
      s
        .columns(
          [
            "SC-100    Plaintiff's Claim and ORDER",
            'to Go to Small Claims Court',
            '',
            'Notice to the person being sued:',
            'You are the defendant if your name is listed',
            'in item 2 on page 2 of this form.',
          ],
          [
            'Clerk stamps date here when form is filed.',
            '',
            'Fill in court name and street address:',
            'Superior Court of California, County of',
            'Manzanita',
            '1 Civic Plaza',
            'Case Number:',
            '24SC004417',
            'Case Name:',
            'Ramos v. Quickfix Appliance Repair',
          ],
          '',
          300,
        )
        .gap()
        .left('1  The plaintiff (the person, business, or public entity that is suing) is:')
        .left('   Name: Delia Ramos                    Phone: (555) 555-0101')
        .left('   Street address: 12 Olive Lane, Manzanita, CA 93999')
        .gap()
        .left('2  The defendant (the person, business, or public entity being sued) is:')
        .left('   Name: Quickfix Appliance Repair      Phone: (555) 555-0102')
        .left('   Street address: 90 Mill Street, Manzanita, CA 93999'),
  },
  {
    name: 'affidavit with the venue above its caption',
    court: 'IN THE COMMON PLEAS COURT OF QUARRY COUNTY, OHIO',
    numbers: ['24CV000417'],
    parties: [
      ['plaintiff', 'First Bluff Savings Bank'],
      ['defendant', 'Sylvester Crane'],
    ],
    title: 'AFFIDAVIT OF SYLVESTER CRANE',
    print: (s) =>
      s
        .head('IN THE COMMON PLEAS COURT OF QUARRY COUNTY, OHIO')
        .gap()
        .columns(
          [
            'FIRST BLUFF SAVINGS BANK,',
            '          Plaintiff,',
            '     -v-',
            'SYLVESTER CRANE,',
            '          Defendant.',
          ],
          ['Case No. 24CV000417', '', 'Judge Harriet Vole', '', 'AFFIDAVIT OF SYLVESTER CRANE'],
          ')',
          290,
        )
        .gap()
        .columns(['STATE OF OHIO', '', 'COUNTY OF QUARRY'], ['', 'SS:', ''], ')', 220)
        .gap()
        .body(SAYS),
  },
  {
    name: 'bankruptcy notice to creditors, the debtor in a box of information',
    court: 'United States Bankruptcy Court District of Ohio',
    numbers: ['3:24-bk-30417'],
    parties: [['other', 'Gideon Amos Locke']],
    title: 'Notice of Chapter 7 Bankruptcy Case',
    print: (s) =>
      s
        .left('Information to identify the case:')
        .columns(['Debtor 1', ''], ['Gideon Amos Locke', 'First Name   Middle Name   Last Name'], '', 120)
        .left('United States Bankruptcy Court      District of Ohio')
        .left('Case number: 3:24-bk-30417')
        .gap()
        .left('Official Form 309A (For Individuals or Joint Debtors)')
        .head('Notice of Chapter 7 Bankruptcy Case')
        .gap()
        .body(SAYS),
  },
  {
    name: 'portal notice with case style and envelope',
    court: null,
    numbers: ['24-DCV-310417'],
    parties: [
      ['plaintiff', 'Orchard Glen HOA'],
      ['defendant', 'Mabel Strand'],
    ],
    title: null,
    print: (s) =>
      s
        .head('Notification of Service')
        .gap()
        .left(
          'Case Number: 24-DCV-310417',
          'Case Style: ORCHARD GLEN HOA VS. MABEL STRAND',
          'Envelope Number: 87113342',
        )
        .gap()
        .body(
          'This is a notification of service for the filing listed. Please click the link below to retrieve the submitted document.',
        )
        .gap()
        .left(
          'Filing Details',
          'Date/Time Submitted: 5/14/2024 3:22 PM CST',
          'Filing Type: Motion',
          'Filed By: Ruth Pell',
        ),
  },
  {
    name: 'federal appeals memorandum with the number of the court below beside the parties',
    court: 'UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT',
    numbers: ['24-1187'],
    parties: [
      ['plaintiff', 'Josephine Pruett'],
      ['defendant', 'Cascade Timberlands Corporation'],
      ['defendant', 'Ansel Roy'],
    ],
    title: 'MEMORANDUM',
    print: (s) =>
      s
        .head('NOT FOR PUBLICATION', 'UNITED STATES COURT OF APPEALS', 'FOR THE NINTH CIRCUIT')
        .gap()
        .columns(
          [
            'JOSEPHINE PRUETT,',
            '',
            '               Plaintiff - Appellant,',
            '',
            '   v.',
            '',
            'CASCADE TIMBERLANDS CORPORATION; et',
            'al.,',
            '               Defendants - Appellees,',
            '',
            ' and',
            '',
            'ANSEL ROY,',
            '               Defendant.',
          ],
          ['No. 24-1187', '', 'D.C. No.', '3:22-cv-00417-XX', '', 'MEMORANDUM*'],
          '',
          310,
        )
        .gap()
        .center(
          'Appeal from the United States District Court',
          'for the District of Larch',
          'Argued and Submitted May 7, 2024',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'state appeals with the county of the circuit court at the right',
    court: 'IN THE APPELLATE COURT OF ILLINOIS FIRST JUDICIAL DISTRICT',
    numbers: ['1-23-1187'],
    parties: [
      ['plaintiff', 'People of the State of Illinois'],
      ['defendant', 'Cedric Vaughn'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .right('2024 IL App (1st) 231187-U', 'No. 1-23-1187', 'Order filed May 7, 2024')
        .gap()
        .center('IN THE', 'APPELLATE COURT OF ILLINOIS', 'FIRST JUDICIAL DISTRICT')
        .gap()
        .columns(
          [
            'THE PEOPLE OF THE STATE OF ILLINOIS,',
            '     Plaintiff-Appellee,',
            'v.',
            'CEDRIC VAUGHN,',
            '     Defendant-Appellant.',
          ],
          [
            'Appeal from the',
            'Circuit Court of',
            'Loon County.',
            'No. 19 CR 4417',
            'Honorable Iris Keane, Judge, presiding.',
          ],
          ')',
          300,
        )
        .gap()
        .head('ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Ohio appeals, with a citation above and the number of the trial court in brackets',
    court: 'IN THE COURT OF APPEALS OF OHIO TENTH APPELLATE DISTRICT',
    numbers: ['24AP-117'],
    parties: [
      ['plaintiff', 'Hester Blount'],
      ['defendant', 'Riverbend Towing, Inc.'],
    ],
    title: 'DECISION',
    print: (s) =>
      s
        .left('[Cite as Blount v. Riverbend Towing, Inc., 2024-Ohio-4417.]')
        .gap()
        .center('IN THE COURT OF APPEALS OF OHIO', 'TENTH APPELLATE DISTRICT')
        .gap()
        .columns(
          [
            'Hester Blount,',
            '          Plaintiff-Appellant,',
            'v.',
            'Riverbend Towing, Inc.,',
            '          Defendant-Appellee.',
          ],
          ['', 'No. 24AP-117', '(C.P.C. No. 22CV-5541)', '(REGULAR CALENDAR)', ''],
          ':',
          300,
        )
        .gap()
        .head('D E C I S I O N')
        .center('Rendered on May 7, 2024')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Pennsylvania superior court, appellant right under the name',
    court: 'IN THE SUPERIOR COURT OF PENNSYLVANIA',
    numbers: ['417 WDA 2024'],
    parties: [
      ['appellant', 'Leopold Stamm'],
      ['appellee', 'Gwendolyn Stamm'],
    ],
    title: 'MEMORANDUM',
    print: (s) =>
      s
        .left('NON-PRECEDENTIAL DECISION')
        .gap()
        .columns(
          [
            'LEOPOLD STAMM',
            '',
            '                    Appellant',
            '',
            '          v.',
            '',
            'GWENDOLYN STAMM',
            '                    Appellee',
          ],
          ['IN THE SUPERIOR COURT OF', 'PENNSYLVANIA', '', '', '', '', 'No. 417 WDA 2024', ''],
          ':',
          290,
        )
        .gap()
        .center(
          'Appeal from the Order Entered March 1, 2024',
          'In the Court of Common Pleas of Drover County',
        )
        .gap()
        .left('MEMORANDUM BY KERN, J.:')
        .gap()
        .body(SAYS),
  },
  {
    name: 'federal board, an employee against an agency',
    court: 'UNITED STATES OF AMERICA MERIT SYSTEMS PROTECTION BOARD',
    numbers: ['SF-0752-24-0417-I-1'],
    parties: [
      ['appellant', 'Thaddeus Moss'],
      ['defendant', 'Department of the Interior'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .head('UNITED STATES OF AMERICA', 'MERIT SYSTEMS PROTECTION BOARD', 'WESTERN REGIONAL OFFICE')
        .gap()
        .columns(
          [
            'THADDEUS MOSS,',
            '               Appellant,',
            '',
            '               v.',
            '',
            'DEPARTMENT OF THE INTERIOR,',
            '               Agency.',
          ],
          ['DOCKET NUMBER', 'SF-0752-24-0417-I-1', '', '', 'DATE: May 7, 2024'],
          '',
          310,
        )
        .gap()
        .head('ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Utah form, filer at the top and a table of court, parties and number',
    court: 'In the District Court of Utah Third Judicial District Wasatch Hollow County',
    numbers: ['240904417'],
    parties: [
      ['plaintiff', 'Maren Tolley'],
      ['defendant', 'Ridge Line Auto Sales'],
    ],
    title: 'Motion to Set Aside Default Judgment',
    print: (s) =>
      s
        .left(
          'Maren Tolley',
          '55 Canyon Road',
          'Wasatch Hollow, UT 84999',
          '(801) 555-0133',
          'maren@tolley.example',
        )
        .left('I am the [X] Plaintiff/Petitioner  [ ] Defendant/Respondent')
        .gap()
        .center(
          'In the District Court of Utah',
          'Third Judicial District Wasatch Hollow County',
          'Court Address 450 South State Street',
        )
        .gap()
        .columns(
          ['Maren Tolley', 'Plaintiff/Petitioner', 'v.', 'Ridge Line Auto Sales', 'Defendant/Respondent'],
          ['Motion to Set Aside Default Judgment', '', '240904417', 'Case Number', 'Judge: Amos Thayne'],
          '',
          280,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Missouri form, labels in the cells of a table',
    court: 'IN THE CIRCUIT COURT OF OZARK HILLS COUNTY, MISSOURI',
    numbers: ['24OH-AC00417'],
    parties: [
      ['plaintiff', 'Delmar Credit LLC'],
      ['defendant', 'Corinne Haskell'],
    ],
    title: 'Summons in Civil Case',
    print: (s) =>
      s
        .head('IN THE CIRCUIT COURT OF OZARK HILLS COUNTY, MISSOURI')
        .columns(
          [
            'Judge or Division:',
            'OPAL REEVES',
            'Plaintiff/Petitioner:',
            'DELMAR CREDIT LLC',
            '          vs.',
            'Defendant/Respondent:',
            'CORINNE HASKELL',
            'Nature of Suit:',
            'AC Suit on Account',
          ],
          [
            'Case Number: 24OH-AC00417',
            '',
            "Plaintiff's/Petitioner's Attorney/Address:",
            'RUDY FENN',
            '40 Court Square',
            'Court Address:',
            '1 Courthouse Way',
            'OZARK HILLS, MO 65999',
            '(Date File Stamp)',
          ],
          '',
          270,
        )
        .gap()
        .head('Summons in Civil Case')
        .gap()
        .left('The State of Missouri to: CORINNE HASKELL')
        .body(SAYS),
  },
  {
    name: 'Tennessee civil warrant, parties above their labels on lines',
    court: 'GENERAL SESSIONS COURT OF CUMBER COUNTY, TENNESSEE',
    numbers: ['24GC1187'],
    parties: [
      ['plaintiff', 'Magnolia Furniture Rentals'],
      ['defendant', 'Earl T. Biggs'],
    ],
    title: 'CIVIL WARRANT',
    print: (s) =>
      s
        .columns(['CIVIL WARRANT'], ['No. 24GC1187'], '', 330)
        .center('GENERAL SESSIONS COURT OF CUMBER COUNTY, TENNESSEE')
        .gap()
        .left('Magnolia Furniture Rentals', '_____________________________', 'Plaintiff')
        .left('          vs.')
        .left('Earl T. Biggs', '_____________________________', 'Defendant')
        .gap()
        .body(SAYS),
  },
  {
    name: 'order on a proposed form with the lawyer’s block, names in mixed case and a blank number',
    court: 'SUPERIOR COURT OF THE STATE OF ARIZONA IN AND FOR THE COUNTY OF OCOTILLO',
    numbers: null,
    parties: [
      ['petitioner', 'Rosa Elena Dávila'],
      ['respondent', 'Kurt Bannister, Jr.'],
    ],
    title: 'PETITION FOR DISSOLUTION',
    print: (s) =>
      s
        .left(
          'Name of Person Filing: Rosa Elena Dávila',
          'Address: 9 Agave Lane',
          'City, State, Zip Code: Ocotillo, AZ 85099',
          'Telephone: 602-555-0144',
        )
        .left('Representing [X] Self, without a Lawyer')
        .gap()
        .head('SUPERIOR COURT OF THE STATE OF ARIZONA', 'IN AND FOR THE COUNTY OF OCOTILLO')
        .gap()
        .columns(
          [
            'Rosa Elena Dávila',
            'Name of Petitioner',
            '',
            'And',
            '',
            'Kurt Bannister, Jr.',
            'Name of Respondent',
          ],
          [
            'Case Number: ______________',
            '',
            'PETITION FOR DISSOLUTION',
            'OF A NON-COVENANT MARRIAGE',
            '(DIVORCE) WITH CHILDREN',
          ],
          '',
          290,
        )
        .gap()
        .body(SAYS),
  },
];

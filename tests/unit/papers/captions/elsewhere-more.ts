import { type Design, SAYS } from './design.ts';

/** The second part of the fourth set: appeals, dockets, notices and forms with boxes; 129 of 180 fields at its first run. */
export const ELSEWHERE_MORE: readonly Design[] = [
  {
    name: 'state supreme court, who asks for review is named second',
    court: 'SUPREME COURT OF THE STATE OF MONTANA',
    numbers: ['DA 24-0417'],
    parties: [
      ['appellee', 'State of Montana'],
      ['appellant', 'Emmett Rowley'],
    ],
    title: 'ANSWER TO PETITION FOR REVIEW',
    print: (s) =>
      s
        .center('IN THE SUPREME COURT OF THE STATE OF MONTANA')
        .gap()
        .columns(
          [
            'STATE OF MONTANA,',
            '                    Respondent,',
            '     v.',
            'EMMETT ROWLEY,',
            '                    Petitioner.',
          ],
          ['', 'No. DA 24-0417', '', 'ANSWER TO PETITION', 'FOR REVIEW'],
          ')',
          290,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'certiorari, an officer with his department and the heading of the petition',
    court: 'In the Supreme Court of the United States',
    numbers: ['24-7718'],
    parties: [
      ['petitioner', 'Brackwater Salvage Company'],
      ['respondent', 'Horace P. Dunleavy, III'],
    ],
    title: 'BRIEF FOR THE RESPONDENT',
    print: (s) =>
      s
        .head('No. 24-7718')
        .gap()
        .head('In the Supreme Court of the United States')
        .gap()
        .center('BRACKWATER SALVAGE COMPANY, PETITIONER')
        .gap()
        .center('v.')
        .center('HORACE P. DUNLEAVY, III, ACTING SECRETARY,', 'DEPARTMENT OF COMMERCE')
        .gap()
        .center(
          'ON PETITION FOR A WRIT OF CERTIORARI',
          'TO THE UNITED STATES COURT OF APPEALS',
          'FOR THE SIXTH CIRCUIT',
        )
        .gap()
        .head('BRIEF FOR THE RESPONDENT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'original proceeding in a court of appeals, a relator',
    court: 'COURT OF APPEALS FIFTEENTH DISTRICT OF TEXAS AT LLANO',
    numbers: ['15-24-00071-CV'],
    parties: [['plaintiff', 'Delphine Marie Okoro']],
    title: 'ORDER',
    print: (s) =>
      s
        .center('In the', 'Court of Appeals', 'Fifteenth District of Texas', 'at Llano')
        .gap()
        .center('No. 15-24-00071-CV')
        .gap()
        .center('IN RE DELPHINE MARIE OKORO, RELATOR')
        .gap()
        .center(
          'Original Proceeding',
          '388th District Court of Galloway County, Texas',
          'Trial Court No. 388-20417-31',
        )
        .gap()
        .head('ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'report of a decision with its head on one line',
    court: 'Supreme Court of Minnesota',
    numbers: ['61204'],
    parties: [
      ['appellee', 'State of Minnesota'],
      ['appellant', 'Adelaide Voss'],
    ],
    title: null,
    print: (s) =>
      s
        .head('State of Minnesota, Respondent, v. Adelaide Voss, Appellant')
        .gap()
        .center('No. 61204', 'Supreme Court of Minnesota', '511 N.W.2d 1884', 'April 24, 1994')
        .gap()
        .left('SYLLABUS:')
        .body(SAYS),
  },
  {
    name: 'docket sheet with the caption in one column and the number at its end',
    court: 'District Court in and for Osprey County, Oklahoma',
    numbers: ['CS-2024-8762'],
    parties: [
      ['plaintiff', 'Prairie National Bank, N.A.'],
      ['defendant', 'Ashlyn R Quade'],
    ],
    title: null,
    print: (s) =>
      s.left(
        'In the District Court in and for Osprey County, Oklahoma',
        'PRAIRIE NATIONAL BANK, N.A.,',
        'Plaintiff,',
        'v.',
        'ASHLYN R QUADE,',
        'Defendant.   No. CS-2024-8762',
        '(Civil relief less than $10,000: INDEBTEDNESS)',
        'Filed: 10/29/2024',
        'Judge: Kerrigan, Elspeth',
        'Parties',
        'Prairie National Bank, N.A., Plaintiff',
        'Quade, Ashlyn R, Defendant',
      ),
  },
  {
    name: 'New Jersey track notice, last names first around VS',
    court: 'SUPERIOR COURT OF NEW JERSEY',
    numbers: ['CAM L 001877-24'],
    parties: [
      ['plaintiff', 'Rosalind Peake'],
      ['defendant', 'Cooper River Transit Authority'],
    ],
    title: 'TRACK ASSIGNMENT NOTICE',
    print: (s) =>
      s
        .left(
          'CAMDEN COUNTY',
          'SUPERIOR COURT OF NEW JERSEY',
          '101 SOUTH 5TH STREET',
          'CAMDEN          NJ 08103',
        )
        .gap()
        .center('TRACK ASSIGNMENT NOTICE')
        .gap()
        .left('COURT TELEPHONE NO. (856) 555-0100', 'COURT HOURS 8:30 AM - 4:30 PM')
        .gap()
        .left(
          '                    DATE:   MAY 07, 2024',
          '                    RE:     PEAKE ROSALIND VS COOPER RIVER TRANSIT AUTHORITY',
          '                    DOCKET: CAM L -001877 24',
        )
        .gap()
        .left('THE ABOVE CASE HAS BEEN ASSIGNED TO: TRACK 2.')
        .body(SAYS)
        .gap()
        .left('ATTENTION:', 'ATT: ROSALIND PEAKE', '12 SPRAY AVENUE', 'CAMDEN          NJ 08103'),
  },
  {
    name: 'judgment form, each part of a name under its label',
    court: 'Superior Court of New Jersey, CAPE DUNE County',
    numbers: ['24-05-00417-I'],
    parties: [
      ['plaintiff', 'State of New Jersey'],
      ['defendant', 'Tobiah R Fennimore'],
    ],
    title: 'Judgment of Conviction',
    print: (s) =>
      s
        .head('Judgment of Conviction')
        .columns(['Superior Court of New Jersey,'], ['CAPE DUNE County'], '', 200)
        .gap()
        .columns(['State of New Jersey       v.'], ['Ind / Acc / Complt No. 24-05-00417-I'], '', 270)
        .gap()
        .columns(['Last Name'], ['First Name               Middle Name'], '', 200)
        .columns(['FENNIMORE'], ['TOBIAH                   R'], '', 200)
        .columns(['Date of Birth'], ['SBI Number               Date of Offense'], '', 200)
        .columns(['07/11/1988'], ['442255G                  03/09/2023'], '', 200)
        .gap()
        .body(SAYS),
  },
  {
    name: 'subpoena form, last name first in the caption',
    court: 'Superior Court of New Jersey Law Division Cape Dune County',
    numbers: ['L-002794-24'],
    parties: [
      ['plaintiff', 'Ottilie (Mae) Grubb'],
      ['defendant', 'Jonas Trimble, Esq.'],
    ],
    title: 'Subpoena Duces Tecum',
    print: (s) =>
      s
        .left('Plaintiff or Filing Attorney Information:')
        .left(
          'Name          Grubb, Ottilie Mae',
          'Address       12 Spray Avenue',
          'Telephone Number    (609) 555-0177',
        )
        .gap()
        .columns(
          [
            '',
            '',
            '',
            '          Grubb, Ottilie (Mae)',
            '                              Plaintiff,',
            '               v.',
            '     Jonas Trimble, Esq., et al.,',
            '                              Defendant.',
          ],
          [
            'Superior Court of New Jersey',
            'Law Division',
            'Cape Dune County',
            'Docket Number L-002794-24',
            '',
            'Civil Action',
            'Subpoena Duces Tecum',
          ],
          '',
          290,
        )
        .gap()
        .left('STATE OF NEW JERSEY TO: Keeper of the Records, Shoreline Clinic')
        .body(SAYS),
  },
  {
    name: 'federal complaint with an address under every name, over many rows',
    court: 'UNITED STATES DISTRICT COURT DISTRICT OF ASPEN EASTERN DIVISION',
    numbers: ['5:24-cv-00374'],
    parties: [
      ['plaintiff', 'Estate of Bishal Tamang'],
      ['plaintiff', 'Mina Tamang'],
      ['defendant', 'Cuyler City School District Board of Education'],
      ['defendant', 'Dr. Malcolm Robey'],
      ['defendant', 'Alison Mercer'],
      ['defendant', 'Lina Widdon, RN'],
    ],
    title: 'COMPLAINT AND JURY DEMAND',
    print: (s) =>
      s
        .head('IN THE UNITED STATES DISTRICT COURT', 'DISTRICT OF ASPEN', 'EASTERN DIVISION')
        .gap()
        .columns(
          [
            'ESTATE OF BISHAL TAMANG,',
            'deceased, by and through MINA',
            'TAMANG, Administrator of the Estate;',
            '11 Hilltop Drive',
            'Cuyler, OH 44998',
            '',
            'MINA TAMANG, individually;',
            '11 Hilltop Drive',
            'Cuyler, OH 44998',
            '     Plaintiffs,',
            'v',
            'CUYLER CITY SCHOOL DISTRICT',
            'BOARD OF EDUCATION',
            '10 N. Main Street',
            'Cuyler, Ohio 44998;',
            '',
            'DR. MALCOLM ROBEY,',
            'Superintendent, CUYLER CITY',
            'SCHOOL DISTRICT BOARD OF EDUCATION,',
            'in his individual and official capacities',
            '10 N. Main Street',
            'Cuyler, Ohio 44998;',
            '',
            'ALISON MERCER, Principal, West',
            'Middle School, in her individual and',
            'official capacities',
            '10 N. Main Street',
            'Cuyler, Ohio 44998;',
            '',
            'LINA WIDDON, RN, School Nurse, in her',
            'individual and official capacities',
            '     Defendants.',
          ],
          ['CASE NO. 5:24-cv-00374', '', '', 'COMPLAINT AND JURY', 'DEMAND'],
          '',
          290,
        ),
  },
  {
    name: 'Colorado form, the kind of court ticked in a box',
    court: 'District Court Larkspur County, Colorado',
    numbers: ['24CV417'],
    parties: [
      ['plaintiff', 'Rupert Means'],
      ['defendant', 'Sandra Colt'],
    ],
    title: 'MOTION TO RECONSIDER',
    print: (s) =>
      s
        .left(
          '[ ] County Court   [X] District Court',
          'Larkspur County, Colorado',
          'Court Address:',
          '405 Placer, P.O. Box 367, Larkspur, CO 80499',
        )
        .gap()
        .left('Plaintiff(s)/Petitioner(s): Rupert Means', 'v.', 'Defendant(s)/Respondent(s): Sandra Colt')
        .right('COURT USE ONLY')
        .columns(
          [
            'Attorney or Party (Name and Address):',
            'Rupert Means',
            '30 Sun Creek Drive',
            'Larkspur, CO 80499',
          ],
          ['Case Number:', '', '24CV417', 'Division        Courtroom'],
          '',
          330,
        )
        .head('MOTION TO RECONSIDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'opinion with the stamp of its filing and departments of a county',
    court: 'IN THE SUPREME COURT OF THE STATE OF WASHINGTON',
    numbers: ['109976-4'],
    parties: [
      ['petitioner', 'Jane Roe A'],
      ['petitioner', 'Jane Roe B'],
      ['respondent', 'Larch County'],
      ['respondent', 'Larch County Prosecuting Attorney'],
      ['respondent', 'Larch County Sheriff'],
      ['appellant', 'Dora Zwick'],
      ['appellant', 'Jeb Zwick'],
    ],
    title: null,
    print: (s) =>
      s
        .columns(
          ['FILE', 'IN CLERK’S OFFICE', 'SUPREME COURT, STATE OF WASHINGTON', 'JUNE 12, 2024'],
          ['THIS OPINION WAS FILED', 'FOR RECORD AT 8 A.M. ON', 'JUNE 12, 2024'],
          '',
          330,
        )
        .gap()
        .head('IN THE SUPREME COURT OF THE STATE OF WASHINGTON')
        .gap()
        .columns(
          [
            'JANE ROE A and JANE ROE B, as',
            'individuals and on behalf of others',
            'similarly situated,',
            '               Petitioners,',
            '     v.',
            'LARCH COUNTY, a municipal',
            'organization, and its departments',
            'the LARCH COUNTY',
            'PROSECUTING ATTORNEY and',
            'LARCH COUNTY SHERIFF,',
            '               Respondents,',
            'DORA ZWICK and JEB ZWICK, a',
            'married couple,',
            '               Appellants.',
          ],
          ['', 'No. 109976-4', '', 'En Banc', '', 'Filed: June 12, 2024'],
          ')',
          290,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'protection order on appeal, respondent and appellant',
    court: 'IN THE COURT OF APPEALS OF THE STATE OF WASHINGTON DIVISION ONE',
    numbers: ['88858-1-I'],
    parties: [
      ['appellee', 'Joanna Dale Monti'],
      ['appellant', 'Brendan Euler Monti'],
    ],
    title: 'PUBLISHED OPINION',
    print: (s) =>
      s
        .center('IN THE COURT OF APPEALS OF THE STATE OF WASHINGTON')
        .gap()
        .columns(
          [
            'In the Matter of the Domestic Violence',
            'Protection Order for',
            'JOANNA DALE MONTI,',
            '                    Respondent,',
            '     and',
            'BRENDAN EULER MONTI,',
            '                    Appellant.',
          ],
          ['No. 88858-1-I', '', 'DIVISION ONE', '', 'PUBLISHED OPINION'],
          '',
          290,
        )
        .gap()
        .body(SAYS),
  },
];

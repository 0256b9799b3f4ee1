import { type Design, SAYS } from './design.ts';

/** The fourth set, of kinds that no other has; its second part is read badly. */
export const UNREAD: readonly Design[] = [
  {
    name: 'notice of a filing system, names beside labels',
    court: 'SUPERIOR COURT OF NEW JERSEY',
    numbers: ['MON L 000417-31'],
    parties: [
      ['plaintiff', 'Orla Winterbourne'],
      ['defendant', 'Pell Harbor Transit Authority'],
    ],
    title: null,
    print: (s) =>
      s
        .left('SUPERIOR COURT OF NEW JERSEY - eCOURTS CIVIL LAW')
        .gap()
        .left('The following notice is being sent from eCourts:')
        .gap()
        .field('Plaintiff Name:', 'ORLA WINTERBOURNE')
        .field('Defendant Name:', 'PELL HARBOR TRANSIT AUTHORITY')
        .field('Case Caption:', 'WINTERBOURNE ORLA VS PELL HARBOR TRANSIT')
        .field('Case Number:', 'MON L 000417-31')
        .gap()
        .left('Docket Text: The motion will be decided on 01/06/2031. Do not come to the courthouse,')
        .left('because no argument has been requested.')
        .gap()
        .left('Notice has been electronically mailed to:')
        .field('Plaintiff Attorney', 'SILAS GRANTHAM'),
  },
  {
    name: 'voluntary petition of two debtors, names over their labels',
    court: 'United States Bankruptcy Court for the DISTRICT OF MONTANA',
    numbers: ['31-60412'],
    parties: [
      ['other', 'Tobias Wren Calloway, Jr.'],
      ['other', 'Ines Calloway'],
    ],
    title: 'Voluntary Petition for Individuals Filing for Bankruptcy',
    print: (s) =>
      s
        .left('Fill in this information to identify your case:')
        .left('United States Bankruptcy Court for the:', 'DISTRICT OF MONTANA')
        .field('Case number (if known)', '31-60412')
        .gap()
        .left('Official Form 101')
        .head('Voluntary Petition for Individuals Filing for Bankruptcy')
        .body(SAYS)
        .gap()
        .columns(
          [
            '                    About Debtor 1:',
            '1. Your full name',
            '                    Tobias',
            '                    First name',
            '                    Wren',
            '                    Middle name',
            '                    Calloway, Jr.',
            '                    Last name and Suffix',
          ],
          [
            'About Debtor 2 (Spouse Only in a Joint Case):',
            '',
            'Ines',
            'First name',
            '',
            'Middle name',
            'Calloway',
            'Last name and Suffix',
          ],
          '',
          280,
        )
        .gap()
        .left('2. All other names you have used in the last 8 years'),
  },
  {
    name: 'Texas, in the interest of two children',
    court: 'IN THE DISTRICT COURT 417TH JUDICIAL DISTRICT GALLOWAY COUNTY, TEXAS',
    numbers: ['417-55210-31'],
    parties: [
      ['other', 'Nora Ashdown'],
      ['other', 'Emil Ashdown'],
    ],
    title: 'ORDER SETTING HEARING',
    print: (s) =>
      s
        .center('CAUSE NO. 417-55210-31')
        .gap()
        .columns(
          ['IN THE INTEREST OF', '', 'NORA ASHDOWN AND', 'EMIL ASHDOWN,', '', 'CHILDREN'],
          ['IN THE DISTRICT COURT', '', '417TH JUDICIAL DISTRICT', '', '', 'GALLOWAY COUNTY, TEXAS'],
          '§',
          280,
        )
        .gap()
        .head('ORDER SETTING HEARING')
        .body(SAYS),
  },
  {
    name: 'ruling by letter in a divorce with children',
    court: '388TH JUDICIAL DISTRICT COURT OF GALLOWAY COUNTY, TEXAS',
    numbers: ['388-20417-31'],
    parties: [
      ['other', 'Petra Lynn Sandoval'],
      ['other', 'Hugo Sandoval'],
      ['other', 'R.T.S.'],
      ['other', 'L.M.S.'],
    ],
    title: null,
    print: (s) =>
      s
        .center(
          'WILHELMINA STROUD',
          'DISTRICT JUDGE',
          '388TH JUDICIAL DISTRICT COURT OF GALLOWAY COUNTY, TEXAS',
        )
        .gap()
        .right('March 9, 2031')
        .gap()
        .left('Otis Farrow', '12 Mill Road', 'Galloway, Texas 75999')
        .gap()
        .left('Re:   Cause Number: 388-20417-31')
        .left('      In the Matter of the Marriage of Petra Lynn Sandoval and Hugo Sandoval and')
        .left('      In the Interest of R.T.S. and L.M.S., Children.')
        .gap()
        .left('Dear Counsel:')
        .gap()
        .body(SAYS),
  },
  {
    name: 'letter whose subject runs over lines',
    court: null,
    numbers: ['CV-31-004417'],
    parties: [
      ['plaintiff', 'Agnes Thistlewood'],
      ['plaintiff', 'Rufus Thistlewood'],
      ['defendant', 'Board of Trustees of Larch Valley College'],
    ],
    title: null,
    print: (s) =>
      s
        .left('BRAMBLE & STOAT LLP', '40 Elm Street', 'Larkville, Ohio 43999')
        .gap()
        .left('May 2, 2031')
        .gap()
        .left('Ms. Agnes Thistlewood', '9 Orchard Way', 'Larkville, Ohio 43999')
        .gap()
        .left('      RE:   Agnes Thistlewood and Rufus Thistlewood v. Board of Trustees of')
        .left('            Larch Valley College')
        .left('            Case No. CV-31-004417')
        .gap()
        .left('Dear Ms. Thistlewood:')
        .gap()
        .body(SAYS),
  },
  {
    name: 'criminal case, the appellant named second',
    court: 'COURT OF APPEALS OF THE STATE OF IDAHO',
    numbers: ['A-31-0417'],
    parties: [
      ['appellee', 'State of Idaho'],
      ['appellant', 'Cornelius Babbage'],
    ],
    title: 'BRIEF OF APPELLANT',
    print: (s) =>
      s
        .right('No. A-31-0417')
        .gap()
        .head('COURT OF APPEALS', 'OF THE STATE OF IDAHO')
        .gap()
        .left('STATE OF IDAHO, RESPONDENT')
        .left('      v.')
        .left('CORNELIUS BABBAGE, APPELLANT')
        .gap()
        .center('APPEAL FROM THE DISTRICT COURT OF FENWICK COUNTY', 'THE HONORABLE MAUD PELHAM')
        .gap()
        .head('BRIEF OF APPELLANT')
        .body(SAYS),
  },
];

/** What recognition makes of words of a design, letter for letter, and how sure it is of each. */
export interface Misreading {
  printed: string;
  read: string;
  confidence: number;
}

const STAMPED = 'Case 2:31-cv-00417-ABC   Document 12   Filed 03/04/31   Page 1 of 2';

export const MISREAD: readonly { design: Design; misreadings: readonly Misreading[] }[] = [
  {
    design: {
      name: 'number of the caption with letters for figures, the stamp clean',
      court: 'UNITED STATES DISTRICT COURT DISTRICT OF WYOMING',
      numbers: ['2:31-cv-00417-ABC'],
      parties: [
        ['plaintiff', 'Odette Farnham'],
        ['defendant', 'Kestrel Freight, Inc.'],
      ],
      title: 'ANSWER',
      print: (s) =>
        s
          .left(STAMPED)
          .gap()
          .head('UNITED STATES DISTRICT COURT', 'DISTRICT OF WYOMING')
          .gap()
          .columns(
            ['ODETTE FARNHAM,', '      Plaintiff,', 'v.', 'KESTREL FREIGHT, INC.,', '      Defendant.'],
            ['', 'Case No. 2:31-cv-00417-ABC', '', 'ANSWER'],
            ')',
          )
          .gap()
          .body(SAYS),
    },
    misreadings: [{ printed: 'No. 2:31-cv-00417-ABC', read: 'No. 2:3l-cv-OO4l7-ABC', confidence: 66 }],
  },
  {
    design: {
      name: 'number with a point for a hyphen, and again in the words',
      court: 'IN THE DISTRICT COURT 417TH JUDICIAL DISTRICT GALLOWAY COUNTY, TEXAS',
      numbers: ['417-55210-31'],
      parties: [
        ['plaintiff', 'Linus Prewitt'],
        ['defendant', 'Mabel Stokes'],
      ],
      title: 'MOTION TO CONSOLIDATE',
      print: (s) =>
        s
          .center('CAUSE NO. 417-55210-31')
          .gap()
          .columns(
            ['LINUS PREWITT,', '      Plaintiff,', 'v.', 'MABEL STOKES,', '      Defendant.'],
            ['IN THE DISTRICT COURT', '', '417TH JUDICIAL DISTRICT', '', 'GALLOWAY COUNTY, TEXAS'],
            '§',
          )
          .gap()
          .head('MOTION TO CONSOLIDATE')
          .body(SAYS)
          .body('Linus Prewitt asks that Cause No. 417-55210-31 be consolidated with no other cause.'),
    },
    misreadings: [{ printed: 'CAUSE NO. 417-55210-31', read: 'CAUSE NO. 417.55210-31', confidence: 70 }],
  },
  {
    design: {
      name: 'a letter of a name misread, and the words spell it',
      court: 'SUPERIOR COURT OF ARIZONA MARICOPA COUNTY',
      numbers: ['CV2031-004417'],
      parties: [
        ['plaintiff', 'Desmond Arliss Vane'],
        ['defendant', 'Ottoline Brandt'],
      ],
      title: 'MOTION FOR RELIEF',
      print: (s) =>
        s
          .head('SUPERIOR COURT OF ARIZONA', 'MARICOPA COUNTY')
          .gap()
          .columns(
            ['DESMOND ARLISS VANE,', '      Plaintiff,', 'v.', 'OTTOLINE BRANDT,', '      Defendant.'],
            ['', 'Case No. CV2031-004417', '', 'MOTION FOR RELIEF'],
            ')',
          )
          .gap()
          .body(`Plaintiff Desmond Arliss Vane, without a lawyer, moves for relief. ${SAYS}`)
          .body('Defendant Ottoline Brandt is told of it. Desmond Arliss Vane has paid.'),
    },
    misreadings: [{ printed: 'DESMOND ARLISS VANE,', read: 'DESMOND ARLISS VAUE,', confidence: 71 }],
  },
  {
    design: {
      name: 'a drawn rule read as letters before a name',
      court: 'SUPREME COURT OF THE STATE OF NEW YORK COUNTY OF HERKIMER',
      numbers: ['EF2031-004417'],
      parties: [
        ['plaintiff', 'Winifred Stoll'],
        ['defendant', 'Quarry Lane Dairy LLC'],
      ],
      title: 'AFFIRMATION IN OPPOSITION',
      print: (s) =>
        s
          .left('SUPREME COURT OF THE STATE OF NEW YORK', 'COUNTY OF HERKIMER')
          .left('-------------------------------------------X')
          .columns(
            [
              'WINIFRED STOLL,',
              '',
              '      Plaintiff,',
              '   -against-',
              'QUARRY LANE DAIRY LLC,',
              '      Defendant.',
            ],
            ['', 'Index No. EF2031-004417', '', 'AFFIRMATION IN OPPOSITION'],
          )
          .left('-------------------------------------------X')
          .gap()
          .body(SAYS),
    },
    misreadings: [
      {
        printed: '-------------------------------------------X',
        read: 'TT eee ereeemeee eeneeenee——— eeeeeeee ee XC',
        confidence: 21,
      },
    ],
  },
  {
    design: {
      name: 'court misread in one word of the head, and right in the words',
      court: 'SUPERIOR COURT OF ARIZONA PINAL COUNTY',
      numbers: ['CV2031-004417'],
      parties: [
        ['plaintiff', 'Hester Quillan'],
        ['defendant', 'Dray Motors, Inc.'],
      ],
      title: 'ORDER',
      print: (s) =>
        s
          .head('SUPERIOR COURT OF ARIZONA', 'PINAL COUNTY')
          .gap()
          .columns(
            ['HESTER QUILLAN,', '      Plaintiff,', 'v.', 'DRAY MOTORS, INC.,', '      Defendant.'],
            ['', 'Case No. CV2031-004417', '', 'ORDER'],
            ')',
          )
          .gap()
          .body(SAYS)
          .body('It is sent to the clerk of the Superior Court of Arizona, Pinal County, who keeps it.'),
    },
    misreadings: [{ printed: 'PINAL COUNTY', read: 'PIUAL CQUNTY', confidence: 58 }],
  },
  {
    design: {
      name: 'the sign of the versus misread, the roles stand',
      court: 'CIRCUIT COURT OF COOK COUNTY, ILLINOIS',
      numbers: ['2031-L-004417'],
      parties: [
        ['plaintiff', 'Barnaby Cleft'],
        ['defendant', 'Sallow Creek Dental, P.C.'],
      ],
      title: 'MOTION TO VACATE',
      print: (s) =>
        s
          .head('CIRCUIT COURT OF COOK COUNTY, ILLINOIS')
          .gap()
          .columns(
            ['BARNABY CLEFT,', '      Plaintiff,', '   v.', 'SALLOW CREEK DENTAL, P.C.,', '      Defendant.'],
            ['', 'Case No. 2031-L-004417', '', 'MOTION TO VACATE'],
            ')',
          )
          .gap()
          .body(SAYS),
    },
    misreadings: [{ printed: 'v.', read: 'y,', confidence: 41 }],
  },
];

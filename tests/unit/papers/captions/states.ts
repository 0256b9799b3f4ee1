import { type Design, SAYS } from './design.ts';

export const STATES: readonly Design[] = [
  {
    name: 'New Mexico, left-hand court, number at the right',
    court: 'STATE OF NEW MEXICO COUNTY OF BERNALILLO SECOND JUDICIAL DISTRICT COURT',
    numbers: ['D-202-CV-2024-04417'],
    parties: [
      ['plaintiff', 'Piñon Ridge Credit Union'],
      ['defendant', 'Eloísa Baca'],
    ],
    title: 'COMPLAINT FOR MONEY DUE',
    print: (s) =>
      s
        .left('STATE OF NEW MEXICO', 'COUNTY OF BERNALILLO', 'SECOND JUDICIAL DISTRICT COURT')
        .gap()
        .left('PIÑON RIDGE CREDIT UNION,', '          Plaintiff,')
        .columns(['v.'], ['No. D-202-CV-2024-04417'], '', 290)
        .left('ELOÍSA BACA,', '          Defendant.')
        .gap()
        .head('COMPLAINT FOR MONEY DUE')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Texas, court beside the parties',
    court: 'IN THE DISTRICT COURT OF HARROW COUNTY, TEXAS 284TH JUDICIAL DISTRICT',
    numbers: ['2024-51873'],
    parties: [
      ['plaintiff', 'Josiah Vandermeer'],
      ['defendant', 'Lone Heron Drilling Company, L.L.C.'],
      ['defendant', 'Roberto Ibarra Salas'],
    ],
    title: "PLAINTIFF'S ORIGINAL PETITION",
    print: (s) =>
      s
        .center('CAUSE NO. 2024-51873')
        .gap()
        .columns(
          [
            'JOSIAH VANDERMEER,',
            '     Plaintiff,',
            '',
            'VS.',
            '',
            'LONE HERON DRILLING COMPANY,',
            'L.L.C. and ROBERTO IBARRA SALAS,',
            '     Defendants.',
          ],
          ['IN THE DISTRICT COURT OF', '', '', 'HARROW COUNTY, TEXAS', '', '', '284TH JUDICIAL DISTRICT'],
          '§',
        )
        .gap()
        .head("PLAINTIFF'S ORIGINAL PETITION")
        .gap()
        .body(SAYS),
  },
  {
    name: 'California superior court, names over lines',
    court: 'SUPERIOR COURT OF THE STATE OF CALIFORNIA COUNTY OF SAN BRISTO',
    numbers: ['24STCV09931'],
    parties: [
      ['plaintiff', 'Guadalupe Arriaga-Solís'],
      ['defendant', 'Coastline Property Management, Inc.'],
      ['defendant', 'Desmond Pryor'],
      ['defendant', 'DOES 1-50'],
    ],
    title: 'COMPLAINT FOR DAMAGES',
    print: (s) =>
      s
        .left(
          'Guadalupe Arriaga-Solís',
          '918 Larkspur Lane, Apt. 4',
          'San Bristo, CA 90999',
          '(213) 555-0178',
        )
        .left('Plaintiff in Pro Per')
        .gap(2)
        .center('SUPERIOR COURT OF THE STATE OF CALIFORNIA', 'COUNTY OF SAN BRISTO')
        .gap()
        .columns(
          [
            'GUADALUPE ARRIAGA-SOLÍS,',
            '',
            '          Plaintiff,',
            '     vs.',
            '',
            'COASTLINE PROPERTY MANAGEMENT,',
            'INC., a California corporation;',
            'DESMOND PRYOR, an individual; and',
            'DOES 1-50, inclusive,',
            '',
            '          Defendants.',
          ],
          [
            'Case No.: 24STCV09931',
            '',
            'COMPLAINT FOR DAMAGES:',
            '',
            '1. BREACH OF WARRANTY OF',
            '   HABITABILITY',
            '2. NEGLIGENCE',
            '',
            'DEMAND FOR JURY TRIAL',
          ],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'New York supreme court',
    court: 'SUPREME COURT OF THE STATE OF NEW YORK COUNTY OF QUILL',
    numbers: ['651842/2024'],
    parties: [
      ['plaintiff', 'Rainier Holdings Group LLC'],
      ['defendant', 'Thaddeus Mokoena'],
      ['defendant', 'Brightwell Deli & Grocery Inc.'],
    ],
    title: 'VERIFIED COMPLAINT',
    print: (s) =>
      s
        .left('SUPREME COURT OF THE STATE OF NEW YORK', 'COUNTY OF QUILL')
        .left('--------------------------------------------------------------x')
        .columns(
          [
            'RAINIER HOLDINGS GROUP LLC,',
            '',
            '                         Plaintiff,',
            '',
            '               -against-',
            '',
            'THADDEUS MOKOENA and BRIGHTWELL',
            'DELI & GROCERY INC.,',
            '',
            '                         Defendants.',
          ],
          ['', '', 'Index No. 651842/2024', '', 'VERIFIED COMPLAINT'],
          '',
          300,
        )
        .left('--------------------------------------------------------------x')
        .gap()
        .body(SAYS),
  },
  {
    name: 'New Jersey, three blocks',
    court: 'SUPERIOR COURT OF NEW JERSEY LAW DIVISION - ALDER COUNTY',
    numbers: ['ALD-L-003381-24'],
    parties: [
      ['plaintiff', 'Henrietta Kowalczyk'],
      ['plaintiff', 'Stanislaus Kowalczyk'],
      ['defendant', 'Meridian Supermarkets of Alder, Inc.'],
      ['defendant', 'John Does 1-10'],
      ['defendant', 'ABC Corporations 1-10'],
    ],
    title: 'COMPLAINT AND JURY DEMAND',
    print: (s) =>
      s
        .left(
          'LEONARD VASS, ESQ. - 044771999',
          'VASS & PEPPER, P.C.',
          '9 Court Plaza North',
          'Alder City, New Jersey 07099',
        )
        .left('(973) 555-0101', 'Attorneys for Plaintiffs')
        .gap()
        .columns(
          [
            'HENRIETTA KOWALCZYK and',
            'STANISLAUS KOWALCZYK, her husband,',
            '',
            '          Plaintiffs,',
            '     vs.',
            '',
            'MERIDIAN SUPERMARKETS OF ALDER,',
            'INC.; JOHN DOES 1-10; and ABC',
            'CORPORATIONS 1-10,',
            '',
            '          Defendants.',
          ],
          [
            'SUPERIOR COURT OF NEW JERSEY',
            'LAW DIVISION - ALDER COUNTY',
            '',
            'DOCKET NO. ALD-L-003381-24',
            '',
            'Civil Action',
            '',
            'COMPLAINT AND JURY DEMAND',
          ],
          '|',
          260,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Pennsylvania, common pleas with colons',
    court: 'COURT OF COMMON PLEAS OF DROVER COUNTY, PENNSYLVANIA',
    numbers: ['2024-CV-02218'],
    parties: [
      ['plaintiff', 'Keystone Lanternworks, LLP'],
      ['defendant', 'Agnieszka Zielinski'],
      ['defendant', 'Unknown Heirs of Ambrose Zielinski'],
    ],
    title: 'PRELIMINARY OBJECTIONS',
    print: (s) =>
      s
        .head('IN THE COURT OF COMMON PLEAS OF', 'DROVER COUNTY, PENNSYLVANIA', 'CIVIL ACTION - LAW')
        .gap()
        .columns(
          [
            'KEYSTONE LANTERNWORKS, LLP,',
            '          Plaintiff',
            '     v.',
            'AGNIESZKA ZIELINSKI and the',
            'UNKNOWN HEIRS OF AMBROSE ZIELINSKI,',
            '          Defendants',
          ],
          ['', 'NO. 2024-CV-02218', '', '', 'JURY TRIAL DEMANDED'],
          ':',
          270,
        )
        .gap()
        .head('PRELIMINARY OBJECTIONS OF DEFENDANT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Florida circuit court, number above on the right',
    court: 'CIRCUIT COURT OF THE ELEVENTH JUDICIAL CIRCUIT IN AND FOR SAWGRASS COUNTY, FLORIDA',
    numbers: ['2024-018833-CA-01'],
    parties: [
      ['plaintiff', 'Wilmette National Bank'],
      ['defendant', 'Yolanda Prewitt'],
      ['defendant', 'Palmetto Shores Homeowners Association, Inc.'],
      ['defendant', 'Unknown Tenant #1'],
    ],
    title: 'VERIFIED COMPLAINT TO FORECLOSE',
    print: (s) =>
      s
        .right(
          'IN THE CIRCUIT COURT OF THE ELEVENTH',
          'JUDICIAL CIRCUIT IN AND FOR',
          'SAWGRASS COUNTY, FLORIDA',
        )
        .gap()
        .right('CASE NO.: 2024-018833-CA-01')
        .gap()
        .left('WILMETTE NATIONAL BANK, as Trustee', 'for the Registered Holders of Certificates,')
        .left('          Plaintiff,', 'vs.')
        .left('YOLANDA PREWITT; PALMETTO SHORES', 'HOMEOWNERS ASSOCIATION, INC.; and UNKNOWN', 'TENANT #1,')
        .left('          Defendants.', '______________________________/')
        .gap()
        .head('VERIFIED COMPLAINT TO FORECLOSE MORTGAGE')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Illinois, parentheses, not in capitals',
    court: 'CIRCUIT COURT OF THE TWENTIETH JUDICIAL CIRCUIT MARLOW COUNTY, ILLINOIS',
    numbers: ['24 LA 0117'],
    parties: [
      ['plaintiff', 'Theodora Vance'],
      ['defendant', 'Prairie Rail Cooperative'],
    ],
    title: 'MOTION TO DISMISS',
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT', 'OF THE TWENTIETH JUDICIAL CIRCUIT', 'MARLOW COUNTY, ILLINOIS')
        .gap()
        .columns(
          ['Theodora Vance,', '     Plaintiff,', 'vs.', 'Prairie Rail Cooperative,', '     Defendant.'],
          ['', '', 'Case No. 24 LA 0117'],
          ')',
        )
        .gap()
        .head('MOTION TO DISMISS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Washington, number in the box, no sign',
    court: 'SUPERIOR COURT OF WASHINGTON FOR TILLICUM COUNTY',
    numbers: ['24-2-08817-3 SEA'],
    parties: [
      ['plaintiff', 'Ngozi Adeyemi-Clarke'],
      ['defendant', 'Evergreen Ferry Outfitters, LLC'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .center('SUPERIOR COURT OF WASHINGTON', 'FOR TILLICUM COUNTY')
        .gap()
        .columns(
          [
            'NGOZI ADEYEMI-CLARKE,',
            '',
            '                    Plaintiff,',
            '     v.',
            '',
            'EVERGREEN FERRY OUTFITTERS, LLC, a',
            'Washington limited liability company,',
            '                    Defendant.',
          ],
          ['', 'No. 24-2-08817-3 SEA', '', 'SUMMONS (20 DAYS)'],
          '',
          270,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Ohio, judge beside the parties',
    court: 'COURT OF COMMON PLEAS CRANE COUNTY, OHIO',
    numbers: ['CV-24-996512'],
    parties: [
      ['plaintiff', 'Bartholomew Quade'],
      ['defendant', 'Sylvan Roofing Co.'],
      ['third-party', 'Nils Aakre'],
    ],
    title: 'THIRD-PARTY COMPLAINT',
    print: (s) =>
      s
        .head('IN THE COURT OF COMMON PLEAS', 'CRANE COUNTY, OHIO')
        .gap()
        .columns(
          [
            'BARTHOLOMEW QUADE,',
            '     Plaintiff,',
            'v.',
            'SYLVAN ROOFING CO.,',
            '     Defendant/Third-Party Plaintiff,',
            'v.',
            'NILS AAKRE,',
            '     Third-Party Defendant.',
          ],
          ['CASE NO. CV-24-996512', '', 'JUDGE MATILDA FROST', '', 'THIRD-PARTY COMPLAINT'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Arizona, minor by her parent',
    court: 'SUPERIOR COURT OF THE STATE OF ARIZONA IN AND FOR THE COUNTY OF MESQUITE',
    numbers: ['CV2024-009917'],
    parties: [
      ['plaintiff', 'A.R.'],
      ['defendant', 'Mesquite Unified School District No. 14'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .head('IN THE SUPERIOR COURT OF THE STATE OF ARIZONA', 'IN AND FOR THE COUNTY OF MESQUITE')
        .gap()
        .columns(
          [
            'A.R., a minor, by and through her',
            'mother and next friend, INÉS ROJAS,',
            '          Plaintiff,',
            'v.',
            'MESQUITE UNIFIED SCHOOL DISTRICT',
            'NO. 14, a political subdivision,',
            '          Defendant.',
          ],
          ['No. CV2024-009917', '', 'COMPLAINT', '', '(Tort - Non-Motor Vehicle)'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Georgia, asterisks',
    court: 'SUPERIOR COURT OF PECAN COUNTY STATE OF GEORGIA',
    numbers: ['SUCV2024-000881'],
    parties: [
      ['plaintiff', 'Cornelius Batiste'],
      ['defendant', 'Magnolia Transit Authority'],
      ['defendant', 'Priya Raghunathan'],
    ],
    title: 'ORDER ON MOTION',
    print: (s) =>
      s
        .center('IN THE SUPERIOR COURT OF PECAN COUNTY', 'STATE OF GEORGIA')
        .gap()
        .columns(
          [
            'CORNELIUS BATISTE,',
            '     Plaintiff,',
            'v.',
            'MAGNOLIA TRANSIT AUTHORITY and',
            'PRIYA RAGHUNATHAN, in her official',
            'capacity as Director,',
            '     Defendants.',
          ],
          ['', 'CIVIL ACTION FILE', 'NO. SUCV2024-000881'],
          '*',
        )
        .gap()
        .head('ORDER ON MOTION FOR PARTIAL SUMMARY JUDGMENT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Massachusetts, commonwealth over county and department',
    court: 'Commonwealth of Massachusetts, Superior Court Department, Whaler',
    numbers: ['2484CV01172'],
    parties: [
      ['plaintiff', 'Leocadia Pinto'],
      ['defendant', 'Harborlight Nursing Center, Inc.'],
    ],
    title: 'ANSWER OF DEFENDANT',
    print: (s) =>
      s
        .center('COMMONWEALTH OF MASSACHUSETTS')
        .columns(['WHALER, ss.'], ['SUPERIOR COURT DEPARTMENT', 'CIVIL ACTION NO. 2484CV01172'], '', 270)
        .gap()
        .columns(
          [
            'LEOCADIA PINTO,',
            '     Plaintiff,',
            'v.',
            'HARBORLIGHT NURSING CENTER, INC.,',
            '     Defendant.',
          ],
          [],
          ')',
        )
        .gap()
        .head('ANSWER OF DEFENDANT HARBORLIGHT NURSING CENTER, INC.')
        .gap()
        .body(SAYS),
  },
];

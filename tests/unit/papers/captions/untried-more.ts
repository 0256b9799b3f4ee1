import { type Design, SAYS } from './design.ts';

/** The second part of the third set. */
export const UNTRIED_MORE: readonly Design[] = [
  {
    name: 'federal class action with minors by their next friend',
    court: 'UNITED STATES DISTRICT COURT DISTRICT OF MINNESOTA',
    numbers: ['0:24-cv-02211 (JRT/DTS)', '0:24-cv-02211'],
    parties: [
      ['plaintiff', 'A.B.'],
      ['plaintiff', 'C.D.'],
      ['plaintiff', 'Clara Boone'],
      ['defendant', 'Lakeland Learning Centers, Inc.'],
      ['defendant', 'Commissioner Willa Thorne'],
    ],
    title: 'CLASS ACTION COMPLAINT',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'DISTRICT OF MINNESOTA')
        .gap()
        .columns(
          [
            'A.B. and C.D., minors, by and through',
            'their next friend, Dora Kemp; and CLARA',
            'BOONE, individually and on behalf of all',
            'others similarly situated,',
            '',
            '                    Plaintiffs,',
            '     v.',
            '',
            'LAKELAND LEARNING CENTERS, INC., and',
            'COMMISSIONER WILLA THORNE, in her',
            'official capacity,',
            '',
            '                    Defendants.',
          ],
          [
            '',
            'Case No. 0:24-cv-02211 (JRT/DTS)',
            '',
            '',
            '',
            'CLASS ACTION COMPLAINT',
            '',
            '',
            'JURY TRIAL DEMANDED',
          ],
          '',
          270,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Kentucky, roles at the right edge',
    court: 'COMMONWEALTH OF KENTUCKY BLUEGRASS CIRCUIT COURT DIVISION III',
    numbers: ['24-CI-00417'],
    parties: [
      ['plaintiff', 'Roland Pickett'],
      ['defendant', 'Cumberland Rail Salvage, Inc.'],
      ['defendant', 'Darla Yates'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .center(
          'COMMONWEALTH OF KENTUCKY',
          'BLUEGRASS CIRCUIT COURT',
          'DIVISION III',
          'CIVIL ACTION NO. 24-CI-00417',
        )
        .gap()
        .columns(['ROLAND PICKETT'], ['PLAINTIFF'], '', 390)
        .gap()
        .columns(['v.'], ['COMPLAINT'], '', 200)
        .gap()
        .columns(['CUMBERLAND RAIL SALVAGE, INC.', 'and', 'DARLA YATES'], ['', '', 'DEFENDANTS'], '', 390)
        .center('** ** ** **')
        .body(SAYS),
  },
  {
    name: 'Arkansas, number beside the versus',
    court: 'IN THE CIRCUIT COURT OF PINE BLUFFS COUNTY, ARKANSAS CIVIL DIVISION',
    numbers: ['60CV-24-3321'],
    parties: [
      ['plaintiff', 'Estella Mayhew'],
      ['defendant', 'Razor Ridge Hospital Authority'],
      ['defendant', 'John Does 1-5'],
    ],
    title: 'MOTION TO DISMISS',
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT OF PINE BLUFFS COUNTY, ARKANSAS', 'CIVIL DIVISION')
        .gap()
        .columns(
          ['ESTELLA MAYHEW, as Administratrix of', 'the Estate of Cody Mayhew, Deceased'],
          ['', 'PLAINTIFF'],
          '',
          390,
        )
        .gap()
        .columns(['VS.'], ['CASE NO. 60CV-24-3321'], '', 160)
        .gap()
        .columns(['RAZOR RIDGE HOSPITAL AUTHORITY;', 'and JOHN DOES 1-5'], ['', 'DEFENDANTS'], '', 390)
        .gap()
        .head('MOTION TO DISMISS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Iowa, upon the petition of',
    court: 'IN THE IOWA DISTRICT COURT FOR SILO COUNTY',
    numbers: ['CDDM014417'],
    parties: [
      ['petitioner', 'Avery Lynn Cross'],
      ['respondent', 'Jules Cross'],
    ],
    title: 'DECREE OF DISSOLUTION OF MARRIAGE',
    print: (s) =>
      s
        .center('IN THE IOWA DISTRICT COURT FOR SILO COUNTY')
        .gap()
        .columns(
          [
            'UPON THE PETITION OF',
            'AVERY LYNN CROSS,',
            '',
            '          Petitioner,',
            '',
            'AND CONCERNING',
            'JULES CROSS,',
            '',
            '          Respondent.',
          ],
          ['', 'Case No. CDDM014417', '', '', 'DECREE OF DISSOLUTION', 'OF MARRIAGE'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Indiana, state and county beside the court',
    court: 'STATE OF INDIANA IN THE WABANKA SUPERIOR COURT COUNTY OF WABANKA',
    numbers: ['49D05-2403-CT-011235'],
    parties: [
      ['plaintiff', 'Winifred Stamm'],
      ['defendant', 'Hoosier Bend Motors, Inc.'],
    ],
    title: 'COMPLAINT FOR DAMAGES',
    print: (s) =>
      s
        .columns(
          ['STATE OF INDIANA', '', 'COUNTY OF WABANKA'],
          ['IN THE WABANKA SUPERIOR COURT', 'SS:', 'CAUSE NO. 49D05-2403-CT-011235'],
          ')',
        )
        .gap()
        .columns(
          [
            'WINIFRED STAMM,',
            '          Plaintiff,',
            '     v.',
            'HOOSIER BEND MOTORS, INC.',
            'd/b/a BEND AUTO MALL,',
            '          Defendant.',
          ],
          ['', '', '', '', '', ''],
          ')',
        )
        .gap()
        .head('COMPLAINT FOR DAMAGES')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Utah, title above the number',
    court: 'IN THE FOURTH JUDICIAL DISTRICT COURT IN AND FOR WASATCH HOLLOW COUNTY, STATE OF UTAH',
    numbers: ['240400117'],
    parties: [
      ['plaintiff', 'Beehive Orchards Credit Union'],
      ['defendant', 'Maren Tolley'],
      ['defendant', 'Rulon Tolley'],
    ],
    title: 'DEFAULT JUDGMENT',
    print: (s) =>
      s
        .center('IN THE FOURTH JUDICIAL DISTRICT COURT', 'IN AND FOR WASATCH HOLLOW COUNTY, STATE OF UTAH')
        .gap()
        .columns(
          [
            'BEEHIVE ORCHARDS CREDIT UNION,',
            '',
            'Plaintiff,',
            '',
            'v.',
            '',
            'MAREN TOLLEY and RULON TOLLEY,',
            '',
            'Defendants.',
          ],
          ['', 'DEFAULT JUDGMENT', '', '', 'Civil No. 240400117', '', 'Judge Amos Thayne', ''],
          '',
          270,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'federal, aliases, estates and unnamed defendants',
    court: 'UNITED STATES DISTRICT COURT SOUTHERN DISTRICT OF OHIO EASTERN DIVISION',
    numbers: ['2:24-cv-1187'],
    parties: [
      ['plaintiff', 'Estate of Ruth Vance'],
      ['plaintiff', 'Leon Vance'],
      ['defendant', 'Northgate Dialysis of Ohio, LLC'],
      ['defendant', 'Pietro Savelli, M.D.'],
      ['defendant', 'John Doe Nos. 1-5'],
    ],
    title: 'ANSWER OF DEFENDANT PIETRO SAVELLI',
    print: (s) =>
      s
        .center('UNITED STATES DISTRICT COURT', 'SOUTHERN DISTRICT OF OHIO', 'EASTERN DIVISION')
        .gap()
        .columns(
          [
            'ESTATE OF RUTH VANCE, by its',
            'administrator Leon Vance, and',
            'LEON VANCE, individually,',
            '          Plaintiffs,',
            '     vs.',
            'NORTHGATE DIALYSIS OF OHIO, LLC,',
            'd/b/a NORTHGATE KIDNEY CARE;',
            'PIETRO SAVELLI a/k/a PETER SAVELLI,',
            'M.D.; JOHN DOE NOS. 1-5,',
            '          Defendants.',
          ],
          ['CASE NO. 2:24-cv-1187', '', 'JUDGE EDITH MARLOWE', '', 'MAGISTRATE JUDGE SILAS REED'],
          ':',
        )
        .gap()
        .head('ANSWER OF DEFENDANT PIETRO SAVELLI')
        .gap()
        .body(SAYS),
  },
  {
    name: 'industrial commission, claimant, employer and surety',
    court: 'BEFORE THE INDUSTRIAL COMMISSION OF THE STATE OF IDAHO',
    numbers: ['IC 2021-004417', '2021-004417'],
    parties: [
      ['plaintiff', 'Lorna Dietz'],
      ['defendant', 'Sawtooth Packing Co.'],
      ['defendant', 'Gem Mutual Insurance Company'],
    ],
    title: 'FINDINGS OF FACT',
    print: (s) =>
      s
        .center('BEFORE THE INDUSTRIAL COMMISSION OF THE STATE OF IDAHO')
        .gap()
        .columns(
          [
            'LORNA DIETZ,',
            '               Claimant,',
            '     v.',
            'SAWTOOTH PACKING CO.,',
            '               Employer,',
            '     and',
            'GEM MUTUAL INSURANCE COMPANY,',
            '               Surety,',
            '               Defendants.',
          ],
          ['', '', 'IC 2021-004417', '', 'FINDINGS OF FACT,', 'CONCLUSIONS OF LAW,', 'AND RECOMMENDATION'],
          '',
          270,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Oregon appeals, plaintiff-respondent',
    court: 'IN THE COURT OF APPEALS OF THE STATE OF OREGON',
    numbers: ['A181234'],
    parties: [
      ['plaintiff', 'Fernhill Water District'],
      ['defendant', 'Gustav Lindahl'],
    ],
    title: null,
    print: (s) =>
      s
        .center('IN THE COURT OF APPEALS OF THE', 'STATE OF OREGON')
        .gap()
        .center('FERNHILL WATER DISTRICT,', 'an Oregon municipal corporation,', 'Plaintiff-Respondent,', 'v.')
        .center('GUSTAV LINDAHL,', 'Defendant-Appellant.', '')
        .center('Trillium County Circuit Court', '22CV11873; A181234')
        .gap()
        .left('Petra Holm, Judge.')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Arizona justice court form with addresses',
    court: 'OCOTILLO COUNTY JUSTICE COURT DESERT RIDGE PRECINCT',
    numbers: ['CV24-018834-RC'],
    parties: [
      ['plaintiff', 'Mesa Verde Lending LLC'],
      ['defendant', 'Salvador Ibarra'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .center(
          'OCOTILLO COUNTY JUSTICE COURT, DESERT RIDGE PRECINCT',
          '18380 N. 40th Street, Ocotillo, AZ 85099',
        )
        .gap()
        .left('CASE NUMBER: CV24-018834-RC')
        .gap()
        .columns(
          [
            'MESA VERDE LENDING LLC',
            '12 Camino Real',
            'Ocotillo, AZ 85099',
            '(602) 555-0109',
            'Plaintiff(s) Name / Address / Phone',
          ],
          [
            'SALVADOR IBARRA',
            '77 Agave Lane',
            'Ocotillo, AZ 85099',
            '',
            'Defendant(s) Name / Address / Phone',
          ],
          '',
          270,
        )
        .gap()
        .head('SUMMONS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Michigan form of the state court office',
    court: 'STATE OF MICHIGAN 61ST JUDICIAL DISTRICT TAMARACK COUNTY',
    numbers: ['24-1234-GC'],
    parties: [
      ['plaintiff', 'Huron Sands Federal Credit Union'],
      ['defendant', 'Kelsey Ostrander'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .columns(
          ['STATE OF MICHIGAN', '61ST JUDICIAL DISTRICT', 'TAMARACK COUNTY'],
          ['SUMMONS                         CASE NO.', '                                24-1234-GC'],
          '',
          230,
        )
        .left('Court address                                          Court telephone no.')
        .left('180 Ottawa Avenue, Tamarack, MI 49599')
        .columns(
          [
            "Plaintiff's name, address, and telephone no.",
            'Huron Sands Federal Credit Union',
            '400 Shore Drive',
            'Tamarack, MI 49599',
          ],
          [
            "Defendant's name, address, and telephone no.",
            'Kelsey Ostrander',
            '9 Birch Court',
            'Tamarack, MI 49599',
          ],
          'v',
          270,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Mississippi chancery, cause number beside the versus',
    court: 'IN THE CHANCERY COURT OF MAGNOLIA COUNTY, MISSISSIPPI FIRST JUDICIAL DISTRICT',
    numbers: ['G-2024-1123 O/3', 'G-2024-1123'],
    parties: [
      ['plaintiff', 'Hattie Lou Barnes'],
      ['defendant', 'Delta Timberlands, L.P.'],
      ['defendant', 'Curtis Odom'],
    ],
    title: 'AGREED ORDER',
    print: (s) =>
      s
        .center('IN THE CHANCERY COURT OF MAGNOLIA COUNTY, MISSISSIPPI', 'FIRST JUDICIAL DISTRICT')
        .gap()
        .columns(['HATTIE LOU BARNES'], ['PLAINTIFF'], '', 390)
        .gap()
        .columns(['VERSUS'], ['CAUSE NO. G-2024-1123 O/3'], '', 250)
        .gap()
        .columns(['DELTA TIMBERLANDS, L.P.; CURTIS ODOM, ET AL.'], ['DEFENDANTS'], '', 390)
        .gap()
        .head('AGREED ORDER CONTINUING TRIAL')
        .gap()
        .body(SAYS),
  },
];

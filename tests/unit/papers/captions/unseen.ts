import { type Design, SAYS } from './design.ts';

/** Designs that were written after the reader: at their first run it had 41 of 48 fields of the printed page right. */
export const UNSEEN: readonly Design[] = [
  {
    name: 'Louisiana, parish and section, versus in the middle',
    court: '19TH JUDICIAL DISTRICT COURT PARISH OF EAST BAYOU STATE OF LOUISIANA',
    numbers: ['712,334'],
    parties: [
      ['plaintiff', 'Thibaut Arceneaux'],
      ['defendant', 'Gulf Prairie Marine Towing, L.L.C.'],
    ],
    title: 'PETITION FOR DAMAGES',
    print: (s) =>
      s
        .columns(
          ['THIBAUT ARCENEAUX', '', 'VERSUS', '', 'GULF PRAIRIE MARINE TOWING, L.L.C.'],
          [
            'NUMBER: 712,334  SECTION: "H"',
            '',
            '19TH JUDICIAL DISTRICT COURT',
            'PARISH OF EAST BAYOU',
            'STATE OF LOUISIANA',
          ],
          '',
          270,
        )
        .gap()
        .head('PETITION FOR DAMAGES')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Wisconsin, court across the page, addresses',
    court: 'CIRCUIT COURT BADGER COUNTY',
    numbers: ['2024CV000417'],
    parties: [
      ['plaintiff', 'Ingrid Halvorsen'],
      ['defendant', 'Lakeshore Siding, Inc.'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .columns(['STATE OF WISCONSIN'], ['CIRCUIT COURT          BADGER COUNTY'], '', 200)
        .gap()
        .columns(
          [
            'INGRID HALVORSEN',
            '4410 Birch Street',
            'Badger, WI 53999',
            '          Plaintiff,',
            'v.',
            'LAKESHORE SIDING, INC.',
            '18 Industrial Drive',
            'Badger, WI 53999',
            '          Defendant.',
          ],
          ['', '', 'Case No. 2024CV000417', 'Case Code: 30303', 'Money Judgment'],
          '',
          270,
        )
        .gap()
        .head('SUMMONS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Virginia, with a colon after the commonwealth',
    court: 'IN THE CIRCUIT COURT OF TIDEWATER COUNTY',
    numbers: ['CL24-1187'],
    parties: [
      ['plaintiff', 'Beatrix Lovell'],
      ['defendant', 'Commonwealth Paving Company'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .left('VIRGINIA:')
        .center('IN THE CIRCUIT COURT OF TIDEWATER COUNTY')
        .gap()
        .columns(
          [
            'BEATRIX LOVELL,',
            '     Plaintiff,',
            'v.',
            'COMMONWEALTH PAVING COMPANY,',
            'Serve: Registered Agent',
            '     Defendant.',
          ],
          ['', '', 'Case No. CL24-1187'],
          '',
          280,
        )
        .gap()
        .head('COMPLAINT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Maryland, asterisks and the court in pieces',
    court: 'IN THE CIRCUIT COURT FOR ALDER COUNTY',
    numbers: ['C-24-CV-24-000771'],
    parties: [
      ['plaintiff', 'Odile Ferrant'],
      ['defendant', 'Grant Lowell'],
    ],
    title: 'MOTION FOR',
    print: (s) =>
      s
        .columns(
          ['ODILE FERRANT', '', '     Plaintiff', '', 'v.', '', 'GRANT LOWELL', '', '     Defendant'],
          ['IN THE', '', 'CIRCUIT COURT', '', 'FOR', '', 'ALDER COUNTY', '', 'Case No. C-24-CV-24-000771'],
          '*',
        )
        .gap()
        .head('MOTION FOR ALTERNATIVE SERVICE')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Connecticut, everything in two columns with colons',
    court: 'SUPERIOR COURT J.D. OF NEW BRITTLE AT NEW BRITTLE',
    numbers: ['HHB-CV24-6081877-S'],
    parties: [
      ['plaintiff', 'Odette Marrow'],
      ['defendant', 'Keswick Towing LLC'],
    ],
    title: 'MOTION TO STRIKE',
    print: (s) =>
      s
        .columns(
          ['DOCKET NO. HHB-CV24-6081877-S', 'ODETTE MARROW', 'V.', 'KESWICK TOWING LLC'],
          ['SUPERIOR COURT', 'J.D. OF NEW BRITTLE', 'AT NEW BRITTLE', 'JULY 11, 2024'],
          ':',
          270,
        )
        .gap()
        .head('MOTION TO STRIKE')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Delaware chancery',
    court: 'IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE',
    numbers: ['2024-0417-KSJM'],
    parties: [
      ['plaintiff', 'Ignatius Bellamy'],
      ['defendant', 'Farrow Lane Capital Partners, L.P.'],
      ['defendant', 'Cordelia Wex'],
    ],
    title: 'VERIFIED COMPLAINT',
    print: (s) =>
      s
        .head('IN THE COURT OF CHANCERY OF THE STATE OF DELAWARE')
        .gap()
        .columns(
          [
            'IGNATIUS BELLAMY, derivatively on',
            'behalf of NOMINAL HOLDINGS, INC.,',
            '          Plaintiff,',
            '     v.',
            'FARROW LANE CAPITAL PARTNERS, L.P.',
            'and CORDELIA WEX,',
            '          Defendants.',
          ],
          ['', '', 'C.A. No. 2024-0417-KSJM', '', 'PUBLIC VERSION'],
          ')',
        )
        .gap()
        .head('VERIFIED COMPLAINT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'administrative judge, complainant',
    court: null,
    numbers: ['2024-FRS-00041'],
    parties: [
      ['plaintiff', 'Petra Solberg'],
      ['respondent', 'Northfield Rail Company'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .center('UNITED STATES DEPARTMENT OF LABOR', 'OFFICE OF ADMINISTRATIVE LAW JUDGES')
        .gap()
        .left('Issue Date: 14 May 2024', 'Case No.: 2024-FRS-00041')
        .gap()
        .left('In the Matter of:')
        .gap()
        .left(
          'PETRA SOLBERG,',
          '          Complainant,',
          '     v.',
          'NORTHFIELD RAIL COMPANY,',
          '          Respondent.',
        )
        .gap()
        .head('ORDER SETTING HEARING')
        .gap()
        .body(SAYS),
  },
  {
    name: 'civil minutes, title line',
    court: 'UNITED STATES DISTRICT COURT CENTRAL DISTRICT OF CALIFORNIA',
    numbers: ['CV 24-01188-SPG (KKx)', 'CV 24-01188-SPG'],
    parties: [
      ['plaintiff', 'Perpetua Lindqvist'],
      ['defendant', 'Verdigris Home Loans, LLC'],
    ],
    title: 'CIVIL MINUTES',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'CENTRAL DISTRICT OF CALIFORNIA')
        .gap()
        .head('CIVIL MINUTES - GENERAL')
        .gap()
        .columns(['Case No. CV 24-01188-SPG (KKx)'], ['Date: July 9, 2024'], '', 330)
        .left('Title: Perpetua Lindqvist v. Verdigris Home Loans, LLC et al.')
        .gap()
        .left('Present: The Honorable Salome Prentice, United States District Judge')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Kansas, in a narrow column with chapter and statute',
    court: 'IN THE DISTRICT COURT OF FLINT COUNTY, KANSAS',
    numbers: ['FL-2024-CV-000188'],
    parties: [
      ['plaintiff', 'Prairie Hospital Foundation'],
      ['defendant', 'Emmett Stroud'],
      ['defendant', 'Lavinia Stroud'],
    ],
    title: 'PETITION PURSUANT TO',
    print: (s) =>
      s
        .center('IN THE DISTRICT COURT OF FLINT COUNTY, KANSAS', 'CIVIL COURT DEPARTMENT')
        .gap()
        .columns(
          [
            'PRAIRIE HOSPITAL FOUNDATION,',
            '          Plaintiff,',
            'vs.',
            'EMMETT STROUD and',
            'LAVINIA STROUD,',
            '          Defendants.',
          ],
          ['', 'Case No. FL-2024-CV-000188', 'Division No. 3', 'K.S.A. Chapter 60'],
          ')',
        )
        .gap()
        .head('PETITION PURSUANT TO K.S.A. CHAPTER 60')
        .gap()
        .body(SAYS),
  },
  {
    name: 'federal subpoena form',
    court: 'UNITED STATES DISTRICT COURT for the Western District of Alder',
    numbers: ['3:24-cv-00519-DRS'],
    parties: [
      ['plaintiff', 'Evander Stokes'],
      ['defendant', 'Pinnacle Grain Terminals Co.'],
    ],
    title: 'SUBPOENA TO PRODUCE',
    print: (s) =>
      s
        .left('AO 88B (Rev. 02/14) Subpoena to Produce Documents')
        .gap()
        .head('UNITED STATES DISTRICT COURT')
        .center('for the', 'Western District of Alder')
        .gap()
        .columns(
          [
            '          Evander Stokes',
            '     Plaintiff',
            '          v.',
            'Pinnacle Grain Terminals Co.',
            '     Defendant',
          ],
          ['', '', 'Civil Action No. 3:24-cv-00519-DRS'],
          ')',
        )
        .gap()
        .head('SUBPOENA TO PRODUCE DOCUMENTS, INFORMATION, OR OBJECTS')
        .gap()
        .left('To: Custodian of Records, Alder Feed & Seed, 4 Mill Road, Alder')
        .body(SAYS),
  },
  {
    name: 'chapter 13, two debtors',
    court: 'UNITED STATES BANKRUPTCY COURT EASTERN DISTRICT OF ALDER',
    numbers: ['24-31877-ABC'],
    parties: [
      ['other', 'Lester Grange'],
      ['other', 'Moira Grange'],
    ],
    title: 'ORDER CONFIRMING',
    print: (s) =>
      s
        .head('UNITED STATES BANKRUPTCY COURT', 'EASTERN DISTRICT OF ALDER')
        .gap()
        .columns(
          ['In re:', 'LESTER GRANGE and', 'MOIRA GRANGE,', '          Debtors.'],
          ['', 'Case No. 24-31877-ABC', 'Chapter 13', 'Judge Wilhelmina Ott'],
          ')',
        )
        .gap()
        .head('ORDER CONFIRMING CHAPTER 13 PLAN')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Tennessee, long party descriptions in lower case',
    court: 'IN THE CHANCERY COURT FOR DAVIN COUNTY, TENNESSEE',
    numbers: ['24-0733-IV'],
    parties: [
      ['plaintiff', 'Rosalind Achebe'],
      ['defendant', 'Cumberland Valley Electric Membership Corporation'],
      ['defendant', 'Mathias Roan'],
    ],
    title: 'ANSWER AND COUNTERCLAIM',
    print: (s) =>
      s
        .head('IN THE CHANCERY COURT FOR DAVIN COUNTY, TENNESSEE')
        .gap()
        .columns(
          [
            'ROSALIND ACHEBE, as conservator of',
            'the person and estate of an adult',
            'who cannot act for himself,',
            '          Plaintiff,',
            'v.',
            'CUMBERLAND VALLEY ELECTRIC',
            'MEMBERSHIP CORPORATION, and',
            'MATHIAS ROAN, individually,',
            '          Defendants.',
          ],
          ['', '', '', '', 'No. 24-0733-IV', 'Chancellor Idris Boone'],
          ')',
        )
        .gap()
        .head('ANSWER AND COUNTERCLAIM')
        .gap()
        .body(SAYS),
  },
];

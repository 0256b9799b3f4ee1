import { type Design, SAYS } from './design.ts';

export const FEDERAL: readonly Design[] = [
  {
    name: 'district court, parentheses',
    court: 'UNITED STATES DISTRICT COURT FOR THE DISTRICT OF NEW MEXICO',
    numbers: ['1:24-cv-00317-KWR-JHR'],
    parties: [
      ['plaintiff', 'Marisol Quintana-Reyes'],
      ['defendant', 'Tamarisk Freight Lines, Inc.'],
      ['defendant', 'Orson Bligh'],
    ],
    title: 'FIRST AMENDED COMPLAINT',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'FOR THE DISTRICT OF NEW MEXICO')
        .gap()
        .columns(
          [
            'MARISOL QUINTANA-REYES,',
            '',
            '          Plaintiff,',
            '',
            'v.',
            '',
            'TAMARISK FREIGHT LINES, INC.,',
            'and ORSON BLIGH,',
            '',
            '          Defendants.',
          ],
          ['', '', '', '', 'Case No. 1:24-cv-00317-KWR-JHR', '', 'JURY TRIAL DEMANDED'],
          ')',
        )
        .gap()
        .head('FIRST AMENDED COMPLAINT FOR DAMAGES')
        .gap()
        .body(SAYS),
  },
  {
    name: 'district court, box with an X, against',
    court: 'UNITED STATES DISTRICT COURT SOUTHERN DISTRICT OF NEW YORK',
    numbers: ['24 Civ. 4471 (LTS)', '24 Civ. 4471'],
    parties: [
      ['plaintiff', 'Ottoline Brask'],
      ['plaintiff', 'Ferenc Duday'],
      ['defendant', 'Halcyon Parcel Corp.'],
      ['defendant', 'Jane Does 1-5'],
    ],
    title: 'OPINION AND ORDER',
    print: (s) =>
      s
        .left('UNITED STATES DISTRICT COURT', 'SOUTHERN DISTRICT OF NEW YORK')
        .left('-----------------------------------------------------X')
        .columns(
          [
            'OTTOLINE BRASK and FERENC DUDAY,',
            '',
            '                    Plaintiffs,',
            '',
            '          -against-',
            '',
            'HALCYON PARCEL CORP. and JANE DOES 1-5,',
            '',
            '                    Defendants.',
          ],
          ['', '', '', '24 Civ. 4471 (LTS)', '', 'OPINION AND ORDER'],
          ':',
          280,
        )
        .left('-----------------------------------------------------X')
        .gap()
        .body(SAYS),
  },
  {
    name: 'pleading paper with the attorney above',
    court: 'UNITED STATES DISTRICT COURT CENTRAL DISTRICT OF CALIFORNIA',
    numbers: ['5:24-cv-01188-SPG-KK'],
    parties: [
      ['plaintiff', 'Perpetua Lindqvist'],
      ['defendant', 'Verdigris Home Loans, LLC'],
      ['defendant', 'DOES 1 through 10'],
    ],
    title: 'NOTICE OF MOTION',
    print: (s) =>
      s
        .left(
          'Cosima Hale (SBN 918273)',
          'HALE & TORREY LLP',
          '44 Gull Street, Suite 900',
          'Ontario, California 91761',
        )
        .left(
          'Telephone: (909) 555-0144',
          'chale@haletorrey.example',
          'Attorneys for Plaintiff Perpetua Lindqvist',
        )
        .gap()
        .head('UNITED STATES DISTRICT COURT', 'CENTRAL DISTRICT OF CALIFORNIA')
        .gap()
        .columns(
          [
            'PERPETUA LINDQVIST, an individual,',
            '          Plaintiff,',
            '     vs.',
            'VERDIGRIS HOME LOANS, LLC, a Delaware',
            'limited liability company; and DOES 1',
            'through 10, inclusive,',
            '          Defendants.',
          ],
          [
            'Case No.: 5:24-cv-01188-SPG-KK',
            '',
            'NOTICE OF MOTION AND MOTION TO',
            'COMPEL FURTHER RESPONSES',
            '',
            'Date: August 14, 2024',
            'Time: 1:30 p.m.',
          ],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'centered, no columns, without a lawyer',
    court: 'UNITED STATES DISTRICT COURT EASTERN DISTRICT OF TENNESSEE AT KNOXVILLE',
    numbers: ['3:23-CV-211'],
    parties: [
      ['plaintiff', 'Delphine Okonjo-Marsh'],
      ['defendant', 'Commissioner of Social Security'],
    ],
    title: 'MEMORANDUM OPINION',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'EASTERN DISTRICT OF TENNESSEE', 'AT KNOXVILLE')
        .gap()
        .columns(
          [
            'DELPHINE OKONJO-MARSH,',
            '',
            '          Plaintiff,',
            '',
            'v.',
            '',
            'COMMISSIONER OF SOCIAL SECURITY,',
            '',
            '          Defendant.',
          ],
          ['', '', 'No. 3:23-CV-211', '', 'Judge Varrick', 'Magistrate Judge Oduya'],
          ')',
        )
        .gap()
        .head('MEMORANDUM OPINION')
        .gap()
        .body(SAYS),
  },
  {
    name: 'two columns without any sign',
    court: 'IN THE UNITED STATES DISTRICT COURT FOR THE WESTERN DISTRICT OF MISSOURI',
    numbers: ['4:24-cv-00655-BP'],
    parties: [
      ['plaintiff', 'Estate of Lorcan Whitby'],
      ['defendant', 'City of Pell Harbor, Missouri'],
      ['defendant', 'Sergeant Ulla Brandt'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .head(
          'IN THE UNITED STATES DISTRICT COURT FOR THE',
          'WESTERN DISTRICT OF MISSOURI',
          'WESTERN DIVISION',
        )
        .gap()
        .columns(
          [
            'ESTATE OF LORCAN WHITBY,',
            'by and through its personal',
            'representative, Signe Whitby,',
            '          Plaintiff,',
            'v.',
            'CITY OF PELL HARBOR, MISSOURI,',
            'and SERGEANT ULLA BRANDT, in her',
            'official and individual capacities,',
            '          Defendants.',
          ],
          ['', '', '', '', 'Case No. 4:24-cv-00655-BP'],
          '',
          270,
        )
        .gap()
        .head('ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'section signs',
    court: 'IN THE UNITED STATES DISTRICT COURT FOR THE NORTHERN DISTRICT OF TEXAS DALLAS DIVISION',
    numbers: ['3:24-CV-1402-N'],
    parties: [
      ['plaintiff', 'Ximena de la Torre'],
      ['defendant', 'Bluestem Auto Finance, L.P.'],
      ['defendant', 'Cedar Recovery Services, Inc.'],
    ],
    title: 'DEFENDANT BLUESTEM AUTO FINANCE',
    print: (s) =>
      s
        .head('IN THE UNITED STATES DISTRICT COURT', 'FOR THE NORTHERN DISTRICT OF TEXAS', 'DALLAS DIVISION')
        .gap()
        .columns(
          [
            'XIMENA DE LA TORRE,',
            '     Plaintiff,',
            '',
            'v.',
            '',
            'BLUESTEM AUTO FINANCE, L.P.',
            'd/b/a BLUESTEM CREDIT, and CEDAR',
            'RECOVERY SERVICES, INC.,',
            '     Defendants.',
          ],
          ['', '', '', 'Civil Action No. 3:24-CV-1402-N'],
          '§',
        )
        .gap()
        .head("DEFENDANT BLUESTEM AUTO FINANCE, L.P.'S ANSWER")
        .gap()
        .body(SAYS),
  },
  {
    name: 'bankruptcy, in re with an adversary proceeding',
    court: 'UNITED STATES BANKRUPTCY COURT FOR THE DISTRICT OF ARIZONA',
    numbers: ['2:24-ap-00091-EPB', '2:23-bk-07115-EPB'],
    parties: [
      ['plaintiff', 'Wendeline Achterberg'],
      ['defendant', 'Tobiah Crane'],
    ],
    title: 'COMPLAINT TO DETERMINE',
    print: (s) =>
      s
        .head('IN THE UNITED STATES BANKRUPTCY COURT', 'FOR THE DISTRICT OF ARIZONA')
        .gap()
        .columns(
          [
            'In re',
            'TOBIAH CRANE,',
            '          Debtor.',
            '_______________________',
            'WENDELINE ACHTERBERG,',
            '          Plaintiff,',
            'v.',
            'TOBIAH CRANE,',
            '          Defendant.',
          ],
          [
            'Chapter 7',
            'Case No. 2:23-bk-07115-EPB',
            '',
            '',
            'Adversary No. 2:24-ap-00091-EPB',
            '',
            'COMPLAINT TO DETERMINE',
            'DISCHARGEABILITY OF DEBT',
          ],
          '|',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'ex rel. with consolidated numbers',
    court: 'UNITED STATES DISTRICT COURT DISTRICT OF MASSACHUSETTS',
    numbers: ['1:22-cv-10455-RGS', '1:22-cv-10981-RGS'],
    parties: [
      ['plaintiff', 'United States of America ex rel. Isolde Fenwick'],
      ['defendant', 'Kestrel Dialysis Partners, LLC'],
    ],
    title: 'MEMORANDUM AND ORDER',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'DISTRICT OF MASSACHUSETTS')
        .gap()
        .columns(
          [
            'UNITED STATES OF AMERICA',
            'ex rel. ISOLDE FENWICK,',
            '          Plaintiff,',
            '     v.',
            'KESTREL DIALYSIS PARTNERS, LLC,',
            '          Defendant.',
          ],
          ['', 'Civil Action Nos.', '1:22-cv-10455-RGS', '1:22-cv-10981-RGS', '(consolidated)'],
          ')',
        )
        .gap()
        .head('MEMORANDUM AND ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'habeas, petitioner and warden',
    court: 'UNITED STATES DISTRICT COURT FOR THE MIDDLE DISTRICT OF ALABAMA',
    numbers: ['2:24-CV-88-WKW'],
    parties: [
      ['petitioner', 'Anselm Purdy'],
      ['respondent', 'Warden Hollis Grebe'],
    ],
    title: 'RECOMMENDATION OF THE MAGISTRATE JUDGE',
    print: (s) =>
      s
        .center(
          'IN THE UNITED STATES DISTRICT COURT',
          'FOR THE MIDDLE DISTRICT OF ALABAMA',
          'NORTHERN DIVISION',
        )
        .gap()
        .columns(
          [
            'ANSELM PURDY, #284417,',
            '     Petitioner,',
            'v.',
            'WARDEN HOLLIS GREBE, et al.,',
            '     Respondents.',
          ],
          ['', '', 'CASE NO. 2:24-CV-88-WKW', '[WO]'],
          ')',
        )
        .gap()
        .head('RECOMMENDATION OF THE MAGISTRATE JUDGE')
        .gap()
        .body(SAYS),
  },
];

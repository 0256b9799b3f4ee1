import { type Design, SAYS } from './design.ts';

/** A sixth set, written before its readers: minutes of chambers, joined cases, boards, lists of many people. */
export const AFRESH: readonly Design[] = [
  {
    name: 'civil minutes, the title of the case in a row of its own',
    court: 'United States District Court Central District of California',
    numbers: ['CV 21-4417-DMG', '21-4417-DMG', 'CV 21-4417-DMG (SKx)'],
    parties: [
      ['plaintiff', 'Harlan Voss'],
      ['defendant', 'City of Quillport'],
    ],
    title: 'CIVIL MINUTES',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'CENTRAL DISTRICT OF CALIFORNIA', 'CIVIL MINUTES—GENERAL')
        .gap()
        .columns(['Case No.   CV 21-4417-DMG (SKx)'], ['Date   November 6, 2023'], '', 330)
        .left('Title   Harlan Voss v. City of Quillport, et al.')
        .gap()
        .left('Present: The Honorable ADA QUENTIN, UNITED STATES DISTRICT JUDGE')
        .columns(['KIM TARROW', 'Deputy Clerk'], ['NOT REPORTED', 'Court Reporter'], '', 300)
        .gap()
        .columns(
          ['Attorneys Present for Plaintiff(s)', 'None Present'],
          ['Attorneys Present for Defendant(s)', 'None Present'],
          '',
          300,
        )
        .gap()
        .left('Proceedings: IN CHAMBERS—ORDER TO SHOW CAUSE')
        .body(SAYS),
  },
  {
    name: 'trial minutes, capitals, v without a point',
    court: 'United States District Court Central District of California',
    numbers: ['CV 19-3321-PSG', 'CV 19-3321-PSG (SKx)'],
    parties: [
      ['plaintiff', 'Juan Ferrol'],
      ['defendant', 'County of San Ardo'],
    ],
    title: 'CIVIL MINUTES',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'CENTRAL DISTRICT OF CALIFORNIA', 'CIVIL MINUTES - TRIAL')
        .columns(['Case No. CV 19-3321-PSG (SKx)'], ['Date January 23, 2021'], '', 330)
        .left('Title: JUAN FERROL V COUNTY OF SAN ARDO ET AL')
        .left('Present: The Honorable Peter S. Gadsden, U.S. District Judge')
        .columns(
          ['Wilma K. Hart', 'Deputy Clerk'],
          ['Mara Woll / Deb Hino', 'Court Reporter/Recorder, Tape No.'],
          '',
          300,
        )
        .columns(
          ['Attorneys Present for Plaintiff(s):', 'Cam Sehan'],
          ['Attorneys Present for Defendants:', 'Chris Bojan'],
          '',
          300,
        )
        .body(SAYS),
  },
  {
    name: 'opinion of a circuit, versus in words, roles with long dashes',
    court: 'United States Court of Appeals for the Fifth Circuit',
    numbers: ['22-50498'],
    parties: [
      ['plaintiff', 'Vera St. Amand'],
      ['defendant', 'Cornice Insurance Company'],
      ['defendant', 'Dorado National Life Insurance Company'],
    ],
    title: null,
    print: (s) =>
      s
        .head('United States Court of Appeals', 'for the Fifth Circuit')
        .gap()
        .center('No. 22-50498')
        .gap()
        .left('Vera St. Amand,')
        .right('Plaintiff—Appellant,')
        .center('versus')
        .left('Cornice Insurance Company; Dorado National Life', 'Insurance Company,')
        .right('Defendants—Appellees.')
        .gap()
        .center(
          'Appeal from the United States District Court',
          'for the Western District of Texas',
          'USDC No. 3:21-CV-257',
        )
        .gap()
        .left('Before Barks, Steward, and Denton, Circuit Judges.', 'Per Curiam:*')
        .body(SAYS),
  },
  {
    name: 'three appeals under one order',
    court: 'United States Court of Appeals for the Second Circuit',
    numbers: ['25-1686'],
    parties: [
      ['plaintiff', 'Bracken Fund Ltd'],
      ['defendant', 'Republic of Ruritania'],
      ['plaintiff', 'Petrel Energia Inversora, S.A'],
      ['plaintiff', 'Petrel Energia S.A'],
      ['plaintiff', 'Eaton Grove Capital Management, L.P.'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .head('UNITED STATES COURT OF APPEALS', 'FOR THE', 'SECOND CIRCUIT')
        .gap()
        .left('________________________________')
        .left('Bracken Fund Ltd,', '       Plaintiff - Appellee,', '  v.')
        .left('The Republic of Ruritania,', '       Defendant - Appellant.')
        .columns([''], ['ORDER', 'Docket No. 25-1686'], '', 300)
        .left('________________________________')
        .left('Petrel Energia Inversora, S.A.,', 'Petrel Energia S.A.,')
        .columns(['       Plaintiffs - Appellees,'], ['Docket No. 25-1687'], '', 300)
        .left('  v.', 'The Republic of Ruritania,', '       Defendant - Appellant.')
        .left('________________________________')
        .left('Eaton Grove Capital Management, L.P., et al.')
        .columns(['       Plaintiffs - Appellees,'], ['Docket No. 25-1689'], '', 300)
        .left('  v.', 'The Republic of Ruritania,', '       Defendant - Appellant.')
        .left('________________________________')
        .gap()
        .body(SAYS),
  },
  {
    name: 'court of workers’ compensation, employee and employer and carrier',
    court: 'Tennessee Bureau of Workers’ Compensation Court of Workers’ Compensation Claims at Nashville',
    numbers: ['2019-06-1735'],
    parties: [
      ['plaintiff', 'Leo Calder-Fuente'],
      ['defendant', 'Ceres Logistics Holdings'],
      ['defendant', 'New Albany Ins. Co.'],
    ],
    title: 'EXPEDITED HEARING ORDER',
    print: (s) =>
      s
        .head(
          "TENNESSEE BUREAU OF WORKERS' COMPENSATION",
          "IN THE COURT OF WORKERS' COMPENSATION CLAIMS",
          'AT NASHVILLE',
        )
        .gap()
        .columns(
          [
            'Leo Calder-Fuente,',
            '    Employee,',
            'v.',
            'Ceres Logistics Holdings,',
            '    Employer,',
            'And',
            'New Albany Ins. Co.,',
            '    Carrier.',
          ],
          ['Docket No. 2019-06-1735', '', '', 'State File No. 58665-2019', '', '', 'Judge Karl Switz'],
          ')',
          280,
        )
        .gap()
        .head('EXPEDITED HEARING ORDER DENYING REQUESTED RELIEF')
        .body(SAYS),
  },
  {
    name: 'appeals board, where the appeal comes from in the same column',
    court: 'Tennessee Bureau of Workers’ Compensation Workers’ Compensation Appeals Board',
    numbers: ['2019-06-0263'],
    parties: [
      ['plaintiff', 'Ruben Delgado'],
      ['defendant', 'Crate and Corner, LLC'],
    ],
    title: null,
    print: (s) =>
      s
        .head("TENNESSEE BUREAU OF WORKERS' COMPENSATION", "WORKERS' COMPENSATION APPEALS BOARD")
        .gap()
        .columns(
          [
            'Ruben Delgado',
            '',
            'v.',
            '',
            'Crate and Corner, LLC',
            '',
            '',
            'Appeal from the Court of Workers’',
            'Compensation Claims',
            'Karl M. Switz, Chief Judge',
          ],
          ['Docket No. 2019-06-0263', '', 'State File No. 9687-2019'],
          ')',
          290,
        )
        .gap()
        .center('Affirmed and Remanded')
        .body(SAYS),
  },
  {
    name: 'four companies in capitals, broken within their names',
    court: 'United States District Court Northern District of California',
    numbers: ['13-cv-1953'],
    parties: [
      ['plaintiff', 'Alma Ang'],
      ['plaintiff', 'Kelvin Averill'],
      ['defendant', 'Whitemere Foods Company'],
      ['defendant', 'Denby Foods Company'],
      ['defendant', 'WMF Operating Company'],
      ['defendant', 'Skyline Organic Dairy LLC'],
    ],
    title: 'ORDER GRANTING MOTION',
    print: (s) =>
      s
        .head('IN THE UNITED STATES DISTRICT COURT', 'NORTHERN DISTRICT OF CALIFORNIA')
        .gap()
        .columns(
          [
            'ALMA ANG and KELVIN AVERILL,',
            'individually and on behalf of all',
            'others similarly situated',
            '',
            '       Plaintiffs,',
            '',
            '   v.',
            '',
            'WHITEMERE FOODS COMPANY, DENBY',
            'FOODS COMPANY, WMF OPERATING',
            'COMPANY, and SKYLINE ORGANIC',
            'DAIRY LLC,',
            '',
            '       Defendants.',
          ],
          ['Case No. 13-cv-1953', '', 'ORDER GRANTING MOTION TO', 'DISMISS'],
          ')',
          300,
        )
        .body(SAYS),
  },
  {
    name: 'claim of a conciliation court, its county behind a label',
    court: 'State of Minnesota Conciliation Court County of Alder',
    numbers: null,
    parties: [
      ['plaintiff', 'Ida L Tolman Jr'],
      ['defendant', 'Goodhill-Maples Services Minnesota'],
    ],
    title: 'Plaintiff’s Statement of Claim',
    print: (s) =>
      s
        .columns(['State of Minnesota'], ['Conciliation Court'], '', 300)
        .columns(['County of: Alder'], ['Court File Number:'], '', 300)
        .columns(['Judicial District: Second'], ['Case Type: Conciliation'], '', 300)
        .gap()
        .left('Ida L Tolman Jr', 'Plaintiff', 'VS', 'Goodhill-Maples Services Minnesota')
        .left('Defendant')
        .gap()
        .head('Plaintiff’s Statement of Claim (CCT102)')
        .body(SAYS),
  },
  {
    name: 'complaint typed with marks of emphasis',
    court: 'District Court for the County of Alder, Minnesota',
    numbers: null,
    parties: [
      ['plaintiff', 'Ida L. Tolman Jr.'],
      ['defendant', 'Goodhill Maples Minnesota'],
    ],
    title: 'Civil Complaint',
    print: (s) =>
      s
        .left('# Civil Complaint: Goodhill Maples Minnesota – Breach of Contract')
        .left('**Court:** District Court for the County of Alder, Minnesota')
        .left('**Plaintiff:** Ida L. Tolman Jr., 825 Seal Street Apt 1310, Saint Paul, MN 55114')
        .left('**Defendant:** Goodhill Maples Minnesota, 553 Fair Ave N, St Paul, MN 55104')
        .left('**Case Number:** [To be assigned by court]')
        .left('## 1. Jurisdiction and Venue')
        .body(SAYS),
  },
  {
    name: 'form of an appearance, the title of the case on one row with a gap',
    court: 'United States Court of Appeals for the Federal Circuit',
    numbers: ['14-1326'],
    parties: [
      ['plaintiff', 'Rely Contracting Group'],
      ['defendant', 'Department of the Orchard'],
    ],
    title: 'ENTRY OF APPEARANCE',
    print: (s) =>
      s
        .left('FORM 8. Entry of Appearance')
        .center('UNITED STATES COURT OF APPEALS FOR THE FEDERAL CIRCUIT')
        .gap()
        .columns(['Rely Contracting Group'], ['v.  Department of the Orchard'], '', 220)
        .gap()
        .center('No. 14-1326')
        .gap()
        .center('ENTRY OF APPEARANCE')
        .body(SAYS),
  },
  {
    name: 'letter of a clerk, the case after a list of lawyers',
    court: 'United States Court of Appeals for the Third Circuit',
    numbers: ['21-2728'],
    parties: [
      ['plaintiff', 'City of Hobbs Landing'],
      ['defendant', 'Chevalier Corp'],
    ],
    title: null,
    print: (s) =>
      s
        .center('OFFICE OF THE CLERK', 'UNITED STATES COURT OF APPEALS', 'FOR THE THIRD CIRCUIT')
        .gap()
        .left('August 17, 2022')
        .left('Jon S. Abbot', 'Emory & Ward', '600 Fifth Avenue', 'New York, NY 10020')
        .left('Kate M. Barb', 'McGill Woods', '800 East Canal Street', 'Richmond, VA 23219')
        .left('Steve M. Bower', 'Lath & Wat', '505 Montgomery Street', 'San Francisco, CA 94111')
        .gap()
        .left('RE: City of Hobbs Landing v. Chevalier Corp, et al', 'Case Number: 21-2728')
        .gap()
        .head('ENTRY OF JUDGMENT')
        .body(SAYS),
  },
];

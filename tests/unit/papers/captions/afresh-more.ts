import { type Design, SAYS } from './design.ts';

/** The second half of the sixth set: states' own designs. */
export const AFRESH_MORE: readonly Design[] = [
  {
    name: 'Texas, cause number above, section signs',
    court: 'District Court of Alder County, Texas 233rd Judicial District',
    numbers: ['233-740112-23'],
    parties: [
      ['plaintiff', 'Maria Delgado'],
      ['defendant', 'Oakline Roofing, LLC'],
      ['defendant', 'Bert Lund'],
    ],
    title: "DEFENDANT'S ORIGINAL ANSWER",
    print: (s) =>
      s
        .head('CAUSE NO. 233-740112-23')
        .gap()
        .columns(
          [
            'MARIA DELGADO, INDIVIDUALLY',
            'AND AS NEXT FRIEND OF L.D., A MINOR',
            '     Plaintiff,',
            'v.',
            'OAKLINE ROOFING, LLC D/B/A OAK',
            'HOMES, AND BERT LUND',
            '     Defendants.',
          ],
          ['IN THE DISTRICT COURT', '', '', 'OF ALDER COUNTY, TEXAS', '', '', '233RD JUDICIAL DISTRICT'],
          '§',
          290,
        )
        .gap()
        .head("DEFENDANT'S ORIGINAL ANSWER")
        .body(SAYS),
  },
  {
    name: 'New York, many people and their posts',
    court: 'Supreme Court of the State of New York County of Kings',
    numbers: ['512044/2023'],
    parties: [
      ['plaintiff', 'Ada Poe'],
      ['plaintiff', 'Bert Lund'],
      ['defendant', 'City of New York'],
      ['defendant', 'Police Officer Carla Mund'],
      ['defendant', 'Sergeant Dario Quist'],
      ['defendant', 'John Doe 1-5'],
    ],
    title: 'VERIFIED COMPLAINT',
    print: (s) =>
      s
        .left('SUPREME COURT OF THE STATE OF NEW YORK', 'COUNTY OF KINGS')
        .left('------------------------------------------------------------x')
        .columns(
          [
            'ADA POE and BERT LUND,',
            '',
            '              Plaintiffs,',
            '     -against-',
            '',
            'THE CITY OF NEW YORK; POLICE OFFICER',
            'CARLA MUND, individually and in her',
            'official capacity; SERGEANT DARIO QUIST;',
            'and JOHN DOE 1-5,',
            '',
            '              Defendants.',
          ],
          ['', 'Index No. 512044/2023', '', 'VERIFIED COMPLAINT', '', 'Jury Trial Demanded'],
          '',
          330,
        )
        .left('------------------------------------------------------------x')
        .body(SAYS),
  },
  {
    name: 'Florida, court between circuits and counties, case number at the right',
    court: 'Circuit Court of the Eleventh Judicial Circuit in and for Alder County, Florida',
    numbers: ['2023-CA-004417'],
    parties: [
      ['plaintiff', 'Harbor Point Bank, N.A.'],
      ['defendant', 'Estate of Walter Quince'],
      ['defendant', 'Unknown Tenant #1'],
    ],
    title: 'NOTICE OF HEARING',
    print: (s) =>
      s
        .right('IN THE CIRCUIT COURT OF THE ELEVENTH', 'JUDICIAL CIRCUIT IN AND FOR', 'ALDER COUNTY, FLORIDA')
        .right('CASE NO.: 2023-CA-004417')
        .gap()
        .left('HARBOR POINT BANK, N.A.,', '     Plaintiff,', 'vs.')
        .left('THE ESTATE OF WALTER QUINCE, DECEASED;', 'UNKNOWN TENANT #1,', '     Defendants.')
        .left('_______________________________/')
        .gap()
        .head('NOTICE OF HEARING')
        .body(SAYS),
  },
  {
    name: 'Illinois, brackets right of the names',
    court: 'Circuit Court of Alder County, Illinois County Department, Law Division',
    numbers: ['2023 L 004417'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Metro Lift Company'],
      ['defendant', 'Arrow Door, Inc.'],
    ],
    title: 'COMPLAINT AT LAW',
    print: (s) =>
      s
        .head('IN THE CIRCUIT COURT OF ALDER COUNTY, ILLINOIS', 'COUNTY DEPARTMENT, LAW DIVISION')
        .gap()
        .columns(
          [
            'NORA FINCH, as Independent Administrator of',
            'the Estate of GILES FINCH, Deceased,',
            '        Plaintiff,',
            '   v.',
            'METRO LIFT COMPANY, a Delaware',
            'corporation, and ARROW DOOR, INC.,',
            '        Defendants.',
          ],
          ['', 'No. 2023 L 004417', '', 'JURY DEMANDED'],
          ')',
          320,
        )
        .gap()
        .head('COMPLAINT AT LAW')
        .body(SAYS),
  },
  {
    name: 'Ohio, addresses under the names, judge at the right',
    court: 'Court of Common Pleas Alder County, Ohio',
    numbers: ['23 CV 00417'],
    parties: [
      ['plaintiff', 'Lakeview Towing, Inc.'],
      ['defendant', 'Rosa Tamarind'],
      ['defendant', 'Peter Tamarind'],
    ],
    title: 'COMPLAINT FOR MONEY',
    print: (s) =>
      s
        .head('IN THE COURT OF COMMON PLEAS', 'ALDER COUNTY, OHIO')
        .gap()
        .columns(
          [
            'LAKEVIEW TOWING, INC.',
            '14 Dock Street',
            'Alder, Ohio 44101',
            '       Plaintiff,',
            '  vs.',
            'ROSA TAMARIND',
            '220 Elm Road',
            'Alder, Ohio 44102',
            '  and',
            'PETER TAMARIND',
            '220 Elm Road',
            'Alder, Ohio 44102',
            '       Defendants.',
          ],
          ['CASE NO. 23 CV 00417', '', 'JUDGE HANNAH WREN', '', 'COMPLAINT FOR MONEY', 'DAMAGES'],
          ')',
          300,
        )
        .body(SAYS),
  },
  {
    name: 'a tribe’s court',
    court: 'Tribal Court of the Larch River Tribe',
    numbers: ['CV-2023-0117'],
    parties: [
      ['petitioner', 'June Whitecrow'],
      ['respondent', 'Larch River Housing Authority'],
    ],
    title: 'PETITION FOR REVIEW',
    print: (s) =>
      s
        .head('IN THE TRIBAL COURT OF THE', 'LARCH RIVER TRIBE')
        .gap()
        .columns(
          [
            'June Whitecrow,',
            '       Petitioner,',
            '  v.',
            'Larch River Housing Authority,',
            '       Respondent.',
          ],
          ['', 'Case No. CV-2023-0117', '', 'PETITION FOR REVIEW'],
          '|',
          290,
        )
        .body(SAYS),
  },
  {
    name: 'Missouri, the state upon the relation of somebody',
    court: 'Supreme Court of Missouri',
    numbers: ['SC99417'],
    parties: [
      ['plaintiff', 'State ex rel. Mabel Thorne'],
      ['respondent', 'Honorable Gus Pruitt'],
    ],
    title: null,
    print: (s) =>
      s
        .head('SUPREME COURT OF MISSOURI', 'en banc')
        .gap()
        .columns(
          [
            'STATE ex rel. MABEL THORNE,',
            '       Relator,',
            'v.',
            'THE HONORABLE GUS PRUITT,',
            '       Respondent.',
          ],
          ['', '', 'No. SC99417'],
          ')',
          290,
        )
        .gap()
        .head('ORIGINAL PROCEEDING IN PROHIBITION')
        .body(SAYS),
  },
  {
    name: 'California, a long list of companies and does',
    court: 'Superior Court of the State of California County of Santa Alma',
    numbers: ['23CV417718'],
    parties: [
      ['plaintiff', 'Shen Wu'],
      ['defendant', 'Linkbridge Corporation'],
      ['defendant', 'Wellspring Media LLC'],
      ['defendant', 'Quarry Street Partners, L.P.'],
      ['defendant', 'Does 1 through 50'],
    ],
    title: 'COMPLAINT FOR DAMAGES',
    print: (s) =>
      s
        .left('Shen Wu', '77 Pear Lane', 'San Alma, CA 95110', 'Plaintiff in Pro Per')
        .gap()
        .center('SUPERIOR COURT OF THE STATE OF CALIFORNIA', 'COUNTY OF SANTA ALMA')
        .gap()
        .columns(
          [
            'SHEN WU, an individual,',
            '       Plaintiff,',
            '  vs.',
            'LINKBRIDGE CORPORATION, a Delaware',
            'corporation; WELLSPRING MEDIA LLC, a',
            'California limited liability company;',
            'QUARRY STREET PARTNERS, L.P.; and DOES 1',
            'through 50, inclusive,',
            '       Defendants.',
          ],
          ['Case No. 23CV417718', '', 'COMPLAINT FOR DAMAGES:', '1. Breach of Contract', '2. Fraud'],
          ')',
          300,
        )
        .body(SAYS),
  },
  {
    name: 'office sued by its head, joined to its name',
    court: 'United States Court of Appeals for the Sixth Circuit',
    numbers: ['17-3994'],
    parties: [
      ['petitioner', 'Isle Creek Coal Company'],
      ['respondent', 'Linda Hale'],
      ['respondent', 'Director, Office of Workers’ Compensation Programs'],
    ],
    title: null,
    print: (s) =>
      s
        .head('UNITED STATES COURT OF APPEALS', 'FOR THE SIXTH CIRCUIT')
        .gap()
        .left('Case No: 17-3994')
        .gap()
        .left('ISLE CREEK COAL COMPANY', '           Petitioner', 'v.')
        .left('LINDA HALE; DIRECTOR, OFFICE OF WORKERS’ COMPENSATION PROGRAMS', '           Respondents')
        .gap()
        .body(SAYS),
  },
  {
    name: 'bankruptcy, an adversary case under the debtor’s',
    court: 'United States Bankruptcy Court District of Alder',
    numbers: ['23-10417', '24-01003'],
    parties: [
      ['plaintiff', 'Olive Tarn'],
      ['defendant', 'Meadow Credit Union'],
    ],
    title: 'COMPLAINT TO AVOID',
    print: (s) =>
      s
        .head('UNITED STATES BANKRUPTCY COURT', 'DISTRICT OF ALDER')
        .gap()
        .columns(
          [
            'In re:',
            'HILLTOP GRAIN, INC.,',
            '       Debtor.',
            '',
            'OLIVE TARN, Chapter 7 Trustee,',
            '       Plaintiff,',
            'v.',
            'MEADOW CREDIT UNION,',
            '       Defendant.',
          ],
          ['', 'Case No. 23-10417', 'Chapter 7', '', '', 'Adv. Proc. No. 24-01003'],
          ')',
          290,
        )
        .gap()
        .head('COMPLAINT TO AVOID PREFERENCE')
        .body(SAYS),
  },
  {
    name: 'eviction of a justice court, names alone beside section signs',
    court: 'Justice Court Precinct 1 Alder County, Texas',
    numbers: ['JP01-24-E00417'],
    parties: [
      ['plaintiff', 'Margo Wilton'],
      ['defendant', 'Charles Myrick'],
    ],
    title: 'ORDER OF DISMISSAL',
    print: (s) =>
      s
        .center('CAUSE NO. JP01-24-E00417')
        .gap()
        .columns(
          ['MARGO WILTON', 'PLAINTIFF', '', 'VS.', '', 'CHARLES MYRICK AND ALL OCCUPANTS', 'DEFENDANT'],
          ['IN THE JUSTICE COURT', '', 'PRECINCT 1', '', '', 'ALDER COUNTY, TEXAS'],
          '§',
          290,
        )
        .gap()
        .head('ORDER OF DISMISSAL')
        .body(SAYS),
  },
  {
    name: 'judgment of a conciliation court, the title broken beside another column',
    court: 'State of Minnesota Conciliation Court Alder County Fourth Judicial District',
    numbers: ['27-CO-20-4704'],
    parties: [
      ['plaintiff', 'Ida Lottie Tolman'],
      ['defendant', 'Forest Renewal Homes, Inc'],
    ],
    title: 'Order for Judgment',
    print: (s) =>
      s
        .columns(
          ['State of Minnesota', 'Alder County'],
          ['Conciliation Court', 'Fourth Judicial District'],
          '',
          290,
        )
        .right('Case Number: 27-CO-20-4704', 'Case Type: Conciliation')
        .gap()
        .columns(
          ['Ida Lottie Tolman vs Forest Renewal', 'Homes, Inc'],
          ['', 'Order for Judgment on Claim and/or', 'Counterclaim'],
          '',
          290,
        )
        .gap()
        .left('Upon evidence received, IT IS ORDERED:')
        .body(SAYS),
  },
];

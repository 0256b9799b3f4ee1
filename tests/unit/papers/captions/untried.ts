import { type Design, SAYS } from './design.ts';

/** A third set, written before the reader was changed again; at the first run of it and its second part 257 of 372 fields were right (four printings of 24). */
export const UNTRIED: readonly Design[] = [
  {
    name: 'Washington, marriage with the court number in the box',
    court: 'SUPERIOR COURT OF WASHINGTON FOR LARCH COUNTY',
    numbers: ['24-3-01876-4'],
    parties: [
      ['petitioner', 'Thea Bramwell'],
      ['respondent', 'Oskar Bramwell'],
    ],
    title: 'Motion for Temporary Family Law Order',
    print: (s) =>
      s
        .gap(2)
        .head('SUPERIOR COURT OF WASHINGTON FOR LARCH COUNTY')
        .gap()
        .columns(
          [
            'In re the Marriage of:',
            '',
            'THEA BRAMWELL,',
            '                    Petitioner,',
            '          and',
            'OSKAR BRAMWELL,',
            '                    Respondent.',
          ],
          ['', 'No. 24-3-01876-4', '', 'Motion for Temporary Family Law Order', '', '(MTAF)'],
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'New York housing part, landlord and tenants',
    court: 'CIVIL COURT OF THE CITY OF NEW YORK COUNTY OF KINGS HOUSING PART',
    numbers: ['L&T 301877-24/KI', '301877-24/KI'],
    parties: [
      ['petitioner', 'Ravensgate Realty Partners LLC'],
      ['respondent', 'Imelda Quiroz'],
      ['respondent', 'Tobias Quiroz'],
      ['respondent', 'John Doe'],
      ['respondent', 'Jane Doe'],
    ],
    title: 'NOTICE OF PETITION',
    print: (s) =>
      s
        .left(
          'CIVIL COURT OF THE CITY OF NEW YORK',
          'COUNTY OF KINGS: HOUSING PART',
          '---------------------------------------------------X',
        )
        .columns(
          [
            'RAVENSGATE REALTY PARTNERS LLC,',
            '                Petitioner-Landlord,',
            '',
            '        -against-',
            '',
            'IMELDA QUIROZ, TOBIAS QUIROZ,',
            '"JOHN DOE" and "JANE DOE",',
            '                Respondents-Tenants.',
          ],
          ['', 'Index No. L&T 301877-24/KI', '', 'NOTICE OF PETITION', 'NON-PAYMENT', '', 'Premises:'],
          '',
          300,
        )
        .left('---------------------------------------------------X')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Minnesota, four corners of a head',
    court: 'STATE OF MINNESOTA COUNTY OF ELDERBERRY DISTRICT COURT SECOND JUDICIAL DISTRICT',
    numbers: ['62-CV-24-4410'],
    parties: [
      ['plaintiff', 'Prairie Loon Cooperative'],
      ['defendant', 'Axel Nordby'],
      ['defendant', 'Nordby Grain & Feed, Inc.'],
    ],
    title: 'ORDER FOR JUDGMENT',
    print: (s) =>
      s
        .columns(['STATE OF MINNESOTA'], ['DISTRICT COURT'], '', 330)
        .gap()
        .columns(['COUNTY OF ELDERBERRY'], ['SECOND JUDICIAL DISTRICT'], '', 330)
        .gap()
        .right('Court File No. 62-CV-24-4410')
        .gap()
        .left('Prairie Loon Cooperative,', '', '                    Plaintiff,', 'v.')
        .left('', 'Axel Nordby and Nordby Grain & Feed, Inc.,', '', '                    Defendants.')
        .gap()
        .head('ORDER FOR JUDGMENT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'North Carolina, division and file number at the right',
    court: 'STATE OF NORTH CAROLINA COUNTY OF HOLLOWAY GENERAL COURT OF JUSTICE SUPERIOR COURT DIVISION',
    numbers: ['24 CVS 1187', '24 CVS 001187'],
    parties: [
      ['plaintiff', 'Bettina Crowder'],
      ['plaintiff', 'Lamar Crowder'],
      ['defendant', 'Piedmont Vista Builders, LLC'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .columns(
          ['STATE OF NORTH CAROLINA', '', 'COUNTY OF HOLLOWAY'],
          ['IN THE GENERAL COURT OF JUSTICE', 'SUPERIOR COURT DIVISION', '24 CVS 1187'],
          '',
          260,
        )
        .gap()
        .columns(
          [
            'BETTINA CROWDER and husband,',
            'LAMAR CROWDER,',
            '          Plaintiffs,',
            '     v.',
            'PIEDMONT VISTA BUILDERS, LLC,',
            '          Defendant.',
          ],
          ['', '', 'COMPLAINT', '(Jury Trial Demanded)'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Texas justice court',
    court: 'JUSTICE COURT PRECINCT 3 MESQUITE COUNTY, TEXAS',
    numbers: ['JP3-24-DC-00418'],
    parties: [
      ['plaintiff', 'Lone Heron Funding, LLC'],
      ['defendant', 'Dionicio Varela'],
    ],
    title: "PLAINTIFF'S ORIGINAL PETITION",
    print: (s) =>
      s
        .center('CAUSE NO. JP3-24-DC-00418')
        .gap()
        .columns(
          ['LONE HERON FUNDING, LLC', '     Plaintiff,', '', 'v.', '', 'DIONICIO VARELA', '     Defendant.'],
          ['IN THE JUSTICE COURT', '', '', 'PRECINCT 3', '', '', 'MESQUITE COUNTY, TEXAS'],
          '§',
          280,
        )
        .gap()
        .head("PLAINTIFF'S ORIGINAL PETITION")
        .gap()
        .body(SAYS),
  },
  {
    name: 'Texas probate, estate beside its court',
    court: 'PROBATE COURT NO. 2 BEXLEY COUNTY, TEXAS',
    numbers: ['PC-2024-01177'],
    parties: [['other', 'Adela Finch']],
    title: 'APPLICATION FOR PROBATE OF WILL',
    print: (s) =>
      s
        .center('NO. PC-2024-01177')
        .gap()
        .columns(
          ['IN THE ESTATE OF', '', 'ADELA FINCH,', '', 'DECEASED'],
          ['IN THE PROBATE COURT', '', 'NO. 2', '', 'BEXLEY COUNTY, TEXAS'],
          '§',
          280,
        )
        .gap()
        .head('APPLICATION FOR PROBATE OF WILL')
        .gap()
        .body(SAYS),
  },
  {
    name: 'chapter 7 order, number with the judge’s letters',
    court: 'UNITED STATES BANKRUPTCY COURT WESTERN DISTRICT OF KENTUCKY LOUISVILLE DIVISION',
    numbers: ['24-30417-jal', '24-30417'],
    parties: [['other', 'Marlow J. Pettigrew']],
    title: 'ORDER',
    print: (s) =>
      s
        .head('UNITED STATES BANKRUPTCY COURT', 'WESTERN DISTRICT OF KENTUCKY', 'LOUISVILLE DIVISION')
        .gap()
        .columns(
          ['IN RE:', '', 'MARLOW J. PETTIGREW', '', '                    Debtor'],
          ['CASE NO. 24-30417-jal', '', 'CHAPTER 7', ''],
          ')',
          260,
        )
        .gap()
        .head('ORDER DENYING MOTION TO REDEEM')
        .gap()
        .body(SAYS),
  },
  {
    name: 'federal appeals order, number of the court below in parentheses',
    court: 'UNITED STATES COURT OF APPEALS FOR THE FOURTH CIRCUIT',
    numbers: ['24-1732'],
    parties: [
      ['plaintiff', 'Ignatius Rolle'],
      ['defendant', 'Tidewater Marine Terminals, Inc.'],
      ['defendant', 'Cora Westbrook'],
    ],
    title: 'ORDER',
    print: (s) =>
      s
        .right('FILED: March 4, 2024')
        .gap()
        .center('UNITED STATES COURT OF APPEALS', 'FOR THE FOURTH CIRCUIT', '')
        .center('___________________', '', 'No. 24-1732', '(3:22-cv-00418-MHL)', '___________________')
        .gap()
        .left('IGNATIUS ROLLE', '', '                    Plaintiff - Appellant', '', 'v.', '')
        .left(
          'TIDEWATER MARINE TERMINALS, INC.; CORA WESTBROOK, in her individual capacity',
          '',
          '                    Defendants - Appellees',
        )
        .gap()
        .center('___________________', '', 'ORDER', '___________________')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Colorado, box with the court’s address',
    court: 'DISTRICT COURT, CITY AND COUNTY OF ASPENGLEN, STATE OF COLORADO',
    numbers: ['2024CV30417'],
    parties: [
      ['plaintiff', 'Wren Halloway'],
      ['defendant', 'Snowdrift Lodging Group, LLC'],
      ['defendant', 'Peter Vandermeer'],
    ],
    title: 'COMPLAINT AND JURY DEMAND',
    print: (s) =>
      s
        .columns(
          [
            'DISTRICT COURT, CITY AND COUNTY OF',
            'ASPENGLEN, STATE OF COLORADO',
            '1437 Larkspur Street',
            'Aspenglen, CO 80299',
            'Plaintiff: WREN HALLOWAY',
            'v.',
            'Defendants: SNOWDRIFT LODGING GROUP,',
            'LLC, a Colorado limited liability company, and',
            'PETER VANDERMEER, an individual',
            'Attorney for Plaintiff:',
            'Name: Sadie Quarles, #99871',
            'Phone: (303) 555-0141',
          ],
          [
            '',
            '',
            '',
            '',
            '',
            '',
            'COURT USE ONLY',
            '',
            '',
            'Case Number: 2024CV30417',
            '',
            'Division:    Ctrm:',
          ],
          '',
          320,
        )
        .head('COMPLAINT AND JURY DEMAND')
        .gap()
        .body(SAYS),
  },
  {
    name: 'California eviction form',
    court: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARIPOSA GROVE',
    numbers: ['24UD00917'],
    parties: [
      ['plaintiff', 'Sycamore Terrace Apartments, LP'],
      ['defendant', 'Delphine Arceneaux'],
    ],
    title: null,
    print: (s) =>
      s
        .columns(
          [
            'ATTORNEY OR PARTY WITHOUT ATTORNEY   STATE BAR NUMBER:',
            'NAME: Hollis Bright',
            'FIRM NAME: Bright & Moss',
            'STREET ADDRESS: 90 Canal Street',
            'CITY: Grove   STATE: CA   ZIP CODE: 95999',
            'TELEPHONE NO.: (209) 555-0133',
            'ATTORNEY FOR (name): Plaintiff',
            'SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARIPOSA GROVE',
            'STREET ADDRESS: 11 Court Plaza',
            'MAILING ADDRESS:',
            'CITY AND ZIP CODE: Grove 95999',
            'BRANCH NAME: Main',
            'PLAINTIFF: SYCAMORE TERRACE APARTMENTS, LP',
            'DEFENDANT: DELPHINE ARCENEAUX',
            'COMPLAINT—UNLAWFUL DETAINER',
          ],
          [
            'FOR COURT USE ONLY',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            'CASE NUMBER:',
            '24UD00917',
          ],
          '',
          350,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'letter of a judge',
    court: 'CIRCUIT COURT FIFTH JUDICIAL CIRCUIT OF SOUTH DAKOTA',
    numbers: ['CIV24-000318'],
    parties: [
      ['plaintiff', 'Orville Tatum'],
      ['defendant', 'Brandt Implement Company'],
    ],
    title: null,
    print: (s) =>
      s
        .head('CIRCUIT COURT', 'FIFTH JUDICIAL CIRCUIT OF SOUTH DAKOTA')
        .columns(
          ['RHODA ENGEL', 'Circuit Judge'],
          ['Courthouse, 22 Main', 'Pheasant, South Dakota 57999'],
          '',
          330,
        )
        .gap()
        .left('June 3, 2024')
        .gap()
        .left('Lucinda Frame, Esq.', '14 Elm Street', 'Pheasant, South Dakota 57999')
        .gap()
        .left('RE: Orville Tatum v. Brandt Implement Company, CIV24-000318')
        .gap()
        .left('Dear Counsel:')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Missouri, relator against a judge',
    court: 'IN THE CIRCUIT COURT OF OZARK FALLS COUNTY, MISSOURI',
    numbers: ['24OF-CC00117'],
    parties: [
      ['plaintiff', 'State of Missouri ex rel. Juniper Wells'],
      ['defendant', 'Ozark Falls Board of Adjustment'],
    ],
    title: 'PETITION FOR WRIT OF MANDAMUS',
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT OF OZARK FALLS COUNTY, MISSOURI')
        .gap()
        .columns(
          [
            'STATE OF MISSOURI ex rel.',
            'JUNIPER WELLS,',
            '               Plaintiff/Relator,',
            'vs.',
            'OZARK FALLS BOARD OF ADJUSTMENT,',
            'Serve: 200 Main, Ozark Falls, MO 65999',
            '               Defendant.',
          ],
          ['', 'Case No.: 24OF-CC00117', '', 'Division: II'],
          ')',
        )
        .gap()
        .head('PETITION FOR WRIT OF MANDAMUS')
        .gap()
        .body(SAYS),
  },
];

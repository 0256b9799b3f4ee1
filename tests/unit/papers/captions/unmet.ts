import { type Design, SAYS } from './design.ts';

/** A seventh set, written before its readers: trial courts of states, special proceedings, appeals, joined claims. */
export const UNMET: readonly Design[] = [
  {
    name: 'Georgia, the state that prosecutes below the state of the court',
    court: 'State Court of Alder County State of Georgia',
    numbers: ['R 31-4471'],
    parties: [
      ['plaintiff', 'State of Georgia'],
      ['defendant', 'Nora Finch'],
    ],
    title: 'MOTION FOR DISCOVERY',
    print: (s) =>
      s
        .head('IN THE STATE COURT OF ALDER COUNTY', 'STATE OF GEORGIA')
        .gap()
        .columns(
          ['STATE OF GEORGIA', '', 'VS.', '', 'Nora Finch', '          Defendant'],
          ['', '', 'Case number R 31-4471', '', '', ''],
          ')',
          300,
        )
        .gap()
        .head('MOTION FOR DISCOVERY')
        .body(SAYS),
  },
  {
    name: 'Florida, an assignee sues on a card',
    court: 'County Court in and for Alder County, Florida',
    numbers: ['31-CC-004471'],
    parties: [
      ['plaintiff', 'Quillport Capital Funding LLC'],
      ['defendant', 'Nora M. Finch'],
    ],
    title: 'STATEMENT OF CLAIM',
    print: (s) =>
      s
        .head('IN THE COUNTY COURT IN AND FOR', 'ALDER COUNTY, FLORIDA', 'CIVIL DIVISION')
        .gap()
        .right('CASE NO.: 31-CC-004471')
        .left(
          'QUILLPORT CAPITAL FUNDING LLC',
          'AS ASSIGNEE OF ALDER BANK (USA), N.A.,',
          '          Plaintiff,',
          'vs.',
          'NORA M. FINCH A/K/A NORA FINCH,',
          '          Defendant.',
          '___________________________________/',
        )
        .gap()
        .head('STATEMENT OF CLAIM')
        .body(SAYS),
  },
  {
    name: 'Texas, an eviction in a justice court',
    court: 'Justice Court Precinct 3, Place 1 Larch County, Texas',
    numbers: ['E31-00447'],
    parties: [
      ['plaintiff', 'Elm Oaks Apartments'],
      ['defendant', 'Nora Finch'],
      ['defendant', 'Bert Lund'],
    ],
    title: 'ORIGINAL PETITION FOR EVICTION',
    print: (s) =>
      s
        .head('CAUSE NO. E31-00447')
        .gap()
        .columns(
          [
            'ELM OAKS APARTMENTS,',
            '     Plaintiff,',
            '',
            'v.',
            '',
            'NORA FINCH, BERT LUND,',
            'AND ALL OTHER OCCUPANTS,',
            '     Defendants.',
          ],
          ['IN THE JUSTICE COURT', '', '', 'PRECINCT 3, PLACE 1', '', '', '', 'LARCH COUNTY, TEXAS'],
          '§',
          300,
        )
        .gap()
        .head('ORIGINAL PETITION FOR EVICTION')
        .body(SAYS),
  },
  {
    name: 'Oregon, a marriage',
    court: 'Circuit Court of the State of Oregon for the County of Larch',
    numbers: ['24DR04471'],
    parties: [
      ['petitioner', 'Nora Finch'],
      ['respondent', 'Bert Finch'],
    ],
    title: 'PETITION FOR DISSOLUTION',
    print: (s) =>
      s
        .head('IN THE CIRCUIT COURT OF THE STATE OF OREGON', 'FOR THE COUNTY OF LARCH')
        .gap()
        .columns(
          [
            'In the Matter of the Marriage of:',
            '',
            'NORA FINCH,',
            '          Petitioner,',
            'and',
            'BERT FINCH,',
            '          Respondent.',
          ],
          ['Case No. 24DR04471', '', 'PETITION FOR DISSOLUTION', 'OF MARRIAGE', '', '', ''],
          ')',
          300,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Washington, a couple and their community',
    court: 'Superior Court of the State of Washington for Larch County',
    numbers: ['31-2-04471-1'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Bert Lund'],
      ['defendant', 'Carla Lund'],
      ['defendant', 'Elm Roofing LLC'],
    ],
    title: 'COMPLAINT FOR DAMAGES',
    print: (s) =>
      s
        .head('SUPERIOR COURT OF THE STATE OF WASHINGTON', 'FOR LARCH COUNTY')
        .gap()
        .columns(
          [
            'NORA FINCH, a single woman,',
            '',
            '          Plaintiff,',
            '     v.',
            '',
            'BERT LUND and CARLA LUND, husband and',
            'wife, and the marital community composed',
            'thereof; and ELM ROOFING LLC, a Washington',
            'limited liability company,',
            '          Defendants.',
          ],
          ['', 'NO. 31-2-04471-1', '', 'COMPLAINT FOR DAMAGES', '', '', '', '', '', ''],
          '',
          320,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Minnesota, the court in the second column',
    court: 'State of Minnesota District Court County of Larch Fourth Judicial District',
    numbers: ['27-CV-31-4471'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Elm Roofing, Inc.'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .columns(
          ['STATE OF MINNESOTA', '', 'COUNTY OF LARCH'],
          ['DISTRICT COURT', '', 'FOURTH JUDICIAL DISTRICT'],
          '',
          300,
        )
        .gap()
        .columns(
          [
            'Nora Finch,',
            '          Plaintiff,',
            'vs.',
            'Elm Roofing, Inc., d/b/a Elm Exteriors,',
            '          Defendant.',
          ],
          ['Case Type: Contract', 'Court File No. 27-CV-31-4471', '', 'SUMMONS', ''],
          '',
          300,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Massachusetts, the county and ss.',
    court: 'Commonwealth of Massachusetts Superior Court Department Larch',
    numbers: ['3184CV01123'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Elm Savings Bank'],
      ['defendant', 'Bert Lund'],
    ],
    title: 'COMPLAINT AND JURY DEMAND',
    print: (s) =>
      s
        .head('COMMONWEALTH OF MASSACHUSETTS')
        .gap()
        .columns(
          ['LARCH, ss.'],
          ['SUPERIOR COURT DEPARTMENT', 'OF THE TRIAL COURT', 'CIVIL ACTION NO. 3184CV01123'],
          '',
          300,
        )
        .gap()
        .left(
          'NORA FINCH,',
          '          Plaintiff,',
          'v.',
          'ELM SAVINGS BANK and BERT LUND,',
          '          Defendants.',
        )
        .gap()
        .head('COMPLAINT AND JURY DEMAND')
        .body(SAYS),
  },
  {
    name: 'New York, an application under Article 78',
    court: 'Supreme Court of the State of New York County of Larch',
    numbers: ['900112/2031'],
    parties: [
      ['petitioner', 'Nora Finch'],
      ['respondent', 'Elm Town Zoning Board of Appeals'],
      ['respondent', 'Carl Mund'],
    ],
    title: 'VERIFIED PETITION',
    print: (s) =>
      s
        .left('SUPREME COURT OF THE STATE OF NEW YORK', 'COUNTY OF LARCH')
        .left('-----------------------------------------------x')
        .columns(
          [
            'In the Matter of the Application of',
            '',
            'NORA FINCH,',
            '               Petitioner,',
            '',
            'For a Judgment Pursuant to Article 78 of the CPLR',
            '          -against-',
            'ELM TOWN ZONING BOARD OF APPEALS,',
            'and CARL MUND, as Chairman thereof,',
            '               Respondents.',
          ],
          ['', '', 'Index No. 900112/2031', '', 'VERIFIED PETITION', '', '', '', '', ''],
          '',
          340,
        )
        .left('-----------------------------------------------x')
        .body(SAYS),
  },
  {
    name: 'Virginia, whom to serve below the name',
    court: 'Circuit Court of the County of Larch Virginia',
    numbers: ['CL31-1123'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Elm Motors, LLC'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .left('VIRGINIA:')
        .head('IN THE CIRCUIT COURT OF THE COUNTY OF LARCH')
        .gap()
        .left('NORA FINCH,', '          Plaintiff,')
        .columns(['v.'], ['Case No. CL31-1123'], '', 320)
        .left(
          'ELM MOTORS, LLC,',
          'Serve: Bert Lund, Registered Agent',
          '       14 Elm Street, Larchville, VA 22999',
          '          Defendant.',
        )
        .gap()
        .head('COMPLAINT')
        .body(SAYS),
  },
  {
    name: 'Pennsylvania, a husband and a wife by letters',
    court: 'Court of Common Pleas Larch County, Pennsylvania',
    numbers: ['2031-04471'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Bert Lund'],
      ['defendant', 'Carla Lund'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .columns(
          [
            'NORA FINCH,',
            '          Plaintiff',
            '     v.',
            '',
            'BERT LUND and',
            'CARLA LUND, h/w,',
            '          Defendants',
          ],
          [
            'IN THE COURT OF COMMON PLEAS',
            'LARCH COUNTY, PENNSYLVANIA',
            'CIVIL DIVISION - LAW',
            'NO. 2031-04471',
            '',
            'JURY TRIAL DEMANDED',
            '',
          ],
          ':',
          300,
        )
        .gap()
        .head('COMPLAINT')
        .body(SAYS),
  },
  {
    name: 'Illinois, a department and a division',
    court: 'Circuit Court of Larch County, Illinois County Department, Law Division',
    numbers: ['2031 L 004471'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Elm Transit Authority'],
      ['defendant', 'Bert Lund'],
    ],
    title: 'COMPLAINT AT LAW',
    print: (s) =>
      s
        .head('IN THE CIRCUIT COURT OF LARCH COUNTY, ILLINOIS', 'COUNTY DEPARTMENT, LAW DIVISION')
        .gap()
        .columns(
          [
            'NORA FINCH, as Special Administrator of the',
            'Estate of OTIS FINCH, deceased,',
            '          Plaintiff,',
            '     v.',
            'ELM TRANSIT AUTHORITY, a municipal',
            'corporation, and BERT LUND,',
            '          Defendants.',
          ],
          ['', '', 'No. 2031 L 004471', '', '', '', ''],
          ')',
          310,
        )
        .gap()
        .head('COMPLAINT AT LAW')
        .body(SAYS),
  },
  {
    name: 'Arizona, an officer with a number, a city and its state',
    court: 'Superior Court of the State of Arizona in and for the County of Larch',
    numbers: ['CV2031-004471'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'City of Elm, Arizona'],
      ['defendant', 'Bert Lund'],
      ['defendant', 'John Does 1-10'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .left('Nora Finch', '9 Fern Way', 'Elm, Arizona 85999', 'norafinch@example.org', 'Plaintiff Pro Per')
        .gap()
        .head('IN THE SUPERIOR COURT OF THE STATE OF ARIZONA', 'IN AND FOR THE COUNTY OF LARCH')
        .gap()
        .columns(
          [
            'NORA FINCH, an unmarried woman,',
            '          Plaintiff,',
            'vs.',
            'CITY OF ELM, ARIZONA, a municipal',
            'corporation; BERT LUND, in his official and',
            'individual capacity; and JOHN DOES 1-10,',
            '          Defendants.',
          ],
          ['Case No. CV2031-004471', '', 'COMPLAINT', '(Jury Trial Demanded)', '', '', ''],
          ')',
          310,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Wisconsin, a decision of the court of appeals',
    court: 'State of Wisconsin Court of Appeals',
    numbers: ['2030AP1123'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Elm Mutual Insurance Company'],
    ],
    title: null,
    print: (s) =>
      s
        .columns(
          ['COURT OF APPEALS', 'DECISION', 'DATED AND FILED', '', 'March 4, 2031'],
          ['NOTICE', '', 'This opinion is subject to further editing.', '', ''],
          '',
          300,
        )
        .gap()
        .columns(
          ['Appeal No.   2030AP1123', '', 'STATE OF WISCONSIN'],
          ['Cir. Ct. No. 2029CV447', '', 'IN COURT OF APPEALS', 'DISTRICT IV'],
          '',
          320,
        )
        .gap()
        .left(
          'NORA FINCH,',
          '          PLAINTIFF-APPELLANT,',
          '     V.',
          'ELM MUTUAL INSURANCE COMPANY,',
          '          DEFENDANT-RESPONDENT.',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'an estate, one who asks and one who answers in it',
    court: 'District Court of Larch County, Kansas Probate Division',
    numbers: ['31-PR-0447'],
    parties: [
      ['petitioner', 'Bert Lund'],
      ['respondent', 'Carla Lund'],
    ],
    title: 'PETITION TO REMOVE',
    print: (s) =>
      s
        .head('IN THE DISTRICT COURT OF LARCH COUNTY, KANSAS', 'PROBATE DIVISION')
        .gap()
        .columns(
          [
            'IN THE MATTER OF THE ESTATE OF',
            'NORA FINCH, Deceased.',
            '',
            'BERT LUND,',
            '          Petitioner,',
            'v.',
            'CARLA LUND, Personal Representative,',
            '          Respondent.',
          ],
          ['', 'Case No. 31-PR-0447', '', '', '', '', '', ''],
          ')',
          310,
        )
        .gap()
        .head('PETITION TO REMOVE')
        .body(SAYS),
  },
  {
    name: 'claims that go both ways, and somebody brought in',
    court: 'Superior Court of New Jersey Law Division Larch County',
    numbers: ['LCH-L-004471-31'],
    parties: [
      ['plaintiff', 'Elm Builders, Inc.'],
      ['defendant', 'Nora Finch'],
      ['third-party', 'Bert Lund'],
    ],
    title: 'ANSWER',
    print: (s) =>
      s
        .columns(
          [
            'ELM BUILDERS, INC.,',
            '     Plaintiff/Counterclaim Defendant,',
            'v.',
            'NORA FINCH,',
            '     Defendant/Counterclaimant/',
            '     Third-Party Plaintiff,',
            'v.',
            'BERT LUND,',
            '     Third-Party Defendant.',
          ],
          [
            'SUPERIOR COURT OF NEW JERSEY',
            'LAW DIVISION',
            'LARCH COUNTY',
            '',
            'DOCKET NO. LCH-L-004471-31',
            '',
            'Civil Action',
            '',
            'ANSWER',
          ],
          '',
          310,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'a trustee of a trust with its day, a bank that was another',
    court: 'Superior Court of California County of Larch',
    numbers: ['24CV004471'],
    parties: [
      ['plaintiff', 'Nora Finch'],
      ['defendant', 'Alder Bank, N.A.'],
      ['defendant', 'Elm Trustee Services, Inc.'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .head('SUPERIOR COURT OF CALIFORNIA', 'COUNTY OF LARCH')
        .gap()
        .columns(
          [
            'NORA FINCH, individually and as trustee',
            'of the FINCH FAMILY TRUST dated',
            'May 1, 2019,',
            '          Plaintiff,',
            'vs.',
            'ALDER BANK, N.A., successor by merger',
            'to Bank Elm; ELM TRUSTEE SERVICES, INC.,',
            '          Defendants.',
          ],
          ['Case No. 24CV004471', '', 'COMPLAINT', '', '', '', '', ''],
          ')',
          310,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'a relator and a judge',
    court: 'Supreme Court of Ohio',
    numbers: ['2031-0447'],
    parties: [
      ['plaintiff', 'State ex rel. Nora Finch'],
      ['respondent', 'Hon. Carl Mund'],
    ],
    title: 'COMPLAINT IN MANDAMUS',
    print: (s) =>
      s
        .head('IN THE SUPREME COURT OF OHIO')
        .gap()
        .columns(
          [
            'STATE ex rel. NORA FINCH,',
            '          Relator,',
            'v.',
            'HON. CARL MUND, Judge,',
            '          Respondent.',
          ],
          ['', 'Case No. 2031-0447', '', 'COMPLAINT IN MANDAMUS', ''],
          ':',
          310,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'a spouse without a name, tenants without names',
    court: 'Circuit Court of the Ninth Judicial Circuit in and for Larch County, Florida',
    numbers: ['2031-CA-004471-O'],
    parties: [
      ['plaintiff', 'Alder Bank, National Association'],
      ['defendant', 'Nora Finch'],
      ['defendant', 'Unknown Spouse of Nora Finch'],
      ['defendant', 'Elm Lakes Homeowners Association, Inc.'],
      ['defendant', 'Unknown Tenant #1'],
    ],
    title: 'NOTICE OF LIS PENDENS',
    print: (s) =>
      s
        .head('IN THE CIRCUIT COURT OF THE NINTH JUDICIAL CIRCUIT', 'IN AND FOR LARCH COUNTY, FLORIDA')
        .gap()
        .columns(
          [
            'ALDER BANK, NATIONAL ASSOCIATION,',
            '          Plaintiff,',
            'vs.',
            'NORA FINCH; UNKNOWN SPOUSE OF NORA',
            'FINCH; ELM LAKES HOMEOWNERS',
            'ASSOCIATION, INC.; and UNKNOWN TENANT #1,',
            '          Defendants.',
            '_______________________________/',
          ],
          ['CASE NO.: 2031-CA-004471-O', '', '', '', '', '', '', ''],
          '',
          320,
        )
        .gap()
        .head('NOTICE OF LIS PENDENS')
        .body(SAYS),
  },
];

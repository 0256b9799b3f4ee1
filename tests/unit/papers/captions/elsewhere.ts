import { type Design, SAYS } from './design.ts';

/**
 * A fourth set, of courts whose forms no reader had seen, written before the reader was changed again; at its first run 146
 * of 192 fields were right (four printings of 12 designs; 3 of the 12 wholly).
 */
export const ELSEWHERE: readonly Design[] = [
  {
    name: 'Florida county court, stamp of the portal above, rule of underscores below',
    court: 'IN THE COUNTY COURT OF THE TWENTY-FIRST JUDICIAL CIRCUIT IN AND FOR PALMETTO COUNTY, FLORIDA',
    numbers: ['COCE-24-018834'],
    parties: [
      ['plaintiff', 'Gulfbreeze Receivables, LLC'],
      ['defendant', 'Yolanda Ferrante'],
    ],
    title: 'STATEMENT OF CLAIM',
    print: (s) =>
      s
        .left('Filing # 198114420 E-Filed 05/14/2024 03:22:11 PM')
        .gap()
        .columns(
          [],
          [
            'IN THE COUNTY COURT OF THE',
            'TWENTY-FIRST JUDICIAL CIRCUIT IN',
            'AND FOR PALMETTO COUNTY, FLORIDA',
            '',
            'CASE NO.: COCE-24-018834',
            'DIVISION: 53',
          ],
          '',
          240,
        )
        .gap()
        .left(
          'GULFBREEZE RECEIVABLES, LLC, as assignee of',
          'SEASHELL BANK, N.A.,',
          '          Plaintiff,',
          'vs.',
          'YOLANDA FERRANTE,',
          '          Defendant.',
          '________________________________/',
        )
        .gap()
        .head('STATEMENT OF CLAIM')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Texas justice court citation, names in running words of the command',
    court: 'IN THE JUSTICE COURT PRECINCT 2 BLUESTEM COUNTY, TEXAS',
    numbers: ['24-J2-004417'],
    parties: [
      ['plaintiff', 'Hill Country Roofing Supply, Inc.'],
      ['defendant', 'Marcus Odell Tran'],
    ],
    title: 'CITATION',
    print: (s) =>
      s
        .head('CITATION')
        .center('THE STATE OF TEXAS')
        .gap()
        .center('CAUSE NO. 24-J2-004417')
        .columns(
          ['HILL COUNTRY ROOFING SUPPLY, INC.', 'PLAINTIFF', 'VS.', 'MARCUS ODELL TRAN', 'DEFENDANT'],
          ['IN THE JUSTICE COURT', '', 'PRECINCT 2', '', 'BLUESTEM COUNTY, TEXAS'],
          '§',
          300,
        )
        .gap()
        .left('TO: MARCUS ODELL TRAN', '412 LARKSPUR TRAIL', 'BLUESTEM, TX 78699')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Illinois, the stamp of the circuit clerk in the corner',
    court: 'IN THE CIRCUIT COURT OF LOON COUNTY, ILLINOIS MUNICIPAL DEPARTMENT, FIRST DISTRICT',
    numbers: ['2024 M1 123456', '2024M1123456'],
    parties: [
      ['plaintiff', 'Kestrel Point Condominium Association'],
      ['defendant', 'Dariusz Nowicki'],
      ['defendant', 'Unknown Occupants'],
    ],
    title: 'EVICTION COMPLAINT',
    print: (s) =>
      s
        .columns(
          ['Hearing Date: 6/11/2024 9:30 AM', 'Location: Court Room 1402', 'Judge: Calendar, R'],
          [
            'FILED',
            '5/14/2024 3:22 PM',
            'CORNELIA HARGIS',
            'CIRCUIT CLERK',
            'LOON COUNTY, IL',
            '2024M1123456',
            '27712345',
          ],
          '',
          360,
        )
        .gap()
        .center('IN THE CIRCUIT COURT OF LOON COUNTY, ILLINOIS', 'MUNICIPAL DEPARTMENT, FIRST DISTRICT')
        .gap()
        .columns(
          [
            'KESTREL POINT CONDOMINIUM ASSOCIATION,',
            'an Illinois not-for-profit corporation,',
            '                    Plaintiff,',
            '     v.',
            'DARIUSZ NOWICKI and UNKNOWN OCCUPANTS,',
            '                    Defendants.',
          ],
          ['', '', 'Case No. 2024 M1 123456', '', 'Rent Claimed: $4,218.00', ''],
          ')',
          270,
        )
        .gap()
        .head('EVICTION COMPLAINT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Ohio municipal court, small claims with addresses under the names',
    court: 'WREN FALLS MUNICIPAL COURT SMALL CLAIMS DIVISION',
    numbers: ['CVI 2401123', '2401123'],
    parties: [
      ['plaintiff', 'Loretta M. Szymanski'],
      ['defendant', 'Buckeye Basement Experts, LLC'],
    ],
    title: 'SMALL CLAIM COMPLAINT',
    print: (s) =>
      s
        .center(
          'WREN FALLS MUNICIPAL COURT',
          'SMALL CLAIMS DIVISION',
          '200 N. Main Street, Wren Falls, Ohio 44999',
        )
        .gap()
        .columns(
          [
            'Loretta M. Szymanski',
            '18 Quarry Road',
            'Wren Falls, OH 44999',
            '          Plaintiff',
            '     -vs-',
            'Buckeye Basement Experts, LLC',
            '1400 Industrial Pkwy',
            'Wren Falls, OH 44999',
            '          Defendant',
          ],
          [
            'CASE NO. CVI 2401123',
            '',
            '',
            'JUDGE ______________',
            '',
            'SMALL CLAIM COMPLAINT',
            '(R.C. Chapter 1925)',
          ],
          '',
          290,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Georgia magistrate court, boxes with labels under the names',
    court: 'IN THE MAGISTRATE COURT OF PEACHBLOOM COUNTY STATE OF GEORGIA',
    numbers: ['24-M-12345'],
    parties: [
      ['plaintiff', 'Tallulah Auto Finance, Inc.'],
      ['defendant', 'Rashad Emmanuel Pruitt'],
    ],
    title: 'STATEMENT OF CLAIM',
    print: (s) =>
      s
        .center('IN THE MAGISTRATE COURT OF PEACHBLOOM COUNTY', 'STATE OF GEORGIA')
        .gap()
        .columns(
          [
            'Tallulah Auto Finance, Inc.',
            '900 Depot Street, Suite 4, Peachbloom, GA 30999',
            'Plaintiff(s) Name, Address',
            '',
            'vs.',
            '',
            'Rashad Emmanuel Pruitt',
            '6 Cotton Gin Lane, Peachbloom, GA 30999',
            'Defendant(s) Name, Address',
          ],
          ['Date Filed: 05/14/2024', '', 'Case No: 24-M-12345', '', '', 'STATEMENT OF CLAIM'],
          '',
          330,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Washington, first page with its upper part left empty and a footer of the firm',
    court: 'IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON IN AND FOR THE COUNTY OF MADRONA',
    numbers: ['24-2-01877-4 SEA', '24-2-01877-4'],
    parties: [
      ['plaintiff', 'Ingrid Halvorsen'],
      ['plaintiff', 'Peder Halvorsen'],
      ['defendant', 'Rain Shadow Builders, LLC'],
      ['defendant', 'Old Growth Surety Company'],
    ],
    title: 'COMPLAINT FOR BREACH OF CONTRACT',
    print: (s) =>
      s
        .gap(6)
        .center('IN THE SUPERIOR COURT OF THE STATE OF WASHINGTON', 'IN AND FOR THE COUNTY OF MADRONA')
        .gap()
        .columns(
          [
            'INGRID HALVORSEN and PEDER HALVORSEN,',
            'wife and husband,',
            '                    Plaintiffs,',
            '     v.',
            'RAIN SHADOW BUILDERS, LLC, a Washington',
            'limited liability company; and OLD GROWTH',
            'SURETY COMPANY, Bond No. 100284417,',
            '                    Defendants.',
          ],
          [
            '',
            'NO. 24-2-01877-4 SEA',
            '',
            'COMPLAINT FOR BREACH OF',
            'CONTRACT AND RECOVERY ON',
            'CONTRACTOR’S BOND',
          ],
          '',
          280,
        )
        .gap()
        .body(SAYS)
        .gap()
        .columns(['COMPLAINT - 1'], ['TERN & SLOUGH PLLC', '88 Ferry Street', 'Madrona, WA 98999'], '', 330),
  },
  {
    name: 'Minnesota conciliation court, labels before what is filled in',
    court: 'State of Minnesota Conciliation Court',
    numbers: ['31-CO-24-118'],
    parties: [
      ['plaintiff', 'Birgit Aune'],
      ['defendant', 'North Shore Sauna Works'],
    ],
    title: 'STATEMENT OF CLAIM AND SUMMONS',
    print: (s) =>
      s
        .columns(['State of Minnesota'], ['Conciliation Court'], '', 300)
        .columns(
          ['County', 'Tamarack', '', ''],
          ['Judicial District: Ninth', 'Court File Number: 31-CO-24-118', 'Case Type: Conciliation'],
          '',
          300,
        )
        .gap()
        .left('Plaintiff (name and address)', 'Birgit Aune', '220 Portage Avenue, Tamarack, MN 56999')
        .gap()
        .left('vs.')
        .gap()
        .left(
          'Defendant (name and address)',
          'North Shore Sauna Works',
          '7 Breakwater Road, Tamarack, MN 56999',
        )
        .gap()
        .head('STATEMENT OF CLAIM AND SUMMONS')
        .gap()
        .body(SAYS),
  },
  {
    name: 'New York City civil court, answer in person',
    court: 'CIVIL COURT OF THE CITY OF NEW YORK COUNTY OF QUEENS',
    numbers: ['CV-012345-24/QU'],
    parties: [
      ['plaintiff', 'Narrows Capital Funding LLC'],
      ['defendant', 'Devika Ramsaran'],
    ],
    title: 'WRITTEN ANSWER CONSUMER CREDIT TRANSACTION',
    print: (s) =>
      s
        .left('Civil Court of the City of New York')
        .columns(
          [
            'County of Queens',
            '------------------------------------------------x',
            'NARROWS CAPITAL FUNDING LLC',
            '                    Plaintiff(s)',
            '          -against-',
            '',
            'DEVIKA RAMSARAN',
            '                    Defendant(s)',
            '------------------------------------------------x',
          ],
          ['Index No. CV-012345-24/QU', '', 'WRITTEN ANSWER', 'CONSUMER CREDIT', 'TRANSACTION'],
          '',
          310,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Maryland district court form, parties in numbered boxes',
    court: 'DISTRICT COURT OF MARYLAND FOR Heron County',
    numbers: ['D-08-CV-24-012345'],
    parties: [
      ['plaintiff', 'Chesapeake Pier Marina, Inc.'],
      ['defendant', 'Anselm Whitcombe'],
      ['defendant', 'Odile Whitcombe'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .left('DISTRICT COURT OF MARYLAND FOR Heron County')
        .left('LOCATED AT (COURT ADDRESS): 12 Harbor Place, Heron, MD 21999')
        .columns(
          [
            'CASE NO. D-08-CV-24-012345',
            'PARTIES',
            'Plaintiff',
            'Chesapeake Pier Marina, Inc.',
            '1 Oyster Lane',
            'Heron, MD 21999',
            'VS.',
            'Defendant(s):',
            '1. Anselm Whitcombe',
            '44 Skipjack Court',
            'Heron, MD 21999',
            '2. Odile Whitcombe',
            '44 Skipjack Court',
            'Heron, MD 21999',
          ],
          [
            'COMPLAINT',
            '$5,000 or under    over $5,000',
            'Clerk: Please docket this case in an action of',
            'contract    tort    replevin',
            'The particulars of this case are:',
            'Slip rent for berth 12 was not paid from January',
            'on, and the boat was not taken away.',
          ],
          '',
          250,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Arizona small claims, number at the head of two boxes',
    court: 'Palo Seco Justice Court Cholla County, State of Arizona',
    numbers: ['CC2024-098765SC'],
    parties: [
      ['plaintiff', 'Guadalupe Ortega'],
      ['defendant', 'Desert Bloom Pool Service'],
    ],
    title: 'SMALL CLAIMS COMPLAINT',
    print: (s) =>
      s
        .center(
          'Palo Seco Justice Court',
          'Cholla County, State of Arizona',
          '620 W. Saguaro St., Palo Seco, AZ 85098 (602) 555-0150',
        )
        .gap()
        .center('CASE NUMBER: CC2024-098765SC')
        .gap()
        .columns(
          ['Guadalupe Ortega', '9 Mesquite Way', 'Palo Seco, AZ 85098', '(602) 555-0117', 'Plaintiff'],
          ['Desert Bloom Pool Service', '300 Canal Road', 'Palo Seco, AZ 85098', '', 'Defendant'],
          'v.',
          270,
        )
        .gap()
        .head('SMALL CLAIMS COMPLAINT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Virginia general district court, warrant in debt with last names first',
    court: 'General District Court Sycamore County',
    numbers: ['GV24001234-00'],
    parties: [
      ['plaintiff', 'Piedmont Surgical Group, P.C.'],
      ['defendant', 'Calvin J. Thorne'],
    ],
    title: 'WARRANT IN DEBT',
    print: (s) =>
      s
        .columns(
          [
            'WARRANT IN DEBT (CIVIL CLAIM FOR MONEY)',
            'Commonwealth of Virginia',
            'Sycamore County',
            'CITY OR COUNTY',
            '',
            'General District Court',
            '100 Court Square, Sycamore, VA 22999',
            'STREET ADDRESS OF COURT',
            'TO ANY AUTHORIZED OFFICER: You are',
            'hereby commanded to summon the defendant.',
          ],
          [
            'CASE NO.',
            'GV24001234-00',
            '',
            'PIEDMONT SURGICAL GROUP, P.C.',
            'PLAINTIFF(S) (LAST NAME, FIRST NAME, MIDDLE INITIAL)',
            'v.',
            'THORNE, CALVIN J.',
            'DEFENDANT(S) (LAST NAME, FIRST NAME, MIDDLE INITIAL)',
            '',
            'WARRANT IN DEBT',
          ],
          '',
          290,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Michigan landlord and tenant form, labels above the names',
    court: 'STATE OF MICHIGAN 72ND JUDICIAL DISTRICT',
    numbers: ['24-20418-LT'],
    parties: [
      ['plaintiff', 'Sandbar Village Apartments LLC'],
      ['defendant', 'Imani Crowther'],
    ],
    title: 'COMPLAINT NONPAYMENT OF RENT',
    print: (s) =>
      s
        .columns(
          ['Approved, SCAO', 'STATE OF MICHIGAN', '72ND JUDICIAL DISTRICT'],
          ['', 'COMPLAINT', 'NONPAYMENT OF RENT'],
          '',
          200,
        )
        .right('CASE NO. and JUDGE', '24-20418-LT', 'Hon. Percival Dunn')
        .left('Court address: 11 Dune Street, Sandbar, MI 49598', 'Court telephone no.: (616) 555-0180')
        .columns(
          [
            'Plaintiff name(s) and address(es)',
            'Sandbar Village Apartments LLC',
            '4000 Beachgrass Drive',
            'Sandbar, MI 49598',
            'Plaintiff attorney, bar no., address, and telephone no.',
            'Felicity Marsh (P99887)',
          ],
          [
            'Defendant name(s) and address(es)',
            'Imani Crowther',
            '4000 Beachgrass Drive, Apt. 12',
            'Sandbar, MI 49598',
          ],
          '',
          270,
        )
        .gap()
        .body(SAYS),
  },
];

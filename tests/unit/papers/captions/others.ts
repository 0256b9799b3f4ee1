import { type Design, SAYS } from './design.ts';

export const OTHERS: readonly Design[] = [
  {
    name: 'marriage, in re with petitioner and respondent',
    court: 'DISTRICT COURT, COLORADO COUNTY',
    numbers: ['2024DR30177'],
    parties: [
      ['petitioner', 'Saoirse Madigan'],
      ['respondent', 'Colm Madigan'],
    ],
    title: 'PETITION FOR DISSOLUTION',
    print: (s) =>
      s
        .columns(
          [
            'DISTRICT COURT, COLORADO COUNTY, COLORADO',
            '100 Summit Street, Piedra, CO 80999',
            'In re the Marriage of:',
            'Petitioner: SAOIRSE MADIGAN',
            'and',
            'Respondent: COLM MADIGAN',
          ],
          ['', 'COURT USE ONLY', 'Case Number: 2024DR30177', 'Division: 4  Courtroom: B'],
          '',
          320,
        )
        .head('PETITION FOR DISSOLUTION OF MARRIAGE')
        .gap()
        .body(SAYS),
  },
  {
    name: 'estate of a dead person',
    court: 'PROBATE COURT OF ALDER COUNTY STATE OF NEW MEXICO',
    numbers: ['2024-PR-00417'],
    parties: [['other', 'Estate of Gwendolyn Pryce']],
    title: 'APPLICATION FOR INFORMAL APPOINTMENT',
    print: (s) =>
      s
        .head('IN THE PROBATE COURT OF ALDER COUNTY', 'STATE OF NEW MEXICO')
        .gap()
        .columns(
          ['IN THE MATTER OF THE ESTATE OF', 'GWENDOLYN PRYCE, DECEASED.'],
          ['', 'No. 2024-PR-00417'],
          '',
          290,
        )
        .gap()
        .head('APPLICATION FOR INFORMAL APPOINTMENT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'guardianship of a minor with a sign',
    court: 'SUPERIOR COURT OF GUAVA COUNTY',
    numbers: ['24-PG-118'],
    parties: [['other', 'Tobias Elm']],
    title: 'ORDER APPOINTING GUARDIAN',
    print: (s) =>
      s
        .head('SUPERIOR COURT OF GUAVA COUNTY', 'FAMILY DIVISION')
        .gap()
        .columns(
          ['In the Matter of the Guardianship of', '', 'TOBIAS ELM,', '', '          A Minor.'],
          ['', 'Case No. 24-PG-118'],
          ')',
        )
        .gap()
        .head('ORDER APPOINTING GUARDIAN')
        .gap()
        .body(SAYS),
  },
  {
    name: 'discovery request with two-sided caption in lower case',
    court: 'STATE OF MINNESOTA COUNTY OF HENNEPIN DISTRICT COURT FOURTH JUDICIAL DISTRICT',
    numbers: ['27-CV-24-11802'],
    parties: [
      ['plaintiff', 'Solveig Lindgren'],
      ['defendant', 'Twin Lakes Cooperative Housing'],
    ],
    title: "PLAINTIFF'S FIRST SET OF INTERROGATORIES",
    print: (s) =>
      s
        .columns(
          ['STATE OF MINNESOTA', '', 'COUNTY OF HENNEPIN'],
          ['DISTRICT COURT', '', 'FOURTH JUDICIAL DISTRICT'],
          '',
          290,
        )
        .gap()
        .left('Solveig Lindgren,')
        .columns(['          Plaintiff,', '', 'v.'], ['Court File No. 27-CV-24-11802'], '', 290)
        .left('Twin Lakes Cooperative Housing,', '          Defendant.')
        .gap()
        .head("PLAINTIFF'S FIRST SET OF INTERROGATORIES TO DEFENDANT")
        .gap()
        .body(SAYS),
  },
  {
    name: 'minute order with case title',
    court: 'SUPERIOR COURT OF CALIFORNIA, COUNTY OF SAN BRISTO',
    numbers: ['37-2024-00018833-CU-BC-CTL'],
    parties: [
      ['plaintiff', 'Farrow'],
      ['defendant', 'Tidewater Solar Inc'],
    ],
    title: 'MINUTE ORDER',
    print: (s) =>
      s
        .head('SUPERIOR COURT OF CALIFORNIA,', 'COUNTY OF SAN BRISTO', 'CENTRAL')
        .gap()
        .head('MINUTE ORDER')
        .gap()
        .columns(
          ['DATE: 06/14/2024', 'JUDICIAL OFFICER PRESIDING: Ingrid Soo'],
          ['TIME: 08:30:00 AM', 'DEPT: C-71'],
          '',
          260,
        )
        .gap()
        .left('CASE NO: 37-2024-00018833-CU-BC-CTL   CASE INIT.DATE: 05/01/2024')
        .left('CASE TITLE: Farrow vs. Tidewater Solar Inc [IMAGED]')
        .gap()
        .body(SAYS),
  },
  {
    name: 'many plaintiffs in a list',
    court: 'UNITED STATES DISTRICT COURT DISTRICT OF COLUMBIA',
    numbers: ['1:24-cv-02017-ABJ'],
    parties: [
      ['plaintiff', 'Amoret Vane'],
      ['plaintiff', 'Bruno Castellane'],
      ['plaintiff', 'Chidi Nwosu'],
      ['plaintiff', 'Dagny Holm'],
      ['defendant', 'Elowen Strand'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'DISTRICT OF COLUMBIA')
        .gap()
        .columns(
          [
            'AMORET VANE',
            '12 First Street, N.W.',
            'Washington, D.C. 20001,',
            '',
            'BRUNO CASTELLANE,',
            'CHIDI NWOSU, and',
            'DAGNY HOLM,',
            '          Plaintiffs,',
            '     v.',
            'ELOWEN STRAND, in her official',
            'capacity as Secretary of Parks,',
            '1849 C Street, N.W.',
            'Washington, D.C. 20240,',
            '          Defendant.',
          ],
          ['', '', '', '', 'Civil Action No. 1:24-cv-02017-ABJ'],
          ')',
        )
        .gap()
        .head('COMPLAINT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Spanish names, hyphens and a particle',
    court: 'CIRCUIT COURT OF OREGON COUNTY OF MYRTLE',
    numbers: ['24CV28811'],
    parties: [
      ['plaintiff', 'María José Hernández-Peña'],
      ['plaintiff', "Siobhán O'Dwyer"],
      ['defendant', 'Joaquín de los Santos'],
      ['defendant', 'Van der Berg Orchards, LLC'],
    ],
    title: 'MOTION FOR ORDER',
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT OF THE STATE OF OREGON', 'FOR THE COUNTY OF MYRTLE')
        .gap()
        .columns(
          [
            'MARÍA JOSÉ HERNÁNDEZ-PEÑA and',
            "SIOBHÁN O'DWYER,",
            '          Plaintiffs,',
            '     v.',
            'JOAQUÍN DE LOS SANTOS, and VAN DER',
            'BERG ORCHARDS, LLC, an Oregon limited',
            'liability company,',
            '          Defendants.',
          ],
          ['Case No. 24CV28811', '', 'MOTION FOR ORDER OF', 'DEFAULT'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'city against property, in rem',
    court: 'DISTRICT COURT OF LODGEPOLE COUNTY',
    numbers: ['CV-24-0733'],
    parties: [
      ['plaintiff', 'State of Idaho'],
      ['defendant', '2019 Ford F-150'],
    ],
    title: 'COMPLAINT IN REM',
    print: (s) =>
      s
        .head('IN THE DISTRICT COURT OF LODGEPOLE COUNTY', 'STATE OF IDAHO')
        .gap()
        .columns(
          ['STATE OF IDAHO,', '     Plaintiff,', 'v.', '2019 FORD F-150,', '     Defendant in rem.'],
          ['', '', 'Case No. CV-24-0733'],
          ')',
        )
        .gap()
        .head('COMPLAINT IN REM')
        .gap()
        .body(SAYS),
  },
  {
    name: 'trustee of a trust against a husband and wife',
    court: 'CHANCERY COURT OF CLOVER COUNTY, MISSISSIPPI',
    numbers: ['24-CH-0091'],
    parties: [
      ['plaintiff', 'Cassius Moorland'],
      ['defendant', 'Reuben Tate'],
      ['defendant', 'Philippa Tate'],
    ],
    title: 'BILL OF COMPLAINT',
    print: (s) =>
      s
        .head('IN THE CHANCERY COURT OF CLOVER COUNTY, MISSISSIPPI')
        .gap()
        .columns(
          [
            'CASSIUS MOORLAND, as Trustee of the',
            'Moorland Family Trust dated May 3, 2011',
            '',
            'VS.',
            '',
            'REUBEN TATE and PHILIPPA TATE,',
            'husband and wife',
          ],
          ['PLAINTIFF', '', '', 'CAUSE NO. 24-CH-0091', '', 'DEFENDANTS'],
          '',
          320,
        )
        .gap()
        .head('BILL OF COMPLAINT')
        .gap()
        .body(SAYS),
  },
];

/** Papers without a caption: nothing may be made up for them. */
export const UNCAPTIONED: readonly Design[] = [
  {
    name: 'a lawyer’s letter',
    court: null,
    numbers: null,
    parties: [],
    title: null,
    print: (s) =>
      s
        .head('BRASK & DUDAY LLP', 'ATTORNEYS AT LAW')
        .center('40 Court Street, Quill, New York 10999')
        .gap()
        .left('June 3, 2024')
        .gap()
        .left('Ms. Perpetua Lindqvist', '918 Larkspur Lane', 'San Bristo, CA 90999')
        .gap()
        .left('Re: Your account with Verdigris Home Loans')
        .gap()
        .left('Dear Ms. Lindqvist:')
        .gap()
        .body(
          'We write about the sum of $4,310.22 that our client says you owe. If you pay by July 1, 2024 nothing further will be done. Otherwise our client will consider all that the law allows.',
        )
        .gap()
        .left('Sincerely,', 'Ottoline Brask'),
  },
  {
    name: 'a mail about the case',
    court: null,
    numbers: null,
    parties: [],
    title: null,
    print: (s) =>
      s
        .left('From: Quentin Farraday <quentin@farraday.example>', 'To: Hester Lim <hester@lim.example>')
        .left('Sent: Tuesday, May 7, 2024 4:12 PM', 'Subject: the fence and the dog')
        .gap()
        .body(
          'Hello Hester, I have asked you twice to keep the dog on your side. My lawyer says a judge would agree with me. Please let me know by Friday what you want to do about the fence.',
        )
        .gap()
        .left('Quentin'),
  },
  {
    name: 'a lease',
    court: null,
    numbers: null,
    parties: [],
    title: null,
    print: (s) =>
      s
        .head('RESIDENTIAL LEASE AGREEMENT')
        .gap()
        .body(
          'This agreement is made on May 1, 2024 between Cottonwood Villas LP (the Landlord) and Dashiell Romero (the Tenant) for the apartment at 77 Cottonwood Way, number 12.',
        )
        .gap()
        .body(
          '1. Rent. The Tenant pays $1,150.00 on the first day of every month, without being asked for it.',
        ),
  },
];

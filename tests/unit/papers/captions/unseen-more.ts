import { type Design, SAYS } from './design.ts';

/** A second set, written after the reader had learned from the first: at its first run 25 of 32 fields were right. */
export const UNSEEN_MORE: readonly Design[] = [
  {
    name: 'Nevada, attorney codes and department',
    court: 'DISTRICT COURT SAGE COUNTY, NEVADA',
    numbers: ['A-24-889012-C'],
    parties: [
      ['plaintiff', 'Calliope Drummond'],
      ['defendant', 'Silverleaf Casino Holdings, LLC'],
      ['defendant', 'DOES I through X'],
      ['defendant', 'ROE CORPORATIONS I through X'],
    ],
    title: 'COMPLAINT',
    print: (s) =>
      s
        .left(
          'COMP',
          'GIDEON MARCHETTI, ESQ.',
          'Nevada Bar No. 99812',
          '700 Mesa Avenue',
          'Sage City, Nevada 89999',
        )
        .gap()
        .head('DISTRICT COURT', 'SAGE COUNTY, NEVADA')
        .gap()
        .columns(
          [
            'CALLIOPE DRUMMOND, an individual,',
            '          Plaintiff,',
            'vs.',
            'SILVERLEAF CASINO HOLDINGS, LLC, a',
            'Nevada limited liability company;',
            'DOES I through X; and ROE CORPORATIONS',
            'I through X, inclusive,',
            '          Defendants.',
          ],
          ['CASE NO.: A-24-889012-C', 'DEPT. NO.: XIV', '', 'COMPLAINT', '', '(Exempt from Arbitration)'],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Oklahoma, numbered parties',
    court: 'IN THE DISTRICT COURT OF REDBUD COUNTY STATE OF OKLAHOMA',
    numbers: ['CJ-2024-1183'],
    parties: [
      ['plaintiff', 'Harlan Teague'],
      ['defendant', 'Cimarron Oilfield Rentals, Inc.'],
      ['defendant', 'Jody Blount'],
    ],
    title: 'PETITION',
    print: (s) =>
      s
        .center('IN THE DISTRICT COURT OF REDBUD COUNTY', 'STATE OF OKLAHOMA')
        .gap()
        .columns(
          [
            'HARLAN TEAGUE,',
            '          Plaintiff,',
            'v.',
            '(1) CIMARRON OILFIELD RENTALS, INC.,',
            'a domestic corporation, and',
            '(2) JODY BLOUNT, an individual,',
            '          Defendants.',
          ],
          ['', '', 'Case No. CJ-2024-1183', '', 'ATTORNEY LIEN CLAIMED'],
          ')',
        )
        .gap()
        .head('PETITION')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Hawaii, everything at the right with a rule of dots',
    court: 'IN THE CIRCUIT COURT OF THE FIRST CIRCUIT STATE OF HAWAII',
    numbers: ['1CCV-24-0000417'],
    parties: [
      ['plaintiff', 'Leilani Kahananui'],
      ['defendant', 'Windward Ferry Services, Ltd.'],
    ],
    title: "DEFENDANT WINDWARD FERRY SERVICES, LTD.'S MOTION",
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT OF THE FIRST CIRCUIT', 'STATE OF HAWAII')
        .gap()
        .columns(
          [
            'LEILANI KAHANANUI,',
            '',
            '          Plaintiff,',
            '',
            '     vs.',
            '',
            'WINDWARD FERRY SERVICES, LTD.,',
            '',
            '          Defendant.',
          ],
          [
            'CIVIL NO. 1CCV-24-0000417',
            '(Other Non-Vehicle Tort)',
            '',
            'DEFENDANT WINDWARD FERRY SERVICES,',
            "LTD.'S MOTION FOR SUMMARY JUDGMENT",
            '',
            'HEARING MOTION',
          ],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'Vermont, left block of court facts',
    court: 'STATE OF VERMONT SUPERIOR COURT',
    numbers: ['24-CV-01877'],
    parties: [
      ['plaintiff', 'Amos Whitlock'],
      ['defendant', 'Green Ridge Snowmaking, Inc.'],
    ],
    title: 'ENTRY REGARDING MOTION',
    print: (s) =>
      s
        .columns(
          ['STATE OF VERMONT', '', 'SUPERIOR COURT', 'Maple Unit'],
          ['', '', 'CIVIL DIVISION', 'Case No. 24-CV-01877'],
          '',
          300,
        )
        .gap()
        .left(
          'Amos Whitlock,',
          '          Plaintiff',
          '     v.',
          'Green Ridge Snowmaking, Inc.,',
          '          Defendant',
        )
        .gap()
        .head('ENTRY REGARDING MOTION')
        .gap()
        .body(SAYS),
  },
  {
    name: 'court of claims, United States as defendant',
    court: 'In the United States Court of Federal Claims',
    numbers: ['24-618C'],
    parties: [
      ['plaintiff', 'Harbor Point Dredging, JV'],
      ['defendant', 'United States'],
    ],
    title: 'OPINION AND ORDER',
    print: (s) =>
      s
        .head('In the United States Court of Federal Claims')
        .gap()
        .center('No. 24-618C', '(Filed: May 30, 2024)')
        .gap()
        .columns(
          [
            'HARBOR POINT DREDGING, JV,',
            '',
            '          Plaintiff,',
            '',
            '     v.',
            '',
            'THE UNITED STATES,',
            '',
            '          Defendant.',
          ],
          [],
          ')',
        )
        .gap()
        .head('OPINION AND ORDER')
        .gap()
        .body(SAYS),
  },
  {
    name: 'child support, state on behalf of a parent',
    court: 'IN THE CIRCUIT COURT OF HOLLY COUNTY, ARKANSAS DOMESTIC RELATIONS DIVISION',
    numbers: ['26DR-24-417'],
    parties: [
      ['plaintiff', 'Office of Child Support Enforcement'],
      ['defendant', 'Deshawn Pettiford'],
    ],
    title: 'COMPLAINT FOR PATERNITY',
    print: (s) =>
      s
        .center('IN THE CIRCUIT COURT OF HOLLY COUNTY, ARKANSAS', 'DOMESTIC RELATIONS DIVISION')
        .gap()
        .columns(['OFFICE OF CHILD SUPPORT ENFORCEMENT'], ['PLAINTIFF'], '', 350)
        .gap()
        .columns(['VS.'], ['CASE NO. 26DR-24-417'], '', 200)
        .gap()
        .columns(['DESHAWN PETTIFORD'], ['DEFENDANT'], '', 350)
        .gap()
        .head('COMPLAINT FOR PATERNITY AND SUPPORT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'stipulation with three defendants and cross-claims',
    court: 'SUPERIOR COURT OF THE STATE OF CALIFORNIA FOR THE COUNTY OF ALMOND',
    numbers: ['RG24-071882'],
    parties: [
      ['plaintiff', 'Yevgenia Morozova'],
      ['defendant', 'Bayline Transit District'],
      ['defendant', 'Otto Fairweather'],
      ['defendant', 'DOES 1 to 25'],
    ],
    title: 'STIPULATION AND',
    print: (s) =>
      s
        .left(
          'Renata Osei, State Bar No. 301188',
          'OSEI LAW',
          '1 Plaza Way, Almond, CA 94600',
          'Attorney for Plaintiff',
        )
        .gap()
        .center('SUPERIOR COURT OF THE STATE OF CALIFORNIA', 'FOR THE COUNTY OF ALMOND')
        .gap()
        .columns(
          [
            'YEVGENIA MOROZOVA,',
            '     Plaintiff,',
            'v.',
            'BAYLINE TRANSIT DISTRICT; OTTO',
            'FAIRWEATHER; and DOES 1 to 25,',
            '     Defendants.',
            '_______________________________',
            'AND RELATED CROSS-ACTIONS.',
          ],
          [
            'Case No. RG24-071882',
            '',
            'STIPULATION AND [PROPOSED] ORDER',
            'CONTINUING TRIAL',
            '',
            'Trial Date: October 7, 2024',
          ],
          ')',
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'a notice from the clerk without roles',
    court: 'UNITED STATES DISTRICT COURT NORTHERN DISTRICT OF ALDER',
    numbers: ['4:24-cv-00921-O'],
    parties: [
      ['plaintiff', 'Tillman'],
      ['defendant', 'Redwater Logistics'],
    ],
    title: 'NOTICE',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'NORTHERN DISTRICT OF ALDER')
        .gap()
        .left('Re: Tillman v. Redwater Logistics', 'Case Number: 4:24-cv-00921-O')
        .gap()
        .head('NOTICE OF DEFICIENCY')
        .gap()
        .body(SAYS),
  },
];

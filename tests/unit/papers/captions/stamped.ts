import { type Design, SAYS } from './design.ts';

const POE_V_LUND: Design['parties'] = [
  ['plaintiff', 'Odette Karrow'],
  ['defendant', 'Bramwell Lund'],
];
const SIDES = ['ODETTE KARROW,', '     Plaintiff,', 'v.', 'BRAMWELL LUND,', '     Defendant.', ''];

/** A seventh set: stamps of clerks beside the head, numbers of other things, courts named in further ways. */
export const STAMPED: readonly Design[] = [
  {
    name: 'the seal of a court of appeals right of its head',
    court: 'United States Court of Appeals for the Fifth Circuit',
    numbers: ['31-50417'],
    parties: POE_V_LUND,
    title: null,
    print: (s) =>
      s
        .head('United States Court of Appeals')
        .right('United States Court of Appeals')
        .head('for the Fifth Circuit')
        .center('No. 31-50417')
        .gap()
        .left('Odette Karrow,')
        .right('Plaintiff—Appellant,')
        .center('versus')
        .left('Bramwell Lund,')
        .right('Defendant—Appellee.')
        .gap()
        .body(SAYS),
  },
  {
    name: 'the armed forces',
    court: 'United States Court of Appeals for the Armed Forces',
    numbers: ['31-0123/AR', '31-0123'],
    parties: [],
    title: null,
    print: (s) =>
      s
        .head('UNITED STATES COURT OF APPEALS', 'FOR THE ARMED FORCES')
        .gap()
        .center('No. 31-0123/AR')
        .gap()
        .body(SAYS),
  },
  {
    name: 'a bankruptcy appellate panel',
    court: 'United States Bankruptcy Appellate Panel of the Ninth Circuit',
    numbers: ['NV-31-1123-LBT'],
    parties: [],
    title: null,
    print: (s) =>
      s
        .head('UNITED STATES BANKRUPTCY APPELLATE PANEL', 'OF THE NINTH CIRCUIT')
        .gap()
        .center('BAP No. NV-31-1123-LBT')
        .gap()
        .body(SAYS),
  },
  {
    name: 'Rhode Island, county under the state',
    court: 'State of Rhode Island, Superior Court, Quahog',
    numbers: ['PC-2031-01234'],
    parties: POE_V_LUND,
    title: 'MOTION TO DISMISS',
    print: (s) =>
      s
        .columns(['STATE OF RHODE ISLAND', 'QUAHOG, SC.'], ['SUPERIOR COURT'], '', 300)
        .gap()
        .columns(SIDES, ['', '', 'C.A. No. PC-2031-01234'], ':')
        .gap()
        .head('MOTION TO DISMISS')
        .body(SAYS),
  },
  {
    name: 'a court that is named by its county alone',
    court: 'Court in and for Alder County, Florida',
    numbers: ['2031-012345-CC-05'],
    parties: POE_V_LUND,
    title: 'MOTION TO DISMISS',
    print: (s) =>
      s
        .center('IN THE COURT IN AND FOR ALDER COUNTY, FLORIDA')
        .gap()
        .columns(SIDES, ['', 'CASE NO. 2031-012345-CC-05'], ')')
        .gap()
        .head('MOTION TO DISMISS')
        .body(SAYS),
  },
  {
    name: 'numbers of entries above the caption',
    court: 'United States District Court, District of New Jersey',
    numbers: ['31-4465 (RMB-JS)', '31-4465'],
    parties: POE_V_LUND,
    title: 'OPINION',
    print: (s) =>
      s
        .left('NOT FOR PUBLICATION')
        .right('ECF NOS. 158, 159')
        .head('UNITED STATES DISTRICT COURT', 'DISTRICT OF NEW JERSEY')
        .gap()
        .columns(SIDES, ['', 'Civ. No. 31-4465 (RMB-JS)'], ')')
        .gap()
        .head('OPINION')
        .body(SAYS),
  },
  {
    name: 'a related case above the number of its own',
    court: 'United States District Court, Northern District of California',
    numbers: ['31-cv-01234-EMC'],
    parties: POE_V_LUND,
    title: 'ORDER',
    print: (s) =>
      s
        .head('UNITED STATES DISTRICT COURT', 'NORTHERN DISTRICT OF CALIFORNIA')
        .gap()
        .columns(
          SIDES,
          ['Related to Case No. 30-cv-00999-EMC', 'Re: Docket No. 158', 'Case No. 31-cv-01234-EMC'],
          ')',
        )
        .gap()
        .head('ORDER')
        .body(SAYS),
  },
  {
    name: 'an adversary proceeding under the number of the bankruptcy',
    court: 'United States Bankruptcy Court, Northern District of California',
    numbers: ['31-03050'],
    parties: POE_V_LUND,
    title: 'ANSWER TO COMPLAINT',
    print: (s) =>
      s
        .head('UNITED STATES BANKRUPTCY COURT', 'NORTHERN DISTRICT OF CALIFORNIA')
        .gap()
        .columns(SIDES, ['Bankruptcy Case No. 30-30088', 'Adv. Proc. No. 31-03050'], ')')
        .gap()
        .head('ANSWER TO COMPLAINT')
        .body(SAYS),
  },
];

import { type Design, SAYS } from './design.ts';

const POE_V_LUND: Design['parties'] = [
  ['plaintiff', 'Odette Karrow'],
  ['defendant', 'Bramwell Lund'],
];
const DOTS = '.'.repeat(60);

/** An eighth set: forms whose blanks are filled in, docket sheets, minutes, and headings that stand close above names. */
export const FILLED: readonly Design[] = [
  {
    name: 'names over dotted lines, the heading of the form above them',
    court: 'Commonwealth of Massachusetts, Trial Court, Housing Court Department',
    numbers: ['31H85SP004417'],
    parties: [
      ['plaintiff', 'Quillmark Properties Trust'],
      ['defendant', 'Bramwell Lund'],
    ],
    title: null,
    print: (s) =>
      s
        .center('Commonwealth of Massachusetts')
        .head('THE TRIAL COURT', 'SUMMARY PROCESS ANSWER')
        .gap()
        .columns(['Suffolk, ss'], ['HOUSING COURT DEPARTMENT', 'DOCKET NO. 31H85SP004417'], '', 270)
        .gap()
        .center('Quillmark Properties Trust', DOTS, 'Plaintiff(s) - Landlord(s)')
        .gap()
        .center('versus')
        .gap()
        .center('Bramwell Lund', DOTS, 'Defendant(s) - Tenant(s)')
        .gap()
        .body(SAYS),
  },
  {
    name: 'two heads beside each other, the names below them',
    court: 'Court in and for Sawgrass County, Florida',
    numbers: ['2031-08732-CC-05'],
    parties: [
      ['plaintiff', 'Heronfield Holdings LLC'],
      ['defendant', 'Odette Karrow'],
    ],
    title: null,
    print: (s) =>
      s
        .center('IN THE COURT IN AND FOR SAWGRASS COUNTY, FLORIDA')
        .right('CASE NUMBER 2031-08732-CC-05')
        .gap()
        .columns(['PLAINTIFF(S)'], ['VS. DEFENDANT(S)'], '', 260)
        .columns(['Heronfield Holdings LLC'], ['Odette Karrow'], '', 266)
        .gap()
        .body(SAYS),
  },
  {
    name: 'a docket sheet of a county, its state among the parties',
    court: 'Court of Common Pleas of Larch County, Pennsylvania',
    numbers: ['CP-87-CR-0003711-2031'],
    parties: [
      ['plaintiff', 'Commonwealth of Pennsylvania'],
      ['defendant', 'Bramwell Lund Jr.'],
    ],
    title: null,
    print: (s) =>
      s
        .head('COURT OF COMMON PLEAS OF LARCH COUNTY', 'DOCKET')
        .right('Docket Number: CP-87-CR-0003711-2031')
        .gap()
        .center('Commonwealth of Pennsylvania', 'v.', 'Bramwell Lund Jr.')
        .gap()
        .head('CASE INFORMATION')
        .columns(['Judge Assigned: Quill, Thea', 'County: Larch'], ['Date Filed: 09/03/2031'], '', 260)
        .gap()
        .body(SAYS),
  },
  {
    name: 'a certiorari under the heading of its syllabus',
    court: 'Supreme Court of the United States',
    numbers: ['31-889'],
    parties: [
      ['plaintiff', 'Alder Regional Water District'],
      ['defendant', 'Lund'],
    ],
    title: null,
    print: (s) =>
      s
        .head('SUPREME COURT OF THE UNITED STATES')
        .gap()
        .center('Syllabus')
        .gap()
        .center('ALDER REGIONAL WATER DISTRICT v.', 'LUND ET AL.')
        .gap()
        .center('CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR', 'THE TENTH CIRCUIT')
        .gap()
        .center('No. 31-889. Argued April 23, 2031')
        .gap()
        .body(SAYS),
  },
  {
    name: 'numbers and title at the right, each on a row of its own',
    court: 'Superior Court of New Jersey, Law Division, Criminal Part, Elm County',
    numbers: ['ELM-31-002292'],
    parties: [
      ['plaintiff', 'State of New Jersey'],
      ['defendant', 'Bramwell T. Lund'],
    ],
    title: null,
    print: (s) =>
      s
        .head('SUPERIOR COURT OF NEW JERSEY', 'LAW DIVISION - CRIMINAL PART', 'ELM COUNTY')
        .gap()
        .columns(
          [
            'STATE OF NEW JERSEY,',
            '',
            '     Plaintiff,',
            '',
            'v.',
            '',
            'BRAMWELL T. LUND,',
            '',
            '     Defendant.',
          ],
          [
            '',
            'Docket Nos. ELM-31-002292',
            '',
            'NOTICE OF PENDENCY OF',
            '',
            'DIRECT APPEAL AND REQUEST',
            '',
            'TO HOLD IN ABEYANCE',
          ],
          '',
          250,
        )
        .gap()
        .left('To: The Honorable Presiding Judge, Criminal Division, Elm County, and the clerk')
        .gap()
        .body(SAYS),
  },
  {
    name: 'a box of a form, the other role in it',
    court: 'District Court, Alder County, Colorado',
    numbers: ['31DR42'],
    parties: [
      ['petitioner', 'Odette Karrow'],
      ['respondent', 'Bramwell Lund'],
    ],
    title: null,
    print: (s) =>
      s
        .left('District Court, Alder County, Colorado')
        .columns(
          ['Petitioner:  Odette Karrow', 'and', 'Co-Petitioner/Respondent:  Bramwell Lund'],
          ['', '', 'Case Number: 31DR42'],
          '',
          330,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'an order of a state form, the names and addresses of both',
    court: null,
    numbers: null,
    parties: [
      ['defendant', 'eBright Stores Inc.'],
      ['defendant', 'Pell Harbor'],
      ['plaintiff', 'Odette Karrow'],
    ],
    title: 'SUMMONS',
    print: (s) =>
      s
        .head('SUMMONS')
        .gap()
        .left('NOTICE TO DEFENDANT:')
        .left('eBright Stores Inc., and Pell Harbor')
        .gap()
        .left('YOU ARE BEING SUED BY PLAINTIFF:')
        .left('Odette Karrow, 10 Thistle Way, Larchmont AZ 85001 602-555-0144')
        .gap()
        .body(SAYS),
  },
  {
    name: 'a notice by labels, a list of names over two lines',
    court: 'Superior Court of New Jersey',
    numbers: ['ELM L 003252-31'],
    parties: [
      ['plaintiff', 'Odette T Karrow'],
      ['defendant', 'Alder Twp Police Dept'],
      ['defendant', 'Elm Towing'],
      ['defendant', 'Quill Officer'],
      ['defendant', 'John Doe Officers'],
    ],
    title: null,
    print: (s) =>
      s
        .left('SUPERIOR COURT OF NEW JERSEY')
        .gap()
        .columns(
          ['Plaintiff Name:', 'Defendant Name:', '', 'Case Number:'],
          [
            'ODETTE T KARROW',
            'ALDER TWP POLICE DEPT, ELM TOWING, QUILL OFFICER,',
            'JOHN DOE OFFICERS',
            'ELM L 003252-31',
          ],
          '',
          110,
        )
        .gap()
        .body(SAYS),
  },
  {
    name: 'an opinion as a reporter prints it',
    court: 'United States District Court, Northern District of Ohio',
    numbers: ['3:31-cv-245'],
    parties: POE_V_LUND,
    title: null,
    print: (s) =>
      s
        .center('ODETTE KARROW, Plaintiff,', 'v.', 'BRAMWELL LUND, Defendant.')
        .gap()
        .center(
          'No. 3:31-cv-245.',
          'United States District Court, Northern District of Ohio, Western Division.',
        )
        .gap()
        .body(SAYS),
  },
];

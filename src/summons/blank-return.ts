import type { Run } from '../drafting/blocks.ts';
import { blank, type FormBlock, words } from '../drafting/form.ts';
import { blankBoxes } from './return-boxes.ts';
import type { Summons } from './schema.ts';

const NAME = 26;
const DAY = 16;

const OATH: Run[] = [
  words(
    'I state on oath that I am over eighteen (18) years of age and not a party to this lawsuit, and that I served this summons, with a copy of the complaint attached to it, in ',
  ),
  blank(null, 18),
  words(' County, New Mexico, on '),
  blank(null, DAY),
  words(', in this way (check one box and fill in its blanks):'),
];

/**
 * The last part of Form 4-206, on a page of its own: the return, blank, for whoever serves the summons to fill in by
 * hand. A sheriff or deputy of a New Mexico county signs it without a notary.
 */
export function blankReturn({ caseNumber, plaintiffName, defendantName }: Summons): FormBlock[] {
  return [
    { type: 'pageBreak' },
    { type: 'title', text: 'RETURN' },
    {
      type: 'lines',
      align: 'left',
      lines: [
        [words(`${plaintiffName} v. ${defendantName}, case number `), blank(caseNumber, NAME)],
        [words('STATE OF NEW MEXICO')],
        [words('COUNTY OF '), blank(null, DAY)],
      ],
    },
    { type: 'paragraph', runs: OATH },
    ...blankBoxes(),
    { type: 'lines', align: 'left', lines: [[words('Fees: '), blank(null, DAY)]] },
    {
      type: 'signatures',
      columns: [
        {
          lines: [
            { text: 'Signature of the person who served', isRule: true },
            { text: 'Name', isRule: true },
            { text: 'Title (if any)', isRule: true },
          ],
        },
        {
          lines: [
            { text: `Signed and sworn to before me on ${blank(null, 11).text}.`, isRule: false },
            { text: 'Notary, judge or other officer who may take oaths', isRule: true },
            { text: 'Official title; commission expires', isRule: true },
          ],
        },
      ],
    },
    {
      type: 'paragraph',
      runs: [
        words(
          'A sheriff or deputy sheriff of a New Mexico county signs without a notary. Do not file this return before service.',
        ),
      ],
    },
  ];
}

import type { Run } from '../drafting/blocks.ts';
import { blank, type FormBlock, words } from '../drafting/form.ts';
import { AFFIRMATION } from './affirmation.ts';
import { blankBoxes } from './return-boxes.ts';
import type { Summons } from './schema.ts';

const NAME = 26;
const DAY = 16;

const STATEMENT: Run[] = [
  words(
    'I state that I am over eighteen (18) years of age and not a party to this lawsuit, and that I served this summons, with a copy of the complaint attached to it, in ',
  ),
  blank(null, 18),
  words(' County, New Mexico, on '),
  blank(null, DAY),
  words(', in this way (check one box and fill in its blanks):'),
];

/**
 * The last part of Form 4-206, on a page of its own: the return, blank, for whoever serves the summons to fill in by
 * hand: affirmed under penalty of perjury, or sworn before a notary. A sheriff or deputy of a New Mexico county only
 * signs it.
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
        [words('STATE OF NEW MEXICO, COUNTY OF '), blank(null, DAY)],
      ],
    },
    { type: 'paragraph', runs: STATEMENT },
    ...blankBoxes(),
    { type: 'lines', align: 'left', lines: [[words('Fees: '), blank(null, DAY)]] },
    {
      type: 'paragraph',
      runs: [words(`${AFFIRMATION} Signed on `), blank(null, DAY), words('.')],
    },
    {
      type: 'signatures',
      columns: [
        {
          lines: [
            { text: 'Signature of the person who served', isRule: true },
            { text: 'Name and title, if any', isRule: true },
            { text: 'Address', isRule: true },
          ],
        },
        {
          lines: [
            { text: 'Only if it is sworn before a notary instead:', isRule: false },
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
          'A sheriff or deputy sheriff of a New Mexico county certifies it by the signature alone. Do not file this return before service.',
        ),
      ],
    },
  ];
}

import type { Run } from '../papers/blocks.ts';
import { blank, type FormBlock, words } from '../papers/form.ts';
import type { Summons } from './schema.ts';

const NAME = 26;
const DAY = 16;

/** Words with a blank wherever '{name}', '{day}', '{age}' or '{address}' stands. */
function withBlanks(text: string): Run[] {
  const widths: Readonly<Record<string, number>> = { name: NAME, day: DAY, age: 4, address: 40, county: 18 };
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? words(part) : blank(null, widths[part])));
}

const OATH =
  'I state on oath that I am over eighteen (18) years of age and not a party to this lawsuit, and that I served this summons, with a copy of the complaint attached to it, in {county} County, New Mexico, on {day}, in this way (check one box and fill in its blanks):';

/** The ways of service in the order of the form (Rule 1-004(F) to (I) NMRA). */
const WAYS = [
  'to the defendant {name}, who accepted the papers or refused them.',
  'to the defendant by mail or courier as Rule 1-004 NMRA provides; the receipt, a copy of which is attached, was signed by {name} on {day}.',
  'after an attempt in person or by mail or courier, to {name}, age {age}, a person over fifteen (15) years of age who lives at the defendant’s usual home; and by first-class mail on {day} to the defendant’s last known address, {address}.',
  'after attempts in person or by mail or courier and at the home, to {name}, the person apparently in charge at the defendant’s workplace; and by first-class mail on {day} to the workplace, {address}, and to the last known address, {address}.',
  'to {name}, an agent authorized to receive service for the defendant.',
  'to {name}, the parent, guardian, custodian, conservator or guardian ad litem of the defendant, a minor or an incompetent person.',
  'to {name}, whose title is {day}, a person authorized to receive service for the defendant, an organization or public body.',
] as const;

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
    { type: 'paragraph', runs: withBlanks(OATH) },
    ...WAYS.map((text): FormBlock => ({ type: 'choice', isChecked: false, runs: withBlanks(text) })),
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

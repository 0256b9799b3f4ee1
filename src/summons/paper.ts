import type { Run } from '../drafting/blocks.ts';
import { blank, type FormBlock, type FormPaper, type SignatureLine, words } from '../drafting/form.ts';
import { countyName } from '../law/courts/county-names.ts';
import { STATE_BAR_TELEPHONES } from '../law/state-bar.ts';
import { MONTHS, ordinal } from '../text/day-words.ts';
import { spelled } from '../text/number-words.ts';
import { blankReturn } from './blank-return.ts';
import { DEFAULT_RESPONSE_DAYS, type Summons } from './schema.ts';
import { wrongForm } from './wrong-form.ts';

export const DRAFT_MARK = 'Draft: not valid until issued, signed and sealed by the clerk';
const COPY_MARK = 'Copy: the summons that the clerk issued, signed and sealed is the original';
const WRONG_MARK = 'Not for use: this court takes another form, 4-204';
const FOOTER = 'Issued under Rule 1-004 NMRA, Rules of Civil Procedure for the District Courts.';

function markOf({ status, caseNumber, courtName }: Summons): string {
  if (wrongForm(caseNumber, courtName) !== null) return WRONG_MARK;
  return status === 'draft' ? DRAFT_MARK : COPY_MARK;
}

/** Widths of blanks, in underscores: short where a word goes, long where an address does. */
const SHORT = 14;
const LONG = 20;

const labeled = (label: string, value: string | null, width = LONG): Run[] => [
  words(`${label} `),
  blank(value, width),
];

/** 'Dated at Bernalillo, New Mexico, this 2nd day of March, 2026.' */
function datedLine(summons: Summons): Run[] {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(summons.issuedDate) ?? [];
  return [
    words('Dated at '),
    blank(countyName(summons.county), SHORT),
    words(', New Mexico, this '),
    blank(day === undefined ? null : ordinal(Number(day)), 4),
    words(' day of '),
    blank(MONTHS[Number(month) - 1], SHORT),
    words(', '),
    blank(year === undefined ? null : String(Number(year)), 6),
    words('.'),
  ];
}

function head(summons: Summons): FormBlock {
  const isEntity = summons.isEntityDefendant === 'entity';
  return {
    type: 'grid',
    columns: [1, 1],
    rows: [
      {
        cells: [
          {
            lines: [
              labeled('District court:', summons.courtName),
              [blank(countyName(summons.county), SHORT), words(' County, New Mexico')],
              labeled('Court address:', summons.courtAddress),
              labeled('Court telephone:', summons.courtPhone, SHORT),
            ],
          },
          { lines: [labeled('Case number:', summons.caseNumber), labeled('Judge:', summons.judgeName)] },
        ],
      },
      {
        cells: [
          {
            lines: [
              labeled('Plaintiff(s):', summons.plaintiffName),
              [words('v.')],
              labeled('Defendant(s):', summons.defendantName),
            ],
          },
          {
            lines: [
              labeled('Defendant:', summons.defendantName),
              labeled('Address:', summons.defendantAddress),
              ...(isEntity
                ? [
                    labeled('Registered agent:', summons.registeredAgentName),
                    [blank(summons.registeredAgentAddress, LONG)],
                  ]
                : []),
            ],
          },
        ],
      },
    ],
  };
}

const NOTICES = [
  'A lawsuit has been filed against you. A copy of the lawsuit is attached to this summons, which the court issued.',
  `You must respond to the lawsuit in writing. Your written response must be filed with the court within ${spelled(DEFAULT_RESPONSE_DAYS)} (${DEFAULT_RESPONSE_DAYS}) days of the day you are served with this summons. Rule 1-004 NMRA decides which day that is. The court’s address stands above.`,
  'File your written response in person or by mail. When you file it, give or mail a copy to the person who signed the lawsuit.',
  'If you do not respond in writing, judgment may be entered against you as the lawsuit asks.',
  'In most lawsuits you can have a jury trial. Ask for it in writing and pay the jury fee.',
  'If you need an interpreter, ask for one in writing.',
  `You may wish to consult a lawyer. For help finding one, the State Bar of New Mexico can be called at ${STATE_BAR_TELEPHONES.join(' or ')}.`,
] as const;

/** What the person who makes the summons adds to it. */
function additions({ summonsText, additionalInstructions }: Summons): FormBlock[] {
  const blocks: FormBlock[] = [];
  if (summonsText) blocks.push({ type: 'paragraph', runs: [words(summonsText)] });
  if (additionalInstructions) {
    const runs = [words('Additional instructions: '), words(additionalInstructions)];
    blocks.push({ type: 'paragraph', runs });
  }
  return blocks;
}

function signerTitle({ isProSe, attorneyName }: Summons): string {
  if (isProSe) return 'Plaintiff, without a lawyer';
  return attorneyName ? 'Attorney for plaintiff' : 'Attorney for plaintiff, or plaintiff without a lawyer';
}

function signatures(summons: Summons): FormBlock {
  const text = (label: string, value: string | null, width = SHORT): SignatureLine => ({
    text: `${label} ${blank(value, width).text}`,
    isRule: false,
  });
  return {
    type: 'signatures',
    columns: [
      {
        lines: [
          { text: 'Clerk of court', isRule: true },
          { text: 'By: deputy', isRule: true },
          { text: '(Seal of the court)', isRule: false },
        ],
      },
      {
        lines: [
          { text: signerTitle(summons), isRule: true },
          text('Name:', summons.attorneyName || summons.plaintiffName),
          text('Address:', summons.attorneyAddress || summons.plaintiffAddress),
          text('Telephone:', summons.attorneyPhone),
          text('Fax:', summons.attorneyFax),
          text('E-mail:', summons.attorneyEmail),
        ],
      },
    ],
  };
}

/**
 * The summons of a New Mexico district court with the parts of Form 4-206 in their order (Rule 1-004(B) NMRA). What is
 * not known is underscores. The draft ends with a blank return. It is marked as a draft until it was served, and as a copy from then on: the original is
 * the one with the clerk's signature and seal.
 */
export function summonsPaper(summons: Summons): FormPaper {
  const isDraft = summons.status === 'draft';
  return {
    shortTitle: isDraft ? 'Summons (draft)' : 'Summons (copy)',
    blocks: [
      { type: 'banner', text: markOf(summons) },
      { type: 'title', text: 'SUMMONS' },
      head(summons),
      {
        type: 'lines',
        align: 'left',
        lines: [
          [
            words('To '),
            blank(summons.defendantName),
            words(', the defendant named above: take notice that'),
          ],
        ],
      },
      ...NOTICES.map(
        (text, index): FormBlock => ({ type: 'notice', number: String(index + 1), runs: [words(text)] }),
      ),
      ...additions(summons),
      { type: 'lines', align: 'left', lines: [datedLine(summons)] },
      signatures(summons),
      { type: 'lines', align: 'center', lines: [[words(FOOTER)]] },
      ...(isDraft ? blankReturn(summons) : []),
    ],
  };
}

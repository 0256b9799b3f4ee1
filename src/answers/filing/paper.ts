import { caseNumberKey } from '../../cases/case-number.ts';
import type { AnsweredCounterclaim } from '../schema.ts';
import type { Paper, PaperBlock } from './blocks.ts';
import { courtHead } from './court.ts';
import type { FilingInput } from './input.ts';
import { captionLines, type Parties, readSides } from './parties.ts';
import { type FiledResponse, filedResponses } from './responses.ts';
import { BLANK, NEEDS_ANSWER, oneLine, paragraphsOf, plainRun, runsOf } from './runs.ts';
import { answerTitle, pleadingTitle } from './title.ts';

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
  'Thirteenth',
  'Fourteenth',
  'Fifteenth',
  'Sixteenth',
  'Seventeenth',
  'Eighteenth',
  'Nineteenth',
  'Twentieth',
];

/** 1 → 'First', 21 → '21st'. */
function ordinal(count: number): string {
  const word = ORDINALS[count - 1];
  if (word !== undefined) return word;
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** 1 → 'A', 27 → 'AA'. */
function letter(count: number): string {
  const rest = (count - 1) % 26;
  const own = String.fromCharCode(65 + rest);
  return count > 26 ? letter(Math.floor((count - 1) / 26)) + own : own;
}

const text = (words: string): PaperBlock => ({ type: 'text', runs: runsOf(words) });
const heading = (level: 1 | 2, words: string): PaperBlock => ({ type: 'heading', level, text: words });

/** The number on the paper: the case's own, else the one printed on the complaint; null when neither has one. */
export function paperNumber(input: Pick<FilingInput, 'case' | 'captions'>): string | null {
  const own = oneLine(input.case.caseNumber ?? '');
  if (caseNumberKey(own) !== '') return own;
  return input.captions.find(({ caseNumber }) => caseNumber !== null)?.caseNumber ?? null;
}

function headBlocks(input: FilingInput, parties: Parties, title: string): PaperBlock[] {
  const { courtName, state } = input.case;
  const printed = input.captions.find(({ court }) => court.length > 0)?.court ?? [];
  const { align, lines, numberLabel } = courtHead({ courtName, state, printed });
  return [
    { type: 'court', align, lines },
    {
      type: 'caption',
      lines: captionLines(parties),
      numberLabel,
      number: plainRun(paperNumber(input) ?? BLANK),
    },
    { type: 'title', text: title },
  ];
}

function responseBlock({ documentId, key, number, response, text: words }: FiledResponse): PaperBlock {
  const isUnanswered = response === 'needs_answer' || words.trim() === '';
  return {
    type: 'response',
    documentId,
    key,
    number,
    isUnanswered,
    runs: runsOf(isUnanswered ? NEEDS_ANSWER : oneLine(words)),
  };
}

const HEADINGS_ADMIT_NOTHING =
  'The headings below repeat those of the pleading, so that each response can be found. Nothing in a heading is admitted.';

function responseBlocks(input: FilingInput): PaperBlock[] {
  const filed = filedResponses(input.answer, input.ledger);
  const documents = [...new Set(filed.map(({ documentId }) => documentId))];
  const blocks: PaperBlock[] = [];
  for (const documentId of documents) {
    const caption = input.captions.find((candidate) => candidate.documentId === documentId);
    const own = filed.filter((response) => response.documentId === documentId);
    const named = documents.length > 1 ? pleadingTitle(caption?.title ?? null) : 'THE NUMBERED PARAGRAPHS';
    blocks.push(heading(1, documents.length > 1 ? `RESPONSE TO ${named}` : 'RESPONSE TO ALLEGATIONS'));
    if (own.some(({ section }) => section !== null)) blocks.push(text(HEADINGS_ADMIT_NOTHING));
    let section: string | null = null;
    for (const response of own) {
      const words = oneLine(response.section ?? '');
      if (words !== '' && words !== section) blocks.push(heading(2, words));
      section = words === '' ? section : words;
      blocks.push(responseBlock(response));
    }
  }
  return blocks;
}

function defenceBlocks({ answer, defences }: FilingInput): PaperBlock[] {
  if (answer.defences.length === 0) return [];
  const others = new Set(defences.filter(({ isWaivedIfOmitted }) => isWaivedIfOmitted).map(({ id }) => id));
  const isMixed = answer.defences.some(({ id }) => others.has(id));
  return [
    heading(1, isMixed ? 'AFFIRMATIVE AND OTHER DEFENSES' : 'AFFIRMATIVE DEFENSES'),
    ...answer.defences.flatMap(({ title, text: words }, index) => [
      heading(2, `${ordinal(index + 1)} Defense: ${oneLine(title)}`),
      ...paragraphsOf(words).map(text),
    ]),
  ];
}

function factBlocks({ paragraphs, relief }: AnsweredCounterclaim): PaperBlock[] {
  return [
    ...paragraphs.map(
      ({ number, text: words }): PaperBlock => ({
        type: 'fact',
        number: String(number),
        runs: runsOf(oneLine(words)),
      }),
    ),
    ...paragraphsOf(relief).map(text),
  ];
}

function counterclaimBlocks({ answer: { counterclaims } }: FilingInput): PaperBlock[] {
  if (counterclaims.length === 0) return [];
  const isSingle = counterclaims.length === 1;
  return [
    heading(1, isSingle ? 'COUNTERCLAIM' : 'COUNTERCLAIMS'),
    ...counterclaims.flatMap((counterclaim, index) => {
      const title = oneLine(counterclaim.title);
      return [
        heading(2, isSingle ? title : `${ordinal(index + 1)} Counterclaim: ${title}`),
        ...factBlocks(counterclaim),
      ];
    }),
  ];
}

function requestItems(requests: readonly string[]): PaperBlock[] {
  const items = requests.map(oneLine).filter((request) => request !== '');
  return items.map((request, index) => {
    const bare = request.replace(/[\s.;,]+$/, '');
    const end = index === items.length - 1 ? '.' : index === items.length - 2 ? '; and' : ';';
    return { type: 'item', label: `${letter(index + 1)}.`, runs: runsOf(`${bare}${end}`) };
  });
}

function closingBlocks({ answer, juryDemand }: FilingInput, who: string): PaperBlock[] {
  const jury = juryDemand
    ? [
        heading(1, 'JURY DEMAND'),
        text(
          `${who} demand${who.endsWith('s') ? '' : 's'} a trial by jury on all issues that a jury can decide.`,
        ),
      ]
    : [];
  return [...jury, heading(1, 'PRAYER FOR RELIEF'), ...requestItems(answer.prayer)];
}

function signatureBlocks(designation: string, short: string): PaperBlock[] {
  return [
    {
      type: 'signature',
      closing: 'Respectfully submitted,',
      role: `${designation}, without a lawyer`,
      lines: [
        'Signature',
        'Printed name',
        'Mailing address',
        'City, state, ZIP code',
        'Telephone',
        'E-mail address',
        'Date',
      ],
    },
    {
      type: 'certificate',
      title: 'CERTIFICATE OF SERVICE',
      before: `I certify that on ${BLANK}, 20____, I sent a copy of this ${short} to each person named below by:`,
      choices: ['first-class mail', 'hand delivery', 'e-mail, or the court’s electronic filing system'],
      lines: [
        'Name of the other side’s lawyer, or of the other side if there is no lawyer',
        'Address or e-mail address it was sent to',
        'Signature',
      ],
    },
  ];
}

/**
 * An answer as a paper for the court, block by block. Paragraph numbers are the complaint's own; what nobody has
 * said stands bracketed or as a blank line; signature, date and certificate of service are always left to ink.
 */
export function answerPaper(input: FilingInput): Paper {
  const parties = readSides({
    plaintiffName: input.case.plaintiffName,
    defendantName: input.case.defendantName,
    participants: input.participants,
    captions: input.captions,
  });
  const titles = input.captions.map(({ title }) => title);
  const { full, short } = answerTitle(titles, input.answer.counterclaims.length);
  const { designation } = parties.answering;
  const blocks = [
    ...headBlocks(input, parties, full),
    ...paragraphsOf(input.answer.sections.introduction).map(text),
    ...responseBlocks(input),
    ...defenceBlocks(input),
    ...counterclaimBlocks(input),
    ...closingBlocks(input, designation),
    ...signatureBlocks(designation, short),
  ];
  const unanswered = blocks.filter((block) => block.type === 'response' && block.isUnanswered).length;
  return { shortTitle: short, blocks, unanswered };
}

import type { Paper, PaperBlock } from '../../drafting/blocks.ts';
import { caseNumberKey } from '../../law/case-number.ts';
import { pageChecks, placeChecks } from '../reading.ts';
import type { AnsweredCounterclaim, Ledger } from '../schema.ts';
import { asSentences } from '../wording.ts';
import { openFacts } from './caption-facts.ts';
import { certificateBlock } from './certificate.ts';
import { answerCourtOf, courtHead } from './court.ts';
import type { FilingInput } from './input.ts';
import { captionLines, type Parties, readSides } from './parties.ts';
import { type FiledResponse, filedResponses } from './responses.ts';
import {
  BLANK,
  checked,
  markedIn,
  NEEDS_ANSWER,
  oneLine,
  paragraphsOf,
  plainRun,
  runsOf,
  textOf,
} from './runs.ts';
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

/** A working copy is for the person, a clean one for the court. */
export type Copy = 'working' | 'clean';

const text = (words: string): PaperBlock => ({ type: 'text', runs: runsOf(words) });
const heading = (level: 1 | 2, words: string): PaperBlock => ({ type: 'heading', level, text: words });

/** The number on the paper: the case's own, else the one printed on the complaint; null when neither has one. */
export function paperNumber(input: Pick<FilingInput, 'case' | 'captions'>): string | null {
  const own = oneLine(input.case.caseNumber ?? '');
  if (caseNumberKey(own) !== '') return own;
  return input.captions.find(({ caseNumber }) => caseNumber !== null)?.caseNumber ?? null;
}

/** The court as the first complaint that names one prints it. */
function printedCourt({ captions }: FilingInput): readonly string[] {
  return captions.find(({ court }) => court.length > 0)?.court ?? [];
}

/** What of the head nobody has said is right. */
interface Unsure {
  court: boolean;
  number: boolean;
  names: ReadonlySet<string>;
}

function unsureOf(input: FilingInput): Unsure {
  const open = openFacts(input);
  return {
    court: open.some(({ kind }) => kind === 'court'),
    number: open.some(({ kind }) => kind === 'case-number'),
    names: new Set(open.flatMap((fact) => (fact.kind === 'party' ? [oneLine(fact.value.name)] : []))),
  };
}

function headBlocks(input: FilingInput, parties: Parties, title: string, unsure: Unsure): PaperBlock[] {
  const { align, lines, numberLabel } = courtHead({ ...input.case, printed: printedCourt(input) });
  const number = paperNumber(input) ?? BLANK;
  return [
    {
      type: 'court',
      align,
      lines: unsure.court ? lines.map((line) => checked(textOf(line))) : lines,
    },
    {
      type: 'caption',
      lines: captionLines(parties, (name) => unsure.names.has(name)),
      numberLabel,
      number: unsure.number ? checked(number) : plainRun(number),
    },
    { type: 'title', text: title },
  ];
}

/** It names the parties and the case as they were read when it was written. */
function introductionBlocks(input: FilingInput, { names, number }: Unsure): PaperBlock[] {
  const values = [...names, ...(number ? [paperNumber(input) ?? ''] : [])].filter((value) => value !== '');
  return paragraphsOf(input.answer.sections.introduction).map((line) => ({
    type: 'text',
    runs: runsOf(line).flatMap((run) => markedIn(run, values)),
  }));
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

function responseBlocks({ answer, ledger, captions }: FilingInput, copy: Copy): PaperBlock[] {
  const filed = filedResponses(answer, ledger);
  const documents = [
    ...new Set([...answer.complaintDocuments, ...filed.map(({ documentId }) => documentId)]),
  ];
  // A version of before its parts were kept apart: its words are all there is.
  if (documents.length === 0) {
    const whole = paragraphsOf(answer.sections.responseToAllegations).map(text);
    return whole.length === 0 ? [] : [heading(1, 'RESPONSE TO ALLEGATIONS'), ...whole];
  }
  return documents.flatMap((documentId) => {
    const caption = captions.find((candidate) => candidate.documentId === documentId);
    const named = documents.length > 1 ? `RESPONSE TO ${pleadingTitle(caption?.title ?? null)}` : null;
    const own = filed.filter((response) => response.documentId === documentId);
    const notes = copy === 'clean' ? [] : notesOf(own, ledger, documentId);
    return [
      heading(1, named ?? 'RESPONSE TO ALLEGATIONS'),
      ...underHeadings(own, caption?.filename ?? null, notes),
    ];
  });
}

/** What a working copy says of pages that were not read, before each response and at the end. */
function notesOf(own: readonly FiledResponse[], ledger: Ledger, documentId: string): string[][] {
  const document = ledger.documents.find((each) => each.documentId === documentId);
  if (document === undefined) return [];
  const pageOf = new Map(
    ledger.paragraphs.flatMap(({ documentId: of, key, page }) => (of === documentId ? [[key, page]] : [])),
  );
  let page = 1;
  const pages = own.map(({ key }) => {
    page = pageOf.get(key) ?? page;
    return page;
  });
  return placeChecks(pages, pageChecks(document, ledger.documents.length === 1));
}

function underHeadings(
  own: readonly FiledResponse[],
  filename: string | null,
  notes: readonly string[][],
): PaperBlock[] {
  const notesAt = (place: number) => (notes[place] ?? []).map(text);
  if (own.length === 0) {
    return [
      ...notesAt(0),
      text(`[NEEDS YOUR ANSWER: no numbered paragraphs were found in ${filename ?? 'the complaint'}]`),
    ];
  }
  const blocks: PaperBlock[] = [];
  if (own.some(({ section }) => section !== null)) blocks.push(text(HEADINGS_ADMIT_NOTHING));
  let section: string | null = null;
  for (const [place, response] of own.entries()) {
    blocks.push(...notesAt(place));
    const words = oneLine(response.section ?? '');
    if (words !== '' && words !== section) blocks.push(heading(2, words));
    section = words === '' ? section : words;
    blocks.push(responseBlock(response));
  }
  return [...blocks, ...notesAt(own.length)];
}

function defenseBlocks({ answer, defenses }: FilingInput): PaperBlock[] {
  if (answer.defenses.length === 0) return [];
  const others = new Set(defenses.filter(({ isWaivedIfOmitted }) => isWaivedIfOmitted).map(({ id }) => id));
  const isMixed = answer.defenses.some(({ id }) => others.has(id));
  return [
    heading(1, isMixed ? 'AFFIRMATIVE AND OTHER DEFENSES' : 'AFFIRMATIVE DEFENSES'),
    ...answer.defenses.flatMap(({ title, text: words }, index) => [
      heading(2, `${ordinal(index + 1)} Defense: ${oneLine(title)}`),
      ...paragraphsOf(words).map(text),
    ]),
  ];
}

function factBlocks({ paragraphs, relief }: AnsweredCounterclaim, who: string): PaperBlock[] {
  return [
    ...paragraphs.map(
      ({ number, text: words }): PaperBlock => ({
        type: 'fact',
        number: String(number),
        runs: runsOf(oneLine(words)),
      }),
    ),
    ...paragraphsOf(relief).map((line, index) =>
      text(
        index === 0
          ? `For this counterclaim, ${who} asks the Court for the following: ${asSentences(line)}`
          : asSentences(line),
      ),
    ),
  ];
}

function counterclaimBlocks({ answer: { counterclaims } }: FilingInput, who: string): PaperBlock[] {
  if (counterclaims.length === 0) return [];
  const isSingle = counterclaims.length === 1;
  return [
    heading(1, isSingle ? 'COUNTERCLAIM' : 'COUNTERCLAIMS'),
    ...counterclaims.flatMap((counterclaim, index) => {
      const title = oneLine(counterclaim.title);
      return [
        heading(2, isSingle ? title : `${ordinal(index + 1)} Counterclaim: ${title}`),
        ...factBlocks(counterclaim, who),
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

/** Only where something is contested already: it adds no denial to an answer that has none. */
function prayerResponse({ answer }: FilingInput, { claiming, answering }: Parties): PaperBlock[] {
  const isContested = answer.responses.some(
    ({ response }) => response !== 'admit' && response !== 'needs_answer',
  );
  if (!isContested) return [];
  return [
    heading(1, 'RESPONSE TO PRAYER FOR RELIEF'),
    text(
      `The request for relief states no fact to be admitted or denied. To the extent that a response is required, ${answering.designation} denies that ${claiming.designation} is entitled to the relief requested, except as far as the responses above admit it.`,
    ),
  ];
}

function closingBlocks({ answer, juryDemand }: FilingInput, who: string): PaperBlock[] {
  const jury = juryDemand
    ? [
        heading(1, 'JURY DEMAND'),
        text(`${who} demands a trial by jury on all issues that a jury can decide.`),
      ]
    : [];
  const items = requestItems(answer.prayer);
  const prayer = [heading(1, 'PRAYER FOR RELIEF'), text(`WHEREFORE, ${who} asks the Court:`), ...items];
  return items.length === 0 ? jury : [...jury, ...prayer];
}

function signatureBlock(designation: string): PaperBlock {
  return {
    type: 'signature',
    closing: 'Respectfully submitted,',
    role: `${designation}, self-represented (pro se)`,
    lines: [
      'Signature',
      'Printed name',
      'Mailing address',
      'City, state, ZIP code',
      'Telephone',
      'E-mail address',
      'Date',
    ],
  };
}

function isUnanswered(block: PaperBlock): boolean {
  if (block.type === 'response') return block.isUnanswered;
  return block.type === 'text' && block.runs.some(({ mark }) => mark === 'unanswered');
}

/**
 * An answer as a paper for the court, block by block. Paragraph numbers are the complaint's own; what nobody has
 * said stands bracketed or as a blank line; signature, date and what the certificate of service says of sending are
 * always left to ink. A working copy says where pages of the complaint could not be read; the clean one is for the court.
 */
export function answerPaper(input: FilingInput, copy: Copy = 'working'): Paper {
  const unsure = unsureOf(input);
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
    ...headBlocks(input, parties, full, unsure),
    ...introductionBlocks(input, unsure),
    ...responseBlocks(input, copy),
    ...prayerResponse(input, parties),
    ...defenseBlocks(input),
    ...counterclaimBlocks(input, designation),
    ...closingBlocks(input, designation),
    signatureBlock(designation),
    certificateBlock(input, {
      parties,
      short,
      full,
      court: answerCourtOf({ ...input.case, printed: printedCourt(input) }),
    }),
  ];
  const unanswered = blocks.filter(isUnanswered).length;
  return { shortTitle: short, blocks, unanswered };
}

import { DEFENSES } from '../law/defense-catalog.ts';
import { withoutEnd } from '../text/sentence-end.ts';
import { calledPaper } from '../verification/papers.ts';
import { answeredCounterclaims } from './counterclaims.ts';
import { pageChecks, placeChecks } from './reading.ts';
import type {
  AnsweredCounterclaim,
  AnsweredDefense,
  AnsweredParagraph,
  AnswerSections,
  Counterclaim,
  DefenseOption,
  Ledger,
  LedgerParagraph,
} from './schema.ts';
import { asSentences, capital, responseText } from './wording.ts';

/** What the case and the complaints say of who sues whom where; null where neither does. */
export interface AnswerCaption {
  plaintiff: string | null;
  defendant: string | null;
  court: string | null;
  caseNumber: string | null;
  /** How the paper calls the sides. */
  claiming: string;
  answering: string;
}

/** Pieces in other words than the assembled ones; each has passed the checks. Ids are those of `paragraphPiece`, `defensePiece` and `INTRODUCTION_PIECE`. */
export type Phrasing = ReadonlyMap<string, string>;

export interface AssembleInput {
  caption: AnswerCaption;
  ledger: Ledger;
  defenses: readonly DefenseOption[];
  counterclaims: readonly Counterclaim[];
  /** Title of the motion that the person thinks about; null for none. */
  motion: string | null;
  phrasing?: Phrasing;
}

export interface AssembledAnswer {
  sections: AnswerSections;
  responses: AnsweredParagraph[];
  defenses: AnsweredDefense[];
  counterclaims: AnsweredCounterclaim[];
  prayer: string[];
}

export const DRAFT_NOTE =
  '[DRAFT: prepared for you to read, correct and complete. It has not been filed or served. Date, signature and certificate of service are left for you.]';

export const paragraphPiece = ({ documentId, key }: Pick<LedgerParagraph, 'documentId' | 'key'>) =>
  `paragraph ${documentId} ${key}`;
export const defensePiece = (id: string) => `defense ${id}`;
export const INTRODUCTION_PIECE = 'introduction';

/**
 * An answer put together in code from what the person decided: the same input gives the same words. Every paragraph of
 * the ledger stands in it once and in order; what is not answered, or only the person knows, stands in brackets.
 */
export function assembleAnswer(input: AssembleInput): AssembledAnswer {
  const responses = input.ledger.paragraphs.map((paragraph) => answeredParagraph(paragraph, input));
  const defenses = answeredDefenses(input);
  const counterclaims = answeredCounterclaims(input.counterclaims);
  const prayer = prayerOf(input, responses, counterclaims.length);
  const sections: AnswerSections = {
    introduction: input.phrasing?.get(INTRODUCTION_PIECE) ?? introductionText(input.caption),
    responseToAllegations: responsesSection(input.ledger, responses),
    affirmativeDefenses: defensesSection(defenses),
    ...(counterclaims.length > 0 && { counterclaims: counterclaimsSection(counterclaims) }),
    conclusion: conclusionSection(input, prayer),
  };
  return { sections, responses, defenses, counterclaims, prayer };
}

export function introductionText({
  plaintiff,
  defendant,
  caseNumber,
  claiming,
  answering,
}: AnswerCaption): string {
  const who = defendant ?? '[CONFIRM: your name as it stands in the caption]';
  const whose = plaintiff === null ? '' : ` of ${claiming} ${plaintiff}`;
  const where = caseNumber === null ? '' : ` in case number ${caseNumber}`;
  return asSentences(
    `${answering} ${who} answers the Complaint${whose}${where} as follows. Each response carries the number of the paragraph that it answers`,
  );
}

function answeredParagraph(
  paragraph: LedgerParagraph,
  { caption, phrasing }: AssembleInput,
): AnsweredParagraph {
  const { documentId, key, number, response } = paragraph;
  const words = phrasing?.get(paragraphPiece(paragraph)) ?? paragraph.words;
  return {
    documentId,
    key,
    number,
    section: neutralHeading(paragraph.section),
    response,
    text: responseText(paragraph, words, caption.answering),
  };
}

const NEUTRAL =
  /^(?:(?:[IVX]+|[A-Z]|\d+)[.)]\s*)?(?:count|claim|(?:\w+[- ]){1,3}(?:cause|claim|count)|cause of action|(?:the )?parties|plaintiffs?$|defendants?$|jurisdiction|venue|jury|damages|(?:statement of (?:the )?|relevant )?(?:facts|jurisdiction|venue|parties)|factual|(?:general|common) allegations|background|introduction)/i;
const LONGEST_NEUTRAL = 160;

/** A heading that argues ('Defendant Knew All Along') is not repeated in an answer. */
function neutralHeading(section: string | null): string | null {
  return section !== null && section.length <= LONGEST_NEUTRAL && NEUTRAL.test(section) ? section : null;
}

function responsesSection(
  { documents, paragraphs }: Ledger,
  responses: readonly AnsweredParagraph[],
): string {
  const blocks: string[] = [];
  for (const document of documents) {
    const { documentId, isNumbered, paragraphs: count } = document;
    const name = calledPaper(document);
    const own = paragraphs.filter((paragraph) => paragraph.documentId === documentId);
    const checks = placeChecks(
      own.map(({ page }) => page),
      pageChecks(document, documents.length === 1),
    );
    let turn = 0;
    if (documents.length > 1) blocks.push(`RESPONSE TO ${name}`);
    if (count === 0) {
      const why = isNumbered ? 'no paragraphs could be read' : 'its paragraphs are not numbered';
      blocks.push(`[NEEDS YOUR ANSWER: ${name}, ${why}]`);
    }
    let section: string | null = null;
    responses.forEach((response, index) => {
      if (response.documentId !== documentId) return;
      blocks.push(...(checks[turn] ?? []));
      turn += 1;
      if (response.section !== null && response.section !== section) blocks.push(response.section);
      section = response.section ?? section;
      const missing = paragraphs[index]?.missingBefore ?? [];
      if (missing.length > 0) blocks.push(missingNote(missing, name));
      blocks.push(`${response.number}. ${response.text}`);
    });
    blocks.push(...(checks[turn] ?? []));
  }
  return blocks.join('\n\n');
}

function missingNote(missing: readonly string[], paper: string): string {
  const which =
    missing.length === 1
      ? `paragraph ${missing[0]} was`
      : `paragraphs ${missing[0]} to ${missing.at(-1)} were`;
  return `[CONFIRM: ${which} not found in ${paper}; look whether the paper has them]`;
}

function answeredDefenses({ defenses, phrasing, caption }: AssembleInput): AnsweredDefense[] {
  return defenses
    .filter(({ chosen }) => chosen)
    .map(({ id, title, factNeeded, citation, facts }) => {
      const plea = DEFENSES.find((defense) => defense.id === id)?.plea ?? '';
      const own = asSentences(phrasing?.get(defensePiece(id)) ?? facts);
      const named = plea
        .replace(/\bDefendant\b/g, caption.answering)
        .replace(/\bPlaintiff\b/g, caption.claiming);
      const rule = citation === null ? named : `${withoutEnd(named)} (${citation}).`;
      return { id, title, text: `${rule} ${own === '' ? `[CONFIRM: ${factNeeded}]` : own}` };
    });
}

function defensesSection(defenses: readonly AnsweredDefense[]): string {
  if (defenses.length === 0) return '[CONFIRM: no defense has been chosen]';
  return defenses.map(({ title, text }, index) => `${index + 1}. ${title}\n\n${text}`).join('\n\n');
}

function counterclaimsSection(counterclaims: readonly AnsweredCounterclaim[]): string {
  return counterclaims
    .map(({ title, paragraphs, relief }) =>
      [title, ...paragraphs.map(({ number, text }) => `${number}. ${text}`), `Relief: ${relief}`].join(
        '\n\n',
      ),
    )
    .join('\n\n');
}

function prayerOf(
  { caption, defenses }: AssembleInput,
  responses: readonly AnsweredParagraph[],
  counterclaims: number,
): string[] {
  const isContested =
    responses.some(({ response }) => response !== 'admit' && response !== 'needs_answer') ||
    defenses.some(({ chosen }) => chosen);
  const asked = isContested
    ? [
        'That the Complaint be dismissed, or that the relief it asks for be denied',
        `That ${caption.answering} be awarded the costs that the rules allow`,
      ]
    : ['[CONFIRM: what you ask the court to do]'];
  const counter =
    counterclaims === 0
      ? []
      : [`That the relief asked for in the counterclaim${counterclaims > 1 ? 's' : ''} be granted`];
  return [...asked, ...counter, 'That such other relief be granted as the Court finds proper'];
}

function conclusionSection({ caption, motion }: AssembleInput, prayer: readonly string[]): string {
  const considered =
    motion === null
      ? []
      : [
          `[CONFIRM: a ${motion} is being considered. It is a paper of its own; say here only what you decide about it]`,
        ];
  return [
    `${capital(caption.answering)} asks the Court:`,
    ...prayer.map((request, index) => `${index + 1}. ${asSentences(request)}`),
    ...considered,
    DRAFT_NOTE,
  ].join('\n\n');
}

/** The whole answer as one text. */
export function answerText({ sections }: Pick<AssembledAnswer, 'sections'>): string {
  const { introduction, responseToAllegations, affirmativeDefenses, counterclaims, conclusion } = sections;
  return [
    introduction,
    'RESPONSE TO ALLEGATIONS',
    responseToAllegations,
    'AFFIRMATIVE DEFENSES',
    affirmativeDefenses,
    ...(counterclaims === undefined ? [] : ['COUNTERCLAIMS', counterclaims]),
    'CONCLUSION',
    conclusion,
  ].join('\n\n');
}

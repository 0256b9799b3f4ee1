import { builtinEngine } from '#server/ai/builtin.ts';
import { dueSentences } from '#src/assistant/due-sentences.ts';
import type { CaseFacts, DatedPassage } from '#src/assistant/facts-schema.ts';
import { isCalendarDate } from '#src/calendar-date.ts';
import { QUESTION_PASSAGES } from '#src/conversations/reply.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { readCaption } from '#src/papers/caption.ts';
import { type Classification, classifyDocument, SURE_ENOUGH } from '#src/papers/classify.ts';
import { findDates } from '#src/papers/dates.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { readPaper } from '#src/papers/paper.ts';
import type { Analysis, AnalysisParty, AnalysisStatement, Evidence } from '#src/papers/schema.ts';
import { makeRanker } from '#src/search/rank.ts';
import { chunkText } from '#src/text/chunks.ts';
import { NO_FACTS } from '#tests/eval/answering.ts';
import { type Period, periodsIn, type Side } from './truth.ts';

/** A field as the product gives it. */
export interface FieldRead {
  text: string;
  isUnsure: boolean;
  /** Whether its quotation stands in the text, and whether its place on the page is known. */
  isQuoted: boolean;
  hasBox: boolean;
}

export interface PartyRead extends FieldRead {
  side: Side;
}

/** A day or a period that the product offers, with the sentence it took it from. */
export interface DayRead {
  date: string | null;
  period: Period | null;
  start: number;
  end: number;
}

/** Everything the product says of one paper. Whoever changes how papers are read changes this file, and no other here. */
export interface PaperRead {
  kind: string;
  court: FieldRead | null;
  number: FieldRead | null;
  courtId: string | null;
  parties: PartyRead[];
  days: DayRead[];
  /** The days and periods that the reply to 'What are my deadlines?' names; null for a reply that says there is none. */
  replied: { dates: string[]; periods: Period[] } | null;
  /** Quotations of the analysis, and those of them that stand in the text at their place. */
  quotes: number;
  verified: number;
}

export interface PaperFile {
  path: string;
  filename: string;
  text: string;
  mimeType: string | null;
  /** The day on which a person asks; null for the paper's own. */
  today: string | null;
}

function fieldOf(text: string, statement: AnalysisStatement | null): FieldRead | null {
  if (statement === null) return null;
  return { text: statement.text, isUnsure: false, isQuoted: stands(text, statement.evidence), hasBox: false };
}

function stands(text: string, { start, end, quote }: Evidence): boolean {
  return end > start && text.slice(start, end) === quote;
}

const SIDES: Readonly<Record<string, Side>> = {
  plaintiff: 'plaintiff',
  petitioner: 'plaintiff',
  defendant: 'defendant',
  respondent: 'defendant',
  // Who appeals may have been either below.
  appellant: 'unsaid',
  appellee: 'unsaid',
};

function partyOf(text: string, { name, role, evidence }: AnalysisParty): PartyRead {
  const side = SIDES[role] ?? 'other';
  return { text: name, side, isUnsure: false, isQuoted: stands(text, evidence), hasBox: false };
}

function evidenceOf(analysis: Analysis): Evidence[] {
  if (analysis.type === 'summary') {
    const named = [...analysis.mentioned_parties, ...analysis.timeline].map(({ evidence }) => evidence);
    return [...analysis.key_point_sources, ...named];
  }
  const { court, caseNumber, jury_demand: jury, parties, claims, timeline, damages, relief } = analysis;
  const single = [court, caseNumber, jury].flatMap((each) => (each === null ? [] : [each]));
  const all = [...single, ...parties, ...claims, ...timeline, ...damages, ...relief];
  return [...all, ...analysis.jurisdiction, ...analysis.venue].map(({ evidence }) => evidence);
}

/** As the query for a case's facts picks them: which papers tell what to do, and the passages that say by when. */
const TELLING = /order|notice|summons|subpoena|minute|schedul|judgment/i;
const SAYS_WHEN =
  /\b(?:must|shall|due|deadline|hearing|conference|trial|appear|answer|respond|serve)\b.*\b(?:by|within|before|than|on|for|at|is|are)\b/is;
const DECIDES =
  /\b(?:it is (?:hereby |further |therefore |so )*ordered|(?:is|are|will be) (?:hereby )?(?:granted|denied|dismissed)|court (?:hereby )?(?:grants|denies|dismisses))\b/i;
const MOST_DATED_OF_ONE = 6;

function datedPassages({ path, filename, text }: PaperFile, docType: string): DatedPassage[] {
  if (!TELLING.test(docType) || /proposed/i.test(docType)) return [];
  return chunkText(text)
    .filter(({ content }) => (SAYS_WHEN.test(content) && /\d/.test(content)) || DECIDES.test(content))
    .reverse()
    .slice(0, MOST_DATED_OF_ONE)
    .map(({ page, start, content }) => ({ documentId: path, filename, docType, page, start, text: content }));
}

/** A case that has this one paper. */
function factsOf(file: PaperFile, docType: string, today: string): CaseFacts {
  const { path: id, filename } = file;
  const listed = { id, filename, docType, docDate: null, uploadedAt: new Date(0), pageCount: null };
  const documents = {
    ...NO_FACTS.documents,
    total: 1,
    ready: 1,
    byType: [{ type: docType, count: 1 }],
    listed: [listed],
    dated: datedPassages(file, docType),
  };
  return { ...NO_FACTS, today, documents };
}

function daysOffered(facts: CaseFacts): DayRead[] {
  return dueSentences(facts, []).flatMap(({ place, date }): DayRead[] => {
    const start = place.start ?? 0;
    const at = { start, end: start + place.text.length };
    if (date !== null) return [{ date, period: null, ...at }];
    const periods = periodsIn(place.text);
    return periods.length === 0
      ? [{ date: null, period: null, ...at }]
      : periods.map((period) => ({ date: null, period, ...at }));
  });
}

const ASKS_DAYS = 'What are my deadlines?';
const SAYS_NONE =
  /no sentence was found that sets a day|There is no order, notice or summons|\bNot in your documents\b/i;

async function deadlinesReplied(file: PaperFile, facts: CaseFacts): Promise<PaperRead['replied']> {
  const chunks = chunkText(file.text);
  const { path: documentId, filename } = file;
  const passages = makeRanker(chunks)(ASKS_DAYS, QUESTION_PASSAGES).flatMap(({ index }) => {
    const chunk = chunks[index];
    return chunk ? [{ ...chunk, text: chunk.content, documentId, filename }] : [];
  });
  const { message, quotes } = await builtinEngine.answer({
    question: ASKS_DAYS,
    history: [],
    passages,
    facts,
  });
  if (SAYS_NONE.test(message)) return null;
  const said = [message, ...quotes.map(({ text }) => text)].join('\n');
  const dates = findDates(said).map(({ date }) => date);
  return { dates: dates.filter(isCalendarDate), periods: periodsIn(said) };
}

function docTypeOf({ type, confidence }: Classification): string {
  return confidence < SURE_ENOUGH ? 'Other' : type;
}

/** A paper read with the product's own rules, as an upload whose person chose no category. */
export async function readAsProduct(file: PaperFile): Promise<PaperRead> {
  const { text, filename, mimeType } = file;
  const classification = classifyDocument({ text, filename, mimeType });
  const docType = docTypeOf(classification);
  const analysis = analyzeText({ text, docType });
  const caption = analysis.type === 'complaint' ? analysis : readCaption(readPaper(text));
  const { court, caseNumber } = caption;
  const facts = factsOf(file, docType, file.today ?? findDocDate(text) ?? '1900-01-01');
  const evidence = evidenceOf(analysis);
  return {
    kind: docType === 'Other' ? 'other' : classification.kind,
    court: fieldOf(text, court),
    number: fieldOf(text, caseNumber),
    courtId: recognizeCourt({ courtName: court?.text, caseNumber: caseNumber?.text }).court?.id ?? null,
    parties: caption.parties.map((party) => partyOf(text, party)),
    days: daysOffered(facts),
    replied: await deadlinesReplied(file, facts),
    quotes: evidence.length,
    verified: evidence.filter((each) => stands(text, each)).length,
  };
}

import { builtinEngine } from '#server/ai/builtin.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { isCalendarDate } from '#src/calendar-date.ts';
import { QUESTION_PASSAGES } from '#src/conversations/reply.ts';
import { type ReadFacts, readFacts } from '#src/facts/read-facts.ts';
import type { FoundFact } from '#src/facts/schema.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { type Classification, classifyDocument } from '#src/papers/classify.ts';
import { findDates } from '#src/papers/dates.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import type { Analysis, Evidence } from '#src/papers/schema.ts';
import { makeRanker } from '#src/search/rank.ts';
import { chunkText } from '#src/text/chunks.ts';
import type { PageLines } from '#src/text/line-layout.ts';
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
  /** Places where a day stands, or was left blank, that has no meaning given to it. */
  unplaced: { start: number; end: number }[];
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
  /** Where its lines stand, and what reading said of it. */
  layout: readonly PageLines[];
  notes: readonly string[];
  /** The day on which a person asks; null for the paper's own. */
  today: string | null;
}

function fieldOf(file: PaperFile, fact: FoundFact, text: string): FieldRead {
  return {
    text,
    isUnsure: fact.certainty === 'unsure',
    isQuoted: stands(file.text, fact),
    hasBox: file.layout.some(({ page, lines }) => page === fact.page && lines.length > 0),
  };
}

function stands(text: string, { start, end, quote }: Pick<Evidence, 'start' | 'end' | 'quote'>): boolean {
  return end > start && text.slice(start, end) === quote;
}

export const SIDES: Readonly<Record<string, Side>> = {
  plaintiff: 'plaintiff',
  petitioner: 'plaintiff',
  defendant: 'defendant',
  respondent: 'defendant',
  // Who appeals may have been either below.
  appellant: 'unsaid',
  appellee: 'unsaid',
  // Nor does who writes a letter, or is written to, sue by that.
  sender: 'unsaid',
  addressee: 'unsaid',
};

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

/** A case that has this one paper. */
function factsOf(file: PaperFile, docType: string, today: string, read: ReadFacts): CaseFacts {
  const { path: documentId, filename } = file;
  const known = { filename, docType, docDate: null };
  const says = {
    ...known,
    documentId,
    facts: read.facts.map((fact) => ({ ...fact, status: 'found' as const })),
    unplaced: read.unplaced,
    problems: read.completeness.problems,
    isRead: true,
  };
  const documents = {
    ...NO_FACTS.documents,
    total: 1,
    ready: 1,
    byType: [{ type: docType, count: 1 }],
    listed: [{ ...known, id: documentId, uploadedAt: new Date(0), pageCount: null }],
    says: [says],
  };
  return { ...NO_FACTS, today, documents };
}

const UNITS: Readonly<Record<string, Period['unit']>> = {
  days: 'days',
  court_days: 'court_days',
  business_days: 'business_days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  hours: 'hours',
};

/** The days and periods that the page of a document shows under 'By when'. */
export function daysOffered(facts: readonly FoundFact[]): DayRead[] {
  return facts.flatMap((fact): DayRead[] => {
    const { start, end } = fact;
    if (fact.kind === 'hearing') return [{ date: fact.value.date, period: null, start, end }];
    if (fact.kind === 'offer')
      return fact.value.until ? [{ date: fact.value.until, period: null, start, end }] : [];
    if (fact.kind !== 'deadline') return [];
    const { date, period, earliest, latest } = fact.value;
    const unit = period && UNITS[period.unit];
    const read = period && unit ? { count: period.count, unit } : null;
    // Beside a period stands the day that we counted from it, shown as counted: it is no day of the paper.
    const stated = read === null ? (earliest ?? latest) : null;
    return [{ date: date ?? stated ?? null, period: read, start, end }];
  });
}

const ASKS_DAYS = 'What are my deadlines?';
/** Says that nothing sets a day, of whichever papers. */
const SAYS_NONE =
  /\bno (?:sentence|day|date|deadline)s? (?:was|were|is|are) found\b|There is no order|\bNot in your documents\b|\bfound no (?:day|date|deadline)/i;

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
  const { text, filename, mimeType, layout, notes } = file;
  const classification = classifyDocument({ text, filename, mimeType });
  const docType = docTypeOf(classification);
  const docDate = findDocDate(text);
  const analysis = analyzeText({ text, docType, layout });
  const read = readFacts({ text, docType, docDate, pageCount: null, notes, layout });
  const fact = <Kind extends FoundFact['kind']>(kind: Kind) =>
    read.facts.find((each): each is Extract<FoundFact, { kind: Kind }> => each.kind === kind);
  const [court, number] = [fact('court'), fact('case-number')];
  const facts = factsOf(file, docType, file.today ?? docDate ?? '1900-01-01', read);
  const evidence = [...evidenceOf(analysis), ...read.facts];
  const named = { courtName: court?.value.name, caseNumber: number?.value.number };
  return {
    kind: docType === 'Other' ? 'other' : classification.kind,
    court: court ? fieldOf(file, court, court.value.name) : null,
    number: number ? fieldOf(file, number, number.value.number) : null,
    courtId: recognizeCourt(named).court?.id ?? null,
    parties: read.facts.flatMap((each) =>
      each.kind === 'party'
        ? [{ ...fieldOf(file, each, each.value.name), side: SIDES[each.value.role] ?? 'other' }]
        : [],
    ),
    days: daysOffered(read.facts),
    unplaced: read.unplaced,
    replied: await deadlinesReplied(file, facts),
    quotes: evidence.length,
    verified: evidence.filter((each) => stands(text, each)).length,
  };
}

import { factLines } from '#src/assistant/fact-lines.ts';
import type { AnalysisFact, CaseFacts, FactLine } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import type { ActionType, CaseRecord } from '#src/conversations/reply-schema.ts';
import type { Passage, ReplyRequest } from './engine.ts';
import { type SaidLine, saidLines } from './openai-said.ts';
import { countTokens, cutToTokens } from './token-count.ts';

/** What a model is shown for one question, the best of each kind first. */
export interface Material {
  /** Those found for the question, then those that rules found in the papers; a quote names one by its place here. */
  passages: Passage[];
  /** Null where the question is about one document. */
  about: {
    action: ActionType;
    today: string;
    side: CaseFacts['side'];
    lines: FactLine[];
    /** What reading the papers found; the words of each stand among the passages. */
    says: SaidLine[];
    /** What earlier analyses say of whole papers, the most important papers first. */
    summaries: { filename: string; text: string }[];
  } | null;
}

const MOST_DATED = 8;
const MOST_EVIDENCE = 12;
const EVIDENCE_OF_ONE_PAPER = 5;
const MOST_SUMMARIES = 8;
const LONGEST_SUMMARY = 900;
/** Of the place for material, when there is not enough for all. */
const SHARE_OF_LINES = 0.35;
const SHARE_OF_SUMMARIES = 0.15;
const SHARE_OF_SAID = 0.2;
/** Marks and labels of one passage, of one line. */
const PER_PASSAGE = 30;
const PER_LINE = 8;
const LEAST_OF_A_PASSAGE = 60;

const WANTS_DATES: readonly ActionType[] = ['deadlines', 'next-steps', 'documents-to-prepare'];
const WANTS_SUMMARIES: readonly ActionType[] = ['summary', 'strategy', 'next-steps', 'documents-to-prepare'];

/** Kinds of rows that a question of each sort needs first, when not all of them have place. */
const FIRST_KINDS: Readonly<Partial<Record<ActionType, readonly CaseRecord['kind'][]>>> = {
  summary: ['case', 'participant', 'deadline'],
  deadlines: ['case', 'deadline', 'summons', 'discovery'],
  strategy: ['case', 'deadline', 'summons', 'answer'],
  'documents-to-prepare': ['case', 'deadline', 'summons', 'discovery', 'answer'],
  'next-steps': ['case', 'deadline', 'summons', 'discovery', 'answer'],
};

/** The places of a paper that its analysis rests on: what is claimed, how much, what is asked for. */
function evidenceOf({ documentId, filename, analysis }: AnalysisFact): Passage[] {
  const evidence =
    analysis.type === 'complaint'
      ? [...analysis.claims, ...analysis.damages, ...analysis.relief].map((found) => found.evidence)
      : analysis.key_point_sources;
  return evidence
    .filter(({ verified }) => verified)
    .slice(0, EVIDENCE_OF_ONE_PAPER)
    .map(({ page, quote: text, start, end }) => ({ documentId, filename, page, start, end, text }));
}

function isInside(one: Passage, other: Passage): boolean {
  return one.documentId === other.documentId && one.start >= other.start && one.end <= other.end;
}

/** All that may be shown for a question; {@link fitted} leaves out what has no place. */
export function materialFor({ question, passages, facts }: ReplyRequest): Material {
  if (facts === null) return { passages, about: null };
  const action = readAction(question);
  const { analyses, dated } = facts.documents;
  const wantsSummaries = WANTS_SUMMARIES.includes(action);
  const found = [
    ...(WANTS_DATES.includes(action) ? dated.slice(0, MOST_DATED) : []).map((passage): Passage => {
      const { documentId, filename, page, start, text } = passage;
      return { documentId, filename, page, start, end: start + text.length, text };
    }),
    ...(wantsSummaries ? analyses.flatMap(evidenceOf).slice(0, MOST_EVIDENCE) : []),
  ];
  const all = [...passages];
  for (const one of found) if (!all.some((other) => isInside(one, other))) all.push(one);
  const says = saidLines(question, facts);
  for (const { passage } of says) if (!all.some((other) => isInside(passage, other))) all.push(passage);
  const summaries = analyses.slice(0, wantsSummaries ? MOST_SUMMARIES : 0).map(({ filename, analysis }) => {
    const text = analysis.type === 'complaint' ? analysis.case_summary : analysis.summary;
    return { filename, text: text.slice(0, LONGEST_SUMMARY) };
  });
  const lines = factLines(facts);
  return { passages: all, about: { action, today: facts.today, side: facts.side, lines, says, summaries } };
}

/** The first of a list that have place together; the last of them may be cut when nothing else is there. */
function within<T>(list: readonly T[], tokens: number, costOf: (item: T) => number): T[] {
  let left = tokens;
  const kept: T[] = [];
  for (const item of list) {
    left -= costOf(item);
    if (left < 0) break;
    kept.push(item);
  }
  return kept;
}

const costOfPassage = ({ text, filename }: Passage) =>
  countTokens(text) + countTokens(filename) + PER_PASSAGE;
const costOfLine = ({ record }: FactLine) => countTokens(record.text) + PER_LINE;
const costOfSaid = ({ text, passage }: SaidLine) => countTokens(text) + PER_LINE + costOfPassage(passage);
const costOfSummary = (one: { filename: string; text: string }) =>
  countTokens(one.text) + countTokens(one.filename) + PER_LINE;

function sum<T>(list: readonly T[], costOf: (item: T) => number): number {
  return list.reduce((all, item) => all + costOf(item), 0);
}

function costOfMaterial({ passages, about }: Material): number {
  return (
    sum(passages, costOfPassage) +
    sum(about?.lines ?? [], costOfLine) +
    sum(about?.says ?? [], ({ text }) => countTokens(text) + PER_LINE) +
    sum(about?.summaries ?? [], costOfSummary)
  );
}

function linesWithin({ action, lines }: NonNullable<Material['about']>, tokens: number): FactLine[] {
  const first = FIRST_KINDS[action] ?? ['case'];
  const rankOf = ({ record }: FactLine) => (first.includes(record.kind) ? 0 : 1);
  const ranked = lines.toSorted((a, b) => rankOf(a) - rankOf(b));
  const kept = new Set(within(ranked, tokens, costOfLine));
  return lines.filter((line) => kept.has(line));
}

/** What of the material has place in so many tokens: by rank, passages before the rest, one passage at least. */
export function fitted(material: Material, tokens: number): Material {
  if (costOfMaterial(material) <= tokens) return material;
  const { passages, about } = material;
  const summaries = within(about?.summaries ?? [], tokens * SHARE_OF_SUMMARIES, costOfSummary);
  const says = within(about?.says ?? [], tokens * SHARE_OF_SAID, costOfSaid);
  const ofFacts = new Set((about?.says ?? []).map(({ passage }) => passage));
  const found = passages.filter((passage) => !ofFacts.has(passage));
  const forPassages = sum(found, costOfPassage);
  const rest = tokens - sum(summaries, costOfSummary) - sum(says, costOfSaid);
  const lines = about === null ? [] : linesWithin(about, Math.max(rest * SHARE_OF_LINES, rest - forPassages));
  const left = rest - sum(lines, costOfLine);
  const kept = within(found, left, costOfPassage);
  const [best] = found;
  if (kept.length === 0 && best !== undefined) {
    const text = cutToTokens(best.text, Math.max(LEAST_OF_A_PASSAGE, left - PER_PASSAGE));
    kept.push({ ...best, text, end: best.start + text.length });
  }
  for (const { passage } of says) if (!kept.some((other) => isInside(passage, other))) kept.push(passage);
  return { passages: kept, about: about === null ? null : { ...about, lines, says, summaries } };
}

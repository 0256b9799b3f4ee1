import type { z } from 'zod';
import type { Analysis, Evidence } from '#src/papers/schema.ts';
import { quoteLocator } from '#src/text/quotes.ts';
import type { AnalyzeRequest } from './engine.ts';
import { isTooLong } from './openai-failures.ts';
import type { Message, Task, Wire } from './openai-wire.ts';
import { analyzePrompt, ComplaintReply, mergePrompt, RULES, SummaryReply } from './prompts.ts';
import { type SplitText, splitText } from './text-parts.ts';

/** About 30,000 tokens, a quarter of what most models take. */
const PART_SIZE = 120_000;
/** Of a model that takes less: the place for rules, form and answer, and the letters of a token on the safe side. */
const SHARE_OF_RESERVE = 0.3;
const LETTERS_PER_TOKEN = 3;
const SMALLEST_PART = 8_000;
/** 400 pages or so; what a longer paper would cost nobody has asked for. */
const MOST_PARTS = 10;
const MOST_POINTS = 12;
const MOST_ISSUES = 10;
const MOST_TOPICS = 10;

interface Read<T> {
  replies: T[];
  split: SplitText;
}

function messagesOf(content: string): Message[] {
  return [
    { role: 'system', content: RULES },
    { role: 'user', content },
  ];
}

/** Asks about each part of the text; in smaller parts when the model does not take them. */
async function readParts<T>(
  wire: Wire,
  { name, schema, request, signal, contextTokens }: Job<T>,
  size = partSize(contextTokens),
): Promise<Read<T>> {
  const split = splitText(request.text, { size, most: MOST_PARTS });
  const replies: T[] = [];
  try {
    for (const part of split.parts) {
      const messages = messagesOf(analyzePrompt(request, part, split.parts.length));
      replies.push(
        await wire.ask({ name, schema, messages, signal, privateNumbers: request.privateNumbers }),
      );
    }
    return { replies, split };
  } catch (error) {
    if (!isTooLong(error) || size <= SMALLEST_PART) throw error;
    const smaller = Math.max(SMALLEST_PART, Math.floor(size / 3));
    return readParts(wire, { name, schema, request, signal, contextTokens }, smaller);
  }
}

type Request = AnalyzeRequest & Pick<Task<unknown>, 'privateNumbers'>;

interface Job<T> {
  name: string;
  schema: z.ZodType<T>;
  request: Request;
  signal: AbortSignal | undefined;
  contextTokens: number;
}

function partSize(contextTokens: number): number {
  const letters = Math.floor(contextTokens * (1 - SHARE_OF_RESERVE) * LETTERS_PER_TOKEN);
  return Math.max(SMALLEST_PART, Math.min(PART_SIZE, letters));
}

/** What the language model has not read, as a sentence; empty when it has read all. */
function leftOutSentence({ leftOut, pageCount }: SplitText): string {
  if (leftOut === null) return '';
  const [first, last] = leftOut;
  const pages = first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
  return `${pages} of ${pageCount} were too much for the language model. Its summary leaves them out. Names, dates, sums and numbered paragraphs were found in all pages by rules.`;
}

function unique(texts: readonly string[], most: number): string[] {
  const seen = new Set<string>();
  const kept = texts.filter((text) => {
    const key = text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return kept.slice(0, most);
}

/** The first of each part, then the second …: no part is crowded out. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

async function mergeSummaries(
  wire: Wire,
  read: Read<SummaryReply>,
  job: Job<SummaryReply>,
): Promise<SummaryReply> {
  const [only] = read.replies;
  if (only !== undefined && read.replies.length === 1) return only;
  const findings = read.replies.map((reply) => JSON.stringify(reply));
  const merged = await wire.ask({
    ...job,
    messages: messagesOf(mergePrompt(findings)),
    privateNumbers: job.request.privateNumbers,
  });
  return {
    ...merged,
    key_points: inTurns(read.replies.map((reply) => reply.key_points)).slice(0, MOST_POINTS),
    main_topics: unique(
      [...merged.main_topics, ...read.replies.flatMap((reply) => reply.main_topics)],
      MOST_TOPICS,
    ),
  };
}

async function mergeComplaints(
  wire: Wire,
  read: Read<ComplaintReply>,
  job: Job<ComplaintReply>,
): Promise<ComplaintReply> {
  const [only] = read.replies;
  if (only !== undefined && read.replies.length === 1) return only;
  const findings = read.replies.map((reply) => JSON.stringify(reply));
  const merged = await wire.ask({
    ...job,
    messages: messagesOf(mergePrompt(findings)),
    privateNumbers: job.request.privateNumbers,
  });
  return {
    case_summary: merged.case_summary,
    key_issues: unique(
      [...merged.key_issues, ...read.replies.flatMap((reply) => reply.key_issues)],
      MOST_ISSUES,
    ),
    claims: read.replies.flatMap((reply) => reply.claims),
  };
}

function evidenceFinder(text: string): (quote: string) => Evidence {
  const locate = quoteLocator(text);
  return (quote) => {
    const { page, quote: found, start, end, verified } = locate(quote);
    return { page, quote: found, start, end, verified };
  };
}

/**
 * What a language model adds to the analysis by rules: summary, issues, points. A paper longer than the model takes
 * is read in parts; what is not read is said. A claim or point stays only if its quote stands in the text.
 */
export async function refineAnalysis(
  wire: Wire,
  base: Analysis,
  request: Request,
  { signal, contextTokens }: { signal: AbortSignal | undefined; contextTokens: number },
): Promise<Analysis> {
  const evidence = evidenceFinder(request.text);
  if (base.type === 'complaint') {
    const job = { name: 'complaint', schema: ComplaintReply, request, signal, contextTokens };
    const read = await readParts(wire, job);
    const reply = await mergeComplaints(wire, read, job);
    const unread = leftOutSentence(read.split);
    const claims = reply.claims.flatMap(({ quote, ...claim }) => {
      const found = evidence(quote);
      return found.verified ? [{ ...claim, number: null, evidence: found }] : [];
    });
    return {
      ...base,
      case_summary: reply.case_summary || base.case_summary,
      key_issues: reply.key_issues.length > 0 ? reply.key_issues : base.key_issues,
      claims: base.claims.length > 0 ? base.claims : claims,
      warnings: unread === '' ? base.warnings : [...base.warnings, unread],
    };
  }
  const job = { name: 'summary', schema: SummaryReply, request, signal, contextTokens };
  const read = await readParts(wire, job);
  const reply = await mergeSummaries(wire, read, job);
  const points = reply.key_points.map(({ text, quote }) => ({ text, source: evidence(quote) }));
  const standing = points.filter(({ source }) => source.verified);
  const unread = leftOutSentence(read.split);
  const summary = reply.summary || base.summary;
  return {
    ...base,
    summary: unread === '' ? summary : `${summary}\n\n${unread}`,
    key_points: standing.length > 0 ? standing.map(({ text }) => text) : base.key_points,
    key_point_sources: standing.length > 0 ? standing.map(({ source }) => source) : base.key_point_sources,
    main_topics: reply.main_topics.length > 0 ? reply.main_topics : base.main_topics,
    legal_significance: reply.legal_significance || base.legal_significance,
  };
}

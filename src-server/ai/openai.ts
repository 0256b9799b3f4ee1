import type { OpenAI } from 'openai';
import { z } from 'zod';
import type { Analysis, Evidence } from '#src/analysis/schema.ts';
import { quoteLocator } from '#src/documents/quotes.ts';
import { AppError } from '#src/errors.ts';
import { HASHED_WIDTH } from '#src/search/embedding.ts';
import { builtinEngine } from './builtin.ts';
import type { AiEngine, AnalyzeRequest, AnswerRequest, EngineAnswer } from './engine.ts';
import { AnswerReply, analyzePrompt, answerPrompt, ComplaintReply, RULES, SummaryReply } from './prompts.ts';

export interface OpenAiOptions {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  embeddingModel: string;
  /** Per request, default 60 seconds. */
  timeoutMs?: number;
  /** After 429, 5xx and lost connections, with growing pauses; default 3. */
  retries?: number;
}

const TEXTS_PER_REQUEST = 96;
/** All tries and pauses together end after this many times the limit of one request. */
const DEADLINE_FACTOR = 4;
const BUSY = 'The AI service is busy or does not answer. Please try again in a few minutes.';
const UNREADABLE = 'The AI service gave an answer that could not be used. Please try again.';

type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** An engine that speaks the OpenAI wire format; any base address will do. The structure of a paper still comes
 * from the rules of the built-in engine, and every quote is looked up in the text before it is used. */
export function createOpenAiEngine(options: OpenAiOptions): AiEngine {
  const { model, embeddingModel, timeoutMs = 60_000 } = options;
  let loading: Promise<OpenAI> | undefined;
  const client = () => {
    loading ??= import('openai').then(
      ({ OpenAI: Client }) =>
        new Client({
          apiKey: options.apiKey,
          baseURL: options.baseUrl ?? null,
          timeout: timeoutMs,
          maxRetries: options.retries ?? 3,
          logLevel: 'off',
        }),
    );
    return loading;
  };

  /** One request, repeated by the client when it is refused for now, and here when its answer breaks off. */
  async function send<T>(
    signal: AbortSignal | undefined,
    request: (within: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeoutMs * DEADLINE_FACTOR);
    const within = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    for (let tries = 1; ; tries += 1) {
      try {
        return await request(within);
      } catch (error) {
        if (tries < 2 && isBrokenOff(error) && !within.aborted) continue;
        throw explained(error, signal);
      }
    }
  }

  async function ask<T>(
    name: string,
    schema: z.ZodType<T>,
    messages: Message[],
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const openai = await client();
    const format = { name, strict: true, schema: jsonSchema(schema) };
    const completion = await send(signal, (within) =>
      openai.chat.completions.create(
        { model, messages, temperature: 0, response_format: { type: 'json_schema', json_schema: format } },
        { signal: within },
      ),
    );
    const choice = completion.choices?.[0];
    if (choice?.finish_reason === 'length') throw new AppError('UNAVAILABLE', UNREADABLE);
    const parsed = schema.safeParse(parseJson(choice?.message?.content ?? ''));
    if (!parsed.success) throw new AppError('UNAVAILABLE', UNREADABLE);
    return parsed.data;
  }

  async function analyze(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis> {
    const base = await builtinEngine.analyze(request, signal);
    const messages: Message[] = [
      { role: 'system', content: RULES },
      { role: 'user', content: analyzePrompt(request) },
    ];
    const evidence = evidenceFinder(request.text);
    if (base.type === 'complaint') {
      const reply = await ask('complaint', ComplaintReply, messages, signal);
      const claims = reply.claims.flatMap(({ quote, ...claim }) => {
        const found = evidence(quote);
        return found.verified ? [{ ...claim, number: null, evidence: found }] : [];
      });
      return {
        ...base,
        case_summary: reply.case_summary || base.case_summary,
        key_issues: reply.key_issues.length > 0 ? reply.key_issues : base.key_issues,
        claims: base.claims.length > 0 ? base.claims : claims,
      };
    }
    const reply = await ask('summary', SummaryReply, messages, signal);
    const points = reply.key_points.map(({ text, quote }) => ({ text, source: evidence(quote) }));
    const standing = points.filter(({ source }) => source.verified);
    return {
      ...base,
      summary: reply.summary || base.summary,
      key_points: standing.length > 0 ? standing.map(({ text }) => text) : base.key_points,
      key_point_sources: standing.length > 0 ? standing.map(({ source }) => source) : base.key_point_sources,
      main_topics: reply.main_topics.length > 0 ? reply.main_topics : base.main_topics,
      legal_significance: reply.legal_significance || base.legal_significance,
    };
  }

  async function answer(request: AnswerRequest, signal?: AbortSignal): Promise<EngineAnswer> {
    const history = request.history.slice(-8).map(({ role, content }) => ({ role, content }));
    const reply = await ask(
      'answer',
      AnswerReply,
      [{ role: 'system', content: RULES }, ...history, { role: 'user', content: answerPrompt(request) }],
      signal,
    );
    const quotes = reply.quotes.flatMap(({ passage, text }) => {
      const from = request.passages[passage - 1] ?? request.passages[0];
      return from === undefined || text.trim() === ''
        ? []
        : [{ documentId: from.documentId, text, page: from.page }];
    });
    const confidence = Math.min(1, Math.max(0, reply.confidence));
    return {
      message: reply.message,
      quotes: reply.found ? quotes : [],
      confidence: Number.isFinite(confidence) ? confidence : 0,
      because:
        'The language model’s own estimate, lowered when a quote of its answer is not in the document.',
    };
  }

  async function embed(texts: string[], signal?: AbortSignal): Promise<number[][]> {
    const openai = await client();
    const vectors: number[][] = [];
    for (let at = 0; at < texts.length; at += TEXTS_PER_REQUEST) {
      const input = texts.slice(at, at + TEXTS_PER_REQUEST).map((text) => text.trim() || ' ');
      const answer = await send(signal, (within) =>
        openai.embeddings.create(
          { model: embeddingModel, input, encoding_format: 'float' },
          { signal: within },
        ),
      );
      const batch = [...answer.data].sort((a, b) => a.index - b.index).map((item) => item.embedding);
      if (batch.length !== input.length || batch.some((vector) => vector.length !== HASHED_WIDTH)) {
        throw new AppError(
          'UNAVAILABLE',
          `The embedding model must give ${HASHED_WIDTH} numbers for a text.`,
        );
      }
      vectors.push(...batch);
    }
    return vectors;
  }

  return {
    kind: 'openai',
    label: `${model}: a language model; it can be wrong, so check its quotes`,
    embeddingModel,
    analyze,
    answer,
    embed,
  };
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function evidenceFinder(text: string): (quote: string) => Evidence {
  const locate = quoteLocator(text);
  return (quote) => {
    const { page, quote: found, start, end, verified } = locate(quote);
    return { page, quote: found, start, end, verified };
  };
}

/** The connection ended in the middle of the answer; the client repeats only what failed before it. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** An abort stays an abort; anything else becomes a sentence, without the service's own words in it. */
function explained(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)) {
    return new AppError('UNAVAILABLE', 'The AI service refused the key that this server was given.');
  }
  return new AppError('UNAVAILABLE', BUSY);
}

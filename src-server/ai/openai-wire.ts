import type { OpenAI } from 'openai';
import type { z } from 'zod';
import type { KnownNumber } from '#src/privacy/numbers.ts';
import { storableText } from '#src/text/storable-text.ts';
import type { Logger } from '../log.ts';
import { createMessageReader } from './message-so-far.ts';
import { complete, embedOnce, type Reply, type ServedTokens } from './openai-exchange.ts';
import { failureOf, ServiceError } from './openai-failures.ts';
import { completionBody, createKnownServer } from './openai-forms.ts';
import { readJson } from './openai-json.ts';
import { withRetries } from './openai-retry.ts';
import { countMessages, countTokens } from './token-count.ts';
import { createUsageLog, type NotedRequest, type Outcome, type Prices } from './usage.ts';

export interface WireOptions {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  embeddingModel: string;
  /** Milliseconds for the beginning of an answer, and between two pieces of one; default 60 seconds. */
  timeoutMs?: number;
  /** After 429, 5xx and lost connections, with growing pauses; default 3. */
  retries?: number;
  /** Milliseconds before the first repetition; default 500. */
  pauseMs?: number;
  prices?: Prices;
  /** Takes a line without content for each request. */
  log?: Pick<Logger, 'info'> | undefined;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Task<T> {
  /** The kind of the request, in the log, and the name of its form. */
  name: string;
  schema: z.ZodType<T>;
  messages: Message[];
  signal: AbortSignal | undefined;
  /** Takes the field `message` of the answer as it grows. Without it the answer comes as a whole. */
  onMessage?: ((soFar: string) => void) | undefined;
  /** Private numbers that may stand in the messages where nothing shows what they are. */
  privateNumbers?: readonly KnownNumber[] | undefined;
  /** For what can be done without: one try in this many milliseconds. */
  hasteMs?: number;
}

export interface Wire {
  /** A reply of the model in the form of the schema. One that is not is asked for a second time. */
  ask<T>(task: Task<T>): Promise<T>;
  embed(
    input: string[],
    signal: AbortSignal | undefined,
    privateNumbers?: readonly KnownNumber[],
  ): Promise<{ index: number; embedding: number[] }[]>;
}

/** All tries and pauses together end after this many times the limit of one request. */
const DEADLINE_FACTOR = 4;
/** Letters; nobody reads a longer answer, and each piece of it is worked through. */
const LONGEST_MESSAGE = 40_000;
const SHOWN_OF_A_WRONG_ANSWER = 20_000;

function outcomeOf(error: unknown, signal: AbortSignal | undefined): Outcome {
  return signal?.aborted ? 'stopped' : failureOf(error);
}

/** Requests to a server of the OpenAI wire format. Every failure is an AppError, save that an abort stays one. */
export function createWire(options: WireOptions): Wire {
  const { model, embeddingModel, timeoutMs = 60_000, retries = 3, pauseMs = 500 } = options;
  const server = createKnownServer();
  const usage = createUsageLog(options.log, options.prices ?? { input: undefined, output: undefined });
  let loading: Promise<OpenAI> | undefined;
  const client = () => {
    // Repetitions and their pauses are ours: they end when the person leaves, and they are counted.
    loading ??= import('openai').then(
      ({ OpenAI: Client }) =>
        new Client({
          apiKey: options.apiKey,
          baseURL: options.baseUrl ?? null,
          maxRetries: 0,
          logLevel: 'off',
          // What is sent goes to the address that was configured and to no other.
          fetchOptions: { redirect: 'manual' },
        }),
    );
    return loading;
  };

  /** One try; more than one request only where the server does not take what was asked in that way. */
  async function attempt<T>(
    task: Task<T>,
    {
      within,
      noted,
      onPiece,
    }: { within: AbortSignal; noted: NotedRequest; onPiece?: (piece: string) => void },
  ): Promise<Reply> {
    const openai = await client();
    for (let forms = server.forms(); ; ) {
      try {
        const reply = await complete(openai, completionBody(task, { model, forms }), {
          signal: within,
          timeoutMs,
          onFirst: noted.first,
          onPiece,
          asksUsage: forms.asksUsage,
        });
        server.took(forms);
        return reply;
      } catch (error) {
        const next = within.aborted ? null : server.afterError(error, forms);
        if (next === null) throw error;
        forms = next;
      }
    }
  }

  /** Asks once, with repetitions, and notes what it took. Undefined for an answer of another form. */
  async function asked<T>(task: Task<T>): Promise<{ value: T | undefined; text: string }> {
    const { name, schema, messages, signal, onMessage, hasteMs } = task;
    const noted = usage.begin(name, model);
    let shown = '';
    let written = '';
    let served: ServedTokens | null = null;
    const end = (outcome: Outcome) =>
      noted.end(outcome, served, {
        promptTokens: countMessages(messages),
        completionTokens: countTokens(written),
      });
    const attemptOnce = (within: AbortSignal) => {
      if (onMessage === undefined) return attempt(task, { within, noted });
      const reader = createMessageReader();
      written = '';
      return attempt(task, {
        within,
        noted,
        onPiece(piece) {
          written += piece;
          const message = storableText(reader.push(piece));
          if (message === shown || within.aborted) return;
          if (message.length > LONGEST_MESSAGE) throw new ServiceError('too-much');
          shown = message;
          onMessage(message);
        },
      });
    };
    try {
      const reply = await withRetries(attemptOnce, {
        signal,
        retries: hasteMs === undefined ? retries : 0,
        pauseMs,
        totalMs: hasteMs ?? timeoutMs * DEADLINE_FACTOR,
        // What somebody has read is not written a second time.
        mayRepeat: () => shown === '',
        onTry: noted.tried,
      });
      written = reply.text;
      served = reply.usage;
      const value = read(schema, reply);
      end(value === undefined ? 'unreadable' : 'answered');
      return { value, text: reply.text };
    } catch (error) {
      end(outcomeOf(error, signal));
      throw error;
    }
  }

  return {
    async ask(task) {
      const first = await asked(task);
      if (first.value !== undefined) return first.value;
      const wrong: Message[] =
        first.text.trim() === ''
          ? []
          : [{ role: 'assistant', content: first.text.slice(0, SHOWN_OF_A_WRONG_ANSWER) }];
      const again: Message = {
        role: 'user',
        content: `That was not the JSON object "${task.name}" that was asked for. Answer again with that object alone.`,
      };
      const messages = [...task.messages, ...wrong, again];
      const { value } = await asked({ ...task, messages, onMessage: undefined });
      if (value === undefined) throw new ServiceError('unreadable');
      return value;
    },
    async embed(input, signal) {
      const openai = await client();
      const noted = usage.begin('embeddings', embeddingModel);
      const estimated = {
        promptTokens: countMessages(input.map((content) => ({ content }))),
        completionTokens: 0,
      };
      try {
        const { vectors, usage: served } = await withRetries(
          (within) => embedOnce(openai, { model: embeddingModel, input }, { signal: within, timeoutMs }),
          { signal, retries, pauseMs, totalMs: timeoutMs * DEADLINE_FACTOR, onTry: noted.tried },
        );
        noted.end('answered', served, estimated);
        return vectors;
      } catch (error) {
        noted.end(outcomeOf(error, signal), null, estimated);
        throw error;
      }
    },
  };
}

/** Undefined for what is not in the form that was asked for. Throws when asking again would not help. */
function read<T>(schema: z.ZodType<T>, { text, finish, isRefused }: Reply): T | undefined {
  if (isRefused || finish === 'content_filter') throw new ServiceError('refused');
  if (finish === 'length') throw new ServiceError('cut-off');
  return readJson(schema, text);
}

import type { OpenAI } from 'openai';
import { z } from 'zod';
import { AppError } from '#src/errors.ts';
import { createMessageReader } from './message-so-far.ts';
import {
  BrokenOffError,
  CUT_OFF,
  explainFailure,
  isBrokenOff,
  REFUSED,
  StalledError,
  UNREADABLE,
} from './openai-failures.ts';

export interface WireOptions {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  embeddingModel: string;
  /** Milliseconds for the beginning of an answer, and between two pieces of one; default 60 seconds. */
  timeoutMs?: number;
  /** After 429, 5xx and lost connections, with growing pauses; default 3. */
  retries?: number;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Task<T> {
  name: string;
  schema: z.ZodType<T>;
  messages: Message[];
  signal: AbortSignal | undefined;
  /** Takes the field `message` of the answer as it grows. Without it the answer comes as a whole. */
  onMessage?: ((soFar: string) => void) | undefined;
}

interface Reply {
  text: string;
  finish: string | null;
  isRefused: boolean;
}

/** All tries and pauses together end after this many times the limit of one request. */
const DEADLINE_FACTOR = 4;
const SHOWN_OF_A_WRONG_ANSWER = 20_000;

export interface Wire {
  /** An answer of the model in the form of the schema. One that is not is asked for a second time. */
  ask<T>(task: Task<T>): Promise<T>;
  embed(input: string[], signal: AbortSignal | undefined): Promise<{ index: number; embedding: number[] }[]>;
}

/** Requests to a server of the OpenAI wire format. Every failure is an AppError, save that an abort stays one. */
export function createWire(options: WireOptions): Wire {
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
    mayRepeat = () => true,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeoutMs * DEADLINE_FACTOR);
    const within = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    for (let tries = 1; ; tries += 1) {
      try {
        return await request(within);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (tries < 2 && isBrokenOff(error) && !within.aborted && mayRepeat()) continue;
        throw explainFailure(within.aborted ? new StalledError() : error);
      }
    }
  }

  function request<T>({ name, schema, messages }: Task<T>) {
    const format = { name, strict: true, schema: jsonSchema(schema) };
    return {
      model,
      messages,
      temperature: 0,
      response_format: { type: 'json_schema' as const, json_schema: format },
    };
  }

  async function whole<T>(task: Task<T>): Promise<Reply> {
    const openai = await client();
    const completion = await send(task.signal, (within) =>
      openai.chat.completions.create(request(task), { signal: within }),
    );
    const choice = completion.choices?.[0];
    return {
      text: choice?.message?.content ?? '',
      finish: choice?.finish_reason ?? null,
      isRefused: Boolean(choice?.message?.refusal),
    };
  }

  async function pieces<T>(
    task: Task<T>,
    onMessage: (soFar: string) => void,
    within: AbortSignal,
  ): Promise<Reply> {
    const openai = await client();
    const stalled = new AbortController();
    const signal = AbortSignal.any([within, stalled.signal]);
    const stream = await openai.chat.completions.create({ ...request(task), stream: true }, { signal });
    const reader = createMessageReader();
    const reply: Reply = { text: '', finish: null, isRefused: false };
    let shown = '';
    const patience = setTimeout(() => stalled.abort(), timeoutMs);
    try {
      for await (const chunk of stream) {
        patience.refresh();
        const choice = chunk.choices?.[0];
        const piece = choice?.delta?.content ?? '';
        reply.text += piece;
        reply.finish = choice?.finish_reason ?? reply.finish;
        reply.isRefused ||= Boolean(choice?.delta?.refusal);
        const message = reader.push(piece);
        if (message === shown) continue;
        shown = message;
        onMessage(message);
      }
    } finally {
      clearTimeout(patience);
    }
    // The client ends the loop without a word when it is aborted.
    if (stalled.signal.aborted) throw new StalledError();
    within.throwIfAborted();
    // A server that does not stream gives nothing here; it is asked for the whole.
    const isCut = reply.finish === null && reply.text !== '' && parseJson(reply.text) === undefined;
    if (isCut) throw new BrokenOffError();
    return reply;
  }

  async function reply<T>(task: Task<T>): Promise<Reply> {
    const { onMessage } = task;
    if (onMessage === undefined) return whole(task);
    let hasShown = false;
    const note = (soFar: string) => {
      hasShown = true;
      onMessage(soFar);
    };
    // What somebody has read is not written a second time.
    return send(
      task.signal,
      (within) => pieces(task, note, within),
      () => !hasShown,
    );
  }

  return {
    async ask(task) {
      const first = await reply(task);
      const parsed = read(task.schema, first);
      if (parsed !== undefined) return parsed;
      const wrong: Message[] =
        first.text.trim() === ''
          ? []
          : [{ role: 'assistant', content: first.text.slice(0, SHOWN_OF_A_WRONG_ANSWER) }];
      const again: Message = {
        role: 'user',
        content: `That was not the JSON object "${task.name}" that was asked for. Answer again with that object alone.`,
      };
      const second = await whole({ ...task, messages: [...task.messages, ...wrong, again] });
      const repaired = read(task.schema, second);
      if (repaired === undefined) throw new AppError('UNAVAILABLE', UNREADABLE);
      return repaired;
    },
    async embed(input, signal) {
      const openai = await client();
      const answer = await send(signal, (within) =>
        openai.embeddings.create(
          { model: embeddingModel, input, encoding_format: 'float' },
          { signal: within },
        ),
      );
      return answer.data;
    },
  };
}

/** Undefined for what is not in the form that was asked for. Throws when asking again would not help. */
function read<T>(schema: z.ZodType<T>, { text, finish, isRefused }: Reply): T | undefined {
  if (isRefused || finish === 'content_filter') throw new AppError('UNAVAILABLE', REFUSED);
  if (finish === 'length') throw new AppError('UNAVAILABLE', CUT_OFF);
  return schema.safeParse(parseJson(text)).data;
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

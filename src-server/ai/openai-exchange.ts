import type { OpenAI } from 'openai';
import { z } from 'zod';
import { BrokenOffError, ReportedError, ServiceError, StalledError } from './openai-failures.ts';
import type { completionBody } from './openai-forms.ts';
import { holdsJson } from './openai-json.ts';

/** What a server says an exchange has used. */
export interface ServedTokens {
  promptTokens: number;
  completionTokens: number;
}

export interface Reply {
  text: string;
  finish: string | null;
  isRefused: boolean;
  usage: ServedTokens | null;
}

export interface ExchangeOptions {
  /** Ends the exchange, at the server too. */
  signal: AbortSignal;
  /** Milliseconds until the head of the answer, and between two pieces of its body. */
  timeoutMs: number;
  /** Told as soon as the first letter of an answer is there. */
  onFirst?: () => void;
  /** Takes the pieces of the text; with it the answer is asked for in pieces. */
  onPiece?: ((piece: string) => void) | undefined;
  asksUsage?: boolean;
}

/** 96 vectors of 3,072 numbers take some 6 MiB, an answer in pieces 300 bytes a word. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Small models sometimes never stop; no form that is asked for takes nearly as much. */
const MOST_LETTERS = 400_000;

/** The body of an answer that ends when nothing comes for a while or too much does; then the connection ends too. */
function guarded(response: Response, timeoutMs: number): Response {
  const reader = response.body?.getReader();
  if (reader === undefined) return response;
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let isOver = false;
        const end = (error: Error) => {
          isOver = true;
          controller.error(error);
          reader.cancel(error).catch(() => undefined);
        };
        const patience = setTimeout(() => end(new StalledError()), timeoutMs);
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          bytes += value?.byteLength ?? 0;
          if (bytes > MOST_BYTES) end(new ServiceError('too-much'));
          else if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!isOver) controller.error(error);
        } finally {
          clearTimeout(patience);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: response.status, headers: response.headers });
}

const Tokens = z
  .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
  .nullish()
  .catch(null);

const ErrorBody = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string().nullish(),
      code: z.union([z.string(), z.number()]).nullish(),
      type: z.string().nullish(),
    }),
  ]),
});

/** Some servers report their errors with the status of success. */
function throwReported(body: unknown): void {
  const { error } = ErrorBody.safeParse(body).data ?? {};
  if (error === undefined) return;
  if (typeof error === 'string') throw new ReportedError({ status: undefined, code: '', message: error });
  const { code, message, type } = error;
  throw new ReportedError({
    status: typeof code === 'number' ? code : undefined,
    code: typeof code === 'string' ? code : (type ?? ''),
    message: message ?? '',
  });
}

/** The body of a whole answer. A web page is told apart from JSON that broke off. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (/^\s*</.test(text)) throw new ServiceError('web-page');
  if (text.trim() === '') return undefined;
  const body: unknown = JSON.parse(text);
  throwReported(body);
  return body;
}

/** Text, or text in parts as some servers send it. */
const Content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish();

function textOf(content: z.output<typeof Content>): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ text }) => text ?? '').join('');
}

const Said = z.object({ content: Content, refusal: z.string().nullish() }).nullish().catch(null);
const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: Said.optional(),
        delta: Said.optional(),
      }),
    )
    .nullish()
    .catch(null),
  usage: Tokens.optional(),
});

function usageOf(usage: z.output<typeof Tokens>): ServedTokens | null {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage ?? {};
  if (typeof promptTokens !== 'number') return null;
  return { promptTokens, completionTokens: completionTokens ?? 0 };
}

async function readWhole(response: Response, onFirst?: () => void): Promise<Reply> {
  const body = await readBody(response);
  onFirst?.();
  const { choices, usage } = Completion.safeParse(body).data ?? {};
  const choice = choices?.[0];
  const text = textOf(choice?.message?.content);
  if (text.length > MOST_LETTERS) throw new ServiceError('too-much');
  return {
    text,
    finish: choice?.finish_reason ?? null,
    isRefused: Boolean(choice?.message?.refusal),
    usage: usageOf(usage),
  };
}

async function readPieces(
  chunks: AsyncIterable<unknown>,
  { onFirst, onPiece }: Pick<ExchangeOptions, 'onFirst' | 'onPiece'>,
): Promise<Reply> {
  const reply: Reply = { text: '', finish: null, isRefused: false, usage: null };
  for await (const chunk of chunks) {
    throwReported(chunk);
    const { choices, usage } = Completion.safeParse(chunk).data ?? {};
    // The chunk with the usage has no choices, the first one often only a role.
    reply.usage = usageOf(usage) ?? reply.usage;
    const choice = choices?.[0];
    const said = choice?.delta ?? choice?.message;
    reply.finish = choice?.finish_reason ?? reply.finish;
    reply.isRefused ||= Boolean(said?.refusal);
    const piece = textOf(said?.content);
    if (piece === '') continue;
    if (reply.text === '') onFirst?.();
    reply.text += piece;
    if (reply.text.length > MOST_LETTERS) throw new ServiceError('too-much');
    onPiece?.(piece);
  }
  return reply;
}

function isStream(response: Response): boolean {
  return /text\/event-stream/i.test(response.headers.get('content-type') ?? '');
}

/** One request for a completion, without repetition. Throws what the client throws, and the errors of failures.ts. */
export async function complete(
  openai: OpenAI,
  body: ReturnType<typeof completionBody>,
  { signal, timeoutMs, onFirst, onPiece, asksUsage = false }: ExchangeOptions,
): Promise<Reply> {
  const own = new AbortController();
  const within = AbortSignal.any([signal, own.signal]);
  const streamed = {
    stream: true as const,
    ...(asksUsage ? { stream_options: { include_usage: true } } : {}),
  };
  const response = await openai.chat.completions
    .create({ ...body, ...(onPiece === undefined ? {} : streamed) }, { signal: within, timeout: timeoutMs })
    .asResponse();
  const safe = guarded(response, timeoutMs);
  if (!isStream(response)) return readWhole(safe, onFirst);
  const { Stream } = await import('openai/streaming');
  try {
    const reply = await readPieces(Stream.fromSSEResponse<unknown>(safe, own, openai), { onFirst, onPiece });
    // The client ends the loop without a word when it is aborted.
    signal.throwIfAborted();
    if (reply.finish === null && !reply.isRefused && reply.text !== '' && !holdsJson(reply.text)) {
      throw new BrokenOffError();
    }
    return reply;
  } finally {
    own.abort();
  }
}

const Vectors = z.object({
  data: z.array(z.object({ index: z.number().optional(), embedding: z.array(z.number()) })),
  usage: Tokens.optional(),
});

export interface ServedVectors {
  vectors: { index: number; embedding: number[] }[];
  usage: ServedTokens | null;
}

/** One request for vectors, without repetition. */
export async function embedOnce(
  openai: OpenAI,
  { model, input }: { model: string; input: string[] },
  { signal, timeoutMs }: Pick<ExchangeOptions, 'signal' | 'timeoutMs'>,
): Promise<ServedVectors> {
  const response = await openai.embeddings
    .create({ model, input, encoding_format: 'float' }, { signal, timeout: timeoutMs })
    .asResponse();
  const read = Vectors.safeParse(await readBody(guarded(response, timeoutMs)));
  if (!read.success) throw new ServiceError('unreadable');
  const vectors = read.data.data.map(({ index, embedding }, at) => ({ index: index ?? at, embedding }));
  return { vectors, usage: usageOf(read.data.usage) };
}

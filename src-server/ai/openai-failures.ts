import { AppError } from '#src/errors.ts';

/** What can go wrong at a model's server, and what a person is told of it. */
const SENTENCES = {
  busy: 'The AI service is busy or does not answer. Please try again in a few minutes.',
  slow: 'The AI service did not answer in time. Please try again in a few minutes.',
  unreachable: 'The AI service cannot be reached from this server. Please try again in a few minutes.',
  broken: 'The connection to the AI service broke in the middle of its reply. Please try again.',
  'no-key': 'The AI service refused the key that this server was given. Please tell whoever runs it.',
  'no-model':
    'The AI service does not know the model or the address that this server was given. Please tell whoever runs it.',
  moved:
    'The address of the AI service leads to another address, and nothing was sent there. Please tell whoever runs this server.',
  'no-credit': 'The credit of this server at the AI service is used up. Please tell whoever runs it.',
  'web-page':
    'A web page came back from the address of the AI service instead of a reply. Please tell whoever runs this server.',
  rejected: 'The AI service could not work with this request.',
  'too-long': 'This is more text than the AI service takes at once.',
  'too-much': 'The AI service sent far more than was asked for, so it was stopped. Please try again.',
  unreadable: 'The AI service gave a reply that could not be used. Please try again.',
  'cut-off':
    'The AI service stopped in the middle of a long reply that could not be used. Please ask for less at once.',
  refused: 'The AI service declined to answer this. Please ask in other words.',
} as const;
export type Failure = keyof typeof SENTENCES;

/** A failure of the model's server: a sentence for the person, without the service's own words in it. */
export class ServiceError extends AppError {
  readonly failure: Failure;
  /** Tokens that the model takes at once, where the service told them with 'too-long'. */
  readonly takes: number | undefined;

  constructor(failure: Failure, { retryAfter, takes }: { retryAfter?: number; takes?: number } = {}) {
    super('UNAVAILABLE', SENTENCES[failure], retryAfter === undefined ? {} : { retryAfter });
    this.failure = failure;
    this.takes = takes;
  }
}

/** Of the service alone: no question brings them about, and none of them gives an answer. */
const NOT_THERE: readonly Failure[] = [
  'busy',
  'slow',
  'unreachable',
  'no-key',
  'no-model',
  'moved',
  'no-credit',
  'web-page',
];

/** Whether the service was not there for a question, which then is not counted. */
export function wasNotThere(error: unknown): boolean {
  return error instanceof ServiceError && NOT_THERE.includes(error.failure);
}

/** The service fell silent, before its answer or in the middle of it. */
export class StalledError extends Error {}

/** A reply ended before it was whole. */
export class BrokenOffError extends Error {}

/** An error that came with the status of success, or in the middle of a stream. */
export class ReportedError extends Error {
  readonly status: number | undefined;
  readonly code: string;

  constructor({ status, code, message }: { status: number | undefined; code: string; message: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The text sent is longer than the model takes. Caught by what can send less. */
export function isTooLong(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.failure === 'too-long';
}

/** What the service said of itself. `words` may hold the key and the person's text: never shown, never logged. */
export interface Refusal {
  status: number | undefined;
  code: string;
  words: string;
  retryAfterMs: number | undefined;
}

const SHORTEST_SECONDS = 1;
/** Nobody is told to come back in years. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), or in milliseconds as OpenAI sends it. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (exact >= 0) return exact;
  const told = headers?.get('retry-after') ?? '';
  const ms = /^\s*\d/.test(told) ? Number.parseFloat(told) * 1000 : Date.parse(told) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/** What is told to the person is what `Retry-After` says, even where the service names milliseconds beside it. */
function secondsOf(error: unknown, retryAfterMs: number | undefined): number | undefined {
  const told = Number(headersOf(error)?.get('retry-after') ?? Number.NaN);
  if (told > 0) return Math.min(LONGEST_SECONDS, Math.ceil(told));
  if (retryAfterMs === undefined) return undefined;
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, Math.ceil(retryAfterMs / 1000)));
}

function headersOf(error: unknown): Headers | undefined {
  const found = typeof error === 'object' && error !== null ? error : {};
  return 'headers' in found && found.headers instanceof Headers ? found.headers : undefined;
}

export function refusalOf(error: unknown): Refusal {
  const found = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in found ? found.code : undefined;
  const numbered = typeof code === 'number' ? code : undefined;
  const status = 'status' in found && typeof found.status === 'number' ? found.status : numbered;
  const param = 'param' in found && typeof found.param === 'string' ? found.param : '';
  return {
    status,
    code: typeof code === 'string' ? code : '',
    words: `${param} ${error instanceof Error ? error.message : ''}`.toLowerCase(),
    retryAfterMs: retryAfterOf(headersOf(error)),
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && (error.name === name || error.constructor.name === name);
}

/** The connection ended in the middle of the answer. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError || error instanceof BrokenOffError;
}

const TOO_LONG_CODES = ['context_length_exceeded', 'exceed_context_size_error', 'string_above_max_length'];
const TOO_LONG_WORDS =
  /context (?:length|size|window)|too many (?:input )?tokens|(?:prompt|input|request|message) (?:is )?too (?:long|large)|reduce the length|batch size .{0,40}(?:maximum|limit)/;
const FILTER_CODES = ['content_filter', 'content_policy_violation'];
const NO_CREDIT_CODES = ['insufficient_quota', 'billing_hard_limit_reached'];

function isLength(status: number | undefined, { code, words }: Refusal): boolean {
  if (TOO_LONG_CODES.includes(code) || status === 413) return true;
  return status !== 401 && status !== 403 && TOO_LONG_WORDS.test(words);
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.failure;
  const refusal = refusalOf(error);
  const { status, code } = refusal;
  if (status === 401 || status === 403) return 'no-key';
  if (status === 402 || NO_CREDIT_CODES.includes(code)) return 'no-credit';
  if (isLength(status, refusal)) return 'too-long';
  if (FILTER_CODES.includes(code)) return 'refused';
  if (status !== undefined && status >= 300 && status < 400) return 'moved';
  if (status === 404) return 'no-model';
  if (status === 429) return 'busy';
  if (status !== undefined && status >= 400 && status < 500) return 'rejected';
  if (error instanceof StalledError || isNamed(error, 'APIConnectionTimeoutError')) return 'slow';
  if (isNamed(error, 'APIConnectionError')) return 'unreachable';
  return isBrokenOff(error) ? 'broken' : 'busy';
}

/** Whether the same request may go through when it is made again: 429, 5xx, lost connections, time-outs. */
export function isForNow(error: unknown): boolean {
  if (error instanceof AppError) return false;
  return ['busy', 'slow', 'unreachable', 'broken'].includes(failureOf(error));
}

const TOLD_LIMIT = /(?:context (?:length|size|window)|limit)\D{0,40}?(\d{3,7})/;

/**
 * What went wrong at the service, as a sentence for the person and without the service's own words in it; they may
 * hold the key. `Retry-After` of a busy service is passed on.
 */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const failure = failureOf(error);
  const refusal = refusalOf(error);
  const retryAfter = secondsOf(error, refusal.retryAfterMs);
  const takes = failure === 'too-long' ? Number(TOLD_LIMIT.exec(refusal.words)?.[1] ?? 0) : 0;
  return new ServiceError(failure, {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(takes > 0 ? { takes } : {}),
  });
}

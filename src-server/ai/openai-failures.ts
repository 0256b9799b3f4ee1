import { AppError } from '#src/errors.ts';

const BUSY = 'The AI service is busy or does not answer. Please try again in a few minutes.';
const SLOW = 'The AI service did not answer in time. Please try again in a few minutes.';
const UNREACHABLE = 'The AI service cannot be reached from this server. Please try again in a few minutes.';
const BROKEN = 'The connection to the AI service broke in the middle of its answer. Please try again.';
const NO_KEY = 'The AI service refused the key that this server was given.';
const NO_MODEL =
  'The AI service does not know the model or the address that this server was given. Please tell whoever runs it.';
const NO_CREDIT = 'The credit of this server at the AI service is used up. Please tell whoever runs it.';
const REJECTED = 'The AI service could not work with this request.';

const TOO_LONG = 'This is more text than the AI service takes at once.';
export const UNREADABLE = 'The AI service gave an answer that could not be used. Please try again.';
export const CUT_OFF =
  'The AI service stopped in the middle of a long answer that could not be used. Please ask for less at once.';
export const REFUSED = 'The AI service declined to answer this. Please ask in other words.';

/** The service fell silent in the middle of an answer. */
export class StalledError extends Error {}

/** An answer ended before it was whole. */
export class BrokenOffError extends Error {}

/** The text sent is longer than the model takes. Caught by what can send less. */
export function isTooLong(error: unknown): boolean {
  return error instanceof AppError && error.message === TOO_LONG;
}

interface Refusal {
  status: number | undefined;
  code: string;
  retryAfter: number | undefined;
}

function refusalOf(error: unknown): Refusal {
  const found = typeof error === 'object' && error !== null ? error : {};
  const status = 'status' in found && typeof found.status === 'number' ? found.status : undefined;
  const code = 'code' in found && typeof found.code === 'string' ? found.code : '';
  const headers = 'headers' in found && found.headers instanceof Headers ? found.headers : undefined;
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return { status, code, retryAfter: seconds > 0 ? Math.ceil(seconds) : undefined };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && (error.name === name || error.constructor.name === name);
}

/** The connection ended in the middle of the answer; the client itself repeats only what failed before it. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError || error instanceof BrokenOffError;
}

function sentenceOf(error: unknown, { status, code }: Refusal): string {
  if (status === 401 || status === 403) return NO_KEY;
  if (status === 404) return NO_MODEL;
  if (status === 429 || status === 402)
    return code === 'insufficient_quota' || status === 402 ? NO_CREDIT : BUSY;
  if (code === 'context_length_exceeded' || status === 413) return TOO_LONG;
  if (status === 400 || status === 422) return REJECTED;
  if (error instanceof StalledError || isNamed(error, 'APIConnectionTimeoutError')) return SLOW;
  if (isNamed(error, 'APIConnectionError')) return UNREACHABLE;
  return isBrokenOff(error) ? BROKEN : BUSY;
}

/**
 * What went wrong at the service, as a sentence for the person and without the service's own words in it; it may
 * hold the key. `Retry-After` of a busy service is passed on.
 */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refusal = refusalOf(error);
  const { retryAfter } = refusal;
  return new AppError(
    'UNAVAILABLE',
    sentenceOf(error, refusal),
    retryAfter === undefined ? {} : { retryAfter },
  );
}

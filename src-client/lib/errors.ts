import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, isErrorCode } from '#src/errors.ts';

export interface Failure {
  /** HTTP status; null when no answer came. */
  status: number | null;
  code: ErrorCode | null;
  /** The server's own sentence; null when it sent none. */
  message: string | null;
  /** Message per input field, by dotted path. */
  fields: Record<string, string>;
  /** Every message about what was entered, in the order of the form. */
  errors: string[];
  /** What the person may choose from to go on. */
  choices: string[];
  /** Seconds until a further try makes sense; null when the server named none. */
  retryAfter: number | null;
  /** What the transport said, for cases where no server message exists. */
  raw: string;
}

export const CONNECTION_TEXT = 'Please check your internet connection and try again.';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textRecord(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [],
  );
  return Object.fromEntries(entries);
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** Whatever a call failed with, taken apart. */
export function readFailure(error: unknown): Failure {
  const raw = error instanceof Error ? error.message : String(error);
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (!isRecord(data)) {
    const none = { status: null, code: null, message: null, retryAfter: null };
    return { ...none, fields: {}, errors: [], choices: [], raw };
  }
  const body = isRecord(data.body) ? data.body : {};
  return {
    status: typeof data.httpStatus === 'number' ? data.httpStatus : null,
    code: isErrorCode(body.code) ? body.code : null,
    message: typeof body.message === 'string' && body.message !== '' ? body.message : raw || null,
    fields: textRecord(body.fields),
    errors: textList(body.errors),
    choices: textList(body.choices),
    retryAfter: typeof body.retryAfter === 'number' ? body.retryAfter : null,
    raw,
  };
}

/** The server's sentence, or the fallback when it gave none. */
export function errorMessage(error: unknown, fallback: string): string {
  return readFailure(error).message ?? fallback;
}

/** '404: We could not find that.'; without an answer what the transport said, 'Failed to fetch'. */
export function errorText(error: unknown): string {
  const { status, message, raw } = readFailure(error);
  return status === null ? raw : `${status}: ${message ?? raw}`;
}

import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { NoResultError } from 'kysely';
import { ZodError } from 'zod';
import { AppError, ERRORS, type ErrorBody, type ErrorCode } from '#src/errors.ts';
import { serialize } from './serialize.ts';

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

/** Codes of PostgreSQL (appendix A of its manual) and of the system that are the person's business. */
const SYSTEM_CODES: Record<string, ErrorCode> = {
  '23505': 'CONFLICT',
  '23P01': 'CONFLICT',
  '53100': 'INSUFFICIENT_STORAGE',
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '22021': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  '22P02': 'NOT_FOUND',
  // What the row belongs to was deleted a moment ago.
  '23503': 'NOT_FOUND',
  ENOSPC: 'INSUFFICIENT_STORAGE',
  EDQUOT: 'INSUFFICIENT_STORAGE',
};

function fromSystem(error: unknown): ErrorCode | undefined {
  if (error instanceof NoResultError) return 'NOT_FOUND';
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? SYSTEM_CODES[error.code] : undefined;
}

function fromZod(error: ZodError): AppError {
  const errors = [...new Set(error.issues.map((issue) => issue.message))];
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return new AppError('BAD_REQUEST', errors[0], { errors, fields });
}

function fromTrpc(error: TRPCError): AppError {
  const code = CODES.find((candidate) => ERRORS[candidate].trpc === error.code);
  if (error.code === 'PARSE_ERROR') return new AppError('BAD_REQUEST', 'The request is not valid JSON.');
  if (error.code === 'METHOD_NOT_SUPPORTED') return new AppError('NOT_FOUND');
  if (code === undefined || code === 'INTERNAL') return new AppError('INTERNAL');
  if (code === 'BAD_REQUEST' && error.cause !== undefined) return new AppError('BAD_REQUEST');
  return new AppError(code);
}

/** Whatever was thrown, as the error a person may see: nothing of a driver, a path or a query comes through. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    // An answer that breaks its own schema is our mistake, and none of the person's business.
    if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') return fromZod(error.cause);
    const inner = fromSystem(error.cause);
    return inner === undefined ? fromTrpc(error) : new AppError(inner);
  }
  return new AppError(fromSystem(error) ?? 'INTERNAL');
}

export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: ERRORS[error.code].trpc, message: error.message, cause: error });
}

/** HTTP status of an error; derived from the tRPC code, save where that has none. */
export function errorStatus(error: unknown): number {
  const entry: { trpc: TRPCError['code']; status?: number } = ERRORS[toAppError(error).code];
  return entry.status ?? getHTTPStatusCodeFromError(new TRPCError({ code: entry.trpc }));
}

/** Whole seconds, at least one; undefined when the error names none. */
function secondsToWait({ details: { retryAfter } }: AppError): number | undefined {
  return retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));
}

/** The one shape of a failure on every wire. */
export function toErrorBody(error: unknown, requestId: string): ErrorBody {
  const failure = toAppError(error);
  const { code, message, details } = failure;
  const retryAfter = secondsToWait(failure);
  return {
    code,
    message,
    ...(details.errors && { errors: details.errors }),
    ...(details.fields && { fields: details.fields }),
    ...(details.choices && { choices: details.choices }),
    ...(retryAfter !== undefined && { retryAfter }),
    requestId,
  };
}

/** A failure as an HTTP response, `Retry-After` included. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  const body = toErrorBody(error, requestId);
  return Response.json(body, {
    status: errorStatus(error),
    headers: {
      'cache-control': 'no-store',
      ...(body.retryAfter !== undefined && { 'retry-after': String(body.retryAfter) }),
    },
  });
}

export const TRPC_PATH = '/api/trpc';

/** A failure outside of any procedure, in the form that the client of this address understands. */
export function toFailure(error: unknown, requestId: string, path: string): Response {
  const response = toErrorResponse(error, requestId);
  if (!path.startsWith(`${TRPC_PATH}/`)) return response;
  const body = toErrorBody(error, requestId);
  const code = ERRORS[body.code].trpc;
  const data = { code, httpStatus: response.status, body };
  const shape = { message: body.message, code: TRPC_ERROR_CODES_BY_KEY[code], data };
  const { status, headers } = response;
  return Response.json({ error: serialize(shape) }, { status, headers });
}

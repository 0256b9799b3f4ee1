import { TRPCError } from '@trpc/server';
import { NoResultError, type SelectQueryNode } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errorStatus, toAppError, toErrorBody, toErrorResponse } from '#server/errors.ts';
import { AppError, ERRORS, type ErrorCode, isErrorCode } from '#src/errors.ts';

const SECRET = 'connection to postgres://app:open-sesame@db failed at /srv/proceed/data';
const ID = '0b4a3f5c-8a43-4d3a-9d43-3a1b6f1f0a11';

function driverError(code: string): Error {
  return Object.assign(new Error(SECRET), { code });
}

function zodError() {
  return z.object({ title: z.string() }).safeParse({}).error;
}

describe('status of each code', () => {
  const STATUS: Record<ErrorCode, number> = {
    BAD_REQUEST: 400,
    UNAUTHORIZED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    TIMEOUT: 408,
    CONFLICT: 409,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA: 415,
    TOO_MANY_REQUESTS: 429,
    INTERNAL: 500,
    UNAVAILABLE: 503,
    INSUFFICIENT_STORAGE: 507,
  };

  test.each(Object.keys(ERRORS).filter(isErrorCode))('%s', (code) => {
    const error = new AppError(code);
    expect(errorStatus(error)).toBe(STATUS[code]);
    expect(errorStatus(new TRPCError({ code: ERRORS[code].trpc, cause: error }))).toBe(STATUS[code]);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('what a driver says', () => {
  test.each<[string, ErrorCode]>([
    ['23505', 'CONFLICT'],
    ['23P01', 'CONFLICT'],
    ['23503', 'NOT_FOUND'],
    ['22P02', 'NOT_FOUND'],
    ['22021', 'BAD_REQUEST'],
    ['22P05', 'BAD_REQUEST'],
    ['53100', 'INSUFFICIENT_STORAGE'],
    ['57P01', 'UNAVAILABLE'],
    ['ENOSPC', 'INSUFFICIENT_STORAGE'],
    ['42P01', 'INTERNAL'],
    ['ECONNREFUSED', 'INTERNAL'],
  ])('%s is %s, in our own words', (code, expected) => {
    const cause = driverError(code);
    for (const error of [cause, new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })]) {
      expect(toErrorBody(error, ID)).toEqual({
        code: expected,
        message: ERRORS[expected].text,
        requestId: ID,
      });
    }
  });

  test('a row that is gone is not found', () => {
    const node: Pick<SelectQueryNode, 'kind'> = { kind: 'SelectQueryNode' };
    const gone = new NoResultError(node);
    for (const error of [gone, new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: gone })]) {
      expect(toAppError(error).code).toBe('NOT_FOUND');
    }
  });
});

test.each([
  new Error(SECRET),
  new TypeError(SECRET),
  SECRET,
  null,
  undefined,
  { code: 7, message: SECRET },
  new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: SECRET }),
  new TRPCError({ code: 'BAD_REQUEST', message: SECRET, cause: new Error(SECRET) }),
])('what else is thrown says nothing of itself (%#)', async (error) => {
  const response = toErrorResponse(error, ID);
  expect(await response.text()).not.toContain('open-sesame');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an input that does not fit is the person’s; an answer that does not fit is ours', () => {
  const cause = zodError();
  const input = toErrorBody(new TRPCError({ code: 'BAD_REQUEST', cause }), ID);
  expect(input).toMatchObject({ code: 'BAD_REQUEST', fields: { title: expect.any(String) } });
  const output = toErrorBody(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }), ID);
  expect(output).toEqual({ code: 'INTERNAL', message: ERRORS.INTERNAL.text, requestId: ID });
});

test('Retry-After is whole seconds, one at least', () => {
  const header = (retryAfter: number) =>
    toErrorResponse(new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter }), ID).headers.get(
      'retry-after',
    );
  expect([header(0), header(0.2), header(61.5)]).toEqual(['1', '1', '62']);
});

test('only codes of the table are codes', () => {
  expect([isErrorCode('NOT_FOUND'), isErrorCode('toString'), isErrorCode('404'), isErrorCode(404)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

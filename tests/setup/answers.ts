import { expect } from 'vitest';
import { z } from 'zod';
import { ERRORS, type ErrorBody, type ErrorCode } from '#src/errors.ts';
import type { Answer } from './agent.ts';

const Body = z.strictObject({
  code: z.enum(Object.keys(ERRORS)),
  message: z.string().min(1),
  errors: z.array(z.string()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  choices: z.array(z.string()).optional(),
  retryAfter: z.int().positive().optional(),
  requestId: z.uuid(),
});

/** Checks that a failure has this status and code and exactly the shape that every wire promises. */
export function expectFailure(
  answer: Answer,
  status: number,
  code: ErrorCode,
  more: Partial<ErrorBody> = {},
): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code, ...more } });
  const body = Body.parse(answer.body);
  expect(answer.headers.get('x-request-id')).toBe(body.requestId);
}

/** The text at `key` of an answer that succeeded. */
export function textAt(answer: Answer, key: string): string {
  expect(answer.status, answer.text).toBeLessThan(300);
  return z.looseObject({ [key]: z.string() }).parse(answer.body)[key] ?? '';
}

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refuseUnknownKeys, unknownKeys } from '#server/unknown-keys.ts';
import { AppError } from '#src/errors.ts';

const Place = z.object({ page: z.number() });

describe('keys that no schema knows', () => {
  it.each([
    ['an object', z.object({ a: z.string() }), { a: 1, b: 2 }, ['b']],
    ['what is left undefined', z.object({ a: z.string() }), { b: undefined }, []],
    ['an object in an object', z.object({ at: Place }), { at: { page: 1, line: 2 } }, ['at.line']],
    ['an optional one', z.object({ at: Place.nullish() }), { at: { line: 2 } }, ['at.line']],
    ['one with a default', z.object({ at: Place.default({ page: 1 }) }), { at: { line: 2 } }, ['at.line']],
    ['a list', z.object({ all: z.array(Place) }), { all: [{ page: 1 }, { line: 2 }] }, ['all.1.line']],
    ['before a transformation', Place.transform(({ page }) => page), { page: 1, line: 2 }, ['line']],
    ['behind a preparation', z.preprocess((value) => value, Place), { page: 1, line: 2 }, ['line']],
    ['a record', z.record(z.string(), Place), { any: { page: 1, line: 2 } }, ['any.line']],
    ['one of several', z.union([Place, z.object({ line: z.number() })]), { page: 1, line: 2, x: 3 }, ['x']],
    ['two together', z.intersection(Place, z.object({ line: z.number() })), { page: 1, line: 2 }, []],
    ['what is left open', z.object({ any: z.unknown() }), { any: { x: 1 } }, []],
    ['a loose object', z.looseObject({ a: z.string() }), { b: 2 }, []],
    ['no object at all', Place, 'text', []],
    [
      'names out of the prototype',
      Place,
      JSON.parse('{"__proto__": 1, "constructor": 2}'),
      ['__proto__', 'constructor'],
    ],
  ] as const)('%s', (_, schema, value, expected) => {
    expect(unknownKeys([schema], value)).toEqual(expected);
  });

  it('count several schemas together', () => {
    const inputs = [z.object({ caseId: z.string() }), Place];
    expect(unknownKeys(inputs, { caseId: 'x', page: 1, line: 2 })).toEqual(['line']);
  });
});

describe('the refusal', () => {
  function failure(schemas: readonly unknown[], body: unknown): AppError {
    try {
      refuseUnknownKeys(schemas, body);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    throw new Error('Nothing was refused.');
  }

  it('names each key', () => {
    const { code, message, details } = failure([Place], { line: 1, 'a b': 2 });
    expect(code).toBe('BAD_REQUEST');
    expect(message).toBe('“line” is not known here. Please leave it out, or check its spelling.');
    expect(Object.keys(details.fields ?? {})).toEqual(['line', 'a b']);
    expect(details.errors).toHaveLength(2);
  });

  it('knows no key where nothing is asked for', () => {
    expect(failure([], { line: 1 }).message).toContain('“line”');
    expect(() => refuseUnknownKeys([], undefined)).not.toThrow();
  });

  it('stays short, however much is sent', () => {
    const body = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`${index}`.padStart(5000, 'x'), 1]),
    );
    expect(JSON.stringify(failure([Place], body).details).length).toBeLessThan(20_000);
  });
});

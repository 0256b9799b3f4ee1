import fc from 'fast-check';
import superjson, { type SuperJSONResult } from 'superjson';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serialize } from '#server/serialize.ts';

const Payload = z.custom<SuperJSONResult>();
const received = (serialized: unknown) =>
  superjson.deserialize(Payload.parse(JSON.parse(JSON.stringify(serialized))));

// No key that JSON has to escape, but one: after a key of a backslash alone, V8 reads other escaped keys of
// objects alike as that backslash (nodejs/node#63785), with superjson as without it.
const key = fc.oneof(
  fc.string().filter((text) => JSON.stringify(text) === `"${text}"`),
  fc.constantFrom('a.b', 'a\\b', '.', '0', 'createdAt', 'meta', 'json', ''),
);
const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
);
const answer = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value')),
    fc
      .dictionary(key, tie('value'))
      .filter(
        (found) => !['__proto__', 'constructor', 'prototype'].some((name) => Object.hasOwn(found, name)),
      ),
  ),
})).value;

describe('serialize', () => {
  test('what is sent arrives as it was, as with superjson', () => {
    fc.assert(
      fc.property(answer, (value) => {
        expect(received(serialize(value))).toEqual(value);
        expect(received(serialize(value))).toEqual(received(superjson.serialize(value)));
      }),
    );
  });

  test('and is written down as superjson writes it', () => {
    fc.assert(
      fc.property(answer, (value) => {
        expect(JSON.parse(JSON.stringify(serialize(value)))).toEqual(
          JSON.parse(JSON.stringify(superjson.serialize(value))),
        );
      }),
    );
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a date alone', new Date(0)],
    ['not a number', [Number.NaN]],
    ['infinity', { far: Number.POSITIVE_INFINITY }],
    ['minus zero', [-0]],
    ['a large integer', { size: 12345678901234567890n }],
    ['a set', { tags: new Set(['a', new Date(0)]) }],
    ['a map', new Map([['a', 1]])],
    ['an undefined item', [1, undefined, 2]],
    ['a pattern', { pattern: /a+/g }],
    ['an address', new URL('http://localhost/a')],
  ])('%s arrives as it was', (_, value) => {
    expect(received(serialize(value))).toEqual(value);
  });

  test('a field that is not there is left out', () => {
    expect(received(serialize({ a: 1, b: undefined, at: new Date(0) }))).toStrictEqual({
      a: 1,
      at: new Date(0),
    });
  });

  test('an object that stands in two places arrives in both', () => {
    const shared = { at: new Date(0) };
    expect(received(serialize([shared, shared, shared.at]))).toEqual([shared, shared, shared.at]);
  });

  test('a circle ends', () => {
    const circle: { at: Date; self?: unknown } = { at: new Date(0) };
    circle.self = circle;
    expect(JSON.stringify(serialize(circle))).toContain('1970-01-01');
  });

  test('an invalid date and a name that could harm are treated as superjson treats them', () => {
    const invalid = { at: new Date(Number.NaN) };
    expect(serialize(invalid)).toEqual(superjson.serialize(invalid));
    expect(() => serialize({ constructor: 1 })).toThrow('prototype pollution');
  });
});

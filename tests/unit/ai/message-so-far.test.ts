import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessageReader } from '#server/ai/message-so-far.ts';

function readAll(pieces: readonly string[]): string[] {
  const reader = createMessageReader();
  return pieces.map((piece) => reader.push(piece));
}

/** Cuts a text at these places. */
function cut(text: string, places: readonly number[]): string[] {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...sorted].map((from, index) => text.slice(from, sorted[index]));
}

// Everything that JSON escapes, and what looks like JSON inside a text.
const message = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '\\',
        '\n',
        '\u0000',
        '/',
        '{',
        '}',
        '"message":"',
        ',',
        '😀',
        '\ud83d',
        '\ude00',
        'é',
        'word ',
      ),
    )
    .map((parts) => parts.join('')),
);
const reply = fc.record({
  found: fc.boolean(),
  before: fc.oneof(fc.string(), fc.jsonValue(), fc.constant([{ message: 'not this' }])),
  message,
  quotes: fc.array(fc.record({ message: fc.string(), passage: fc.integer() })),
});

/** JSON with every character beyond ASCII as an escape, as some servers send it. */
function ascii(json: string): string {
  return json.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

describe('the message of an answer that is being written', () => {
  it('is a beginning of the message at any cut, only grows, and is the message at the end', () => {
    fc.assert(
      fc.property(
        reply,
        fc.array(fc.nat()),
        fc.boolean(),
        fc.boolean(),
        (value, places, isAscii, isSpaced) => {
          const json = JSON.stringify(value, null, isSpaced ? 2 : undefined);
          const seen = readAll(cut(isAscii ? ascii(json) : json, places));
          seen.forEach((soFar, index) => {
            expect(value.message.startsWith(soFar)).toBe(true);
            expect(soFar.startsWith(seen[index - 1] ?? '')).toBe(true);
          });
          expect(seen.at(-1)).toBe(value.message);
        },
      ),
    );
  });

  it('never ends in half a character', () => {
    const json = JSON.stringify({ message: 'Yes 😀 no' });
    for (const text of [json, ascii(json)]) {
      const reader = createMessageReader();
      for (const letter of text) {
        for (const half of letter.split('')) expect(reader.push(half).isWellFormed()).toBe(true);
      }
    }
  });

  it.each([
    ['nothing of a message further inside', '{"quotes":[{"message":"inner"}],"found":true', ''],
    ['nothing of another field', '{"found":true,"note":"the \\"message\\":\\"no\\""', ''],
    ['the first of two', '{"message":"one","message":"two"}', 'one'],
    ['no text before the object', '```json\n{"message":"inside"}\n```', 'inside'],
    ['nothing of a list', '["message","x"]', ''],
    ['nothing of what is no JSON', 'The message: "hello"', ''],
    ['a message with an escape that JSON does not know', '{"message":"a\\qb"', 'aqb'],
    ['half an escape not at all', '{"message":"a\\u00e', 'a'],
    ['no message where it is null', '{"message":null,"x":"y"}', ''],
  ])('shows %s', (_, json, shown) => {
    expect(readAll([json])).toEqual([shown]);
  });

  it('takes whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        readAll(pieces);
      }),
    );
  });
});

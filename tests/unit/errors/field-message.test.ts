import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from '#src/field-messages.ts';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldMessage }).error?.issues[0]?.message;

describe('an entry whose schema says nothing itself', () => {
  test.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'Please fill this in'],
    [z.string(), null, 'Please fill this in'],
    [z.string().min(1), '', 'Please fill this in'],
    [z.string().min(3), 'ab', 'Please enter at least 3 characters'],
    [z.string().max(3), 'abcd', 'Please keep this to 3 characters'],
    [z.number().min(1), 0, 'Please enter a number of at least 1'],
    [z.number().max(9), 10, 'Please enter a number of at most 9'],
    [z.enum(['a', 'b']), 'c', 'Please choose one of the options'],
    [z.number(), 'seven', 'Please check this entry'],
    [z.string(), 7, 'Please check this entry'],
    [z.email(), 'ida', 'Please check this entry'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Please check this entry'],
    [z.union([z.string(), z.number()]), {}, 'Please check this entry'],
    [z.strictObject({}), { a: 1 }, 'Please check this entry'],
  ])('%# is told so in plain words', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  test('a sentence of its own stays', () => {
    expect(messageOf(z.string('Title is required'), undefined)).toBe('Title is required');
    expect(messageOf(z.string().max(3, 'Shorter, please'), 'abcd')).toBe('Shorter, please');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_TITLE, titleFor } from '#src/conversations/conversation-title.ts';

test.each([
  ['What are my next steps?', 'What are my next steps?'],
  ['  When is\n\n my   hearing? ', 'When is my hearing?'],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'word '.repeat(30)}`, 'word word word word word word word word word word word word…'],
  ['x'.repeat(90), `${'x'.repeat(59)}…`],
  [`${'a'.repeat(30)}, ${'b'.repeat(40)}`, `${'a'.repeat(30)}…`],
  ['😀'.repeat(70), `${'😀'.repeat(59)}…`],
  // The word that ends where the title ends stands whole.
  [`${'a'.repeat(29)} ${'b'.repeat(30)} rest`, `${'a'.repeat(29)} ${'b'.repeat(30)}…`],
])('%j is called %j', (question, title) => {
  expect(titleFor(question)).toBe(title);
});

test('is one line of at most so many letters, never empty, and a beginning of the question', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (question) => {
      fc.pre(question.trim() !== '');
      const title = titleFor(question);
      expect(title).not.toBe('');
      expect(title).not.toMatch(/[\n\t]|\s\s/u);
      expect([...title].length).toBeLessThanOrEqual(LONGEST_TITLE + 1);
      const line = question.replace(/\s+/gu, ' ').trim();
      expect(line.startsWith(title.replace(/…$/u, ''))).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

test.each([
  ['kana', 'まみむめも'],
  ['Cyrillic', 'привет'],
  ['Arabic', 'مرحبا'],
  ['accents', 'éàüñ'],
])('a mail whose subject is one long word of %s is read', (_name, word) => {
  const text = [
    'From: Ada Poe <ada@lund.example>',
    'To: Bert Lund <bert@lund.example>',
    'Date: 2029-10-30 08:11 UTC',
    `Subject: ${word.repeat(10)}`,
    `Attachments: ${word.repeat(6)}.txt`,
  ].join('\n');
  const given = { docType: 'Other', docDate: null, pageCount: null, notes: [], layout: [] };
  expect(readFacts({ text, ...given }).facts).toEqual(readFacts({ text, ...given }).facts);
});

import { expect, test } from 'vitest';
import { shownDocuments, WORDS_LOST, withoutLost } from '#src/conversations/lost-documents.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { makeChatMessage } from '#tests/factories/conversations.ts';

const source = (n: number, documentId: string, quote: string) => ({
  ...{ n, documentId, filename: `${documentId}.txt`, page: 1, quote, start: 0, end: quote.length },
  verified: true,
});

function check(content: string, text: string, documentId: string) {
  const start = content.indexOf(text);
  const { n: _, ...place } = source(1, documentId, text);
  return {
    ...{ kind: 'date' as const, text, start, end: start + text.length },
    ...{ status: 'found' as const, note: 'It stands there.', source: place },
  };
}

function answer(content: string, change: Partial<ChatMessage> = {}): ChatMessage {
  return makeChatMessage({ role: 'assistant', content, confidence: 0.8, ...change });
}

const isLost = (id: string) => id === 'gone';
const QUOTE = 'The roof was repaired on May 3, 2025, in the rain.';
const CONTENT = `lease.txt says “the rent is $900.” [1] gone.txt says “${QUOTE}” [2] That was May 3, 2025, and $900 is due.`;
const shown = answer(CONTENT, {
  sources: [source(1, 'stays', 'the rent is $900.'), source(2, 'gone', QUOTE)],
  checks: [
    check(CONTENT, '$900', 'stays'),
    check(CONTENT, 'May 3, 2025, in', 'gone'),
    { ...check(CONTENT, '$900 is due', 'stays'), source: null, status: 'not-found' },
  ],
  records: [
    { kind: 'document', id: 'gone', text: 'gone.txt' },
    { kind: 'deadline', id: 'gone', text: 'Answer due' },
    { kind: 'document', id: null, text: '2 documents' },
  ],
  suggestedActions: [
    { type: 'open-document', label: 'Open', documentId: 'gone', page: 1 },
    { type: 'upload', label: 'Upload' },
  ],
});

test('everything that a message shows of a document is known', () => {
  expect(shownDocuments([shown, shown]).sort()).toEqual(['gone', 'stays']);
});

test('words, source, number, checks, rows and links of a lost document go; the rest stands at its place', () => {
  const left = withoutLost(shown, isLost);
  expect(left.content).toBe(
    `lease.txt says “the rent is $900.” [1] gone.txt says “${WORDS_LOST}” That was May 3, 2025, and $900 is due.`,
  );
  expect(left.sources.map(({ n, documentId }) => [n, documentId])).toEqual([[1, 'stays']]);
  for (const { text, start, end } of left.checks) expect(left.content.slice(start, end)).toBe(text);
  expect(left.checks.map(({ text }) => text)).toEqual(['$900', '$900 is due']);
  expect(left.records.map(({ kind, id }) => [kind, id])).toEqual([
    ['deadline', 'gone'],
    ['document', null],
  ]);
  expect(left.suggestedActions.map(({ type }) => type)).toEqual(['upload']);
});

test('a part of a lost quote in quotation marks goes too, and one without marks', () => {
  const content = `It says “was repaired on May 3” and ${QUOTE.toUpperCase()} And more.`;
  const left = withoutLost(answer(content, { sources: [source(1, 'gone', QUOTE)] }), isLost);
  expect(left.content).toBe(`It says “${WORDS_LOST}” and ${WORDS_LOST}. And more.`);
});

test('a message of which nothing is lost is as it was', () => {
  expect(withoutLost(shown, () => false)).toEqual(shown);
});

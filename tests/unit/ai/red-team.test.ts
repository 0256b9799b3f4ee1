import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fence, withoutTurnMarks } from '#server/ai/fence.ts';
import { createHistory } from '#server/ai/history.ts';
import type { Message, Wire } from '#server/ai/openai-wire.ts';
import { analyzePrompt, mergePrompt, phrasePrompt, replyPrompt } from '#server/ai/prompts.ts';
import { ATTACKS, CANARY, TURN_MARK, takeApart } from '#tests/factories/attacks.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';
import { makeFacts } from './case-facts.ts';

const PART = { firstPage: 1, lastPage: 1 };

function passage(text: string, filename = 'lease.pdf') {
  return { documentId: 'd', filename, page: 1, start: 0, end: text.length, text };
}

const asked = (passages: ReturnType<typeof passage>[]) => ({
  question: 'What is due?',
  history: [],
  passages,
  facts: null,
});

/** Where a hostile text can stand in a prompt. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  'the text of a paper': (text) =>
    analyzePrompt({ filename: 'a.pdf', docType: 'Other', text }, { ...PART, text }, 1),
  'the name of a file': (filename) =>
    analyzePrompt({ filename, docType: 'Other', text: '' }, { ...PART, text: '' }, 2),
  'the category of a paper': (docType) =>
    analyzePrompt({ filename: 'a.pdf', docType, text: '' }, { ...PART, text: '' }, 1),
  'what was found in a part': (text) => mergePrompt(['{}', text]),
  'a passage': (text) => replyPrompt(asked([passage('Rent.'), passage(text), passage('Rent.')])),
  'the name of a passage’s file': (name) => replyPrompt(asked([passage('Rent.', name)])),
  'the person’s own words': (text) =>
    phrasePrompt({ pieces: [{ id: '1', kind: 'response', text, about: '' }], instructions: null }),
  'what they answer': (about) =>
    phrasePrompt({ pieces: [{ id: '1', kind: 'response', text: 'I paid.', about }], instructions: null }),
  'what they wish of the wording': (instructions) => phrasePrompt({ pieces: [], instructions }),
};

function expectNothingOutside(prompt: string): string[] {
  const { inside, outside, nonces } = takeApart(prompt);
  expect(nonces.length).toBeGreaterThan(0);
  expect(outside).not.toContain(CANARY);
  for (const text of inside) {
    expect(text).not.toMatch(TURN_MARK);
    expect(text).not.toMatch(/<\s*\/?\s*document-/i);
  }
  return inside;
}

describe.each(Object.entries(ATTACKS))('%s', (_, attack) => {
  test.each(Object.entries(PLACES))('stays inside the fence in %s', (_place, promptOf) => {
    expect(expectNothingOutside(promptOf(attack)).join('')).toContain(CANARY);
  });

  test('stays inside in the earlier conversation, in short and in its last turns', async () => {
    const sent: Message[][] = [];
    const wire: Wire = {
      async ask(task) {
        sent.push(task.messages);
        return task.schema.parse({ summary: attack });
      },
      embed: async () => [],
    };
    const turns = Array.from({ length: 12 }, (_unused, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `${attack} ${'Rent was paid. '.repeat(40)}`,
    }));
    const messages = await createHistory().messages(wire, turns, { tokens: 600, signal: undefined });
    expect(messages.length).toBeGreaterThan(0);
    for (const { role, content } of messages) {
      expect(role).toBe('user');
      expectNothingOutside(content);
    }
    for (const [system, user] of sent) {
      expect(system?.content).not.toContain(CANARY);
      expectNothingOutside(user?.content ?? '');
    }
  });
});

test('a fact that somebody entered is as little an order as a paper', () => {
  for (const attack of Object.values(ATTACKS)) {
    const facts = makeFacts();
    const hostile = JSON.parse(JSON.stringify(facts), (_key, value) =>
      typeof value === 'string' && /[a-z] [a-z]/i.test(value) ? `${value} ${attack}` : value,
    );
    const { outside } = takeApart(
      replyPrompt({
        question: 'What are the key deadlines in my case?',
        history: [],
        passages: [],
        facts: hostile,
      }),
    );
    expect(outside).not.toContain(CANARY);
  }
});

test('the nonce stands in the two marks and nowhere else, whatever the text', () => {
  const nonce = '0123456789abcdef01234567';
  const half = fc.constantFrom(
    nonce,
    nonce.slice(0, 12),
    nonce.slice(12),
    '<document-',
    '</document-',
    '>',
    '\n',
  );
  const text = fc
    .array(fc.oneof(half, fc.string({ maxLength: 5 })), { maxLength: 20 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const fenced = fence(written, nonce);
      expect(fenced.split(nonce)).toHaveLength(3);
      expect(fenced.match(/<\/?document-/g)).toHaveLength(2);
    }),
  );
});

test('no two fences have the same nonce', () => {
  const nonces = Array.from({ length: 200 }, () => takeApart(fence('')).nonces[0]);
  expect(new Set(nonces).size).toBe(200);
});

test('what a person reads stays as it is', () => {
  const text =
    'From: Ana <ana@example.org>\n5 < 7 and <b>bold</b>, <span>, $900 [1] § 47-8-27 “rent” naïve café 東京\t\f<mailto:x>';
  expect(takeApart(fence(text)).inside).toEqual([`\n${text}\n`]);
  expect(withoutTurnMarks(text)).toBe(text);
});

test.each(['<', '< ', '</document', '[ '])('a text of %j without end takes no time', async (piece) => {
  expect(await growthOf((times) => fence(piece.repeat(times)), 25_000)).toBeLessThan(LINEAR);
});

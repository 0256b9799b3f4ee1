import { expect, test } from 'vitest';
import { conversationText } from '#src/conversations/conversation-text.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';

const nothing = {
  sources: [],
  checks: [],
  records: [],
  suggestedActions: [],
  actionType: null,
  replyTo: null,
};
const question: ChatMessage = {
  ...{ id: 'q', role: 'user', content: 'When is\r\nrent due?', createdAt: new Date('2026-03-02T17:30:00Z') },
  ...{ ...nothing, confidence: null, because: null, engine: null, state: 'done', key: null },
};
const answer: ChatMessage = {
  ...{ ...question, id: 'a', role: 'assistant', replyTo: 'q', createdAt: new Date('2026-03-02T17:30:05Z') },
  ...{
    content: 'On the first of each month. [1]',
    confidence: 0.75,
    because: 'Two words.',
    engine: 'An engine',
  },
  sources: [
    {
      ...{ n: 1, documentId: 'd', filename: 'lease.txt', page: 2, quote: 'rent is due\non the first' },
      ...{ start: 0, end: 5, verified: true },
    },
  ],
  records: [{ kind: 'deadline', id: null, text: 'Hearing: Mon, Mar 23, 2026' }],
  checks: [
    {
      ...{ kind: 'citation', text: 'Rule 1-012', start: 0, end: 1, status: 'form-only', source: null },
      note: 'Look it up.',
    },
    {
      ...{ kind: 'quote', text: '“rent is due”', start: 0, end: 1, status: 'found', source: null },
      note: 'It stands on page 2.',
    },
  ],
};

const save = (messages: ChatMessage[]) =>
  conversationText({
    conversation: { title: 'Rent\nand more' },
    caseTitle: 'Quay v. Orlov',
    messages,
    timeZone: 'America/Denver',
    savedAt: new Date('2026-03-03T01:00:00Z'),
  });

test('a conversation reads like a letter', () => {
  expect(save([question, answer])).toBe(`Rent and more
Case: Quay v. Orlov
Saved Mar 2, 2026, 6:00 PM (America/Denver)

General information, not legal advice. Check every date and citation yourself, or ask a lawyer or the
self-help center of the court, before you rely on a reply.

------------------------------------------------------------------------
Question, Mar 2, 2026, 10:30 AM

When is
rent due?

------------------------------------------------------------------------
Reply, Mar 2, 2026, 10:30 AM

On the first of each month. [1]

From your case:
  - Hearing: Mon, Mar 23, 2026

From your documents:
  [1] lease.txt, page 2: "rent is due on the first"

Checked:
  - citation "Rule 1-012": form is right, not in our library. Look it up.

Answered by An engine
Quoted and checked. Two words.
`);
});

test('an answer that broke off says so and claims nothing', () => {
  const broken = save([question, { ...answer, ...nothing, engine: null, confidence: null, state: 'broken' }]);
  expect(broken).toContain('(This reply broke off. What follows was not checked.)');
  expect(broken).not.toMatch(/Answered by|Quoted and checked|From your/);
});

import { expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { COMPLAINT, makeFacts } from '../assistant/facts.ts';

const facts = makeFacts({ papers: [{ id: 'complaint', docType: 'Complaint', text: COMPLAINT }] });
const start = COMPLAINT.indexOf('4. On October 6');
const passage = {
  documentId: 'complaint',
  filename: 'complaint.pdf',
  page: 1,
  start,
  end: COMPLAINT.length,
  text: COMPLAINT.slice(start),
};

function ask(question: string, passages = [passage]) {
  return builtinEngine.answer({ question, history: [], passages, facts });
}

test('what the rows know comes from the rows', async () => {
  const { message, records, quotes } = await ask('What is my case number?');
  expect(message).toContain('D-101-CV-2026-00042');
  expect([records.length, quotes.length]).toEqual([1, 0]);
});

test('what the papers say comes from the papers', async () => {
  const { message, quotes } = await ask('When did the defendant sign the agreement?');
  expect(message).toContain('From your documents:');
  expect(quotes[0]?.text).toContain('October 6, 2025');
});

test('what neither says is asked of both, and neither is said to lack it', async () => {
  const { found, message } = await ask('When is my mediation?', []);
  expect(found).toBe(false);
  expect(message).toMatch(/^I found no passage that comes close[\s\S]*I also looked at your timeline/);
});

test('a question about one document stays with that document', async () => {
  const { message } = await builtinEngine.answer({
    question: 'What are my next steps?',
    history: [],
    passages: [],
    facts: null,
  });
  expect(message).toContain('I found no passage that comes close');
});

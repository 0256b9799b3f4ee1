import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChatEvent, ChatReply } from '#src/conversations/schema.ts';
import { DEBT_CAPTION } from '#tests/factories/complaints.ts';
import { completion, inPieces, type ModelReply, type ModelRequest } from '#tests/setup/model-server.ts';
import {
  AI_PATHS,
  type AskedCase,
  formOf,
  type Modeled,
  makeReadCase,
  replyInForm,
  startModeled,
} from './ai-paths.ts';

const SSN = '219-09-9999';
const ACCOUNT = '0012345678';
const LICENSE = '512345678';
const CARD = '4111 1111 1111 1111';
/** Called what it is on the first page of a long paper only, and standing alone on the last. */
const FAR = '7788990011';
const FAR_QUESTION = 'Where did the money for the greenhouse come from?';
const KEPT = ['D-820-CV-2026-00077', '$900.00', 'May 4, 2025', '505-555-0123'];

const COMPLAINT = `${DEBT_CAPTION}
1. Plaintiff lent Defendant $900.00 on May 4, 2025, to Account No. ${ACCOUNT} of Defendant.
2. Defendant, whose Social Security number is ${SSN}, promised to repay it by July 1, 2025; her telephone is 505-555-0123.
3. Defendant showed driver's license no. ${LICENSE} and paid with card ${CARD}.
COUNT I
BREACH OF CONTRACT
4. Defendant is liable for $900.00.
WHEREFORE, Plaintiff asks for judgment of $900.00.`;

const QUESTION = `Does the complaint name my Social Security number 219 09 9999 and account no. ${ACCOUNT}?`;

let room: Modeled;
let given: AskedCase;
let seen: ModelRequest[] = [];

function promptOf({ body }: ModelRequest): string {
  return JSON.stringify(body.messages);
}

/** Answers as a model would that copies the marks it was shown. */
function copying(request: ModelRequest): ModelReply {
  seen.push(request);
  if (formOf(request) !== 'answer') return replyInForm(request);
  const marks = [...new Set(promptOf(request).match(/\[\[(?:SSN|ACCOUNT)-\d+[a-z]?\]\]/g) ?? [])];
  const of = (kind: string) => marks.find((mark) => new RegExp(`\\[\\[${kind}-\\d+\\]\\]`).test(mark)) ?? '';
  const quote = promptOf(request).match(
    /whose Social Security number is \[\[SSN-\d+[a-z]?\]\], promised/,
  )?.[0];
  const content = JSON.stringify({
    found: true,
    message: `Yes, [1]: ${of('SSN').toLowerCase()} and ${of('ACCOUNT')}, but not [[CARD-77]].`,
    quotes: [{ passage: 1, text: quote ?? '' }],
    records: [],
    confidence: 0.9,
  });
  return request.body.stream === true ? inPieces(content, 'done', 3) : completion(content);
}

beforeAll(async () => {
  room = await startModeled();
  await room.reset();
  room.model.answer(copying);
  given = await makeReadCase(room, [
    { filename: `complaint SSN ${SSN}.txt`, content: COMPLAINT, docType: 'Complaint' },
    {
      filename: 'lease.txt',
      content: `LEASE\n\nThe rent goes to ${ACCOUNT} each month.\nAccount No. ${ACCOUNT}\n`,
    },
    {
      filename: 'ledger.txt',
      content: [
        `LEDGER of account no. ${FAR}`,
        ...Array.from(
          { length: 30 },
          (_, at) => `Week ${at}. ${'Nothing was bought and nothing was sold in it. '.repeat(25)}`,
        ),
        `The money for the greenhouse, $700.00, came from ${FAR} on June 3, 2025.`,
      ].join('\n\n'),
    },
  ]);
});
beforeEach(() => {
  room.model.answer(copying);
});
afterAll(() => room.close());

/** All that was sent, without blanks and dashes between digits. */
function sent(): string {
  return JSON.stringify(seen.map(({ body }) => body)).replace(/(?<=\d)[ -](?=\d)/g, '');
}

const squeezed = (number: string) => number.replace(/[ -]/g, '');

function expectNothingOf(text: string): void {
  for (const number of [SSN, ACCOUNT, LICENSE, CARD, FAR]) expect(text).not.toContain(squeezed(number));
}

test('reading: vectors and analyses are made without the numbers', () => {
  expect(seen.some(({ path }) => path.endsWith('/embeddings'))).toBe(true);
  expect(seen.map(formOf)).toContain('complaint');
  expectNothingOf(sent());
  const all = JSON.stringify(seen.map(({ body }) => body));
  for (const text of KEPT) expect(all).toContain(text);
  expect(all).toContain('[[SSN-1]]');
});

test.each(Object.keys(AI_PATHS))('%s sends none of the numbers', async (name) => {
  seen = [];
  const answer = JSON.stringify(await AI_PATHS[name]?.(given, QUESTION));
  expect(seen.length).toBeGreaterThan(0);
  expectNothingOf(sent());
  expect(answer).not.toMatch(/\[\[(SSN|ACCOUNT|LICENSE|CARD|TEXT)/i);
});

test.each(Object.keys(AI_PATHS))('%s: a number whose label stands far away is masked too', async (name) => {
  seen = [];
  await AI_PATHS[name]?.(given, FAR_QUESTION);
  expectNothingOf(sent());
  if (name.startsWith('the assistant')) expect(sent()).toContain('greenhouse, $700.00, came from [[ACCOUNT-');
});

test('the answer has the numbers again, its quote stands in the text, and a made-up mark is withheld', async () => {
  const answer = (await AI_PATHS['a question about a document']?.(given, QUESTION)) as ChatReply;
  expect(answer.message.content).toContain(`${ACCOUNT}, but not [number withheld]`);
  expect(answer.message.content).toMatch(/219[- ]09[- ]9999/);
  const [source] = answer.sources;
  expect(source).toMatchObject({ verified: true });
  expect(source?.quote).toContain(SSN);
});

test('while it is written no half of a mark is shown', async () => {
  const events = (await AI_PATHS['a question about a document, as it is written']?.(
    given,
    QUESTION,
  )) as ChatEvent[];
  const words = events.flatMap((event) => (event.type === 'words' ? [event.text] : []));
  expect(words.length).toBeGreaterThan(1);
  expect(words.join('')).toMatch(/219[- ]09[- ]9999/);
  expect(words.join('')).toContain(ACCOUNT);
  expect(words.join('')).not.toMatch(/\[\[|ssn-/i);
});

test('what is kept of the conversation is sent masked again', async () => {
  seen = [];
  const { agent, caseId } = given;
  const first = await agent.rest('POST', '/api/ai/assistant', { caseId, message: QUESTION });
  const { conversationId } = first.body as { conversationId: string };
  await agent.rest('POST', '/api/ai/assistant', {
    caseId,
    conversationId,
    message: 'And which is it again?',
  });
  const last = seen.filter((request) => formOf(request) === 'answer').at(-1);
  const messages = (last?.body.messages ?? []) as { role: string; content: string }[];
  expect(messages.at(-1)?.content).toMatch(/^What was said before[\s\S]*\nReply: [\s\S]*\[\[SSN-/);
  expectNothingOf(sent());
});

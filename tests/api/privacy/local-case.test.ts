import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HASHED_MODEL } from '#src/search/embedding.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { DEBT_COMPLAINT } from '#tests/factories/complaints.ts';
import { vectorsFor } from '#tests/setup/model-server.ts';
import { allRead, storeFile } from '#tests/setup/reading.ts';
import {
  AI_PATHS,
  type AskedCase,
  type GivenFile,
  type Modeled,
  makeReadCase,
  replyInForm,
  startModeled,
} from './ai-paths.ts';

const FILES: GivenFile[] = [
  { filename: 'complaint.txt', content: DEBT_COMPLAINT, docType: 'Complaint' },
  {
    filename: 'lease.txt',
    content: 'LEASE\n\nThe tenant pays 900 dollars of rent on the first of each month.\n',
  },
];

let room: Modeled;
let local: AskedCase;
let open: AskedCase;

beforeAll(async () => {
  room = await startModeled();
  await room.reset();
  local = await makeReadCase(room, FILES, { localOnly: true });
  expect(room.model.requests, 'reading a local case').toEqual([]);
  open = await makeReadCase(room, FILES);
  expect(room.model.requests.length, 'reading any other').toBeGreaterThan(3);
});
beforeEach(() => {
  room.model.requests.length = 0;
});
afterAll(() => room.close());

// The other case shows that the path asks an engine at all.
test.each(Object.keys(AI_PATHS))('%s: nothing of a local case is sent', async (name) => {
  await AI_PATHS[name]?.(local);
  expect(room.model.requests.map(({ path }) => path)).toEqual([]);
  await AI_PATHS[name]?.(open);
  expect(room.model.requests.length).toBeGreaterThan(0);
});

test('what a person of both cases types into the search of all of them stays here', async () => {
  const { server, model } = room;
  await server.db
    .insertInto('caseMembers')
    .values({ caseId: open.caseId, userId: local.userId, role: 'collaborator' })
    .execute();
  const { body } = await local.agent.rest('GET', '/api/search?q=tenant%20rent');
  const found = (body as { results: { caseId: string }[] }).results.map(({ caseId }) => caseId);
  expect(new Set(found)).toEqual(new Set([local.caseId, open.caseId]));
  expect(model.requests).toEqual([]);
  await local.agent.rest('GET', `/api/cases/${open.caseId}/search?q=tenant%20rent`);
  expect(model.requests.length).toBe(1);
});

test('a request that is on its way ends when the switch is turned, and nothing follows', async () => {
  const { server, model } = room;
  const { agent, caseId, documents } = open;
  model.answer((request) => (request.path.endsWith('/embeddings') ? vectorsFor(request) : 'silence'));
  const asked = agent.rest('POST', `/api/documents/${documents[0]}/chat`, {
    message: 'What is the rent?',
    conversationHistory: [],
  });
  await expect.poll(() => model.requests.some(({ path }) => path.endsWith('/completions'))).toBe(true);
  await agent.rest('PUT', `/api/cases/${caseId}`, { localOnly: true });
  const answer = await asked;
  expect(answer.status).toBe(409);
  expect((answer.body as { message: string }).message).toContain('built-in engine replies');
  await expect
    .poll(() => model.requests.every(({ path, gone }) => !path.endsWith('/completions') || gone.aborted))
    .toBe(true);
  model.requests.length = 0;
  const again = await agent.rest('POST', `/api/documents/${documents[0]}/chat`, {
    message: 'What is the rent?',
    conversationHistory: [],
  });
  expect(again.status).toBe(200);
  await AI_PATHS['the assistant']?.(open);
  expect(model.requests).toEqual([]);
  await agent.rest('PUT', `/api/cases/${caseId}`, { localOnly: false });
  model.answer((request) => replyInForm(request));
  await AI_PATHS['the assistant']?.(open);
  expect(model.requests.length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await agent.rest('GET', `/api/cases/${caseId}/privacy`)).body, { timeout: 15_000 })
    .toMatchObject({ waiting: 0 });
  expect(server.log.lines.some(({ level }) => level === 'error')).toBe(false);
});

test('a document that is being analyzed when the switch is turned is analyzed here', async () => {
  const { server, model } = room;
  const { id: caseId, userId } = await insertCase(server.db);
  const agent = await server.as({ id: userId });
  model.answer((request) => (request.path.endsWith('/embeddings') ? vectorsFor(request) : 'silence'));
  const file = { filename: 'lease.txt', mimeType: 'text/plain', content: String(FILES[1]?.content) };
  await storeFile(server, { caseId, userId }, file);
  await expect
    .poll(() => model.requests.some(({ path }) => path.endsWith('/completions')), { timeout: 15_000 })
    .toBe(true);
  await agent.rest('PUT', `/api/cases/${caseId}`, { localOnly: true });
  model.requests.length = 0;
  const [row] = await allRead(server, caseId);
  expect(row?.aiAnalysisType).toBe('summary');
  await expect
    .poll(async () => (await agent.rest('GET', `/api/cases/${caseId}/privacy`)).body, { timeout: 15_000 })
    .toMatchObject({ waiting: 0 });
  const models = await server.db
    .selectFrom('documentChunks')
    .select('embeddingModel')
    .distinct()
    .where('caseId', '=', caseId)
    .execute();
  expect(models).toEqual([{ embeddingModel: HASHED_MODEL }]);
  await setTimeout(50);
  expect(model.requests).toEqual([]);
});

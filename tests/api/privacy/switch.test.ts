import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { Case, CasePrivacy } from '#src/cases/schema.ts';
import { HASHED_MODEL } from '#src/search/embedding.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { completion, startModelServer, vectorsFor } from '#tests/setup/model-server.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const MODEL = 'vectors-of-the-test';
const LEASE = 'LEASE\n\nThe tenant pays 900 dollars of rent on the first day of each month.\n';
const SUMMARY = JSON.stringify({
  summary: 'A lease.',
  key_points: [],
  main_topics: [],
  legal_significance: '',
});

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: TestApp;
let jobs: Jobs | undefined;

beforeAll(async () => {
  model = await startModelServer();
  const options = makeEngineOptions({ baseUrl: model.url, embeddingModel: MODEL });
  server = await makeReadingApp({ ai: createOpenAiEngine(options) });
});
beforeEach(async () => {
  await (await testDatabase()).reset();
  model.answer((request) =>
    request.path.endsWith('/embeddings') ? vectorsFor(request) : completion(SUMMARY),
  );
});
afterAll(async () => {
  await jobs?.stop();
  await server.close();
  await model.close();
});

const turn = (agent: Agent, caseId: string, localOnly: boolean) =>
  agent.rest('PUT', `/api/cases/${caseId}`, { localOnly });

describe.each(WIRES)('the switch on %s', (wire) => {
  test('the owner turns it, and everybody sees how it stands', async () => {
    const { caseId, owner, viewer } = await makePeople(server);
    const turned = await owner.call(wire, 'cases.update', { caseId, localOnly: true });
    expect(turned.body).toMatchObject({ localOnly: true, title: 'Quay v. Orlov Roofing' });
    if (wire === 'rest') expect(onTheWire(Case).safeParse(turned.body).success).toBe(true);
    expect((await viewer.call(wire, 'cases.get', { caseId })).body).toMatchObject({ localOnly: true });
    const privacy = await viewer.call(wire, 'cases.privacy', { caseId });
    expect(onTheWire(CasePrivacy).parse(privacy.body)).toEqual({ localOnly: true, waiting: 0 });
    expect((await owner.call(wire, 'cases.update', { caseId, localOnly: false })).body).toMatchObject({
      localOnly: false,
    });
  });

  test('who may edit may not turn it, but may save the form as it stands', async () => {
    const { caseId, collaborator, owner } = await makePeople(server);
    const both = { caseId, localOnly: true, title: 'Renamed' };
    expectFailure(await collaborator.call(wire, 'cases.update', both), 403, 'FORBIDDEN');
    expect((await owner.call(wire, 'cases.get', { caseId })).body).toMatchObject({
      title: 'Quay v. Orlov Roofing',
      localOnly: false,
    });
    const saved = await collaborator.call(wire, 'cases.update', { ...both, localOnly: false });
    expect(saved.body).toMatchObject({ title: 'Renamed', localOnly: false });
  });

  test('400 for anything but yes or no', async () => {
    const { caseId, owner } = await makePeople(server);
    expectFailure(await owner.call(wire, 'cases.update', { caseId, localOnly: 'yes' }), 400, 'BAD_REQUEST');
    expectFailure(await owner.call(wire, 'cases.update', { caseId, localOnly: null }), 400, 'BAD_REQUEST');
  });

  test('a case can stay here from its first day', async () => {
    const { owner } = await makePeople(server);
    const form = { title: 'New', caseType: 'civil', state: 'NM', courtName: 'District Court' };
    const made = await owner.call(wire, 'cases.create', { ...form, localOnly: true });
    expect(made.body).toMatchObject({ localOnly: true });
  });
});

test('401, 403 and 404 of how it stands', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.privacy', { caseId: people.caseId });
  await expectNotFound(people.owner, 'cases.privacy', 'caseId');
});

test('both windows are told, and turning it twice changes nothing', async () => {
  const { caseId, owner } = await makePeople(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await turn(owner, caseId, true);
  expect(await told).toEqual({ done: false, value: { type: 'case-changed' } });
  ending.abort();
  const before = (await owner.rest('GET', `/api/cases/${caseId}`)).body;
  expect((await turn(owner, caseId, true)).body).toMatchObject({ localOnly: true, id: caseId });
  expect(before).toMatchObject({ localOnly: true });
});

const modelsOf = (caseId: string) =>
  server.db
    .selectFrom('documentChunks')
    .select('embeddingModel')
    .distinct()
    .where('caseId', '=', caseId)
    .execute()
    .then((rows) => rows.map(({ embeddingModel }) => embeddingModel));

async function settled(owner: Agent, caseId: string) {
  await expect
    .poll(async () => (await owner.rest('GET', `/api/cases/${caseId}/privacy`)).body, { timeout: 15_000 })
    .toMatchObject({ waiting: 0 });
}

test('documents get vectors of the engine that counts, and search finds them all the while', async () => {
  const { id: caseId, userId } = await insertCase(server.db);
  const owner = await server.as({ id: userId });
  jobs = await startJobs(server);
  for (const name of ['one.txt', 'two.txt'])
    await storeFile(server, { caseId, userId }, { filename: name, mimeType: 'text/plain', content: LEASE });
  await allRead(server, caseId);
  expect(await modelsOf(caseId)).toEqual([MODEL]);

  const found = async () => {
    const { body } = await owner.rest('GET', `/api/cases/${caseId}/search?q=tenant%20rent`);
    return (body as { results: unknown[] }).results.length;
  };
  expect(await found()).toBe(2);
  model.requests.length = 0;
  await turn(owner, caseId, true);
  expect(await found()).toBe(2);
  await settled(owner, caseId);
  expect(await modelsOf(caseId)).toEqual([HASHED_MODEL]);
  expect(await found()).toBe(2);
  expect(model.requests).toEqual([]);

  await turn(owner, caseId, false);
  expect(await found()).toBe(2);
  await settled(owner, caseId);
  expect(await modelsOf(caseId)).toEqual([MODEL]);
  expect(model.requests.filter(({ path }) => path.endsWith('/embeddings')).length).toBeGreaterThan(0);
  expect(model.requests.every(({ path }) => path.endsWith('/embeddings'))).toBe(true);
  await jobs.stop();
  jobs = undefined;
});

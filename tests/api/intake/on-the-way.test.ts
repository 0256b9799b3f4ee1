import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { until } from '#tests/setup/until.ts';
import { begin, formOf, text } from './stand.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
const open: { end(): Promise<number> }[] = [];
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
  server.disk.free = 5 * INTAKE_LIMITS.bytesInAll;
});
afterEach(async () => {
  for (const form of open.splice(0)) await form.end();
});
afterAll(() => server.close());

const letter = () => text('letter.txt', `Letter ${Math.random()}.`);
const HEAD =
  '--edge\r\ncontent-disposition: form-data; name="files"; filename="letter.txt"\r\ncontent-type: text/plain\r\n\r\n';

function visitor(address: string): Agent {
  const agent = server.visitor();
  agent.address = address;
  return agent;
}

/** A form of which the head of its first part comes, and nothing more; its answer where it is refused at once. */
function promise(agent: Agent, path: string, bytes: number | null) {
  let stop: () => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(HEAD));
      stop = () => controller.error(new Error('gone'));
    },
  });
  const headers = {
    'content-type': 'multipart/form-data; boundary=edge',
    ...(bytes !== null && { 'content-length': String(bytes) }),
  };
  let status: number | null = null;
  let message = '';
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const answered = agent.request(path, init).then(async (answer) => {
    message = String((await answer.json()).message);
    status = answer.status;
  });
  const form = {
    status: () => status,
    message: () => message,
    async end() {
      stop();
      await answered;
      return status ?? 0;
    },
  };
  open.push(form);
  return form;
}

/** How many of the forms are refused, once the others are taken in. */
async function refusedOf(forms: readonly ReturnType<typeof promise>[], count: number) {
  await until(async () => {
    expect(forms.filter((form) => form.status() !== null)).toHaveLength(count);
  });
  return forms.flatMap((form) => (form.status() === null ? [] : [`${form.status()} ${form.message()}`]));
}

test('forms that announce much and send nothing take no room from anybody else', async () => {
  const forms: ReturnType<typeof promise>[] = [];
  for (let at = 0; at < 15; at += 1) {
    const agent = visitor(`203.0.113.${at + 10}`);
    const { intakeId } = await begin(agent, [letter()]);
    const path = `/api/intake/${intakeId}/files`;
    for (let times = 0; times < 4; times += 1) forms.push(promise(agent, path, INTAKE_LIMITS.bytes));
  }
  const said = await refusedOf(forms, 50);
  expect([...new Set(said.map((each) => each.slice(0, 3)))]).toEqual(['429']);
  const own = await server.as(await insertUser(db));
  const { intakeId } = await begin(own, [letter()]);
  // With an account the papers of strangers are no matter, those on their way neither.
  const form = promise(own, `/api/intake/${intakeId}/files`, INTAKE_LIMITS.bytes);
  await expect(begin(own, [letter()])).resolves.toBeDefined();
  expect(form.status()).toBeNull();
});

test('of one set of papers four forms are on their way at once; what ended makes place', async () => {
  const agent = visitor('203.0.113.7');
  const { intakeId } = await begin(agent, [letter()]);
  const path = `/api/intake/${intakeId}/files`;
  const forms = Array.from({ length: 6 }, () => promise(agent, path, 100));
  const said = await refusedOf(forms, 2);
  expect(said).toEqual(
    Array(2).fill(
      '429 Other pages of these papers are still on their way. Please wait a minute, then add this one.',
    ),
  );
  for (const form of forms) await form.end();
  expect((await agent.request(path, { method: 'POST', body: formOf([letter()]) })).status).toBe(201);
});

test('of one address as many bytes are on their way as one form may have; another is not concerned', async () => {
  const agents = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const agent = visitor('203.0.113.7');
      return { agent, ...(await begin(agent, [letter()])) };
    }),
  );
  const forms = agents.map(({ agent, intakeId }) =>
    promise(agent, `/api/intake/${intakeId}/files`, INTAKE_LIMITS.bytes / 2),
  );
  const said = await refusedOf(forms, 1);
  expect(said[0]).toContain('429 Many papers are on their way from your network.');
  await begin(visitor('203.0.113.8'), [letter()]);
});

test('forms that do not say how long they are are counted as they come', async () => {
  const agent = visitor('203.0.113.7');
  const { intakeId } = await begin(agent, [letter()]);
  const path = `/api/intake/${intakeId}/files`;
  const forms = Array.from({ length: 6 }, () => promise(agent, path, null));
  await refusedOf(forms, 2);
});

test('pages are added so often in an hour and no more', async () => {
  const agent = visitor('203.0.113.7');
  const { intakeId } = await begin(agent, [letter()]);
  const { addressKey } = await db.selectFrom('intakes').select('addressKey').executeTakeFirstOrThrow();
  for (let times = 0; times < LIMITS['intake-files'].points; times += 1)
    await server.deps.limits.spend('intake-files', String(addressKey));
  const refused = await agent.request(`/api/intake/${intakeId}/files`, {
    method: 'POST',
    body: formOf([letter()]),
  });
  expect(refused.status).toBe(429);
  expect((await refused.json()).message).toMatch(/^Many pages have just been added from your network\./);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

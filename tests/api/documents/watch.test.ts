import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeCase, makeMember } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

async function open(agent: Agent, caseId: string) {
  const stop = new AbortController();
  const input = encodeURIComponent(JSON.stringify({ json: { caseId } }));
  const response = await agent.request(`/api/trpc/documents.watch?input=${input}`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  return {
    response,
    stop: () => stop.abort(),
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(seen)) {
        const part = await reader?.read();
        if (part === undefined || part.done) break;
        seen += part.value;
      }
      return seen;
    },
  };
}

async function setUp() {
  const user = await makeUser(server.db);
  const { id: caseId } = await makeCase(server.db, { userId: user.id });
  return { user, caseId, agent: await server.as(user) };
}

const CHANGED = { type: 'documents-changed' } as const;

test('a member sees what changes in this case and in no other', async () => {
  const { caseId, agent } = await setUp();
  const other = await setUp();
  const watching = await open(agent, caseId);
  expect(watching.response.headers.get('content-type')).toContain('text/event-stream');
  await watching.until(/connected/);
  server.deps.events.publish(other.caseId, { type: 'case-changed' });
  server.deps.events.publish(caseId, CHANGED);
  const seen = await watching.until(/documents-changed/);
  expect(seen).toContain('documents-changed');
  expect(seen).not.toContain('case-changed');
  watching.stop();
});

test('nobody and outsiders see nothing', async () => {
  const { caseId } = await setUp();
  const outsider = await server.as(await makeUser(server.db));
  for (const who of [server.visitor(), outsider]) {
    const watching = await open(who, caseId);
    server.deps.events.publish(caseId, CHANGED);
    expect(await watching.until(/error|documents-changed/)).not.toContain('documents-changed');
    watching.stop();
  }
});

test('whoever loses access while watching sees nothing more', async () => {
  const { caseId } = await setUp();
  const helper = await makeUser(server.db);
  await makeMember(server.db, { caseId, userId: helper.id, role: 'viewer' });
  const watching = await open(await server.as(helper), caseId);
  await watching.until(/connected/);
  await server.db.deleteFrom('caseMembers').where('userId', '=', helper.id).execute();
  server.deps.events.publish(caseId, CHANGED);
  expect(await watching.until(/error|documents-changed/)).not.toContain('documents-changed');
  watching.stop();
});

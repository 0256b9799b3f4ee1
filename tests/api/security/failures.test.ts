import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ERRORS } from '#src/errors.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, type Answer, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

async function answerOf(agent: Agent, path: string, init: RequestInit): Promise<Answer> {
  const response = await agent.request(path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** A failure in a tRPC envelope, as its body. */
function bodyOf(answer: Answer): Answer {
  const { error } = answer.body as { error: { json: { data: { body: unknown } } } };
  return { ...answer, body: error.json.data.body };
}

const someone = async () => server.as(await insertUser(db));

describe('what is no JSON', () => {
  test.each(['{', 'null', '[]', '"text"', '7', '{"title":"x"}}', "{'a':1}"])(
    '400 for %s on REST',
    async (body) => {
      const init = { method: 'POST', body, headers: JSON_TYPE };
      expectFailure(await answerOf(await someone(), '/api/cases', init), 400, 'BAD_REQUEST');
    },
  );

  test.each(['{', 'null', '[]', '7', '{"json":'])('400 for %s on tRPC', async (body) => {
    const init = { method: 'POST', body, headers: JSON_TYPE };
    const answer = bodyOf(await answerOf(await someone(), '/api/trpc/cases.create', init));
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.text).not.toMatch(/Unexpected token|position \d|SyntaxError/);
  });

  test('400 for a query of tRPC whose input is none', async () => {
    const agent = await someone();
    for (const input of ['{', '%E0%A4%A', 'null']) {
      const answer = bodyOf(await answerOf(agent, `/api/trpc/cases.get?input=${input}`, {}));
      expect([400, 404]).toContain(answer.status);
      expect(answer.text).not.toMatch(/Unexpected token|position \d|SyntaxError/);
    }
  });

  test('an empty body is an empty object', async () => {
    const agent = await someone();
    for (const body of [undefined, '', '  \n']) {
      const answer = await answerOf(agent, '/api/cases', {
        method: 'POST',
        headers: JSON_TYPE,
        ...(body !== undefined && { body }),
      });
      expectFailure(answer, 400, 'BAD_REQUEST', { message: 'Title is required' });
    }
    const init = { method: 'POST', headers: JSON_TYPE };
    expectFailure(bodyOf(await answerOf(agent, '/api/trpc/cases.create', init)), 400, 'BAD_REQUEST');
  });
});

describe('a body that is too large', () => {
  const large = JSON.stringify({ title: 'x'.repeat(2 * MIB) });

  test('413 on REST, whether or not its length is told', async () => {
    const agent = await someone();
    const told = {
      method: 'POST',
      body: large,
      headers: { ...JSON_TYPE, 'content-length': String(large.length) },
    };
    expectFailure(await answerOf(agent, '/api/cases', told), 413, 'PAYLOAD_TOO_LARGE');
    const untold = { method: 'POST', body: large, headers: JSON_TYPE };
    expectFailure(await answerOf(agent, '/api/cases', untold), 413, 'PAYLOAD_TOO_LARGE');
  });

  test('413 on tRPC, whether or not its length is told', async () => {
    const agent = await someone();
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'content-length': String(large.length) }]) {
      const answer = await answerOf(agent, '/api/trpc/cases.create', {
        method: 'POST',
        body: large,
        headers,
      });
      expectFailure(bodyOf(answer), 413, 'PAYLOAD_TOO_LARGE');
    }
  });

  test('does not get into memory: the reading stops at the limit', async () => {
    const agent = await someone();
    for (const path of ['/api/cases', '/api/trpc/cases.create']) {
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
          if (sent > 64 * MIB) controller.close();
        },
      });
      const init = { method: 'POST', body, headers: JSON_TYPE, duplex: 'half' as const };
      const response = await agent.request(path, init);
      expect(response.status).toBe(413);
      expect(sent).toBeLessThan(3 * MIB);
    }
  });
});

describe('an address at which there is nothing', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/cases'],
    ['PATCH', '/api/auth/sign-in'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api/cases/'],
    ['GET', '/api//cases'],
    ['GET', '/api/documents/..%2f..%2fetc%2fpasswd'],
  ])('%s %s is a 404 in JSON', async (method, path) => {
    const agent = await someone();
    expectFailure(await answerOf(agent, path, { method }), 404, 'NOT_FOUND');
  });

  test('a procedure that does not exist, or is called the wrong way', async () => {
    const agent = await someone();
    for (const [method, path] of [
      ['GET', '/api/trpc/cases.nothing'],
      ['POST', '/api/trpc/nothing'],
      ['GET', '/api/trpc/cases.create'],
      ['POST', '/api/trpc/cases.list'],
      ['GET', '/api/trpc/__proto__'],
      ['GET', '/api/trpc/constructor'],
    ] as const) {
      const answer = bodyOf(await answerOf(agent, path, { method, headers: JSON_TYPE }));
      expectFailure(answer, 404, 'NOT_FOUND');
    }
    expect(server.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('something that went wrong on our side', () => {
  const SECRET = 'connect ECONNREFUSED postgres://someone:hunter2@db:5432/proceed';
  const broken = () =>
    makeTestApp({
      deps: {
        db: db.withPlugin({
          transformQuery({ node }) {
            if (/court_?name/i.test(JSON.stringify(node))) throw new Error(SECRET);
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
      },
    });

  test.each(WIRES)(
    'has one fixed text and a request id on %s, and the cause only in the log',
    async (wire) => {
      const app = await broken();
      const { caseId, owner } = await makePeople({ ...app, db });
      app.log.lines.length = 0;
      const answers = [
        await owner.call(wire, 'cases.list'),
        await owner.call(wire, 'cases.get', { caseId }),
        await owner.call(wire, 'cases.create', {
          title: 'x',
          caseType: 'civil',
          state: 'NM',
          courtName: 'y',
        }),
      ];
      for (const answer of answers) {
        expectFailure(answer, 500, 'INTERNAL', { message: ERRORS.INTERNAL.text });
        expect(answer.text).not.toMatch(/hunter2|ECONNREFUSED|node_modules|at \w+ \(|stack/);
      }
      const logged = app.log.lines.filter(({ level }) => level === 'error');
      expect(logged.map(({ fields }) => fields.error)).toEqual([SECRET, SECRET, SECRET]);
      expect(logged.map(({ fields }) => fields.requestId)).toEqual(
        answers.map(({ headers }) => headers.get('x-request-id')),
      );
      await app.close();
    },
  );

  test('outside the procedures too', async () => {
    const app = await makeTestApp({
      deps: {
        auth: {
          ...server.deps.auth,
          read: async () => {
            throw new Error(SECRET);
          },
        },
      },
    });
    for (const path of ['/api/cases', '/api/trpc/cases.list', '/api/auth/logout', '/api/nothing']) {
      const answer = await answerOf(app.visitor(), path, {});
      expectFailure(path.includes('trpc') ? bodyOf(answer) : answer, 500, 'INTERNAL', {
        message: ERRORS.INTERNAL.text,
      });
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(app.log.lines).toHaveLength(4);
    await app.close();
  });
});

test('each request has its own id', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await server.request('/api/health')).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(3);
  const headers = { 'x-request-id': 'chosen' };
  expect((await server.request('/api/health', { headers })).headers.get('x-request-id')).not.toBe('chosen');
});

import superjson from 'superjson';
import { vi } from 'vitest';
import type { User } from '#src/auth/schema.ts';
import { ERRORS, type ErrorBody, type ErrorCode } from '#src/errors.ts';

/** An answer that is not OK, as the server would send it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: ErrorCode, more: Partial<ErrorBody> = {}) {
    super(more.message ?? ERRORS[code].text);
    this.status = status;
    this.body = { code, message: this.message, requestId: 'test', ...more };
  }
}

type Handler = (input: unknown) => unknown;

export interface FakeServer {
  /** What was asked, in order. */
  calls: { name: string; input: unknown }[];
  answer(name: string, handler: Handler): void;
}

/** The far end of the wire: answers tRPC calls by name. A call nobody answers fails like an unknown path. */
export function startFakeServer(handlers: Record<string, Handler> = {}): FakeServer {
  const table = new Map(Object.entries(handlers));
  const calls: FakeServer['calls'] = [];

  async function answerOne(name: string, input: unknown): Promise<unknown> {
    calls.push({ name, input });
    try {
      const handler = table.get(name);
      if (!handler) throw new Refusal(404, 'NOT_FOUND');
      return { result: { data: superjson.serialize(await handler(input)) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, body, message } = error;
      const data = { code: ERRORS[body.code].trpc, httpStatus: status, path: name, body };
      return { error: superjson.serialize({ message, code: -32_000, data }) };
    }
  }

  vi.stubGlobal('fetch', async (target: string | URL, init?: RequestInit) => {
    const url = new URL(String(target), 'http://localhost');
    const names = url.pathname.replace('/api/trpc/', '').split(',');
    const raw = typeof init?.body === 'string' ? init.body : (url.searchParams.get('input') ?? '{}');
    const inputs = new Map(Object.entries<{ json?: unknown }>(JSON.parse(raw)));
    const answers = await Promise.all(
      names.map((name, index) => answerOne(name, inputs.get(String(index))?.json)),
    );
    return Response.json(answers);
  });

  return { calls, answer: (name, handler) => table.set(name, handler) };
}

export function makeUser(change: Partial<User> = {}): User {
  return {
    id: '3f0c3a52-6a41-4d55-9f6c-7a1d0b1f9c11',
    username: 'ada@example.org',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Quill',
    profileImageUrl: null,
    role: 'plaintiff',
    state: 'NM',
    phoneNumber: null,
    phoneVerified: false,
    createdAt: new Date('2026-01-05T10:00:00Z'),
    updatedAt: new Date('2026-01-05T10:00:00Z'),
    ...change,
  };
}

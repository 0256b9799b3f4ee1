import { jsonlStreamProducer } from '@trpc/server/unstable-core-do-not-import';
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
  /** Breaks the connections on which answers are still being told. */
  cut(): void;
}

function shapeOf(error: unknown, name: string): object {
  if (!(error instanceof Refusal)) throw error;
  const { status, body, message } = error;
  const data = { code: ERRORS[body.code].trpc, httpStatus: status, path: name, body };
  return { message, code: -32_000, data };
}

/** The far end of the wire: answers tRPC calls by name. A call nobody answers fails like an unknown path. */
export function startFakeServer(handlers: Record<string, Handler> = {}): FakeServer {
  const table = new Map(Object.entries(handlers));
  const calls: FakeServer['calls'] = [];
  let broken = new AbortController();

  async function answerOne(name: string, input: unknown): Promise<unknown> {
    calls.push({ name, input });
    try {
      const handler = table.get(name);
      if (!handler) throw new Refusal(404, 'NOT_FOUND');
      return { result: { data: superjson.serialize(await handler(input)) } };
    } catch (error) {
      return { error: superjson.serialize(shapeOf(error, name)) };
    }
  }

  /** An answer told piece by piece: what the handler gives is an async generator. */
  function tell(name: string, input: unknown, signal: AbortSignal | null | undefined): Response {
    calls.push({ name, input });
    const begin = async () => {
      try {
        const handler = table.get(name);
        if (!handler) throw new Refusal(404, 'NOT_FOUND');
        return { result: Promise.resolve({ data: Promise.resolve(await handler(input)) }) };
      } catch (error) {
        return { error: shapeOf(error, name) };
      }
    };
    const lines = jsonlStreamProducer({
      maxDepth: Number.POSITIVE_INFINITY,
      data: [begin()],
      serialize: superjson.serialize,
      formatError: ({ error }) => shapeOf(error, name),
    });
    const until = signal ? AbortSignal.any([signal, broken.signal]) : broken.signal;
    const through = new TransformStream<Uint8Array, Uint8Array>();
    lines.pipeTo(through.writable, { signal: until }).catch(() => {});
    return new Response(through.readable);
  }

  vi.stubGlobal('fetch', async (target: string | URL, init?: RequestInit) => {
    const url = new URL(String(target), 'http://localhost');
    const names = url.pathname.replace('/api/trpc/', '').split(',');
    const raw = typeof init?.body === 'string' ? init.body : (url.searchParams.get('input') ?? '{}');
    const inputs = new Map(Object.entries<{ json?: unknown }>(JSON.parse(raw)));
    if (new Headers(init?.headers).has('trpc-accept')) {
      return tell(names[0] ?? '', inputs.get('0')?.json, init?.signal);
    }
    const answers = await Promise.all(
      names.map((name, index) => answerOne(name, inputs.get(String(index))?.json)),
    );
    return Response.json(answers);
  });

  return {
    calls,
    answer: (name, handler) => table.set(name, handler),
    cut() {
      broken.abort(new TypeError('network error'));
      broken = new AbortController();
    },
  };
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

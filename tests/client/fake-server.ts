import type { inferProcedureInput, inferProcedureOutput } from '@trpc/server';
import { jsonlStreamProducer } from '@trpc/server/unstable-core-do-not-import';
import superjson, { type SuperJSONResult } from 'superjson';
import { vi } from 'vitest';
import type { AppRouter } from '#server/router.ts';
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

type Rooms = AppRouter['_def']['record'];

/** The name of a procedure as the wire has it, for instance 'cases.get'. */
export type ProcedureName = {
  [Room in keyof Rooms & string]: `${Room}.${keyof Rooms[Room] & string}`;
}[keyof Rooms & string];

type Procedure<Name extends ProcedureName> = Name extends `${infer Room extends keyof Rooms}.${infer Bare}`
  ? Rooms[Room][Bare & keyof Rooms[Room]]
  : never;

/** What the pages send to a procedure. */
export type Sent<Name extends ProcedureName> = inferProcedureInput<Procedure<Name>>;

/** What a procedure answers. */
export type Answer<Name extends ProcedureName> = inferProcedureOutput<Procedure<Name>>;

export type Handler<Name extends ProcedureName> = (input: Sent<Name>) => Answer<Name> | Promise<Answer<Name>>;

export type Handlers = { [Name in ProcedureName]?: Handler<Name> };

/** A handler in the table; a method's parameter may be narrower than what it is called with. */
type Kept = { handle(input: unknown): unknown }['handle'];

interface Call<Name extends ProcedureName> {
  name: Name;
  input: Sent<Name>;
}

export interface FakeServer {
  /** What was asked, in order. */
  calls: { name: ProcedureName; input: unknown }[];
  /** What was sent to one procedure, in order. */
  sent<Name extends ProcedureName>(name: Name): Sent<Name>[];
  answer<Name extends ProcedureName>(name: Name, handler: Handler<Name>): void;
  /** Refuses calls of a procedure until what it gives back is called. */
  refuse(name: ProcedureName, refusal: Refusal): () => void;
  /** Breaks the connections on which answers are still being told. */
  cut(): void;
}

type AnyCall = FakeServer['calls'][number];

function isCallOf<Name extends ProcedureName>(call: AnyCall, name: Name): call is Call<Name> {
  return call.name === name;
}

/** The pages' client is made of the same router. */
function isProcedureName(name: string): name is ProcedureName {
  return /^\w+\.\w+$/.test(name);
}

function readInput(given: SuperJSONResult | undefined): unknown {
  return given && superjson.deserialize(given);
}

function shapeOf(error: unknown, name: string): object {
  if (!(error instanceof Refusal)) throw error;
  const { status, body, message } = error;
  const data = { code: ERRORS[body.code].trpc, httpStatus: status, path: name, body };
  return { message, code: -32_000, data };
}

let end = () => {};

/** Breaks off what a test left unanswered, before the next one looks and not in the middle of it. */
export const endFakeServer = (): void => end();

/** The far end of the wire: answers tRPC calls by name. A call nobody answers fails like an unknown path. */
export function startFakeServer(handlers: Handlers = {}): FakeServer {
  const table = new Map<string, Kept>(Object.entries(handlers));
  const calls: FakeServer['calls'] = [];
  let broken = new AbortController();
  const cut = () => {
    broken.abort(new TypeError('network error'));
    broken = new AbortController();
  };
  end = cut;

  function note(name: string, input: unknown): void {
    if (!isProcedureName(name)) throw new Error(`${name} is no name of a procedure.`);
    calls.push({ name, input });
  }

  async function answerOne(name: string, input: unknown): Promise<unknown> {
    note(name, input);
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
    note(name, input);
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
    const inputs = new Map(Object.entries<SuperJSONResult>(JSON.parse(raw)));
    if (new Headers(init?.headers).has('trpc-accept')) {
      return tell(names[0] ?? '', readInput(inputs.get('0')), init?.signal);
    }
    const answers = await Promise.all(
      names.map((name, index) => answerOne(name, readInput(inputs.get(String(index))))),
    );
    return Response.json(answers);
  });

  return {
    calls,
    sent: (name) => calls.filter((call) => isCallOf(call, name)).map(({ input }) => input),
    answer: (name, handler) => table.set(name, handler),
    refuse(name, refusal) {
      const former = table.get(name);
      table.set(name, () => {
        throw refusal;
      });
      return () => (former ? table.set(name, former) : table.delete(name));
    },
    cut,
  };
}

import type { AnyRouter } from '@trpc/server';
import type { Hono, Context as HonoContext } from 'hono';
import { AppError } from '#src/errors.ts';
import type { Context } from './context.ts';
import { toAppError, toErrorResponse } from './errors.ts';
import type { ProcedureMeta, RestRoute } from './trpc.ts';

export interface Procedure {
  /** The procedure's place in the router, for instance 'cases.update'. */
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: ProcedureMeta;
  inputs: unknown[];
  output: unknown;
}

export interface RestProcedure extends Procedure {
  rest: RestRoute;
}

type Definition = { type: Procedure['type']; meta?: ProcedureMeta; inputs: unknown[]; output?: unknown };

function schemaOf(output: unknown): unknown {
  return typeof output === 'object' && output !== null && 'described' in output ? output.described : output;
}

/** Every procedure of the router, as it was defined. */
export function procedures(router: AnyRouter): Procedure[] {
  return Object.entries(router._def.procedures).map(([name, procedure]) => {
    const { type, meta = {}, inputs, output } = (procedure as { _def: Definition })._def;
    return { name, type, meta, inputs, output: schemaOf(output) };
  });
}

/** Every procedure of the router that names a REST path, static segments before parameters. */
export function restProcedures(router: AnyRouter): RestProcedure[] {
  const rank = (path: string) => path.replaceAll(/:[^/]+/g, '~');
  return procedures(router)
    .flatMap((procedure) => (procedure.meta.rest ? [{ ...procedure, rest: procedure.meta.rest }] : []))
    .sort((a, b) => (rank(a.rest.path) < rank(b.rest.path) ? -1 : 1));
}

/** The largest JSON body, on either wire. */
export const MAX_JSON_BYTES = 1024 * 1024;

/** The request's JSON object; an empty body is `{}`. Throws BAD_REQUEST, or PAYLOAD_TOO_LARGE past 1 MiB. */
async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_JSON_BYTES) throw new AppError('PAYLOAD_TOO_LARGE', 'This request is too large.');
  const text = await readText(request, MAX_JSON_BYTES);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('BAD_REQUEST', 'The request must be a JSON object.');
  }
  return { ...value };
}

async function* wholeBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // The sender went away, or was cut: nothing of ours failed.
    throw new AppError('BAD_REQUEST', 'The request ended before it was whole.');
  }
}

/** The body as text. Throws PAYLOAD_TOO_LARGE past `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string> {
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of wholeBody(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE', 'This request is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

type AnyCaller = Record<string, unknown>;

/** Follows 'cases.members.list' through the caller to the function that runs it. */
function resolve(caller: unknown, name: string): (input: unknown) => Promise<unknown> {
  let current: unknown = caller;
  for (const part of name.split('.')) current = (current as AnyCaller)[part];
  return current as (input: unknown) => Promise<unknown>;
}

/** Query, body and path as one input; of a request that cannot be read the path alone, and why. */
async function readInput(
  c: HonoContext,
  { method, query }: RestRoute,
): Promise<{ input: Record<string, unknown>; unreadable?: AppError }> {
  try {
    const queryInput = query === undefined ? {} : query.parse(c.req.query());
    const body = method === 'GET' ? {} : await readJsonObject(c.req.raw);
    return { input: { ...queryInput, ...body, ...c.req.param() } };
  } catch (error) {
    return { input: c.req.param(), unreadable: toAppError(error) };
  }
}

/** Mounts each procedure at its REST path. Path parameters win over the body and the query. */
export function mountRest<E extends { Variables: { context: Context } }>(
  app: Hono<E>,
  router: AnyRouter,
  createCaller: (context: Context) => unknown,
): void {
  for (const procedure of restProcedures(router)) {
    const { method, path, status } = procedure.rest;
    app.on(method, path, async (c: HonoContext<E>) => {
      const context: Context = c.get('context');
      try {
        const { input, unreadable } = await readInput(c, procedure.rest);
        const result = await resolve(createCaller({ ...context, unreadable }), procedure.name)(input);
        context.resHeaders.set('cache-control', 'private, no-store');
        context.resHeaders.set('content-type', 'application/json');
        return new Response(JSON.stringify(result ?? null), {
          status: status ?? 200,
          headers: context.resHeaders,
        });
      } catch (error) {
        const response = toErrorResponse(error, context.requestId);
        for (const [name, value] of context.resHeaders) response.headers.append(name, value);
        return response;
      }
    });
  }
}

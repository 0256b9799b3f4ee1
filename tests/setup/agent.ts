import { createTRPCClient, httpLink } from '@trpc/client';
import superjson, { type SuperJSONResult } from 'superjson';
import { z } from 'zod';
import type { App } from '#server/http.ts';
import { procedures, restProcedures } from '#server/rest.ts';
import { type AppRouter, appRouter } from '#server/router.ts';

export const ORIGIN = 'http://localhost';

/** The two ways to call a procedure. */
export const WIRES = ['rest', 'trpc'] as const;
export type Wire = (typeof WIRES)[number];

export interface Answer {
  status: number;
  headers: Headers;
  /** What was answered; for a failure the error body, on either wire. */
  body: unknown;
  text: string;
}

export type Input = Record<string, unknown>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Envelope = z.union([
  z.object({ result: z.object({ data: z.custom<SuperJSONResult>() }) }),
  z.object({ error: z.custom<SuperJSONResult>() }),
]);
const ErrorShape = z.object({ data: z.object({ body: z.unknown() }) });

/** The procedure's answer or error body out of a tRPC envelope. */
function unwrap(body: unknown): unknown {
  const envelope = Envelope.safeParse(body).data;
  if (envelope === undefined) return body;
  if ('result' in envelope) return superjson.deserialize(envelope.result.data);
  return ErrorShape.parse(superjson.deserialize(envelope.error)).data.body;
}

function isMutation(name: string): boolean {
  const procedure = procedures(appRouter).find((candidate) => candidate.name === name);
  if (procedure === undefined) throw new Error(`There is no procedure ${name}.`);
  return procedure.type === 'mutation';
}

/** Someone at a browser or a program: keeps cookies, speaks both wires. */
export class Agent {
  readonly #app: App;
  readonly #cookies = new Map<string, string>();
  /** The address that requests come from. */
  address = '127.0.0.1';
  /** The router's own client, over HTTP. */
  readonly trpc;

  constructor(app: App) {
    this.#app = app;
    this.trpc = createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${ORIGIN}/api/trpc`,
          transformer: superjson,
          fetch: (url, init) => this.request(String(url), { ...init, body: init?.body ?? null }),
        }),
      ],
    });
  }

  /** The value of a cookie it holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Takes a Set-Cookie header as a browser does. */
  keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const ended = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
    if (ended || value === '') this.#cookies.delete(name.trim());
    else this.#cookies.set(name.trim(), value);
  }

  /** One HTTP request in this process, with the cookies; redirects are not followed. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const url = new URL(path, ORIGIN);
    const request = new Request(url, { redirect: 'manual', ...init, headers });
    const response = await this.#app.fetch(request, {
      incoming: { socket: { remoteAddress: this.address } },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** One request with a JSON body. */
  async rest(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.request(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /** Calls the procedure `name` on either wire; on REST its meta gives method and path. */
  call(wire: Wire, name: string, input: Input = {}): Promise<Answer> {
    return wire === 'rest' ? this.#callRest(name, input) : this.#callTrpc(name, input);
  }

  #callRest(name: string, input: Input): Promise<Answer> {
    const found = restProcedures(appRouter).find((procedure) => procedure.name === name);
    if (found === undefined) throw new Error(`${name} has no REST path.`);
    const rest = { ...input };
    const path = found.rest.path.replaceAll(/:([^/]+)/g, (_, key: string) => {
      const value = rest[key];
      delete rest[key];
      return encodeURIComponent(String(value));
    });
    const { method } = found.rest;
    const hasBody = method !== 'GET' && (method !== 'DELETE' || found.rest.query === undefined);
    if (hasBody) return this.rest(method, path, Object.keys(rest).length > 0 ? rest : undefined);
    const query = new URLSearchParams(
      Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    return this.rest(method, query === '' ? path : `${path}?${query}`);
  }

  async #callTrpc(name: string, input: Input): Promise<Answer> {
    const data = superjson.serialize(input);
    const answer = isMutation(name)
      ? await this.rest('POST', `/api/trpc/${name}`, data)
      : await this.rest('GET', `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(data))}`);
    return { ...answer, body: unwrap(answer.body) };
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  body: Record<string, unknown>;
  authorization: string | undefined;
  /** Aborts when the one who asked has gone. */
  gone: AbortSignal;
}

/** Writes an answer in pieces: 'done' ends it as it should end, 'cut' breaks the connection, a word is its reason. */
export type Writing = (
  write: (piece: string) => void,
  gone: AbortSignal,
) => Promise<'done' | 'cut' | 'length'>;

export type ModelReply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { pieces: Writing }
  /** The body as it stands, with this type of content. */
  | { raw: string; type: string; status?: number }
  /** No answer until the client gives up. */
  | 'silence'
  /** The connection ends before any answer. */
  | 'refuse'
  /** Headers and half a body, then the connection breaks. */
  | 'cut';

/** A chat completion whose content is this text. */
export function completion(content: string, finish = 'stop'): ModelReply {
  const message = { role: 'assistant', content };
  return {
    status: 200,
    body: {
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason: finish, message }],
    },
  };
}

/** A chat completion in pieces of `size` characters, then its end. */
export function inPieces(content: string, end: 'done' | 'cut' | 'length' = 'done', size = 7): ModelReply {
  return {
    async pieces(write) {
      for (let at = 0; at < content.length; at += size) {
        write(content.slice(at, at + size));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return end;
    },
  };
}

interface Chunk {
  delta?: object;
  finish?: string | null;
  usage?: object;
  /** Sent without any choice. */
  isBare?: boolean;
}

/** A stream word for word: chunks, and texts as they stand (a comment, half of a line, the mark of its end). */
export function events(...parts: (Chunk | string)[]): ModelReply {
  const lines = parts.map((part) => {
    if (typeof part === 'string') return part;
    const { delta = {}, finish = null, usage, isBare = false } = part;
    const choices = isBare ? [] : [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices, usage };
    return `data: ${JSON.stringify(chunk)}\n\n`;
  });
  return { raw: lines.join(''), type: 'text/event-stream' };
}

/** Vectors for the texts of a request, the same for each. */
export function vectorsFor({ body }: ModelRequest): ModelReply {
  const input = Array.isArray(body.input) ? body.input : [body.input];
  const embedding = new Array<number>(1536).fill(0.01);
  const data = input.map((_, index) => ({ object: 'embedding', index, embedding }));
  return { status: 200, body: { object: 'list', model: 'm', data } };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function stream(response: ServerResponse, writing: Writing, gone: AbortSignal): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const end = await writing((content) => send({ content }, null), gone);
  if (gone.aborted) return;
  if (end === 'cut') {
    // What was written must be on its way first.
    setTimeout(() => response.destroy(), 20);
    return;
  }
  send({}, end === 'done' ? 'stop' : end);
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, reply: ModelReply, gone: AbortSignal): void {
  if (reply === 'silence') return;
  if (reply === 'refuse') {
    response.destroy();
    return;
  }
  if (reply === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices":');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if ('pieces' in reply) {
    void stream(response, reply.pieces, gone);
    return;
  }
  if ('raw' in reply) {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.type });
    response.end(reply.raw);
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
  response.end(JSON.stringify(reply.body));
}

/** A server on this machine that speaks the OpenAI wire format with the answers of the test, in their order. */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  const replies: ((request: ModelRequest) => ModelReply)[] = [];
  const server = createServer((incoming, response) => {
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    void readBody(incoming).then((body) => {
      const { authorization } = incoming.headers;
      const request = { path: incoming.url ?? '', body, authorization, gone: gone.signal };
      requests.push(request);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      send(response, reply?.(request) ?? { status: 404, body: {} }, gone.signal);
    });
  });
  // A connection that was kept must not end while a busy machine is about to use it again.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** The next answers; the last one is given again and again. */
    answer(...next: (ModelReply | ((request: ModelRequest) => ModelReply))[]) {
      requests.length = 0;
      replies.splice(0, replies.length, ...next.map((one) => (typeof one === 'function' ? one : () => one)));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

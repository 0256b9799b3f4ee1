import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  body: Record<string, unknown>;
  authorization: string | undefined;
}

export type ModelReply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  /** No answer until the client gives up. */
  | 'silence'
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

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

function send(response: ServerResponse, reply: ModelReply): void {
  if (reply === 'silence') return;
  if (reply === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices":');
    setTimeout(() => response.destroy(), 20);
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
    void readBody(incoming).then((body) => {
      const request = { path: incoming.url ?? '', body, authorization: incoming.headers.authorization };
      requests.push(request);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      send(response, reply?.(request) ?? { status: 404, body: {} });
    });
  });
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

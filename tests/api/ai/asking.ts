import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { TRPCClientError } from '@trpc/client';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import type { ChatEvent } from '#src/conversations/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, ORIGIN } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { inPieces, type ModelReply, startModelServer, vectorsFor } from '#tests/setup/model-server.ts';
import { streamsTo } from '#tests/setup/streams.ts';

const TEXT = 'The repair of the roof was completed on January 17, 2025.\fThe sum of $4,350.00 is unpaid.';
export const QUESTION = 'When was the repair of the roof completed?';
export const MESSAGE = 'It was completed on January 17, 2025 [1].';
export const GOOD = JSON.stringify({
  found: true,
  message: MESSAGE,
  quotes: [{ passage: 1, text: 'completed on January 17, 2025' }],
  records: [],
  confidence: 0.8,
});
/** The beginning of an answer that ends inside its message. */
export const HALF = GOOD.slice(0, GOOD.indexOf(' January'));
export const HALF_MESSAGE = 'It was completed on';

/** The two rooms that ask a model: about one document, and about a whole case. */
export const ROOMS = ['document', 'case'] as const;
export type Room = (typeof ROOMS)[number];

export interface Told {
  events: ChatEvent[];
  words: string;
  error: unknown;
}

/** Status and body of the error that a stream ended with. */
export function failureOf({ error }: Told): unknown {
  if (!(error instanceof TRPCClientError)) throw error;
  return { status: error.data?.httpStatus, ...error.data?.body };
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds for an answer to begin, and between two pieces of it: longer than any pause of a busy machine. */
const PATIENCE_MS = 20_000;

/** The whole program over a model's server of the test. */
export async function startAsking() {
  const model = await startModelServer();
  const database = await testDatabase();
  const server = await makeTestApp();
  const listener = createServer(getRequestListener(server.app.fetch));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;

  return {
    model,
    server,
    /** Completions that were asked for, without vectors. */
    asked: () => model.requests.filter(({ path }) => path.endsWith('/chat/completions')),
    /** Answers questions with these, the last one again and again; vectors as a model would. */
    modelAnswers(...replies: ModelReply[]) {
      const left = [...replies];
      model.answer((request) => {
        if (request.path.endsWith('/embeddings')) return vectorsFor(request);
        return (left.length > 1 ? left.shift() : left[0]) ?? inPieces(GOOD);
      });
    },
    /** A new engine that waits this long for the model's server: what one has learned of it is not known to the next. */
    waitAtMost(timeoutMs: number) {
      server.deps.ai = createOpenAiEngine({
        apiKey: 'key-of-the-test',
        baseUrl: model.url,
        model: 'm',
        embeddingModel: 'e',
        timeoutMs,
        retries: 2,
        pauseMs: 5,
        log: server.log,
      });
    },
    async reset() {
      await database.reset();
      server.log.lines.length = 0;
      this.waitAtMost(PATIENCE_MS);
      this.modelAnswers(inPieces(GOOD));
    },
    async setUp() {
      const user = await insertUser(server.db);
      const { id: caseId } = await insertCase(server.db, { userId: user.id });
      const document = await insertDocument(server.db, { caseId, extractedText: TEXT });
      await indexDocument(server.db, document);
      const agent = await server.as(user);
      const [cookie = ''] = (await server.deps.auth.start(user.id, null)).split(';');
      /** Over a real connection, as a browser does. */
      const overHttp: Fetch = (url, init) => {
        const headers = new Headers(init.headers);
        headers.set('cookie', cookie);
        return fetch(url.replace(ORIGIN, `http://127.0.0.1:${port}`), { ...init, headers });
      };
      const inProcess: Fetch = (url, init) => agent.request(url, init);
      return { agent, caseId, documentId: document.id, overHttp, inProcess };
    },
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await server.close();
      await model.close();
    },
  };
}

interface Place {
  caseId: string;
  documentId: string;
}

/** The whole answer at once. */
export function askAtOnce(agent: Agent, room: Room, { caseId, documentId }: Place) {
  return room === 'document'
    ? agent.rest('POST', `/api/documents/${documentId}/chat`, { message: QUESTION })
    : agent.rest('POST', '/api/ai/assistant', { message: QUESTION, caseId });
}

/** The answer as it is written. */
export async function askAlong(
  fetcher: Fetch,
  room: Room,
  { caseId, documentId }: Place,
  { signal, onEvent }: { signal?: AbortSignal; onEvent?: (event: ChatEvent) => void } = {},
): Promise<Told> {
  const client = streamsTo({ request: fetcher });
  const told: Told = { events: [], words: '', error: undefined };
  const options = signal === undefined ? {} : { signal };
  const key = crypto.randomUUID();
  try {
    const stream =
      room === 'document'
        ? await client.documents.ask.mutate({ id: documentId, message: QUESTION, key }, options)
        : await client.assistant.ask.mutate({ caseId, message: QUESTION, key }, options);
    for await (const event of stream) {
      told.events.push(event);
      if (event.type === 'words') told.words += event.text;
      onEvent?.(event);
    }
  } catch (error) {
    told.error = error;
  }
  return told;
}

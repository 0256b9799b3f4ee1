import { createOpenAiEngine } from '#server/ai/openai.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import type { Agent } from '#tests/setup/agent.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import {
  completion,
  inPieces,
  type ModelReply,
  type ModelRequest,
  startModelServer,
  vectorsFor,
} from '#tests/setup/model-server.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { streamsTo } from '#tests/setup/streams.ts';

const MODEL = 'vectors-of-the-test';

const PLAIN: Readonly<Record<string, object>> = {
  answer: { found: true, message: 'It is so.', quotes: [], records: [], confidence: 0.5 },
  summary: { summary: 'A paper.', key_points: [], main_topics: [], legal_significance: '' },
  complaint: { case_summary: 'A complaint.', key_issues: [], claims: [] },
  passages: { passages: [] },
  history: { summary: 'They talked.' },
};

/** The name of the form that a request asks an answer in. */
export function formOf({ body }: ModelRequest): string {
  const format = body.response_format;
  const found = JSON.stringify(format ?? '').match(/"name":"(\w+)"/)?.[1];
  return found ?? '';
}

/** Answers whatever is asked, in the form it is asked for. */
export function replyInForm(
  request: ModelRequest,
  replies: Readonly<Record<string, object>> = {},
): ModelReply {
  if (request.path.endsWith('/embeddings')) return vectorsFor(request);
  const name = formOf(request);
  const content = JSON.stringify({ ...PLAIN[name], ...replies[name] });
  return request.body.stream === true ? inPieces(content) : completion(content);
}

export interface Modeled {
  server: TestApp;
  model: Awaited<ReturnType<typeof startModelServer>>;
  jobs(): Promise<Jobs>;
  reset(replies?: Readonly<Record<string, object>>): Promise<void>;
  close(): Promise<void>;
}

/** The whole server with an engine outside, which answers everything; `jobs()` starts to read. */
export async function startModeled(): Promise<Modeled> {
  const model = await startModelServer();
  const options = makeEngineOptions({ baseUrl: model.url, embeddingModel: MODEL });
  const server = await makeReadingApp({ ai: createOpenAiEngine(options) });
  let running: Jobs | undefined;
  return {
    server,
    model,
    async jobs() {
      await running?.stop();
      running = await startJobs(server);
      return running;
    },
    async reset(replies = {}) {
      await running?.stop();
      running = undefined;
      await (await testDatabase()).reset();
      model.answer((request) => replyInForm(request, replies));
    },
    async close() {
      await running?.stop();
      await server.close();
      await model.close();
    },
  };
}

export interface AskedCase {
  agent: Agent;
  caseId: string;
  userId: string;
  /** Ids of its documents, in the order of the files. */
  documents: string[];
}

export interface GivenFile {
  filename: string;
  content: string | Uint8Array;
  mimeType?: string;
  docType?: string;
}

/** A case whose files have been read by the product itself. */
export async function makeReadCase(
  { server, jobs }: Modeled,
  files: readonly GivenFile[],
  values: { localOnly?: boolean } = {},
): Promise<AskedCase> {
  const { id: caseId, userId } = await insertCase(server.db, values);
  const agent = await server.as({ id: userId });
  await jobs();
  const documents: string[] = [];
  for (const { mimeType = 'text/plain', docType = null, ...file } of files)
    documents.push(await storeFile(server, { caseId, userId }, { ...file, mimeType, docType }));
  await allRead(server, caseId, 60);
  return { agent, caseId, userId, documents };
}

const QUESTION = 'How much rent does the tenant pay?';

async function drained(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

async function ok(answer: Promise<{ status: number; body: unknown; text: string }>): Promise<unknown> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

/** Everything a person can do that may ask an engine, by name; the first document is a complaint. */
export const AI_PATHS: Readonly<Record<string, (given: AskedCase, question?: string) => Promise<unknown>>> = {
  'search in the case': ({ agent, caseId }, q = QUESTION) =>
    ok(agent.rest('GET', `/api/cases/${caseId}/search?q=${encodeURIComponent(q)}`)),
  'search in all cases': ({ agent }, q = QUESTION) =>
    ok(agent.rest('GET', `/api/search?q=${encodeURIComponent(q)}`)),
  'a question about a document': ({ agent, documents: [id] }, message = QUESTION) =>
    ok(agent.rest('POST', `/api/documents/${id}/chat`, { message, conversationHistory: [] })),
  'a question about a document, as it is written': async (
    { agent, documents: [id = ''] },
    message = QUESTION,
  ) => drained(await streamsTo(agent).documents.ask.mutate({ id, message, key: crypto.randomUUID() })),
  'the assistant': ({ agent, caseId }, message = QUESTION) =>
    ok(agent.rest('POST', '/api/ai/assistant', { caseId, message })),
  'the assistant, as it is written': async ({ agent, caseId }, message = QUESTION) =>
    drained(await streamsTo(agent).assistant.ask.mutate({ caseId, message, key: crypto.randomUUID() })),
  'a new summary': ({ agent, documents: [id] }) =>
    ok(agent.rest('POST', `/api/documents/${id}/regenerate-summary`)),
  'an analysis for discovery': ({ agent, documents }) =>
    ok(agent.rest('POST', `/api/documents/${documents.at(-1)}/analyze-discovery`)),
  'an answer to the complaint': async ({ agent, caseId, documents: [documentId] }) => {
    const responses = [{ documentId, key: '1', response: 'admit_in_part', words: 'I paid a part of it.' }];
    await ok(agent.call('trpc', 'answers.respond', { caseId, responses }));
    return ok(
      agent.rest('POST', `/api/cases/${caseId}/generate-answer`, {
        complaintDocuments: [documentId],
        auxiliaryDocuments: [],
        userInstructions: 'Be brief.',
      }),
    );
  },
};

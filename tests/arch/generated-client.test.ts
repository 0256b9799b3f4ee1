import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Case } from '#src/cases/schema.ts';
import { Document, DocumentSummary } from '#src/documents/schema.ts';
import { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { Milestone } from '#src/timeline/schema.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import type { JourneyClient } from './journey-client.ts';

const ROOT = resolve(import.meta.dirname, '../..');
// Below the repository, so that the client finds its runtime.
const CACHE = join(ROOT, '.cache');

const database = await testDatabase();
const server = await makeTestApp();
let folder: string;
let client: JourneyClient;

beforeAll(async () => {
  await database.reset();
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'client-'));
  const description = join(folder, 'openapi.json');
  await writeFile(description, await (await server.request('/api/openapi.json')).text());
  await writeFile(join(folder, 'client.ts'), await generateSource(description, { argumentStyle: 'object' }));
  client = z.custom<JourneyClient>().parse(await import(join(folder, 'client.ts')));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const id = z.object({ id: z.string() });

/** The answer as the schema says it stands on the wire, to the letter. */
function read<T extends z.ZodType>(
  schema: T,
  { status, data }: { status: number; data?: unknown },
  expected = 200,
) {
  expect(status, JSON.stringify(data)).toBe(expected);
  return onTheWire(schema).parse(data);
}

test('the client is sound TypeScript, and takes what the journey gives it', async () => {
  const journey = JSON.stringify(join(import.meta.dirname, 'journey-client.ts'));
  await writeFile(
    join(folder, 'check.ts'),
    `import type { JourneyClient } from ${journey};\nimport * as client from './client.ts';\nexport const checked: JourneyClient = client;\n`,
  );
  const compiler = join(ROOT, 'node_modules/typescript/lib/tsc.js');
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext'];
  const more = ['--allowImportingTsExtensions', '--skipLibCheck', join(folder, 'check.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...options, ...more]).catch(
    z.object({ stdout: z.string() }).parse,
  );
  expect(stdout).toBe('');
});

test('a journey with the generated client: from the account to the end of the case', async () => {
  const agent = server.visitor();
  client.defaults.baseUrl = '';
  client.defaults.fetch = (address, init) => agent.request(String(address), init);

  const account = { email: 'ilse.fenn@example.org', password: 'a quiet harbor at dawn' };
  expect((await client.authRegister({ body: account })).status).toBe(201);
  expect((await client.authOnboard({ body: { role: 'attorney', state: 'NM' } })).status).toBe(200);

  const body = {
    title: 'Fenn v. Quillmark',
    caseType: 'civil',
    state: 'NM',
    courtName: 'District Court',
  } as const;
  const made = await client.casesCreate({ body });
  read(Case, made, 201);
  const { id: caseId } = id.parse(made.data);
  const listed = await client.casesList();
  read(z.array(Case), listed);
  expect(listed.data).toMatchObject([{ id: caseId, title: 'Fenn v. Quillmark' }]);

  const count = {
    triggerDate: '2026-03-02T00:00:00Z',
    jurisdiction: 'federal',
    deadlineType: 'answer_to_complaint_due',
  } as const;
  const all = await client.deadlinesCalculate({ body: count });
  read(z.array(CalculatedDeadline), all);
  const [counted] = z
    .array(z.object({ name: z.string(), courtRule: z.object({ dueDate: z.string() }) }))
    .parse(all.data);
  if (counted === undefined) throw new Error('Nothing was counted.');
  const deadline = await client.milestonesCreate({
    caseId,
    body: { kind: counted.name, date: counted.courtRule.dueDate },
  });
  read(Milestone, deadline, 201);
  expect(deadline.data).toMatchObject({ caseId, date: '2026-03-23' });

  const files = [new File(['Dear Ms. Fenn'], 'letter.txt', { type: 'text/plain' })];
  const uploaded = await client.documentsUpload({
    caseId,
    body: { files, categoryOverrides: JSON.stringify({ 'letter.txt': 'Letter' }) },
  });
  read(z.object({ documents: z.array(DocumentSummary) }), uploaded, 201);
  const { documents } = z.object({ documents: z.array(id) }).parse(uploaded.data);
  const [document] = documents;
  if (document === undefined) throw new Error('No document was made.');
  const facts = await client.documentsGet(document);
  read(Document, facts);
  expect(facts.data).toMatchObject({ filename: 'letter.txt', docType: 'Letter', size: 13, status: 'queued' });
  expect(await client.documentsText(document)).toMatchObject({ status: 200, data: { extractedText: '' } });
  const file = await client.documentsDownload(document);
  expect(file).toMatchObject({ status: 200, data: 'Dear Ms. Fenn' });

  expect((await client.documentsDelete(document)).status).toBe(200);
  expect(await client.documentsGet(document)).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } });
  expect((await client.casesDelete({ caseId })).status).toBe(200);
  expect(await client.casesList()).toMatchObject({ status: 200, data: [] });
});

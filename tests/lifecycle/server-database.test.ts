import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { findPostgres } from '../../scripts/tools.mjs';
import { makePdf } from '../factories/papers.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { startServer } from '../setup/server-process.ts';
import { Person } from './person.ts';

const root = mkdtempSync(join(tmpdir(), 'lifecycle-pg-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const bin = findPostgres();

if (bin === undefined) {
  process.stderr.write(
    '\n*** PostgreSQL is not installed: the server on a server database is not tested. ***\n\n',
  );
}

/** Whether this PostgreSQL brings pgvector, and the type of the column that holds a passage's vector. */
async function vectors(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select exists (select from pg_available_extensions where name = 'vector') as "hasVector",
       (select udt_name from information_schema.columns
         where table_name = 'document_chunks' and column_name = 'embedding') as type`,
  );
  await client.end();
  return rows[0];
}

test.runIf(bin !== undefined)(
  'the product on a PostgreSQL server, from the first start to an answer',
  async () => {
    const postgres = await startPostgres(bin ?? '', root);
    const env = { DATABASE_URL: postgres.url('postgres') };
    const server = await startServer({ dataDir: join(root, 'files'), env });
    const person = new Person(server.url);
    await person.register('ines@example.org');
    expect([
      { hasVector: true, type: 'vector' },
      { hasVector: false, type: '_float4' },
    ]).toContainEqual(await vectors(env.DATABASE_URL));
    const caseId = await person.createCase('Okafor v. Lindgren');
    const lines = ['COMPLAINT', '1. On March 3, 2026 the defendant took a deposit of $1,250 for the boat.'];
    await person.upload(caseId, { 'complaint.pdf': await makePdf([lines.join('\n')]) });
    const [document] = await person.read(caseId);
    expect(document).toMatchObject({ status: 'ready', statusReason: null });
    expect(await person.ask('GET', `/api/cases/${caseId}/search?q=deposit+boat`)).toMatchObject({
      results: [{ documentId: document?.id, page: 1, verified: true }],
    });
    const message = 'How much was the deposit for the boat?';
    expect(await person.ask('POST', `/api/documents/${document?.id}/chat`, { message })).toMatchObject({
      sources: [{ page: 1, verified: true, quote: expect.stringContaining('$1,250') }],
    });
    expect(await server.stop()).toBe(0);
    const again = await startServer({ dataDir: join(root, 'files'), env });
    const returned = new Person(again.url);
    await returned.signIn('ines@example.org');
    expect(await returned.documents(caseId)).toMatchObject([{ status: 'ready' }]);
    expect(await again.stop()).toBe(0);
    await postgres.stop();
  },
);

test.runIf(bin !== undefined)('two servers on one database count tries together', async () => {
  const folder = mkdtempSync(join(root, 'two-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(bin ?? '', folder);
  const env = { DATABASE_URL: postgres.url('postgres') };
  const first = await startServer({ dataDir: join(folder, 'first'), env });
  const second = await startServer({ dataDir: join(folder, 'second'), env });
  await new Person(first.url).register('ines@example.org');
  const wrong = { email: 'ines@example.org', password: 'wrong password' };
  const answers: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    const { url } = tries % 2 ? second : first;
    answers.push((await new Person(url).send('POST', '/api/auth/sign-in', wrong)).status);
  }
  expect(answers).toEqual([...new Array(10).fill(401), 429]);
  for (const server of [first, second]) expect(await server.stop()).toBe(0);
  await postgres.stop();
});

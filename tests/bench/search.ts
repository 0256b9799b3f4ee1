import { chownSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import type { Database } from '#db/schema/index.ts';
import { builtinEngine } from '#server/ai/builtin.ts';
import { authorizeCase } from '#server/auth/access.ts';
import { createLogger } from '#server/log.ts';
import { replaceIndex } from '#server/search/index-store.ts';
import { searchDocuments } from '#server/search/service.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { HASHED_MODEL, hashedEmbedding } from '#src/search/embedding.ts';
import { buildInvertedIndex } from '#src/search/inverted-index.ts';
import { countTokens } from '#src/text/chunks.ts';
import { indexTerms } from '#src/text/tokenize.ts';
import { findPostgres } from '../../scripts/tools.mjs';
import { insertCase } from '../factories/cases.ts';
import { insertDocument } from '../factories/documents.ts';
import { insertUser } from '../factories/users.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { type BenchRow, percentile } from './measure.ts';
import { makePassage, makeQuestions, makeWords, seededRandom } from './search-papers.ts';

type Db = Kysely<Database>;

/** How much is searched: one large case beside many small ones of the same person. */
interface SearchSize {
  documents: number;
  passages: number;
  smallCases: number;
  passagesOfSmallCase: number;
}

const FULL: SearchSize = {
  documents: 300,
  passages: 100_000,
  smallCases: 49,
  passagesOfSmallCase: 400,
};

const SEED = 20_261_121;
const PER_KIND = 24;
const KIND_OF_PAPER = ['Order', 'Motion', 'Complaint', 'Letter', 'Exhibit'];
const SEPARATOR = '\n\n';

/** Fills every database with the same papers; each text is made, cut into words and hashed once. */
async function fillCases(databases: readonly Db[], size: SearchSize): Promise<void> {
  const random = seededRandom(SEED);
  const words = makeWords(random);
  const owners = await Promise.all(
    databases.map(async (db) => {
      const user = await insertUser(db);
      const cases: string[] = [];
      for (let at = 0; at <= size.smallCases; at += 1)
        cases.push((await insertCase(db, { userId: user.id })).id);
      return { db, cases };
    }),
  );
  const perDocument = Math.ceil(size.passages / size.documents);
  const papers = [
    ...Array.from({ length: size.documents }, () => ({ place: 0, passages: perDocument })),
    ...Array.from({ length: size.smallCases }, (_, at) => ({
      place: at + 1,
      passages: size.passagesOfSmallCase,
    })),
  ];
  for (const [number, { place, passages }] of papers.entries()) {
    const contents = Array.from({ length: passages }, () => makePassage(words, random));
    const filename = `${words.list[60 + (number % 300)]} ${number}.pdf`;
    const { postings, lengths } = buildInvertedIndex(contents, filename);
    const vectors = contents.map(hashedEmbedding);
    let at = 0;
    const chunks = contents.map((content, index) => {
      const start = at;
      at += content.length + SEPARATOR.length;
      return {
        index,
        content,
        page: 1 + Math.floor(index / 3),
        start,
        end: start + content.length,
        tokenCount: countTokens(content),
        termCount: lengths[index] ?? 0,
      };
    });
    const month = String(1 + (number % 12)).padStart(2, '0');
    await Promise.all(
      owners.map(async ({ db, cases }) => {
        const document = await insertDocument(db, {
          caseId: cases[place] ?? '',
          filename,
          docType: KIND_OF_PAPER[number % KIND_OF_PAPER.length] ?? null,
          docDate: `${2023 + (number % 3)}-${month}-15`,
          extractedText: '',
        });
        await replaceIndex(db, document, { chunks, postings, vectors, model: HASHED_MODEL }, new Date());
      }),
    );
  }
}

async function casesOf(db: Db): Promise<AuthorizedCaseId[]> {
  const rows = await db
    .selectFrom('caseMembers')
    .innerJoin('cases', 'cases.id', 'caseMembers.caseId')
    .select(['caseMembers.userId', 'caseMembers.caseId'])
    .select(
      sql<number>`(select sum(chunk_count) from document_indexes i where i.case_id = cases.id)`.as(
        'passages',
      ),
    )
    .orderBy('passages', 'desc')
    .execute();
  return Promise.all(
    rows.map((row) => authorizeCase(db, { id: row.userId }, row.caseId, 'document:read', new Date())),
  );
}

/** The rows of the same words as the database holds them, and nothing else: what reading alone costs. */
async function bareSelect(db: Db, caseId: string, q: string): Promise<void> {
  await sql`select * from document_terms where case_id = ${caseId} and term = any(${indexTerms(q)}::text[])`.execute(
    db,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Asks different questions of one case, and then of all cases of the person. */
async function measureSearch(name: string, db: Db, aim: number): Promise<BenchRow[]> {
  const deps = { db, ai: builtinEngine, log: createLogger('silent') };
  const caseIds = await casesOf(db);
  const large = caseIds.slice(0, 1);
  const random = seededRandom(SEED);
  const words = makeWords(random);
  const questions = makeQuestions(words, seededRandom(SEED + 1), PER_KIND);
  const cold = await timed(() => searchDocuments(deps, large, 'motion for an extension of the deadline'));
  const ours: { kind: string; ms: number }[] = [];
  const bare: number[] = [];
  const everywhere: number[] = [];
  for (const { q } of questions.slice(0, 9)) await searchDocuments(deps, large, q);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  for (const { kind, q } of questions) {
    delay.enable();
    ours.push({ kind, ms: await timed(() => searchDocuments(deps, large, q)) });
    delay.disable();
    bare.push(await timed(() => bareSelect(db, large[0] ?? '', q)));
  }
  for (const { q } of questions.slice(0, questions.length / 3)) {
    everywhere.push(await timed(() => searchDocuments(deps, caseIds, q)));
  }
  const times = ours.map(({ ms }) => ms);
  const p95 = percentile(times, 0.95);
  const bareP95 = percentile(bare, 0.95);
  const kinds = [...Map.groupBy(ours, ({ kind }) => kind)].map(([kind, of]) => {
    const ms = of.map((one) => one.ms);
    return `${kind} ${percentile(ms, 0.5).toFixed(0)}/${percentile(ms, 0.95).toFixed(0)}`;
  });
  return [
    {
      name: `p95 of a search in 100,000 passages, ${name} / bare select`,
      ours: p95,
      baseline: bareP95,
      ratio: p95 / bareP95,
      unit: 'ms',
      aim: `< ${aim} ms`,
      note: `p50/p95 by kind: ${kinds.join(' · ')}`,
    },
    { name: `p50 of the same, ${name}`, ours: percentile(times, 0.5), unit: 'ms', aim: '' },
    {
      name: `longest halt of the event loop meanwhile, ${name}`,
      ours: delay.max / 1e6,
      unit: 'ms',
      aim: '',
      note: `p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
    },
    { name: `first search after the start, ${name}`, ours: cold, unit: 'ms', aim: '' },
    {
      name: `p95 of a search in all ${caseIds.length} cases, ${name}`,
      ours: percentile(everywhere, 0.95),
      unit: 'ms',
      aim: '',
      note: `p50 ${percentile(everywhere, 0.5).toFixed(0)}`,
    },
  ];
}

async function prepare(handle: DatabaseHandle): Promise<DatabaseHandle> {
  await migrate(handle.db);
  return handle;
}

/** Words, phrases, filters, misspellings and questions in a case of 100,000 passages, on both databases. */
export async function benchSearch(size = FULL): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
  const bin = findPostgres();
  const serverFolder = join(folder, 'pg');
  mkdirSync(serverFolder);
  if (process.getuid?.() === 0) for (const path of [folder, serverFolder]) chownSync(path, 65_534, 65_534);
  const server = bin ? await startPostgres(bin, serverFolder) : null;
  const dataDir = join(folder, 'data');
  const url = server === null ? undefined : await createDatabase(server.url('postgres'));
  try {
    const open = async () => [
      { name: 'embedded', aim: 150, handle: await openDatabase({ dataDir }) },
      ...(url === undefined
        ? []
        : [{ name: 'PostgreSQL', aim: 50, handle: await openDatabase({ url, dataDir: folder }) }]),
    ];
    const filled = await open();
    for (const { handle } of filled) await prepare(handle);
    await fillCases(
      filled.map(({ handle }) => handle.db),
      size,
    );
    for (const { handle } of filled) {
      await sql.raw('vacuum analyze').execute(handle.db);
      await handle.close();
    }
    const rows: BenchRow[] = [];
    for (const { name, aim, handle } of await open()) {
      rows.push(...(await measureSearch(name, handle.db, aim)));
      await handle.close();
    }
    return rows;
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function createDatabase(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database search_bench');
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = '/search_bench';
  return url.href;
}

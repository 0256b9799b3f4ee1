import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import type { Database } from '#db/schema/index.ts';
import { stopTextThread } from '#server/ai/text-thread.ts';
import { authorizeCase } from '#server/auth/access.ts';
import { checkDraft } from '#server/checker/service.ts';
import { createDraftLimit } from '#server/limits/check-limit.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createLogger } from '#server/log.ts';
import { replaceIndex } from '#server/search/index-store.ts';
import { countOf } from '#src/checker/counts.ts';
import { LONGEST_DRAFT } from '#src/checker/schema.ts';
import { digestText } from '#src/search/digest.ts';
import { HASHED_MODEL } from '#src/search/embedding.ts';
import { insertCase } from '../factories/cases.ts';
import { insertDocument } from '../factories/documents.ts';
import { insertUser } from '../factories/users.ts';
import { type BenchRow, median } from './measure.ts';
import { makePassage, makeWords, seededRandom } from './search-papers.ts';

const SEED = 20_261_122;
const DOCUMENTS = 2_000;
const PASSAGES = 10;
const RUNS = 3;

interface Filled {
  userId: string;
  caseId: string;
  bytes: number;
  /** Sentences of the documents. */
  sentences: string[];
}

async function fillCase(db: Kysely<Database>, random: () => number): Promise<Filled> {
  const words = makeWords(random);
  const { id: userId } = await insertUser(db);
  const { id: caseId } = await insertCase(db, { userId });
  const sentences: string[] = [];
  let bytes = 0;
  for (let number = 0; number < DOCUMENTS; number += 1) {
    const passages = Array.from({ length: PASSAGES }, () => makePassage(words, random));
    const date = `${1 + (number % 12)}/${1 + (number % 28)}/${2020 + (number % 6)}`;
    passages.push(`It was signed on ${date} for $${1_000 + number}.00.`);
    const extractedText = passages.join('\n\n');
    bytes += extractedText.length;
    const sentence = passages[number % PASSAGES]?.split('. ')[1];
    if (sentence !== undefined) sentences.push(sentence.slice(0, 160).replace(/\s\S*$/, ''));
    const filename = `paper ${number}.pdf`;
    const { chunks, postings } = digestText({ text: extractedText, filename, mimeType: null });
    await db.transaction().execute(async (trx) => {
      const document = await insertDocument(trx, { caseId, filename, extractedText });
      const index = { chunks, postings, vectors: null, model: HASHED_MODEL };
      await replaceIndex(trx, document, index, new Date());
    });
  }
  return { userId, caseId, bytes, sentences };
}

/** A draft of the greatest length: of its quotations, dates and sums two thirds are right. */
function makeDraft(sentences: readonly string[], random: () => number): string {
  let text = '';
  for (let number = 0; text.length < LONGEST_DRAFT; number += 1) {
    const sentence = sentences[Math.floor(random() * sentences.length)] ?? '';
    const words = sentence.split(' ');
    const quote = number % 3 === 0 ? words.toReversed().join(' ') : sentence;
    const of = Math.floor(random() * DOCUMENTS) + (number % 3 === 0 ? 50_000 : 0);
    text += `Paragraph ${number} says “${quote}”. It was paid $${1_000 + of}.00 on ${1 + (of % 12)}/${1 + (of % 28)}/${number % 3 === 0 ? 1987 : 2020 + (of % 6)}.\n\n`;
  }
  return text.slice(0, LONGEST_DRAFT);
}

/** The longest draft against a large case, embedded database; and how long it keeps others waiting. */
export async function benchChecker(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proceed-bench-'));
  const database = await openDatabase({ dataDir, log: createLogger('silent') });
  try {
    const { db } = database;
    await migrate(db);
    const random = seededRandom(SEED);
    const { userId, caseId, bytes, sentences } = await fillCase(db, random);
    // As the server does it by itself from time to time.
    await sql.raw('vacuum analyze').execute(db);
    const text = makeDraft(sentences, random);
    const authorized = await authorizeCase(db, { id: userId }, caseId, 'document:read', new Date());
    const deps = {
      db,
      clock: { now: () => new Date() },
      draftLimit: createDraftLimit(createLimits(database.pool)),
    };
    const { signal } = new AbortController();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const times: number[] = [];
    let note = '';
    for (let run = 0; run <= RUNS; run += 1) {
      if (run === 1) delay.enable();
      const begun = performance.now();
      const { checks, counts } = await checkDraft(deps, { caseId: authorized, userId, text, signal });
      if (run > 0) times.push((performance.now() - begun) / 1000);
      note = `${checks.length} findings, ${countOf(counts, 'found')} found, ${Math.round(bytes / 1e6)} MB of text`;
    }
    delay.disable();
    const small = text.slice(0, 8_000);
    const begun = performance.now();
    await checkDraft(deps, { caseId: authorized, userId, text: small, signal });
    const short = (performance.now() - begun) / 1000;
    return [
      {
        name: `draft of 100,000 characters, ${DOCUMENTS} documents`,
        ours: median(times),
        unit: 's',
        aim: '',
        note,
      },
      { name: 'the same, 8,000 characters', ours: short, unit: 's', aim: '' },
      { name: 'event-loop delay p99 meanwhile', ours: delay.percentile(99) / 1e6, unit: 'ms', aim: '< 50' },
      { name: 'event-loop delay at the most', ours: delay.max / 1e6, unit: 'ms', aim: '' },
    ];
  } finally {
    stopTextThread();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

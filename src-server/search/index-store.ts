import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type Posting, packPosting } from '#src/search/inverted-index.ts';
import { toUnit, vectorKind, vectorParameter } from './vectors.ts';

type Db = Kysely<Database>;

export interface IndexedChunk {
  index: number;
  content: string;
  page: number;
  start: number;
  end: number;
  tokenCount: number;
  /** Index terms in it, repetitions counted. */
  termCount: number;
}

export interface DocumentIndex {
  chunks: IndexedChunk[];
  postings: Posting[];
  /** One for each chunk; null when no vectors could be made. */
  vectors: readonly (readonly number[])[] | null;
  model: string;
}

const CHUNKS_PER_INSERT = 32;
const TERMS_PER_INSERT = 1000;

function* slices<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

function vectorOf(index: DocumentIndex, place: number, kind: 'vector' | 'real') {
  const vector = index.vectors?.[place];
  return vector === undefined
    ? { embedding: null, embeddingModel: null }
    : { embedding: vectorParameter(kind, toUnit(vector)), embeddingModel: index.model };
}

async function insertChunks(db: Db, document: Owner, index: DocumentIndex): Promise<void> {
  const kind = await vectorKind(db);
  for (const batch of slices(index.chunks, CHUNKS_PER_INSERT)) {
    const rows = batch.map((chunk) => ({
      documentId: document.id,
      caseId: document.caseId,
      chunkIndex: chunk.index,
      content: chunk.content,
      page: chunk.page,
      charStart: chunk.start,
      charEnd: chunk.end,
      tokenCount: chunk.tokenCount,
      termCount: chunk.termCount,
      ...vectorOf(index, chunk.index, kind),
    }));
    await db.insertInto('documentChunks').values(rows).execute();
  }
}

async function insertTerms(db: Db, document: Owner, postings: readonly Posting[]): Promise<void> {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  for (const batch of slices(postings, TERMS_PER_INSERT)) {
    const packed = batch.map(packPosting);
    await sql`
      insert into document_terms (case_id, term, document_id, found, is_named, places, positions)
      select ${document.caseId}, t.term, ${document.id}, t.found, t.is_named,
        decode(t.places, 'hex'), decode(t.positions, 'hex')
      from unnest(
        ${batch.map((posting) => posting.term)}::text[], ${batch.map(({ chunks }) => chunks.length)}::int[],
        ${batch.map(({ isNamed }) => isNamed)}::boolean[], ${packed.map(({ places }) => hex(places))}::text[],
        ${packed.map(({ positions }) => hex(positions))}::text[]
      ) as t(term, found, is_named, places, positions)`.execute(db);
  }
}

interface Owner {
  id: string;
  caseId: string;
}

/** Takes a document out of search. */
export async function clearIndex(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom('documentIndexes').where('documentId', '=', documentId).execute();
  await db.deleteFrom('documentTerms').where('documentId', '=', documentId).execute();
  await db.deleteFrom('documentChunks').where('documentId', '=', documentId).execute();
}

/**
 * Replaces what search holds of a document, in many short statements: one transaction over a long paper would keep
 * everybody waiting. Nobody sees it half done, because search looks only at documents that are ready.
 */
export async function replaceIndex(db: Db, document: Owner, index: DocumentIndex, now: Date): Promise<void> {
  await clearIndex(db, document.id);
  await insertChunks(db, document, index);
  await insertTerms(db, document, index.postings);
  await db
    .insertInto('documentIndexes')
    .values({
      documentId: document.id,
      caseId: document.caseId,
      chunkCount: index.chunks.length,
      termCount: index.chunks.reduce((sum, chunk) => sum + chunk.termCount, 0),
      embeddingModel: index.model,
      indexedAt: now,
    })
    .execute();
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { cosineDistance, toSql } from 'pgvector/kysely';
import type { Database } from '#db/schema/index.ts';

type Db = Kysely<Database>;

const kinds = new WeakMap<object, Promise<'vector' | 'real'>>();

async function readKind(db: Db): Promise<'vector' | 'real'> {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, null) as type from pg_attribute
    where attrelid = 'document_chunks'::regclass and attname = 'embedding'`.execute(db);
  return rows[0]?.type === 'vector' ? 'vector' : 'real';
}

/** What the embedding column of this database is: pgvector's type, or an array where pgvector is missing. */
export function vectorKind(db: Db): Promise<'vector' | 'real'> {
  const known = kinds.get(db);
  if (known !== undefined) return known;
  const asked = readKind(db);
  kinds.set(db, asked);
  asked.catch(() => kinds.delete(db));
  return asked;
}

/** A vector as a parameter of the column's type. */
export function vectorParameter(kind: 'vector' | 'real', vector: readonly number[]): RawBuilder<string> {
  return kind === 'vector' ? sql`${toSql([...vector])}::vector` : sql`${[...vector]}::real[]`;
}

function isZero(vector: readonly number[]): boolean {
  return vector.every((value) => value === 0);
}

/**
 * Cosine of one vector with those of the named chunks, by chunk id. Chunks whose vector was made by another
 * model are left out: such vectors cannot be compared.
 */
export async function cosinesOf(
  db: Db,
  options: { chunkIds: string[]; model: string; vector: number[] },
): Promise<Map<string, number>> {
  const { chunkIds, model } = options;
  const vector = toUnit(options.vector);
  if (chunkIds.length === 0 || isZero(vector)) return new Map();
  const chosen = db
    .selectFrom('documentChunks')
    .select('id')
    .where('id', 'in', chunkIds)
    .where('embeddingModel', '=', model)
    .where('embedding', 'is not', null);
  if ((await vectorKind(db)) === 'vector') {
    const distance = cosineDistance('embedding', vector);
    const rows = await chosen.select(sql<number>`1 - (${distance})`.as('cosine')).execute();
    return new Map(rows.map((row) => [row.id, Number.isFinite(row.cosine) ? row.cosine : 0]));
  }
  const places = vector.flatMap((value, index) => (value === 0 ? [] : [index]));
  if (places.length < vector.length / 4) {
    const values = places.map((index) => vector[index] ?? 0);
    // Adding an empty array unpacks the stored one once, not again for every number taken out of it.
    const rows = await chosen
      .select(
        sql<number>`(select sum(whole.numbers[p.place + 1] * p.value)
          from (select embedding || '{}'::real[] as numbers offset 0) as whole,
            unnest(${places}::int[], ${values}::float8[]) as p(place, value))`.as('dot'),
      )
      .execute();
    return new Map(rows.map((row) => [row.id, row.dot]));
  }
  // As text, reading these numbers would take longer than all the rest of a search.
  const rows = await chosen.select(sql<Buffer>`array_send(embedding)`.as('bytes')).execute();
  return new Map(rows.map((row) => [row.id, dotWithBytes(vector, row.bytes)]));
}

/** PostgreSQL's binary form of an array (array_send): bytes before the numbers, and of each with its length. */
const ARRAY_HEADER = 20;
const ARRAY_ITEM = 8;

/** Product with an array in binary form; 0 when the lengths differ. */
function dotWithBytes(vector: readonly number[], bytes: Buffer): number {
  if (bytes.length !== ARRAY_HEADER + vector.length * ARRAY_ITEM) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let dot = 0;
  for (let index = 0; index < vector.length; index += 1) {
    dot += (vector[index] ?? 0) * view.getFloat32(ARRAY_HEADER + index * ARRAY_ITEM + 4);
  }
  return dot;
}

/** A vector scaled to length 1, as all that are stored and asked for; zeros stay zeros. */
export function toUnit(vector: readonly number[]): number[] {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return vector.map((value) => value / length);
}

export interface NearestOptions {
  caseIds: readonly string[];
  documentIds?: readonly string[];
  model: string;
  vector: number[];
  limit: number;
}

export interface NearChunk {
  documentId: string;
  chunkIndex: number;
  cosine: number;
}

/** The chunks nearest to a vector by an exact scan, nearest first, ties by id. */
export async function nearestChunks(db: Db, options: NearestOptions): Promise<NearChunk[]> {
  const { caseIds, documentIds, model, vector, limit } = options;
  if (caseIds.length === 0 || isZero(vector)) return [];
  if ((await vectorKind(db)) === 'real') return nearestInMemory(db, options);
  const distance = cosineDistance('embedding', vector);
  const rows = await db
    .selectFrom('documentChunks')
    .select(['documentId', 'chunkIndex'])
    .select(sql<number>`1 - (${distance})`.as('cosine'))
    .where('caseId', 'in', [...caseIds])
    .where('embeddingModel', '=', model)
    .$if(documentIds !== undefined, (query) => query.where('documentId', 'in', [...(documentIds ?? [])]))
    .orderBy(distance)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.filter((row) => Number.isFinite(row.cosine));
}

interface Matrix {
  /** Changes whenever a document of the case is indexed or taken out. */
  version: string;
  places: { documentId: string; chunkIndex: number }[];
  values: Float32Array;
  width: number;
}

/** Cases whose vectors stay in memory, at most about 120 MB each. */
const MATRICES = 3;
const ROWS_AT_ONCE = 500;
const matrices = new WeakMap<object, Map<string, Matrix>>();

async function caseVersions(db: Db, caseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('documentIndexes')
    .select(['caseId'])
    .select(sql<string>`count(*) || ' ' || sum(extract(epoch from indexed_at))`.as('version'))
    .where('caseId', 'in', [...caseIds])
    .groupBy('caseId')
    .execute();
  return new Map(rows.map((row) => [row.caseId, row.version]));
}

async function loadMatrix(db: Db, caseId: string, model: string, version: string): Promise<Matrix> {
  const places: Matrix['places'] = [];
  const parts: Float32Array[] = [];
  let after: string | null = null;
  for (;;) {
    let query = db
      .selectFrom('documentChunks')
      .select(['id', 'documentId', 'chunkIndex'])
      .select(sql<Buffer>`array_send(embedding)`.as('bytes'))
      .where('caseId', '=', caseId)
      .where('embeddingModel', '=', model)
      .where('embedding', 'is not', null)
      .orderBy('id')
      .limit(ROWS_AT_ONCE);
    if (after !== null) query = query.where('id', '>', after);
    const rows = await query.execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    for (const { documentId, chunkIndex, bytes } of rows) {
      places.push({ documentId, chunkIndex });
      parts.push(readArray(bytes));
    }
  }
  const width = parts[0]?.length ?? 0;
  const values = new Float32Array(places.length * width);
  parts.forEach((part, row) => {
    if (part.length === width) values.set(part, row * width);
  });
  return { version, places, values, width };
}

function readArray(bytes: Buffer): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const values = new Float32Array(Math.max(0, (bytes.length - ARRAY_HEADER) / ARRAY_ITEM));
  for (let index = 0; index < values.length; index += 1) {
    values[index] = view.getFloat32(ARRAY_HEADER + index * ARRAY_ITEM + 4);
  }
  return values;
}

async function nearestInMemory(db: Db, options: NearestOptions): Promise<NearChunk[]> {
  const { caseIds, documentIds, model, limit } = options;
  const vector = toUnit(options.vector);
  const held = matrices.get(db) ?? new Map<string, Matrix>();
  matrices.set(db, held);
  const found: NearChunk[] = [];
  for (const [caseId, version] of await caseVersions(db, caseIds)) {
    const key = `${caseId} ${model}`;
    let matrix = held.get(key);
    if (matrix?.version !== version) matrix = await loadMatrix(db, caseId, model, version);
    held.delete(key);
    held.set(key, matrix);
    for (const oldest of [...held.keys()].slice(0, -MATRICES)) held.delete(oldest);
    if (matrix.width !== vector.length) continue;
    for (const [row, place] of matrix.places.entries()) {
      if (documentIds !== undefined && !documentIds.includes(place.documentId)) continue;
      let dot = 0;
      const from = row * matrix.width;
      for (let column = 0; column < vector.length; column += 1) {
        dot += (matrix.values[from + column] ?? 0) * (vector[column] ?? 0);
      }
      found.push({ ...place, cosine: dot });
    }
  }
  return found.sort((a, b) => b.cosine - a.cosine).slice(0, limit);
}

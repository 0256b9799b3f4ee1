import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { cosine } from '#src/search/embedding.ts';

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

const FLOAT4_OID = 700;

/** pgvector's binary form: dimensions and a spare word (16 bits each), then the numbers, big-endian. */
function vectorBytes(vector: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + vector.length * 4);
  bytes.writeInt16BE(vector.length, 0);
  vector.forEach((value, index) => {
    bytes.writeFloatBE(value, 4 + index * 4);
  });
  return bytes;
}

/** PostgreSQL's binary form of a one-dimensional array (array_recv): header, then length and value of each. */
function realArrayBytes(vector: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20 + vector.length * 8);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(FLOAT4_OID, 8);
  bytes.writeInt32BE(vector.length, 12);
  bytes.writeInt32BE(1, 16);
  vector.forEach((value, index) => {
    bytes.writeInt32BE(4, 20 + index * 8);
    bytes.writeFloatBE(value, 24 + index * 8);
  });
  return bytes;
}

/** A vector as a parameter in the column's binary form: reading 1536 numbers from text takes a millisecond. */
export function vectorParameter(kind: 'vector' | 'real', vector: readonly number[]): RawBuilder<string> {
  return kind === 'vector' ? sql`${vectorBytes(vector)}::vector` : sql`${realArrayBytes(vector)}::real[]`;
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
  const { chunkIds, model, vector } = options;
  if (chunkIds.length === 0 || isZero(vector)) return new Map();
  const chosen = db
    .selectFrom('documentChunks')
    .select('id')
    .where('id', 'in', chunkIds)
    .where('embeddingModel', '=', model)
    .where('embedding', 'is not', null);
  if ((await vectorKind(db)) === 'vector') {
    const wanted = vectorParameter('vector', vector);
    const rows = await chosen.select(sql<number>`1 - (embedding <=> ${wanted})`.as('cosine')).execute();
    return new Map(rows.map((row) => [row.id, Number.isFinite(row.cosine) ? row.cosine : 0]));
  }
  const rows = await chosen.select('embedding').execute();
  return new Map(
    rows.map((row) => [row.id, Array.isArray(row.embedding) ? cosine(vector, row.embedding) : 0]),
  );
}

export interface NearestOptions {
  caseIds: readonly string[];
  documentId?: string;
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
  const { caseIds, documentId, model, vector, limit } = options;
  if (caseIds.length === 0 || isZero(vector)) return [];
  if ((await vectorKind(db)) === 'real') return nearestInMemory(db, options);
  const wanted = vectorParameter('vector', vector);
  const rows = await db
    .selectFrom('documentChunks')
    .select(['documentId', 'chunkIndex'])
    .select(sql<number>`1 - (embedding <=> ${wanted})`.as('cosine'))
    .where('caseId', 'in', [...caseIds])
    .where('embeddingModel', '=', model)
    .$if(documentId !== undefined, (query) => query.where('documentId', '=', documentId ?? ''))
    .orderBy(sql`embedding <=> ${wanted}`)
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
const matrices = new WeakMap<object, Map<string, Matrix>>();

async function caseVersions(db: Db, caseIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('documentIndexes')
    .select(['caseId'])
    .select(sql<string>`count(*) || ' ' || max(indexed_at)`.as('version'))
    .where('caseId', 'in', [...caseIds])
    .groupBy('caseId')
    .execute();
  return new Map(rows.map((row) => [row.caseId, row.version]));
}

async function loadMatrix(db: Db, caseId: string, model: string, version: string): Promise<Matrix> {
  const rows = await db
    .selectFrom('documentChunks')
    .select(['documentId', 'chunkIndex', 'embedding'])
    .where('caseId', '=', caseId)
    .where('embeddingModel', '=', model)
    .where('embedding', 'is not', null)
    .orderBy('id')
    .execute();
  const width = Array.isArray(rows[0]?.embedding) ? rows[0].embedding.length : 0;
  const values = new Float32Array(rows.length * width);
  rows.forEach(({ embedding }, row) => {
    if (!Array.isArray(embedding)) return;
    const length = Math.hypot(...embedding) || 1;
    embedding.forEach((value, column) => {
      values[row * width + column] = value / length;
    });
  });
  const places = rows.map(({ documentId, chunkIndex }) => ({ documentId, chunkIndex }));
  return { version, places, values, width };
}

async function nearestInMemory(db: Db, options: NearestOptions): Promise<NearChunk[]> {
  const { caseIds, documentId, model, limit } = options;
  const length = Math.hypot(...options.vector) || 1;
  const vector = Float32Array.from(options.vector, (value) => value / length);
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
      if (documentId !== undefined && place.documentId !== documentId) continue;
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

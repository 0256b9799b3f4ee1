import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { engineFor } from '../ai/choose.ts';
import type { Deps } from '../deps.ts';
import { isLocalOnly } from '../documents/reading-store.ts';
import { toUnit, vectorKind, vectorParameter } from '../search/vectors.ts';

type Db = Kysely<Database>;

const CHUNKS_AT_ONCE = 96;

interface Chunk {
  id: string;
  content: string;
}

async function listOtherChunks(db: Db, documentId: string, model: string, after: number) {
  return db
    .selectFrom('documentChunks')
    .select(['id', 'content', 'chunkIndex'])
    .where('documentId', '=', documentId)
    .where('embeddingModel', 'is distinct from', model)
    .where('chunkIndex', '>', after)
    .orderBy('chunkIndex')
    .limit(CHUNKS_AT_ONCE)
    .execute();
}

async function saveVectors(
  db: Db,
  chunks: readonly Chunk[],
  { vectors, model }: { vectors: readonly (readonly number[])[]; model: string },
): Promise<void> {
  const kind = await vectorKind(db);
  for (const [place, { id }] of chunks.entries()) {
    const vector = vectors[place];
    if (vector === undefined) continue;
    await db
      .updateTable('documentChunks')
      .set({ embedding: vectorParameter(kind, toUnit(vector)), embeddingModel: model })
      .where('id', '=', id)
      .execute();
  }
}

/** The document has its vectors, unless its case changed its mind meanwhile; then it goes on waiting. */
async function noteRenewed(db: Db, id: string, about: { localOnly: boolean; model: string; now: Date }) {
  await db
    .updateTable('documentIndexes')
    .set({ embeddingModel: about.model, indexedAt: about.now })
    .where('documentId', '=', id)
    .where('embeddingModel', '!=', about.model)
    .execute();
  await sql`
    update documents set needs_vectors = false from cases
    where documents.id = ${id} and cases.id = documents.case_id and cases.local_only = ${about.localOnly}`.execute(
    db,
  );
}

/**
 * Makes the vectors of a document again, of the engine that counts for its case now. Its words stay in search all the
 * while. Without an answer of the AI service it keeps none that can be compared, and is found by its words.
 */
export async function renewVectors(
  deps: Pick<Deps, 'db' | 'ai' | 'clock' | 'log'>,
  { id, caseId }: { id: string; caseId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const localOnly = await isLocalOnly(db, caseId);
  const engine = engineFor(deps.ai, { caseId, localOnly });
  const model = engine.embeddingModel;
  try {
    let after = -1;
    for (;;) {
      const chunks = await listOtherChunks(db, id, model, after);
      const last = chunks.at(-1);
      if (last === undefined) break;
      after = last.chunkIndex;
      const vectors = await engine.embed(
        chunks.map(({ content }) => content),
        signal,
      );
      await saveVectors(db, chunks, { vectors, model });
    }
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn(
      { documentId: id, error: String(error) },
      'no new vectors could be made; search goes by words',
    );
  }
  await noteRenewed(db, id, { localOnly, model, now: deps.clock.now() });
}

import type { Kysely, Selectable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import { replaceIndex } from '#server/search/index-store.ts';
import { digestText } from '#src/search/digest.ts';
import { HASHED_MODEL, hashedEmbedding } from '#src/search/embedding.ts';

/** Puts a document made by a factory into the search index, as reading it does. */
export async function indexDocument(
  db: Kysely<Database>,
  document: Pick<Selectable<DocumentsTable>, 'id' | 'caseId' | 'filename' | 'extractedText'>,
): Promise<void> {
  const { id, caseId, filename } = document;
  const { chunks, postings } = digestText({ text: document.extractedText ?? '', filename, mimeType: null });
  const vectors = chunks.map(({ content }) => hashedEmbedding(content));
  await db
    .transaction()
    .execute((trx) =>
      replaceIndex(trx, { id, caseId }, { chunks, postings, vectors, model: HASHED_MODEL }, new Date()),
    );
}

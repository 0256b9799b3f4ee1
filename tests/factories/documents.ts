import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DocumentChunksTable, DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import { makeCase } from './cases.ts';

const TEXT = `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT

COMPLAINT FOR BREACH OF CONTRACT

1. Plaintiff Orlov Roofing LLC repaired the roof at 14 Piñon Lane.
\f2. Defendant has not paid the sum of $4,350.00.`;

/** A complaint of two pages, read and ready, whose bytes are nowhere; without `caseId` in a new case. */
export async function makeDocument(
  db: Kysely<Database>,
  values: Partial<Insertable<DocumentsTable>> = {},
): Promise<Selectable<DocumentsTable>> {
  const caseId = values.caseId ?? (await makeCase(db)).id;
  const text = values.extractedText === undefined ? TEXT : values.extractedText;
  return db
    .insertInto('documents')
    .values({
      filename: 'complaint.txt',
      path: randomUUID(),
      mimeType: 'text/plain',
      size: Buffer.byteLength(text ?? ''),
      docType: 'Complaint',
      hash: createHash('sha256')
        .update(text ?? '')
        .digest('hex'),
      status: 'ready',
      pageCount: (text ?? '').split('\f').length,
      ...values,
      extractedText: text,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A chunk that holds the whole text of `document` unless told otherwise; page 1, no embedding. */
export function makeChunk(
  db: Kysely<Database>,
  document: Pick<Selectable<DocumentsTable>, 'id' | 'caseId' | 'extractedText'>,
  values: Partial<Insertable<DocumentChunksTable>> = {},
): Promise<Selectable<DocumentChunksTable>> {
  const content = values.content ?? document.extractedText ?? '';
  return db
    .insertInto('documentChunks')
    .values({
      documentId: document.id,
      caseId: document.caseId,
      chunkIndex: 0,
      page: 1,
      charStart: 0,
      charEnd: content.length,
      ...values,
      content,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

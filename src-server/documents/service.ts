import { subDays } from 'date-fns';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Deps } from '../deps.ts';
import {
  findSummary,
  insertDocument,
  listPurgeable,
  markDeleted,
  purgeDocuments,
  requeueFailed,
} from './store.ts';

export interface NewDocument {
  id: string;
  caseId: AuthorizedCaseId;
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** SHA-256, lowercase hex. */
  hash: string;
  blobKey: string;
  docType: string | null;
  source: 'upload' | 'attachment';
  parentDocumentId?: string;
}

/**
 * Makes a document of bytes that are already safe in the blob store, and puts it in line to be read. Doing it
 * again with the same id changes nothing. Throws NOT_FOUND when the id belongs to another case or was deleted.
 */
export async function addDocument(deps: Deps, input: NewDocument): Promise<DocumentSummary> {
  const { blobKey, parentDocumentId, ...values } = input;
  const isNew = await insertDocument(deps.db, {
    ...values,
    path: blobKey,
    parentDocumentId: parentDocumentId ?? null,
    uploadedAt: deps.clock.now(),
  });
  const document = await findSummary(deps.db, input.caseId, input.id);
  if (document === undefined) throw new AppError('NOT_FOUND');
  if (isNew) {
    await deps.jobs.readDocument(document.id);
    deps.events.publish(document.caseId, { type: 'documents-changed' });
  }
  return document;
}

/** Deletes a document and what was attached to it; the bytes are kept for `KEPT_DAYS` days. */
export async function removeDocument(deps: Deps, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await deps.db.transaction().execute((db) => markDeleted(db, caseId, id, deps.clock.now()));
  deps.events.publish(caseId, { type: 'documents-changed' });
}

/** Reads a document again that could not be read. CONFLICT when it has not failed. */
export async function retryDocument(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentSummary> {
  const progress = await requeueFailed(deps.db, caseId, id);
  if (progress === undefined) {
    throw new AppError('CONFLICT', 'Only a document that could not be read can be tried again.');
  }
  const document = await findSummary(deps.db, caseId, id);
  if (document === undefined) throw new AppError('NOT_FOUND');
  deps.events.publish(caseId, { type: 'document', document: progress });
  await deps.jobs.readDocument(id);
  return document;
}

/** Days for which a deleted document's bytes are kept before they are gone for good. */
const KEPT_DAYS = 30;
const PURGE_BATCH = 50;

/**
 * Removes documents deleted more than `KEPT_DAYS` days ago: first the bytes, then the rows, so that nothing is
 * left behind when it stops in between. Returns how many are gone.
 */
export async function purgeDeleted(deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>): Promise<number> {
  const before = subDays(deps.clock.now(), KEPT_DAYS);
  let purged = 0;
  for (;;) {
    const batch = await listPurgeable(deps.db, before, PURGE_BATCH);
    const gone: string[] = [];
    for (const { id, path } of batch) {
      try {
        await deps.blobs.remove(path);
        gone.push(id);
      } catch (error) {
        deps.log.warn({ documentId: id, error: String(error) }, 'a deleted file could not be removed yet');
      }
    }
    await purgeDocuments(deps.db, gone);
    purged += gone.length;
    if (gone.length < PURGE_BATCH) return purged;
  }
}

import { subDays } from 'date-fns';
import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import type { DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { recordAudit } from '../auth/audit-store.ts';
import { forgetDocuments } from '../conversations/forget-store.ts';
import type { Deps } from '../deps.ts';
import { beginPurgeOfOld, deletePurged, listPurgeable } from './purge-store.ts';
import { findSummary, insertDocument, requeueFailed } from './store.ts';

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
  /** Who added it. */
  by: string;
}

interface Added {
  document: DocumentSummary;
  isNew: boolean;
}

async function insertOne(db: Deps['db'], input: NewDocument, at: Date): Promise<Added> {
  const { blobKey, parentDocumentId, by, ...values } = input;
  const { caseId, id, filename } = values;
  const parent = { parentDocumentId: parentDocumentId ?? null };
  const isNew = await insertDocument(db, { ...values, ...parent, path: blobKey, uploadedAt: at });
  const document = await findSummary(db, caseId, id);
  if (document === undefined) throw new AppError('NOT_FOUND');
  if (isNew) await recordAudit(db, { caseId, by, at, action: 'paper-added', what: filename });
  return { document, isNew };
}

/**
 * Makes documents of bytes that are already safe in the blob store, all or none, and puts them in line to be read. Doing
 * it again with the same ids changes nothing. Throws NOT_FOUND when an id belongs to another case or was deleted.
 */
export async function addDocuments(deps: Deps, inputs: readonly NewDocument[]): Promise<DocumentSummary[]> {
  const added = await deps.db.transaction().execute(async (db) => {
    const at = deps.clock.now();
    const made: Added[] = [];
    for (const input of inputs) made.push(await insertOne(db, input, at));
    return made;
  });
  for (const { document, isNew } of added) {
    if (!isNew) continue;
    deps.events.publish(document.caseId, { type: 'documents-changed', ids: [document.id] });
    // It is there and stays; whatever is not put in line here is found by the next look for documents that wait.
    await deps.jobs.readDocument(document.id).catch((error: unknown) => {
      deps.log.warn({ documentId: document.id, error: String(error) }, 'a new document waits to be read');
    });
  }
  return added.map(({ document }) => document);
}

/** The same of one document. */
export async function addDocument(deps: Deps, input: NewDocument): Promise<DocumentSummary> {
  const [document] = await addDocuments(deps, [input]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  return document;
}

/** Reads a document again that could not be read. CONFLICT when it has not failed. */
export async function retryDocument(
  deps: Deps,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentSummary> {
  // Read before the reading job sees that the document waits: it may begin at once.
  const { progress, document } = await deps.db.transaction().execute(async (db) => {
    const progress = await requeueFailed(db, caseId, id);
    return { progress, document: progress && (await findSummary(db, caseId, id)) };
  });
  if (progress === undefined) {
    throw new AppError('CONFLICT', 'Only a document that could not be read can be tried again.');
  }
  if (document === undefined) throw new AppError('NOT_FOUND');
  deps.events.publish(caseId, { type: 'document', document: progress });
  await deps.jobs.readDocument(id);
  return document;
}

const PURGE_BATCH = 50;

type PurgeDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>;

/** Removes documents deleted more than `KEPT_DAYS` days ago. Returns how many are gone. */
export async function purgeDeleted(deps: PurgeDeps): Promise<number> {
  const now = deps.clock.now();
  await beginPurgeOfOld(deps.db, subDays(now, KEPT_DAYS), now);
  return removePurged(deps);
}

/**
 * Removes everything whose purge has begun: first the bytes, then its words in answers, then the rows, so that nothing is left behind when it
 * stops in between. Bytes that another document shares stay. Returns how many documents are gone.
 */
export async function removePurged(deps: Omit<PurgeDeps, 'clock'>): Promise<number> {
  let purged = 0;
  let after: string | null = null;
  for (;;) {
    const batch = await listPurgeable(deps.db, after, PURGE_BATCH);
    const gone: string[] = [];
    for (const { id, path, isShared } of batch) {
      try {
        if (!isShared) await deps.blobs.remove(path);
        gone.push(id);
      } catch (error) {
        deps.log.warn({ documentId: id, error: String(error) }, 'a deleted file could not be removed yet');
      }
    }
    await forgetDocuments(deps.db, gone);
    await deletePurged(deps.db, gone);
    purged += gone.length;
    after = batch.at(-1)?.id ?? null;
    if (batch.length < PURGE_BATCH) return purged;
  }
}

import { addDays, differenceInSeconds } from 'date-fns';
import { type BulkAnswer, type DeletedDocument, KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { amount } from '#src/text/words.ts';
import { recordPapers } from '../auth/audit-store.ts';
import type { Deps } from '../deps.ts';
import {
  clearIndexOfDeleted,
  listDeleted,
  markDeleted,
  type RestoredRow,
  restoreDeleted,
  setTypeOfMany,
} from './bulk-store.ts';
import { beginPurge } from './purge-store.ts';
import { removePurged } from './service.ts';

const NOT_ALL = 'Not all of these documents are there any more. Nothing was changed. Please choose again.';

/** 'one document', '3 documents'. */
function counted(count: number): string {
  return amount(count, 'document');
}

/** Which documents of which case, and who asks. */
export interface Chosen {
  caseId: AuthorizedCaseId;
  ids: readonly string[];
  by: string;
}

/** Each id once. NOT_FOUND when one of them can be no id at all. */
function distinct(ids: readonly string[]): string[] {
  if (!ids.every(isId)) throw new AppError('NOT_FOUND', NOT_ALL);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** NOT_FOUND, which undoes the transaction, when one of those asked for is not among those found. */
function requireAll(asked: readonly string[], found: readonly string[]): void {
  const known = new Set(found);
  if (!asked.every((id) => known.has(id))) throw new AppError('NOT_FOUND', NOT_ALL);
}

/** Files documents under a category: all or, where one is not of this case, none (NOT_FOUND). */
export async function categorizeDocuments(
  deps: Pick<Deps, 'db' | 'events'>,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  docType: string,
): Promise<BulkAnswer> {
  const asked = distinct(ids);
  await deps.db
    .transaction()
    .execute(async (db) => requireAll(asked, await setTypeOfMany(db, caseId, asked, docType)));
  deps.events.publish(caseId, { type: 'documents-changed' });
  return { message: `${counted(asked.length)} filed under ${docType}`, ids: asked };
}

/**
 * Deletes documents with what was attached to them: all or none (NOT_FOUND). They can be restored for `KEPT_DAYS`
 * days. Returns the ids of everything that went.
 */
export async function deleteDocuments(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { caseId, ids, by }: Chosen,
): Promise<BulkAnswer> {
  const asked = distinct(ids);
  const gone = await deps.db.transaction().execute(async (db) => {
    const at = deps.clock.now();
    const marked = await markDeleted(db, caseId, asked, at);
    requireAll(asked, marked);
    await recordPapers(db, { caseId, by, at, action: 'paper-deleted' }, marked);
    return marked;
  });
  deps.events.publish(caseId, { type: 'documents-changed' });
  await clearIndexOfDeleted(deps.db, gone);
  return { message: asked.length === 1 ? 'Document deleted' : `${counted(asked.length)} deleted`, ids: gone };
}

/** What was deleted in the last `KEPT_DAYS` days and can be restored, the last deleted first. */
export async function listRecentlyDeleted(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: AuthorizedCaseId,
): Promise<DeletedDocument[]> {
  const now = deps.clock.now();
  return (await listDeleted(deps.db, caseId)).map((row) => {
    const purgeAt = addDays(row.deletedAt, KEPT_DAYS);
    const secondsLeft = Math.max(0, differenceInSeconds(purgeAt, now));
    return { ...row, purgeAt, daysLeft: Math.ceil(secondsLeft / 86_400) };
  });
}

/**
 * Brings back deleted documents with what was deleted along with them: all or none (NOT_FOUND). Their stored text is
 * indexed again, without another reading; one that was never read is put in line for that.
 */
export async function restoreDocuments(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'jobs' | 'log'>,
  { caseId, ids, by }: Chosen,
): Promise<BulkAnswer> {
  const asked = distinct(ids);
  const rows = await deps.db.transaction().execute(async (db) => {
    const at = deps.clock.now();
    const restored = await restoreDeleted(db, caseId, asked, at);
    const found = restored.map(({ id }) => id);
    requireAll(asked, found);
    await recordPapers(db, { caseId, by, at, action: 'paper-restored' }, found);
    return restored;
  });
  deps.events.publish(caseId, { type: 'documents-changed' });
  await resumeWork(deps, rows);
  const message = asked.length === 1 ? 'Document restored' : `${counted(asked.length)} restored`;
  return { message, ids: rows.map(({ id }) => id) };
}

const AWAITED_JOBS = 100;

async function resumeWork(deps: Pick<Deps, 'jobs' | 'log'>, rows: readonly RestoredRow[]): Promise<void> {
  const ids = rows.filter(({ status }) => status !== 'failed').map(({ id }) => id);
  const sendAll = async (part: readonly string[]) => {
    for (const id of part) await deps.jobs.readDocument(id);
  };
  await sendAll(ids.slice(0, AWAITED_JOBS));
  // Whatever is not put in line here is found by the next look for documents that wait.
  sendAll(ids.slice(AWAITED_JOBS)).catch((error: unknown) =>
    deps.log.warn({ error: String(error) }, 'restored documents wait to be indexed'),
  );
}

/** Removes deleted documents for good, with their bytes and what was deleted along: all or none (NOT_FOUND). */
export async function purgeDocuments(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>,
  { caseId, ids, by }: Chosen,
): Promise<BulkAnswer> {
  const asked = distinct(ids);
  const gone = await deps.db.transaction().execute(async (db) => {
    const at = deps.clock.now();
    const begun = await beginPurge(db, caseId, asked, at);
    requireAll(asked, begun);
    await recordPapers(db, { caseId, by, at, action: 'paper-purged' }, begun);
    return begun;
  });
  await removePurged(deps);
  return { message: `${counted(asked.length)} deleted for good`, ids: gone };
}

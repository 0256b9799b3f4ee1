import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { privilegeLog } from '#src/review/privilege-log.ts';
import type { PrivilegeLogRow, UpdatePrivilegeEntryInput } from '#src/review/privilege-schema.ts';
import type { Deps } from '../deps.ts';
import { reviewChanged } from './chosen.ts';
import { listKnownPeople, listLogged, savePrivilegeEntry } from './privilege-log-store.ts';

const NOT_ON_LOG = 'This document is not on the privilege log. Code it as privileged or work product first.';

/** The privilege log of a case as it stands now; see `privilegeLog`. */
export async function getPrivilegeLog(db: Deps['db'], caseId: AuthorizedCaseId): Promise<PrivilegeLogRow[]> {
  return privilegeLog(await listLogged(db, caseId), await listKnownPeople(db, caseId));
}

/**
 * Writes a person's own words into the log; a field left out stays, an empty one is taken back. CONFLICT for a document
 * that is not on the log.
 */
export async function updatePrivilegeEntry(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  caseId: AuthorizedCaseId,
  { id, userId, words }: { id: string; userId: string; words: UpdatePrivilegeEntryInput },
): Promise<PrivilegeLogRow> {
  const row = await deps.db.transaction().execute(async (db) => {
    await savePrivilegeEntry(db, caseId, { id, userId, words, now: deps.clock.now() });
    const saved = (await getPrivilegeLog(db, caseId)).find(({ documentId }) => documentId === id);
    if (saved === undefined) throw new AppError('CONFLICT', NOT_ON_LOG);
    return saved;
  });
  reviewChanged(deps.events, caseId, [id]);
  return row;
}

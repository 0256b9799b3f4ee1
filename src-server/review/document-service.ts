import type { DiscoveryChange, DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Deps } from '../deps.ts';
import { getDiscoveryDocument } from '../documents/analysis-store.ts';
import { updateDocument } from '../documents/store.ts';
import { setBatesNumber } from './bates-service.ts';

/**
 * Changes what a reviewer may change; a field left out stays, an empty one is cleared. All or nothing: CONFLICT, as
 * `setBatesNumber` says, where the Bates number cannot be the document's.
 */
export async function updateDiscovery(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  caseId: AuthorizedCaseId,
  id: string,
  { tags, batesNumber, ...change }: DiscoveryChange,
): Promise<DiscoveryDocument> {
  await deps.db.transaction().execute(async (db) => {
    if (batesNumber !== undefined) {
      await setBatesNumber(db, caseId, id, { text: batesNumber, now: deps.clock.now() });
    }
    await updateDocument(db, caseId, id, {
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
      ...(tags !== undefined && { tags: JSON.stringify([...new Set(tags)]) }),
    });
  });
  deps.events.publish(caseId, { type: 'review-changed', ids: [id] });
  return getDiscoveryDocument(deps.db, caseId, id);
}

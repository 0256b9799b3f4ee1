import { type CaseRoom, NEARLY_FULL, type Usage } from '#src/auth/usage-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Deps } from '../deps.ts';
import { countOpen, getOwner, sumKept } from './room-store.ts';
import { countOwnCases } from './store.ts';

type RoomDeps = Pick<Deps, 'db' | 'env'>;

/** What a person has of what they may have: bytes of papers, cases, uploads under way. */
export async function getUsage({ db, env }: RoomDeps, userId: string): Promise<Usage> {
  return {
    bytes: { used: await sumKept(db, userId, null), allowed: env.QUOTA_BYTES },
    cases: { used: await countOwnCases(db, userId), allowed: env.QUOTA_CASES },
    uploads: { used: await countOpen(db, userId), allowed: env.QUOTA_UPLOADS },
  };
}

/** How much room for papers is left in a case. Others than its owner learn a number only where it matters to them. */
export async function getRoom(
  { db, env }: RoomDeps,
  caseId: AuthorizedCaseId,
  userId: string,
): Promise<CaseRoom> {
  const ownerId = await getOwner(db, caseId);
  const used = await sumKept(db, ownerId, null);
  const isNearlyFull = used >= env.QUOTA_BYTES * NEARLY_FULL;
  const left = isNearlyFull ? Math.max(0, env.QUOTA_BYTES - used) : null;
  return { isOwner: ownerId === userId, isNearlyFull, left };
}

import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { recordAudit } from '../auth/audit-store.ts';
import type { Deps } from '../deps.ts';
import {
  deleteInvitation,
  deleteMembership,
  deleteTransferTo,
  listOwners,
  lockCase,
  setOwner,
} from './membership-store.ts';

const LAST_OWNER =
  'You are the only owner of this case. Hand it over to somebody else who has access first, or delete it.';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/** Ends the person's own access. CONFLICT for the last owner; what they added stays. */
export async function leaveCase(
  { db, clock, events }: ChangeDeps,
  caseId: AuthorizedCaseId,
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockCase(db, caseId);
    const owners = await listOwners(db, caseId);
    const heir = owners.find((owner) => owner !== userId);
    if (owners.includes(userId)) {
      if (heir === undefined) throw new AppError('CONFLICT', LAST_OWNER);
      await setOwner(db, caseId, heir);
    }
    await deleteMembership(db, caseId, userId);
    await deleteTransferTo(db, caseId, userId);
    await recordAudit(db, { caseId, by: userId, at: clock.now(), action: 'left' });
  });
  events.tell(userId, { type: 'cases-changed' });
  events.publish(caseId, { type: 'members-changed' });
}

/** Makes a link worthless that nobody has taken up. NOT_FOUND for any other. */
export async function revokeInvitation(
  { db, clock, events }: ChangeDeps,
  caseId: AuthorizedCaseId,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (!isId(id) || !(await deleteInvitation(db, caseId, id))) {
      throw new AppError('NOT_FOUND', 'This invitation has been used already, or taken back.');
    }
    await recordAudit(db, { caseId, by, at: clock.now(), action: 'invitation-taken-back' });
  });
  events.publish(caseId, { type: 'members-changed' });
}

import { addDays } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { TRANSFER_DAYS } from '#src/cases/transfer-schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { sizeInWords } from '#src/text/words.ts';
import { recordAudit } from '../auth/audit-store.ts';
import type { Deps } from '../deps.ts';
import { listOwners, lockCase, setOwner, setRole } from './membership-store.ts';
import { lockPeople, sumKept, sumOfCase } from './room-store.ts';
import { countOwnCases, findMembership } from './store.ts';
import { declineTransfer, deleteTransfer, findTransfer, saveTransfer } from './transfer-store.ts';

type Db = Kysely<Database>;
type ChangeDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'events'>;

const NO_HEIR = 'A case can be handed over to somebody who has access to it now.';
const NOT_OFFERED = 'This case is not offered to you any more.';
const HEIR_GOES =
  "This person's account is about to be deleted, and the case would go with it. Ask them to keep it first, or choose somebody else.";
const YOU_GO = 'Your account is about to be deleted, and the case would go with it. Keep your account first.';
const OFFERED_ALREADY = 'You have offered this case to somebody already. Take that offer back first.';

async function isMember(db: Db, caseId: AuthorizedCaseId, userId: string, now: Date): Promise<boolean> {
  const held = await findMembership(db, caseId, userId);
  return held !== undefined && (held.expiresAt === null || held.expiresAt > now);
}

/** Whether the account is marked to be deleted, and every case with it that is theirs alone. */
async function isAboutToGo(db: Db, userId: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('deleteAt').where('id', '=', userId).executeTakeFirst();
  return account !== undefined && account.deleteAt !== null;
}

/**
 * Offers the case to `to`, a member now; it stays the owner's until the other agrees, within `TRANSFER_DAYS`. NOT_FOUND
 * for anybody else, CONFLICT for oneself, for somebody whose account is about to be deleted, and while somebody else
 * thinks about it.
 */
export async function offerCase(
  { db, clock, events }: ChangeDeps,
  caseId: AuthorizedCaseId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (!isId(to)) throw new AppError('NOT_FOUND', NO_HEIR);
  const heir = to.toLowerCase();
  if (heir === from) throw new AppError('CONFLICT', 'This case is yours already.');
  await db.transaction().execute(async (db) => {
    const now = clock.now();
    await lockCase(db, caseId);
    if (!(await listOwners(db, caseId)).includes(from)) throw new AppError('FORBIDDEN');
    if (!(await isMember(db, caseId, heir, now))) throw new AppError('NOT_FOUND', NO_HEIR);
    if (await isAboutToGo(db, heir)) throw new AppError('CONFLICT', HEIR_GOES);
    const former = await findTransfer(db, caseId);
    if (former !== undefined && former.declinedAt === null && former.expiresAt > now) {
      // Two browsers of one owner may offer it to two people; asked twice about one it is one offer.
      if (former.toUserId === heir && former.fromUserId === from) return;
      throw new AppError('CONFLICT', OFFERED_ALREADY);
    }
    await saveTransfer(db, {
      caseId,
      fromUserId: from,
      toUserId: heir,
      offeredAt: now,
      expiresAt: addDays(now, TRANSFER_DAYS),
    });
    await recordAudit(db, { caseId, by: from, at: now, action: 'transfer-offered', other: heir });
  });
  tellBoth(events, caseId, [from, heir]);
}

function tellBoth(events: Deps['events'], caseId: AuthorizedCaseId, people: readonly string[]): void {
  for (const userId of people) events.tell(userId, { type: 'cases-changed' });
  events.publish(caseId, { type: 'members-changed' });
}

/** Throws where the person who takes the case over has no room for it: in number or in bytes. */
async function requireRoomFor(
  db: Db,
  env: Deps['env'],
  { caseId, heir }: { caseId: AuthorizedCaseId; heir: string },
): Promise<void> {
  if ((await countOwnCases(db, heir)) >= env.QUOTA_CASES) {
    throw new AppError(
      'CONFLICT',
      'You have as many cases of your own as one person may have here. Delete one that you do not need, and try again.',
    );
  }
  const bytes = await sumOfCase(db, caseId);
  const left = Math.max(0, env.QUOTA_BYTES - (await sumKept(db, heir, null)));
  if (bytes <= left) return;
  throw new AppError(
    'INSUFFICIENT_STORAGE',
    `The papers of this case are ${sizeInWords(bytes)}, and you have room for ${sizeInWords(left)} more. Delete papers that you do not need, for good where they still count as recently deleted, or ask whoever runs this server for more room.`,
  );
}

/**
 * The person agrees: the case is theirs from now on, without end, its papers count for them, and who offered it becomes
 * a collaborator. NOT_FOUND where it is not offered to them now; CONFLICT or INSUFFICIENT_STORAGE where they have no room,
 * CONFLICT too while their account is about to be deleted.
 */
export async function takeCaseOver(
  { db, env, clock, events }: ChangeDeps,
  caseId: AuthorizedCaseId,
  userId: string,
): Promise<void> {
  const from = await db.transaction().execute(async (db) => {
    const now = clock.now();
    await lockCase(db, caseId);
    const offer = await findTransfer(db, caseId);
    const isOpen = offer !== undefined && offer.declinedAt === null && offer.expiresAt > now;
    if (!isOpen || offer.toUserId !== userId) throw new AppError('NOT_FOUND', NOT_OFFERED);
    const giver = offer.fromUserId;
    const isTheirs = (await listOwners(db, caseId)).includes(giver);
    if (!isTheirs || !(await isMember(db, caseId, userId, now))) throw new AppError('NOT_FOUND', NOT_OFFERED);
    await lockPeople(db, [giver, userId]);
    if (await isAboutToGo(db, userId)) throw new AppError('CONFLICT', YOU_GO);
    await requireRoomFor(db, env, { caseId, heir: userId });
    await setRole(db, caseId, { userId, role: 'owner' });
    await setRole(db, caseId, { userId: giver, role: 'collaborator' });
    await setOwner(db, caseId, userId);
    await deleteTransfer(db, caseId);
    await recordAudit(db, { caseId, by: userId, at: now, action: 'transferred', other: giver });
    return giver;
  });
  tellBoth(events, caseId, [from, userId]);
}

/** Ends an offer: by who made it, who takes it back, or by who got it, who says no. NOT_FOUND for anybody else. */
export async function endOffer(
  { db, clock, events }: Pick<ChangeDeps, 'db' | 'clock' | 'events'>,
  caseId: AuthorizedCaseId,
  userId: string,
): Promise<'taken-back' | 'declined'> {
  const { how, people } = await db.transaction().execute(async (db) => {
    const at = clock.now();
    await lockCase(db, caseId);
    const offer = await findTransfer(db, caseId);
    if (offer?.fromUserId === userId) {
      await deleteTransfer(db, caseId);
      const isOpen = offer.declinedAt === null && offer.expiresAt > at;
      // What was declined or ran out is only put out of sight.
      if (isOpen) {
        const other = offer.toUserId;
        await recordAudit(db, { caseId, by: userId, at, action: 'transfer-taken-back', other });
      }
      return { how: 'taken-back' as const, people: [userId, offer.toUserId] };
    }
    if (offer?.toUserId !== userId || offer.declinedAt !== null) throw new AppError('NOT_FOUND', NOT_OFFERED);
    await declineTransfer(db, caseId, at);
    if (offer.expiresAt > at) {
      const other = offer.fromUserId;
      await recordAudit(db, { caseId, by: userId, at, action: 'transfer-declined', other });
    }
    return { how: 'declined' as const, people: [userId, offer.fromUserId] };
  });
  tellBoth(events, caseId, people);
  return how;
}

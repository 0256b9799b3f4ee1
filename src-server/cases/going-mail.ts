import { format } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { queueMails } from '../mail/store.ts';

/**
 * Tells who joins a case that it goes with the account of its only owner: the others were told when that was asked for.
 * Whoever marks the account meanwhile waits until the transaction ends, and then finds this person among them.
 */
export async function tellThatCaseGoes(
  db: Kysely<Database>,
  { caseId, userId, now }: { caseId: string; userId: string; now: Date },
): Promise<boolean> {
  const owners = await db
    .selectFrom('caseMembers')
    .innerJoin('users', 'users.id', 'caseMembers.userId')
    .innerJoin('cases', 'cases.id', 'caseMembers.caseId')
    .select(['users.deleteAt', 'cases.title'])
    .where('caseMembers.caseId', '=', caseId)
    .where('caseMembers.role', '=', 'owner')
    .forShare('users')
    .execute();
  const [owner] = owners;
  if (owners.length !== 1 || owner?.deleteAt == null) return false;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null) return false;
  const day = format(owner.deleteAt, 'MMMM d, yyyy');
  const body = `The owner of "${owner.title}", which you joined just now, has asked for their account to be deleted. On ${day} the case goes with it, and its papers.

Download what you need before that day: open the case, or "Download Everything" in your profile. Or ask the owner to keep it.
`;
  const subject = `A case that you see in Proceed is deleted on ${day}`;
  await queueMails(db, [{ userId, to: email, subject, body }], now);
  return true;
}

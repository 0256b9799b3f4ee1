import { addDays, format } from 'date-fns';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type DeleteAccountInput, GRACE_DAYS, type User } from '#src/auth/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { deleteIntakesOf } from '../cases/intake-store.ts';
import { deleteCase } from '../cases/store.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { accountStaysMail, caseGoesMail, caseStaysMail, deletionMail } from './account-mails.ts';
import { requirePassword } from './passwords.ts';

type Db = Kysely<Database>;

export interface OwnedCase {
  id: AuthorizedCaseId;
  title: string;
  /** Others with access to it. */
  members: number;
}

/** The cases that go with an account: the ones that nobody else owns. */
export async function listCasesThatGo(db: Db, userId: string): Promise<OwnedCase[]> {
  const { rows } = await sql<OwnedCase>`
    select c.id, c.title,
      (select count(*)::int from case_members other where other.case_id = c.id and other.user_id <> ${userId}) as members
    from cases c join case_members own on own.case_id = c.id and own.user_id = ${userId} and own.role = 'owner'
    where not exists (
      select from case_members other where other.case_id = c.id and other.user_id <> ${userId} and other.role = 'owner'
    )
    order by c.title, c.id`.execute(db);
  return rows;
}

/**
 * Deletes an account and the cases that nobody else owns; a case with another owner becomes that one's. Returns the keys
 * of the files that go, to be removed after the transaction.
 */
export async function deleteUser(db: Db, userId: string, at: Date): Promise<string[]> {
  const keys: string[] = [];
  for (const { id } of await listCasesThatGo(db, userId)) keys.push(...(await deleteCase(db, id)));
  await sql`
    update cases set user_id = (
      select m.user_id from case_members m
      where m.case_id = cases.id and m.role = 'owner' and m.user_id <> ${userId}
      order by m.created_at, m.user_id limit 1
    ) where user_id = ${userId}`.execute(db);
  // The others of a case learn that somebody went; who it was is forgotten with the account.
  await sql`
    insert into case_audit (case_id, actor_id, at, action)
    select m.case_id, ${userId}::uuid, ${at}, 'left' from case_members m where m.user_id = ${userId}`.execute(
    db,
  );
  keys.push(...(await deleteIntakesOf(db, userId)));
  await db.deleteFrom('users').where('id', '=', userId).execute();
  return keys;
}

/** Marks the account to be deleted after `GRACE_DAYS`; until then it works as before. Returns when it goes. */
export async function requestDeletion(deps: Deps, user: User, input: DeleteAccountInput): Promise<Date> {
  const account = await deps.db
    .selectFrom('users')
    .select(['password', 'deleteAt'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (account.password !== null) await requirePassword(deps, user, input.password ?? '', 'password');
  if (account.deleteAt !== null) return account.deleteAt;
  await deps.limits.spend('deletion', user.id);
  const now = deps.clock.now();
  const deleteAt = addDays(now, GRACE_DAYS);
  await deps.db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ deleteAt, updatedAt: now }).where('id', '=', user.id).execute();
    const day = format(deleteAt, 'MMMM d, yyyy');
    if (user.email !== null) await queueMails(db, [deletionMail(user.id, user.email, day)], now);
    const members = await listWhoLose(db, user.id);
    await queueMails(
      db,
      members.map(({ userId, email, title }) => caseGoesMail(userId, email, title, day)),
      now,
    );
  });
  deps.mailer.wake();
  deps.events.tell(user.id, { type: 'user-changed' });
  return deleteAt;
}

/** Everybody who loses a case with this account, once for each case. */
async function listWhoLose(db: Db, userId: string) {
  const { rows } = await sql<{ userId: string; email: string; title: string }>`
    select u.id as user_id, u.email, c.title
    from cases c
    join case_members own on own.case_id = c.id and own.user_id = ${userId} and own.role = 'owner'
    join case_members m on m.case_id = c.id and m.user_id <> ${userId}
    join users u on u.id = m.user_id and u.email is not null
    where not exists (
      select from case_members other where other.case_id = c.id and other.user_id <> ${userId} and other.role = 'owner'
    )`.execute(db);
  return rows;
}

/** Takes the deletion back; whoever was told of it is told of this too. */
export async function keepAccount(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const { deleteAt, email } = await db
      .selectFrom('users')
      .select(['deleteAt', 'email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (deleteAt === null) return;
    await db.updateTable('users').set({ deleteAt: null, updatedAt: now }).where('id', '=', userId).execute();
    if (email !== null) await queueMails(db, [accountStaysMail(userId, email)], now);
    const members = await listWhoLose(db, userId);
    await queueMails(
      db,
      members.map((member) => caseStaysMail(member.userId, member.email, member.title)),
      now,
    );
  });
  deps.mailer.wake();
  deps.events.tell(userId, { type: 'user-changed' });
}

/** Deletes the accounts whose days are over. One that fails is tried again at the next round. */
export async function deleteDue(deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>): Promise<number> {
  const due = await deps.db
    .selectFrom('users')
    .select('id')
    .where('deleteAt', '<=', deps.clock.now())
    .execute();
  for (const { id } of due) {
    const keys = await deps.db
      .transaction()
      .execute(async (db) => {
        // Its owner may have kept it a moment ago.
        const still = await db
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('deleteAt', '<=', deps.clock.now())
          .forUpdate()
          .executeTakeFirst();
        return still === undefined ? [] : deleteUser(db, id, deps.clock.now());
      })
      .catch((error: unknown) => {
        deps.log.error({ userId: id, error: String(error) }, 'an account could not be deleted yet');
        return [];
      });
    for (const key of keys) {
      await deps.blobs.remove(key).catch((error: unknown) => {
        deps.log.warn({ key, error: String(error) }, 'a file of a deleted account could not be removed yet');
      });
    }
  }
  return due.length;
}

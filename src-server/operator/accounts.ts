import { addMinutes } from 'date-fns';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { RESET_MINUTES } from '../accounts/account-mails.ts';
import { deleteUser } from '../accounts/deletion.ts';
import { factorsRemovedMail } from '../accounts/factor-mails.ts';
import { deleteFactors } from '../accounts/factor-store.ts';
import { forgetSteps } from '../accounts/second-step.ts';
import { insertToken } from '../accounts/token-store.ts';
import { findCredentials } from '../auth/store.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { BlobStore } from '../blobs/store.ts';
import type { Env } from '../env.ts';
import type { Limits } from '../limits/limits.ts';
import { createSignInThrottle } from '../limits/sign-in-limit.ts';
import { queueMails } from '../mail/store.ts';

type Db = Kysely<Database>;

/** One line for each account: address, role, state, since when, cases, what is special. */
export async function listUsers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'role', 'state', 'createdAt', 'emailVerifiedAt', 'deleteAt'])
    .select(sql<number>`(select count(*)::int from case_members m where m.user_id = users.id)`.as('cases'))
    .select(
      sql<boolean>`exists (select from account_factors f where f.user_id = users.id)`.as('hasSecondStep'),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    [
      row.email ?? row.username ?? row.id,
      row.role,
      row.state ?? 'no state',
      `since ${row.createdAt.toISOString().slice(0, 10)}`,
      `${row.cases} cases`,
      row.emailVerifiedAt === null ? 'address not confirmed' : 'address confirmed',
      ...(row.hasSecondStep ? ['second step'] : []),
      ...(row.deleteAt === null ? [] : [`to be deleted ${row.deleteAt.toISOString().slice(0, 10)}`]),
    ].join(' · '),
  );
}

async function requireUser(db: Db, email: string) {
  const user = await findCredentials(db, email);
  if (user === undefined) throw new BackupError(`There is no account with the address ${email}.`);
  return user;
}

/** A link to a new password for the operator to hand over. It proves no address, since no mail carried it. */
export async function resetLink(
  db: Db,
  env: Pick<Env, 'APP_URL'>,
  email: string,
  now: Date,
): Promise<string> {
  const { id: userId } = await requireUser(db, email);
  const expiresAt = addMinutes(now, RESET_MINUTES);
  const secret = await insertToken(db, { userId, purpose: 'reset', email: null, now, expiresAt });
  const place = env.APP_URL === undefined ? '(the address of the server)' : new URL(env.APP_URL).origin;
  return `${place}/reset-password#${secret}\nIt works once, for ${RESET_MINUTES} minutes. Hand it to ${email} alone.`;
}

/** Lets a person try to sign in again at once, both steps of it. */
export async function unlockUser(db: Db, limits: Limits, email: string): Promise<string> {
  await createSignInThrottle(limits).unlock(email);
  const user = await findCredentials(db, email);
  if (user !== undefined) await forgetSteps(limits, user.id);
  return `${email} can try to sign in again.`;
}

/**
 * Removes the second step of a person who has lost phone, key and codes, and signs them out everywhere. The password
 * stays, and a mail tells them: the server sends it.
 */
export async function removeFactors(db: Db, limits: Limits, email: string, now: Date): Promise<string> {
  const { id: userId, email: to } = await requireUser(db, email);
  const count = await db.transaction().execute(async (trx) => {
    const removed = await deleteFactors(trx, userId);
    if (removed === 0) return 0;
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
    if (to !== null) await queueMails(trx, [factorsRemovedMail({ userId, to })], now);
    return removed;
  });
  if (count === 0) return `${email} has no second step.`;
  await forgetSteps(limits, userId);
  return `${email} signs in with the password alone now, and is signed out everywhere. A mail says so.`;
}

/** Deletes an account at once, and the files of the cases that go with it. */
export async function deleteUserNow(db: Db, blobs: BlobStore, email: string): Promise<string> {
  const { id } = await requireUser(db, email);
  const keys = await db.transaction().execute((trx) => deleteUser(trx, id, new Date()));
  for (const key of keys) await blobs.remove(key);
  return `The account of ${email} is deleted, with ${keys.length} files.`;
}

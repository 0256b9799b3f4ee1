import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { User, UserRole } from '#src/auth/schema.ts';

type Db = Kysely<Database>;

/** A user's columns, without the password. */
export const USER_COLUMNS = [
  'users.id',
  'users.username',
  'users.email',
  'users.firstName',
  'users.lastName',
  'users.profileImageUrl',
  'users.role',
  'users.state',
  'users.phoneNumber',
  'users.phoneVerified',
  'users.createdAt',
  'users.updatedAt',
] as const;

export async function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password', 'oidcIssuer', 'oidcSubject'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function getUser(db: Db, userId: string): Promise<User> {
  return db.selectFrom('users').select(USER_COLUMNS).where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function findOidcUser(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('oidcIssuer', '=', issuer)
    .where('oidcSubject', '=', subject)
    .executeTakeFirst();
}

export interface NewUser {
  email: string | null;
  username: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  profileImageUrl?: string | null;
  emailVerifiedAt?: Date | null;
  oidcIssuer?: string;
  oidcSubject?: string;
  oidcConnectedAt?: Date;
}

export async function insertUser(db: Db, user: NewUser): Promise<User> {
  return db.insertInto('users').values(user).returning(USER_COLUMNS).executeTakeFirstOrThrow();
}

/** Undefined when another account has the e-mail address, the name or the identity. */
export async function insertUserUnlessTaken(db: Db, user: NewUser) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Makes other transactions about this user wait until this one ends. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export interface ProfileChange {
  role?: UserRole;
  state?: string;
  phoneNumber?: string;
  phoneVerified?: boolean;
  phoneVerifiedBy?: 'demo' | 'sms' | null;
}

export async function updateProfile(db: Db, userId: string, change: ProfileChange, now: Date): Promise<User> {
  return db
    .updateTable('users')
    .set({ ...change, updatedAt: now })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

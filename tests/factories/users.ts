import type { Insertable, Kysely, Selectable } from 'kysely';
import type { UsersTable } from '#db/schema/auth.ts';
import type { Database } from '#db/schema/index.ts';
import type { AuthConfig, User } from '#src/auth/schema.ts';

/** A plaintiff in New Mexico, as the product's own code sees somebody. */
export function makeUser(change: Partial<User> = {}): User {
  return {
    id: '3f0c3a52-6a41-4d55-9f6c-7a1d0b1f9c11',
    username: 'ada@example.org',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Quill',
    profileImageUrl: null,
    role: 'plaintiff',
    state: 'NM',
    phoneNumber: null,
    phoneVerified: false,
    createdAt: new Date('2026-01-05T10:00:00Z'),
    updatedAt: new Date('2026-01-05T10:00:00Z'),
    ...change,
  };
}

/** A server without an identity provider and without a language model. */
export function makeAuthConfig(change: Partial<AuthConfig> = {}): AuthConfig {
  return {
    oidc: false,
    provider: null,
    phoneVerification: 'demo',
    engine: 'Built-in engine',
    aiService: null,
    sendsMail: false,
    ...change,
  };
}

let made = 0;

/** A defendant in New Mexico who has completed the profile, confirmed the address and has no password. */
export function insertUser(
  db: Kysely<Database>,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<Selectable<UsersTable>> {
  made += 1;
  return db
    .insertInto('users')
    .values({
      email: `rosalind.quay.${made}@example.org`,
      emailVerifiedAt: new Date('2026-01-05T10:00:00Z'),
      firstName: 'Rosalind',
      lastName: 'Quay',
      role: 'defendant',
      state: 'NM',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

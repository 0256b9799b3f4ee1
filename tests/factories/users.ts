import type { Insertable, Kysely, Selectable } from 'kysely';
import type { UsersTable } from '#db/schema/auth.ts';
import type { Database } from '#db/schema/index.ts';

let made = 0;

/** A defendant in New Mexico who has completed the profile and has no password. */
export function makeUser(
  db: Kysely<Database>,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<Selectable<UsersTable>> {
  made += 1;
  return db
    .insertInto('users')
    .values({
      email: `rosalind.quay.${made}@example.org`,
      firstName: 'Rosalind',
      lastName: 'Quay',
      role: 'defendant',
      state: 'NM',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

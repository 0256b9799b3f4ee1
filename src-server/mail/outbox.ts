import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Mailer } from './mailer.ts';

/** Without an SMTP server, mail is kept in the outbox table. */
export function createOutboxMailer(db: Kysely<Database>): Mailer {
  return {
    async send(mail) {
      await db.insertInto('mailOutbox').values(mail).execute();
    },
  };
}

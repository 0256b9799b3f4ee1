import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Mail } from '#src/mail/schema.ts';

type Db = Kysely<Database>;

export interface NewMail {
  /** Whose mail it is: it is shown to nobody else. */
  userId: string;
  /** One e-mail address. */
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Puts mail into the outbox; call it in the transaction of what the mail tells of. */
export async function queueMails(db: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({ ...mail, createdAt: now, nextAttemptAt: now }));
  await db.insertInto('mailOutbox').values(rows).execute();
}

/** The newest hundred mails to this person. */
export async function listMails(db: Db, userId: string): Promise<Mail[]> {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'subject', 'body', 'createdAt', 'sentAt', 'failedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

export interface ClaimedMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  createdAt: Date;
  /** How often it was tried, this time included. */
  attempts: number;
}

/**
 * Takes mails that are to be sent now and keeps them from every other process until `leaseUntil`; whoever took one
 * and died leaves it to be taken again after that.
 */
export async function claimMails(
  db: Db,
  options: { now: Date; leaseUntil: Date; count: number },
): Promise<ClaimedMail[]> {
  return db
    .updateTable('mailOutbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: options.leaseUntil }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mailOutbox')
        .select('id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('nextAttemptAt', '<=', options.now)
        .orderBy('nextAttemptAt')
        .limit(options.count)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'to', 'subject', 'body', 'createdAt', 'attempts'])
    .execute();
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ sentAt: now, lastError: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

/** Notes why a mail was not sent, and when it is tried again: never, when `nextAttemptAt` is null. */
export async function markUnsent(
  db: Db,
  id: string,
  outcome: { error: string; nextAttemptAt: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({
      lastError: outcome.error,
      ...(outcome.nextAttemptAt === null
        ? { failedAt: outcome.now }
        : { nextAttemptAt: outcome.nextAttemptAt }),
    })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

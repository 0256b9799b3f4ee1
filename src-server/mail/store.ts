import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
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
  /**
   * 'account': a link that opens or confirms the account. It leaves for an address that is not confirmed, is shown
   * nowhere, and its text is gone once it was sent.
   */
  kind?: 'message' | 'account';
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
    .where('kind', '=', 'message')
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

/** How old a message may be that goes out when its address is confirmed; the older ones stand in the app. */
const KEPT_DAYS = 1;

/** Nothing but confirmations and resets leaves for an address that nobody has confirmed. */
function mayLeave(eb: ExpressionBuilder<Database, 'mailOutbox'>) {
  return eb.or([
    eb('mailOutbox.kind', '=', 'account'),
    eb.exists(
      eb
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'mailOutbox.userId')
        .where(sql<boolean>`lower(users.email) = lower(mail_outbox."to")`)
        .where(
          sql<boolean>`mail_outbox.created_at > users.email_verified_at - make_interval(days => ${KEPT_DAYS})`,
        ),
    ),
  ]);
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
        .where(mayLeave)
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
    .set((eb) => ({
      sentAt: now,
      lastError: null,
      body: eb.case().when('kind', '=', 'account').then('').else(eb.ref('body')).end(),
    }))
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
    .set((eb) => ({
      lastError: outcome.error,
      ...(outcome.nextAttemptAt === null
        ? {
            failedAt: outcome.now,
            body: eb.case().when('kind', '=', 'account').then('').else(eb.ref('body')).end(),
          }
        : { nextAttemptAt: outcome.nextAttemptAt }),
    }))
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

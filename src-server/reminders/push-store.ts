import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { PushDeviceInput } from '#src/reminders/push-schema.ts';
import type { PushTarget } from './push-message.ts';
import type { FreshNotice } from './store.ts';

type Db = Kysely<Database>;

function devicesOf(db: Db, userId: string) {
  return db
    .selectFrom('pushDevices')
    .innerJoin('sessions', 'sessions.sid', 'pushDevices.sessionSid')
    .where('pushDevices.userId', '=', userId);
}

/** A person's devices, the newest first, each with the digest of its session. */
export function listDevices(db: Db, userId: string, now: Date) {
  return devicesOf(db, userId)
    .select([
      'pushDevices.id',
      'pushDevices.sessionSid',
      'sessions.device',
      'pushDevices.showsDetails',
      'pushDevices.createdAt',
      'pushDevices.lastSentAt',
    ])
    .where('sessions.expire', '>', now)
    .orderBy('pushDevices.createdAt', 'desc')
    .orderBy('pushDevices.id')
    .execute();
}

/** Where one of a person's devices is reached; undefined for anybody else's. */
export function findTarget(db: Db, userId: string, id: string): Promise<PushTarget | undefined> {
  return devicesOf(db, userId)
    .select(['pushDevices.endpoint', 'pushDevices.p256dh', 'pushDevices.auth'])
    .where('pushDevices.id', '=', id)
    .executeTakeFirst();
}

/** Keeps the device of a session: one for each session, and a browser belongs to whoever used it last. */
export async function insertDevice(
  db: Db,
  of: { id: string; userId: string; sessionSid: string; createdAt: Date },
  { endpoint, keys }: PushDeviceInput,
): Promise<void> {
  await db
    .deleteFrom('pushDevices')
    .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('sessionSid', '=', of.sessionSid)]))
    .execute();
  await db
    .insertInto('pushDevices')
    .values({ ...of, endpoint, ...keys })
    .execute();
}

export async function updateDevice(
  db: Db,
  userId: string,
  id: string,
  showsDetails: boolean,
): Promise<boolean> {
  const changed = await db
    .updateTable('pushDevices')
    .set({ showsDetails })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('pushDevices')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Its push service knows it no more. */
export async function forgetDevice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute();
}

export interface NewPush {
  noticeId: string;
  userId: string;
  /** When it is sent at the earliest. */
  at: Date;
}

/** Puts a message to each device of each person into the outbox; call it in the transaction that makes the notices. */
export async function queuePushes(db: Db, pushes: readonly NewPush[], now: Date): Promise<void> {
  if (pushes.length === 0) return;
  const rows = pushes.map(({ noticeId, userId, at }) => sql`(${noticeId}, ${userId}, ${at.toISOString()})`);
  await sql`
    insert into push_outbox (device_id, notice_id, next_attempt_at)
    select d.id, told.notice_id::uuid, told.at::timestamptz
    from (values ${sql.join(rows)}) as told (notice_id, user_id, at)
    join push_devices d on d.user_id = told.user_id::uuid
    join sessions s on s.sid = d.session_sid and s.expire > ${now}
    on conflict do nothing`.execute(db);
}

/** Leaves out what is read, done or moved meanwhile, and what its person may not see any more. */
export async function dropOutdated(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_outbox o
    using reminder_notices n, milestones m, push_devices d, sessions s
    where n.id = o.notice_id and m.id = n.milestone_id and d.id = o.device_id and s.sid = d.session_sid
      and o.next_attempt_at <= ${now}
      and (n.dismissed_at is not null or m.finished_at is not null or m.date is distinct from n.due_on
        or s.expire <= ${now}
        or not exists (
          select from case_members member
          where member.case_id = m.case_id and member.user_id = n.user_id
            and (member.expires_at is null or member.expires_at > ${now})
        ))`.execute(db);
}

export interface ClaimedPush extends PushTarget, Omit<FreshNotice, 'id' | 'email' | 'userId'> {
  id: string;
  deviceId: string;
  showsDetails: boolean;
  /** How often it was tried, this time included. */
  attempts: number;
}

/**
 * Takes messages that are to be sent now and keeps them from every other process until `leaseUntil`; whoever took one
 * and died leaves it to be taken again after that.
 */
export async function claimPushes(
  db: Db,
  options: { now: Date; leaseUntil: Date; count: number },
): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    with claimed as (
      update push_outbox set attempts = attempts + 1, next_attempt_at = ${options.leaseUntil}
      where id in (
        select id from push_outbox where next_attempt_at <= ${options.now}
        order by next_attempt_at limit ${options.count} for update skip locked
      )
      returning id, device_id, notice_id, attempts
    )
    select o.id, o.device_id, o.attempts, d.endpoint, d.p256dh, d.auth, d.shows_details, n.due_on, m.id as milestone_id,
           m.due_time, m.takes_place, m.doubts is not null as is_unsure,
           m.derived_from_doc_id is not null as is_from_paper, m.kind, m.rule_reference, m.is_auto_calculated, c.id as case_id, c.title as case_title,
           c.case_number, c.state as case_state
    from claimed o
    join push_devices d on d.id = o.device_id
    join reminder_notices n on n.id = o.notice_id
    join milestones m on m.id = n.milestone_id
    join cases c on c.id = m.case_id
    order by o.id`.execute(db);
  return rows;
}

export async function markPushed(db: Db, { id, deviceId }: ClaimedPush, now: Date): Promise<void> {
  await db.deleteFrom('pushOutbox').where('id', '=', id).execute();
  await db.updateTable('pushDevices').set({ lastSentAt: now }).where('id', '=', deviceId).execute();
}

/** Notes that a message was not taken: it is tried again then; never, when `nextAttemptAt` is null. */
export async function markNotPushed(db: Db, id: string, nextAttemptAt: Date | null): Promise<void> {
  if (nextAttemptAt === null) await db.deleteFrom('pushOutbox').where('id', '=', id).execute();
  else await db.updateTable('pushOutbox').set({ nextAttemptAt }).where('id', '=', id).execute();
}

import { type Kysely, sql } from 'kysely';

/**
 * A question is stored before its answer comes. `ask_key` is what the asking browser calls it, so that asking again
 * is not asking twice; an answer that broke off stays as `unfinished` until the question is asked again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table chat_messages
  add column status text not null default 'done' check (status in ('done', 'unfinished')),
  add column ask_key uuid,
  add column reply_to uuid references chat_messages on delete cascade;
create unique index chat_messages_ask_key_idx on chat_messages (doc_id, ask_key) where ask_key is not null;
create unique index chat_messages_reply_to_idx on chat_messages (reply_to);
`)
    .execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Conversations of one person about a case as a whole. `ask_key` is the key of the question that a conversation
 * began with, so that asking it again does not begin another. A message belongs to a document or to a conversation;
 * rows from before are not looked at again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table conversations (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  title text not null,
  ask_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversations_case_id_idx on conversations (case_id, user_id, updated_at);
create index conversations_user_id_idx on conversations (user_id);
create unique index conversations_ask_key_idx on conversations (case_id, user_id, ask_key) where ask_key is not null;

alter table chat_messages add column conversation_id uuid references conversations on delete cascade;
alter table chat_messages add constraint chat_messages_talk_check
  check (num_nonnulls(doc_id, conversation_id) = 1) not valid;
create index chat_messages_conversation_id_idx on chat_messages (conversation_id, created_at);
create unique index chat_messages_conversation_ask_key_idx on chat_messages (conversation_id, ask_key)
  where ask_key is not null;
`)
    .execute(db);
}

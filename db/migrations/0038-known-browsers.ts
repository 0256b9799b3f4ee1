import { type Kysely, sql } from 'kysely';

/** Browsers in which somebody signed in before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_browsers_token_hash_idx on known_browsers (token_hash);
`)
    .execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Documents whose vectors are to be made again, because another engine counts for their case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table documents add column needs_vectors boolean not null default false;
drop index documents_unread_idx;
create index documents_unread_idx on documents (uploaded_at)
  where status in ('queued', 'reading') or reread_status is not null or needs_index or needs_vectors;
`)
    .execute(db);
}

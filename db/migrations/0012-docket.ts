import { type Kysely, sql } from 'kysely';

/**
 * One docket for each milestone (nothing wrote to docket_entries before), which a person can take back for a while
 * after deleting it; and every text that a later paste took the place of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index docket_entries_milestone_id_idx;
alter table docket_entries add column deleted_at timestamptz;
create unique index docket_entries_milestone_id_idx on docket_entries (milestone_id);

create table docket_texts (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  docket_entry_id uuid not null references docket_entries on delete cascade,
  raw_text text not null,
  saved_at timestamptz not null
);
create index docket_texts_docket_entry_id_idx on docket_texts (docket_entry_id, saved_at);
create index docket_texts_case_id_idx on docket_texts (case_id);
`)
    .execute(db);
}

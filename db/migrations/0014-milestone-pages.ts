import { type Kysely, sql } from 'kysely';

/**
 * Notes and attachments of a milestone know their case. An attachment is a document of the case, so that it is read,
 * searched and restored like every other; nothing wrote the table before. A deleted note can be taken back for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table milestone_attachments
  add column case_id uuid not null references cases on delete cascade,
  add column document_id uuid not null references documents on delete cascade,
  add column user_id uuid references users on delete set null;
drop index milestone_attachments_milestone_id_idx;
create unique index milestone_attachments_document_idx on milestone_attachments (milestone_id, document_id);
create index milestone_attachments_case_id_idx on milestone_attachments (case_id);
create index milestone_attachments_document_id_idx on milestone_attachments (document_id);
create index milestone_attachments_user_id_idx on milestone_attachments (user_id);

alter table annotations
  add column case_id uuid references cases on delete cascade,
  add column revision integer not null default 1,
  add column deleted_at timestamptz;
update annotations set case_id = coalesce(
  (select case_id from milestones where milestones.id = annotations.milestone_id),
  (select case_id from documents where documents.id = annotations.document_id));
alter table annotations alter column case_id set not null;
drop index annotations_milestone_id_idx;
create index annotations_milestone_id_idx on annotations (milestone_id, created_at desc, id desc);
create index annotations_case_id_idx on annotations (case_id);
`)
    .execute(db);
}

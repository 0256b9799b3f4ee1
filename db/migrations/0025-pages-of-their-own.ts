import { type Kysely, sql } from 'kysely';

/** Word files, e-mails and plain text that were counted as one page have none of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
update documents set page_count = null
where page_count = 1 and mime_type is not null
  and mime_type <> 'application/pdf' and mime_type not like 'image/%';
update document_texts set page_count = null from documents
where documents.id = document_texts.document_id and document_texts.page_count = 1
  and documents.mime_type is not null
  and documents.mime_type <> 'application/pdf' and documents.mime_type not like 'image/%';
`)
    .execute(db);
}

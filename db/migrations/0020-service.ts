import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table return_of_service_attempts add column receipt_signed_date date;
alter table summons add column awaits_receipt boolean not null default false;
`)
    .execute(db);
}

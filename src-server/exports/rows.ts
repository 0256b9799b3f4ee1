import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** What a case is made of; what is computed from it (search, layout) is left out. */
const OF_A_CASE = [
  'case_participants',
  'milestones',
  'annotations',
  'milestone_attachments',
  'documents',
  'document_texts',
  'facts',
  'document_facts',
  'docket_entries',
  'docket_texts',
  'generated_answers',
  'answer_responses',
  'answer_defenses',
  'answer_counterclaims',
  'discovery_readings',
  'discovery_services',
  'discovery_marks',
  'summons',
  'return_of_service_attempts',
  'transcripts',
  'productions',
  'production_documents',
  'privilege_entries',
] as const;

/** So many rows of a table at a time: a text may have megabytes. */
const AT_A_TIME = 50;

interface TableShape {
  /** Columns of the primary key, with their types. */
  key: { name: string; type: string }[];
  hasDeletedAt: boolean;
  hasDocumentId: boolean;
}

async function shapeOf(db: Db, table: string): Promise<TableShape> {
  const { rows: key } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_constraint c, unnest(c.conkey) with ordinality k(attnum, place), pg_attribute a
    where c.conrelid = ${`public.${table}`}::regclass and c.contype = 'p'
      and a.attrelid = c.conrelid and a.attnum = k.attnum
    order by k.place`.execute(db);
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attname in ('deleted_at', 'document_id') and not attisdropped`.execute(
    db,
  );
  const names = columns.map(({ name }) => name);
  return { key, hasDeletedAt: names.includes('deleted_at'), hasDocumentId: names.includes('document_id') };
}

/**
 * The rows of a table that `where` chooses, in the order of the primary key, without what was deleted and what belongs to
 * a deleted paper: who sees the case does not see that either.
 */
async function* rowsOf(db: Db, table: string, where: RawBuilder<unknown>): AsyncGenerator<Buffer> {
  const { key, hasDeletedAt, hasDocumentId } = await shapeOf(db, table);
  const columns = sql.join(key.map(({ name }) => sql.ref(`t.${name}`)));
  const alive = hasDeletedAt ? sql`and t.deleted_at is null` : sql``;
  const ofAlive = hasDocumentId
    ? sql`and not exists (select from documents d where d.id = t.document_id and d.deleted_at is not null)`
    : sql``;
  let after = sql``;
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown>; key: string[] }>`
      select to_jsonb(t) - 'embedding' as row, array[${sql.join(
        key.map(({ name }) => sql`${sql.ref(`t.${name}`)}::text`),
      )}] as key
      from ${sql.table(table)} t where ${where} ${alive} ${ofAlive} ${after}
      order by ${columns} limit ${AT_A_TIME}`.execute(db);
    for (const { row } of rows) yield Buffer.from(`${JSON.stringify(row)}\n`);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_A_TIME) return;
    const values = key.map(({ type }, index) => sql`${last.key[index]}::${sql.raw(type)}`);
    after = sql`and (${columns}) > (${sql.join(values)})`;
  }
}

export interface ExportedTable {
  /** 'milestones'. */
  name: string;
  /** One JSON object on each line. */
  lines(): AsyncGenerator<Buffer>;
}

/** Every row of a case that its members share, and what the person who asks talked about with the assistant. */
export function tablesOfCase(db: Db, caseId: AuthorizedCaseId, userId: string): ExportedTable[] {
  const table = (name: string, where: RawBuilder<unknown>) => ({
    name,
    lines: () => rowsOf(db, name, where),
  });
  return [
    table('cases', sql`t.id = ${caseId}`),
    ...OF_A_CASE.map((name) => table(name, sql`t.case_id = ${caseId}`)),
    // Who did what is the owner's to know.
    table(
      'case_audit',
      sql`t.case_id = ${caseId} and exists (
        select from case_members m where m.case_id = t.case_id and m.user_id = ${userId} and m.role = 'owner'
      )`,
    ),
    ...['conversations', 'chat_messages'].map((name) =>
      table(name, sql`t.case_id = ${caseId} and t.user_id = ${userId}`),
    ),
  ];
}

/** The account itself, without what opens it, and its notices; of its second steps that they are there, and which other sign-in opens it. */
export async function accountRow(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - 'password' - 'oidc_issuer' - 'oidc_subject' - 'oidc_connected_at'
    || jsonb_build_object('connected_sign_ins', case when t.oidc_issuer is null then '[]'::jsonb else
      jsonb_build_array(jsonb_build_object(
        'issuer', t.oidc_issuer, 'subject', t.oidc_subject, 'connected_at', t.oidc_connected_at
      )) end)
    || jsonb_build_object('second_steps', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', f.kind, 'name', f.name, 'created_at', f.created_at, 'last_used_at', f.last_used_at
      ) order by f.created_at, f.id) from account_factors f where f.user_id = t.id
    ), '[]'::jsonb)) as row
    from users t where id = ${userId}`.execute(db);
  return rows[0]?.row;
}

export interface ExportedFile {
  filename: string;
  /** Key of the blob store. */
  path: string;
  uploadedAt: Date;
}

export async function filesOfCase(db: Db, caseId: AuthorizedCaseId): Promise<ExportedFile[]> {
  return db
    .selectFrom('documents')
    .select(['filename', 'path', 'uploadedAt'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
}

import type { ClientBase } from 'pg';

/**
 * What a restored installation does without: everybody signs in again and lets their phone remind them again, uploads that were under way begin again, and
 * tries are counted anew. The queue of jobs (its own schema) is filled again at the start.
 */
const LEFT_OUT = new Set([
  'backups',
  'sessions',
  'account_tokens',
  'factor_steps',
  'identity_proofs',
  'phone_verifications',
  'push_devices',
  'push_keys',
  'push_outbox',
  'rate_limits',
  'uploads',
]);

export interface Table {
  name: string;
  /** In the order of the table; without those that the database computes. */
  columns: { name: string; type: string }[];
}

/** The product's tables as they are in this database, in the order of their names. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname collate "C", a.attnum`);
  const tables = new Map<string, Table>();
  for (const { table, column, type } of rows) {
    if (LEFT_OUT.has(table)) continue;
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name: column, type });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** An identifier as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The columns that hold keys of the blob store. */
export const BLOB_COLUMNS = [
  { table: 'documents', column: 'path' },
  { table: 'intake_files', column: 'path' },
  { table: 'milestone_attachments', column: 'path' },
  { table: 'production_documents', column: 'path' },
  { table: 'transcripts', column: 'path' },
  { table: 'summons', column: 'generated_pdf_path' },
] as const;

/** The columns that hold JSON. */
export const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'account_factors.transports',
  'annotations.position',
  'answer_responses.evidence',
  'chat_messages.metadata',
  'discovery_readings.reading',
  'docket_entries.parsed_entries',
  'document_chunks.metadata',
  'document_facts.unplaced',
  'document_facts.completeness',
  'document_facts.told',
  'document_texts.notes',
  'documents.notes',
  'documents.ai_analysis',
  'documents.tags',
  'documents.discovery_analysis',
  'facts.value',
  'facts.read_value',
  'generated_answers.based_on_documents',
  'generated_answers.sections',
  'generated_answers.legal_analysis',
  'generated_answers.details',
  'intake_cases.file_ids',
  'intake_files.corners',
  'intake_files.proposed_corners',
  'intakes.looked',
  'intakes.papers',
  'milestones.doubts',
  'milestones.reminder_dates',
  'milestones.calculation',
  'productions.withheld',
  'return_of_service_attempts.proof_document_ids',
  'transcripts.speakers',
  'transcripts.ai_analysis',
]);

/** The last step that brought the schema where it is. */
export async function schemaOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  const [last] = rows;
  if (last === undefined) throw new Error('The database holds nothing of Proceed.');
  return last.name;
}

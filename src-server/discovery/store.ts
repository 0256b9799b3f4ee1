import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import {
  type DiscoveryDocument,
  DiscoveryReading,
  type DiscoveryService,
  RECENT_DOCUMENTS,
} from '#src/discovery/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { MailedFrom, ServiceMethod } from '#src/law/calculation-schema.ts';
import { paperTitle } from '#src/papers/paper-title.ts';

type Db = Kysely<Database>;

/** Rises when the rules that read a paper change: older readings are made again. */
const READER_VERSION = 1;

/** Papers of a case that are held against one another, the newest. */
const MOST_PAPERS = 400;

/** Document types that may belong on a card; `matchesDiscoveryCard` decides. */
const MAY_MATCH = sql<boolean>`doc_type ~* 'plaintiff|defendant' and doc_type ~* 'request|response'
  and doc_type ~* 'document[- ]?production|interrogatories|admissions'`;

export interface TypeGroup {
  docType: string;
  count: number;
  /** The newest, RECENT_DOCUMENTS at most. */
  recent: DiscoveryDocument[];
}

/** As its type and words say, for its title. */
interface Untitled extends Omit<DiscoveryDocument, 'title'> {
  suggestedDocType: string | null;
}

function titled<Row extends Untitled>({ suggestedDocType, ...row }: Row) {
  return { ...row, title: paperTitle({ ...row, suggestedDocType }) };
}

interface RecentRow extends Untitled {
  total: number;
}

/** Each document type that may belong on a card: how many documents have it, and the newest of them. */
export async function listTypeGroups(db: Db, caseId: AuthorizedCaseId): Promise<TypeGroup[]> {
  const { rows } = await sql<RecentRow>`
    select id, case_id, filename, doc_type, suggested_doc_type, uploaded_at, status, page_count, total from (
      select id, case_id, filename, doc_type, suggested_doc_type, uploaded_at, status, page_count,
        count(*) over (partition by doc_type) as total,
        row_number() over (partition by doc_type order by uploaded_at desc, id) as place
      from documents where case_id = ${caseId} and deleted_at is null and ${MAY_MATCH}
    ) ranked where place <= ${RECENT_DOCUMENTS} order by uploaded_at desc, id`.execute(db);
  const groups = new Map<string, TypeGroup>();
  for (const { total, ...document } of rows) {
    const { docType } = document;
    const group = groups.get(docType) ?? { docType, count: Number(total), recent: [] };
    group.recent.push(titled(document));
    groups.set(docType, group);
  }
  return [...groups.values()];
}

/** Documents whose type may belong on a card, the newest first. */
export async function listMatching(db: Db, caseId: AuthorizedCaseId): Promise<DiscoveryDocument[]> {
  const { rows } = await sql<Untitled>`
    select id, case_id, filename, doc_type, suggested_doc_type, uploaded_at, status, page_count from documents
    where case_id = ${caseId} and deleted_at is null and ${MAY_MATCH}
    order by uploaded_at desc, id`.execute(db);
  return rows.map(titled);
}

export interface PaperRow extends DiscoveryDocument {
  textNumber: number;
  hasText: boolean;
  reading: DiscoveryReading | null;
  service: DiscoveryService | null;
  marks: Map<string, boolean>;
}

interface RawPaperRow extends Untitled {
  textNumber: number;
  hasText: boolean;
  reading: unknown;
  servedOn: string | null;
  serviceMethod: ServiceMethod | null;
  mailedFrom: MailedFrom | null;
  marks: Record<string, boolean> | null;
}

function toPaperRow({ servedOn, serviceMethod, mailedFrom, marks, reading, ...row }: RawPaperRow): PaperRow {
  return {
    ...titled(row),
    // One that was stored under another shape is read again.
    reading: DiscoveryReading.nullable().catch(null).parse(reading),
    service: servedOn === null || serviceMethod === null ? null : { servedOn, serviceMethod, mailedFrom },
    marks: new Map(Object.entries(marks ?? {})),
  };
}

/** The newest papers that may belong on a card with all that is known of them, in one query; never their text. */
export async function listPapers(db: Db, caseId: AuthorizedCaseId): Promise<PaperRow[]> {
  const { rows } = await sql<RawPaperRow>`
    select d.id, d.case_id, d.filename, d.doc_type, d.suggested_doc_type, d.uploaded_at, d.status, d.page_count,
      d.text_number,
      d.status = 'ready' and d.extracted_text is not null as has_text,
      r.reading, s.served_on, s.service_method, s.mailed_from, m.marks
    from documents d
    left join discovery_readings r
      on r.document_id = d.id and r.text_number = d.text_number and r.reader_version = ${READER_VERSION}
    left join discovery_services s on s.document_id = d.id
    left join (
      select document_id, jsonb_object_agg(item_key, is_answered) as marks
      from discovery_marks where case_id = ${caseId} group by document_id
    ) m on m.document_id = d.id
    where d.case_id = ${caseId} and d.deleted_at is null and ${MAY_MATCH}
    order by d.uploaded_at desc, d.id limit ${MOST_PAPERS}`.execute(db);
  return rows.map(toPaperRow);
}

export interface UnreadText {
  id: string;
  textNumber: number;
  text: string;
}

/** The texts of some papers, each cut to `most` characters. */
export async function listTexts(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  most: number,
): Promise<UnreadText[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'textNumber'])
    .select(sql<string>`left(extracted_text, ${most})`.as('text'))
    .where('caseId', '=', caseId)
    .where('id', 'in', [...ids])
    .where('extractedText', 'is not', null)
    .execute();
}

export interface NewReading {
  documentId: string;
  textNumber: number;
  reading: DiscoveryReading;
}

/** Keeps what was read; a paper that went meanwhile is left out. */
export async function saveReadings(
  db: Db,
  caseId: AuthorizedCaseId,
  readings: readonly NewReading[],
): Promise<void> {
  if (readings.length === 0) return;
  await sql`
    insert into discovery_readings (document_id, case_id, text_number, reader_version, reading)
    select d.id, d.case_id, t.number, ${READER_VERSION}, t.reading::jsonb
    from unnest(${readings.map(({ documentId }) => documentId)}::uuid[],
      ${readings.map(({ textNumber }) => textNumber)}::int[],
      ${readings.map(({ reading }) => JSON.stringify(reading))}::text[]) as t(id, number, reading)
    join documents d on d.id = t.id and d.case_id = ${caseId}
    on conflict (document_id) do update set
      text_number = excluded.text_number, reader_version = excluded.reader_version,
      reading = excluded.reading, created_at = now()`.execute(db);
}

/** Who owns the case, and when its summonses were served. */
export async function getCaseFacts(db: Db, caseId: AuthorizedCaseId) {
  const { rows } = await sql<{ role: string; servedDates: string[] | null }>`
    select u.role, (
      select array_agg(distinct to_char(served_date, 'YYYY-MM-DD')) from summons
      where case_id = ${caseId} and served_date is not null
    ) as served_dates
    from cases c join users u on u.id = c.user_id where c.id = ${caseId}`.execute(db);
  return rows[0] ?? { role: 'attorney', servedDates: null };
}

export async function saveService(
  db: Db,
  values: {
    documentId: string;
    caseId: AuthorizedCaseId;
    confirmedBy: string;
    updatedAt: Date;
  } & DiscoveryService,
): Promise<void> {
  const { documentId: _, caseId: __, ...changed } = values;
  await db
    .insertInto('discoveryServices')
    .values(values)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(changed))
    .execute();
}

export async function deleteService(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('discoveryServices')
    .where('caseId', '=', caseId)
    .where('documentId', '=', id)
    .execute();
}

export async function saveMarks(
  db: Db,
  caseId: AuthorizedCaseId,
  mark: {
    documentId: string;
    keys: readonly string[];
    isAnswered: boolean;
    markedBy: string;
    updatedAt: Date;
  },
): Promise<void> {
  const { documentId, keys, ...rest } = mark;
  await db
    .insertInto('discoveryMarks')
    .values([...new Set(keys)].map((itemKey) => ({ documentId, caseId, itemKey, ...rest })))
    .onConflict((conflict) => conflict.columns(['documentId', 'itemKey']).doUpdateSet(rest))
    .execute();
}

export async function deleteMarks(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  keys: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('discoveryMarks')
    .where('caseId', '=', caseId)
    .where('documentId', '=', id)
    .where('itemKey', 'in', [...keys])
    .execute();
}

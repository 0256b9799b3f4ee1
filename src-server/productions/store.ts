import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ProductionDocumentsTable, ProductionsTable } from '#db/schema/productions.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Candidate } from '#src/productions/production-check.ts';
import type { ProducedDocument, ProductionSummary } from '#src/productions/schema.ts';

type Db = Kysely<Database>;

const SUMMARY = [
  'id',
  'caseId',
  'name',
  'volume',
  'producedBy',
  'producedTo',
  'producedOn',
  'requestAnswered',
  'documentCount',
  'pageCount',
  'bytes',
  'firstBates',
  'lastBates',
  'createdAt',
] as const;

/** Nobody changes or deletes these documents until the transaction ends. Returns how many there are. */
export async function lockDocuments(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.length;
}

/** All documents of the case that are not deleted, with their numbers and the volumes they went out in. */
export async function listCandidates(db: Db, caseId: AuthorizedCaseId): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('documents as d')
    .leftJoin('batesRanges as r', (join) =>
      join.onRef('r.documentId', '=', 'd.id').on('r.releasedAt', 'is', null),
    )
    .select(['d.id', 'd.filename', 'd.mimeType', 'd.size', 'd.hash', 'd.pageCount', 'd.status'])
    .select(['d.privilegeStatus', 'd.productionStatus', 'd.parentDocumentId', 'd.batesNumber'])
    .select(['r.prefix', 'r.firstNumber', 'r.lastNumber', 'r.width'])
    .where('d.caseId', '=', caseId)
    .where('d.deletedAt', 'is', null)
    .orderBy('d.uploadedAt')
    .orderBy('d.id')
    .execute();
  const volumes = await volumesByDocument(db, caseId);
  return rows.map(({ prefix, firstNumber, lastNumber, width, ...document }) => ({
    ...document,
    range:
      prefix === null || firstNumber === null || lastNumber === null || width === null
        ? null
        : { prefix, first: firstNumber, last: lastNumber, width },
    volumes: volumes.get(document.id) ?? [],
  }));
}

async function volumesByDocument(db: Db, caseId: AuthorizedCaseId): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('productionDocuments as d')
    .innerJoin('productions as p', 'p.id', 'd.productionId')
    .select(['d.documentId', sql<string[]>`array_agg(p.volume order by p.volume)`.as('volumes')])
    .where('d.caseId', '=', caseId)
    .groupBy('d.documentId')
    .execute();
  return new Map(rows.map(({ documentId, volumes }) => [documentId, volumes]));
}

/** Volumes of the case with the names of their productions. */
export async function listVolumes(
  db: Db,
  caseId: AuthorizedCaseId,
): Promise<{ volume: string; name: string }[]> {
  return db.selectFrom('productions').select(['volume', 'name']).where('caseId', '=', caseId).execute();
}

/** How the texts of these documents begin. */
export async function listBeginnings(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  length: number,
): Promise<{ id: string; filename: string; text: string }[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', sql<string>`left(coalesce(extracted_text, ''), ${length})`.as('text')])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** How the text of an e-mail begins, up to the first empty line. */
export interface MailTop {
  id: string;
  head: string;
  /** All that was attached to it was taken out, as far as its reader knows. */
  isWhole: boolean;
}

export async function listMailHeads(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<MailTop[]> {
  return db
    .selectFrom('documents')
    .select(['id', sql<string>`split_part(coalesce(extracted_text, ''), E'\n\n', 1)`.as('head')])
    .select(
      sql<boolean>`not exists (
        select from jsonb_array_elements_text(notes) note where note ilike '%attachment%')`.as('isWhole'),
    )
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function insertProduction(db: Db, values: Insertable<ProductionsTable>): Promise<string> {
  const { id } = await db.insertInto('productions').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What is decided of a document when it is produced; the rest is taken from the document as it is. */
export type Numbered = Pick<
  Insertable<ProductionDocumentsTable>,
  | 'documentId'
  | 'position'
  | 'pages'
  | 'begBates'
  | 'endBates'
  | 'batesPrefix'
  | 'batesFirst'
  | 'batesWidth'
  | 'begAttach'
  | 'endAttach'
  | 'nativeAllowed'
> &
  Record<'mailFrom' | 'mailTo' | 'mailCc' | 'mailBcc' | 'mailSubject' | 'mailSent', string | null> & {
    /** Takes the place of the text's first lines, up to the first empty one; null leaves them. */
    head: string | null;
  };

const AT_ONCE = 500;

/** Copies what is known of the documents, their texts included, inside the database. */
export async function insertProduced(
  db: Db,
  production: { id: string; caseId: AuthorizedCaseId },
  documents: readonly Numbered[],
): Promise<void> {
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const rows = JSON.stringify(documents.slice(at, at + AT_ONCE));
    await sql`
      insert into production_documents (production_id, case_id, position, document_id, filename, path, mime_type, size,
        hash, pages, beg_bates, end_bates, bates_prefix, bates_first, bates_width, beg_attach, end_attach, doc_type,
        doc_date, custodian, mail_from, mail_to, mail_cc, mail_bcc, mail_subject, mail_sent, native_allowed,
        text_number, content)
      select ${production.id}, d.case_id, n."position", d.id, d.filename, d.path, d.mime_type, d.size, d.hash, n.pages,
        n."begBates", n."endBates", n."batesPrefix", n."batesFirst", n."batesWidth", n."begAttach", n."endAttach",
        coalesce(d.document_category, d.doc_type), d.doc_date, d.custodian, n."mailFrom", n."mailTo", n."mailCc", n."mailBcc", n."mailSubject",
        n."mailSent", n."nativeAllowed", d.text_number,
        case when n.head is null then coalesce(d.extracted_text, '')
          else n.head || substr(d.extracted_text, 1 + length(split_part(d.extracted_text, E'\n\n', 1))) end
      from jsonb_to_recordset(${rows}::jsonb) as n("documentId" uuid, "position" integer, pages integer,
        "begBates" text, "endBates" text, "batesPrefix" text, "batesFirst" integer, "batesWidth" integer,
        "begAttach" text, "endAttach" text, "mailFrom" text, "mailTo" text, "mailCc" text, "mailBcc" text,
        "mailSubject" text, "mailSent" text, "nativeAllowed" boolean, head text)
      join documents d on d.id = n."documentId"
      where d.case_id = ${production.caseId} and d.deleted_at is null`.execute(db);
  }
}

/**
 * Says of these documents how they stand; what went out before stays 'produced'. A redacted copy that goes out stays
 * 'redacted': what was removed from it belongs on the privilege log.
 */
export async function setProductionStatus(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  status: 'produced' | 'withheld',
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ productionStatus: status, updatedAt: sql`now()` })
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`production_status is distinct from 'produced'`)
    .$if(status === 'produced', (query) =>
      query.where(sql<boolean>`production_status is distinct from 'redacted'`),
    )
    .execute();
}

const withheldCount = sql<number>`jsonb_array_length(withheld)`.as('withheldCount');

/** The productions of a case, the newest first. */
export async function listProductions(db: Db, caseId: AuthorizedCaseId): Promise<ProductionSummary[]> {
  return db
    .selectFrom('productions')
    .select(SUMMARY)
    .select(withheldCount)
    .where('caseId', '=', caseId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function getProductionRow(db: Db, caseId: AuthorizedCaseId, id: string) {
  return db
    .selectFrom('productions as p')
    .leftJoin('users as u', 'u.id', 'p.createdBy')
    .select(SUMMARY.map((column) => `p.${column}` as const))
    .select(['p.coverLetter', 'p.withheld', 'u.firstName', 'u.lastName', 'u.email'])
    .select(withheldCount)
    .where('p.caseId', '=', caseId)
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** The documents of a production in the order of their numbers, without their texts. */
export async function listProduced(
  db: Db,
  caseId: AuthorizedCaseId,
  productionId: string,
): Promise<ProducedDocument[]> {
  return db
    .selectFrom('productionDocuments as p')
    .leftJoin('documents as d', (join) =>
      join.onRef('d.id', '=', 'p.documentId').on('d.deletedAt', 'is', null),
    )
    .select(['p.position', 'p.documentId', 'p.filename', 'p.mimeType', 'p.size', 'p.pages', 'p.hash'])
    .select([
      'p.begBates',
      'p.endBates',
      'p.begAttach',
      'p.endAttach',
      'p.docType',
      'p.docDate',
      'p.custodian',
    ])
    .select(sql<boolean>`d.id is not null`.as('isThere'))
    .select(
      sql<boolean>`coalesce(d.privilege_status in ('privileged', 'work_product'), false)`.as(
        'isPrivilegedNow',
      ),
    )
    .where('p.caseId', '=', caseId)
    .where('p.productionId', '=', productionId)
    .orderBy('p.position')
    .execute();
}

/** What the archive of a production is made from; texts are asked for one by one. */
export async function listForArchive(db: Db, caseId: AuthorizedCaseId, productionId: string) {
  return db
    .selectFrom('productionDocuments')
    .select(['position', 'filename', 'path', 'mimeType', 'size', 'hash', 'pages', 'begBates', 'endBates'])
    .select([
      'batesPrefix',
      'batesFirst',
      'batesWidth',
      'begAttach',
      'endAttach',
      'docType',
      'docDate',
      'custodian',
    ])
    .select(['mailFrom', 'mailTo', 'mailCc', 'mailBcc', 'mailSubject', 'mailSent', 'nativeAllowed'])
    .where('caseId', '=', caseId)
    .where('productionId', '=', productionId)
    .orderBy('position')
    .execute();
}
export type ArchivedDocument = Awaited<ReturnType<typeof listForArchive>>[number];

export async function getProducedText(db: Db, productionId: string, position: number): Promise<string> {
  const row = await db
    .selectFrom('productionDocuments')
    .select('content')
    .where('productionId', '=', productionId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.content ?? '';
}

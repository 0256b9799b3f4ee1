import { type Kysely, type Selectable, sql } from 'kysely';
import type { DocumentTextsTable, ReadBy } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { TextVersion } from '#src/documents/text-versions-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** A text of a document with all that was found in it by rules when it was read. */
export interface VersionedText {
  content: string;
  pageCount: number | null;
  notes: string[];
  docDate: string | null;
  suggestedDocType: string | null;
  suggestedBecause: string | null;
  suggestedConfidence: number | null;
  readBy: ReadBy | null;
  readAt: Date | null;
}

const FACTS = [
  'pageCount',
  'notes',
  'docDate',
  'suggestedDocType',
  'suggestedBecause',
  'suggestedConfidence',
  'readBy',
  'readAt',
] as const;

/** The texts of a document, the newest reading first; without their words. */
export async function listTexts(db: Db, caseId: AuthorizedCaseId, id: string): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select number, is_current, read_at, read_by, page_count, length, notes from (
      select text_number as number, true as is_current, read_at, read_by, page_count,
        length(extracted_text) as length, notes
      from documents
      where id = ${id} and case_id = ${caseId} and deleted_at is null and extracted_text is not null
      union all
      select number, false, read_at, read_by, page_count, length(content), notes
      from document_texts where document_id = ${id} and case_id = ${caseId}
    ) texts order by number desc`.execute(db);
  return rows;
}

/** The words of a text that does not count at present. */
export async function findFormerText(
  db: Db,
  caseId: string,
  id: string,
  number: number,
): Promise<Selectable<DocumentTextsTable> | undefined> {
  return db
    .selectFrom('documentTexts')
    .selectAll()
    .where('documentId', '=', id)
    .where('caseId', '=', caseId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** A living document as its text is exchanged; other writers of it wait until the transaction ends. */
export async function lockText(db: Db, id: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'caseId', 'filename', 'mimeType', 'status', 'rereadStatus', 'textNumber'])
    .select(['extractedText', ...FACTS])
    .select(['aiAnalysis', 'discoveryAnalysis'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedText = NonNullable<Awaited<ReturnType<typeof lockText>>>;

/** Sets the text that counts aside under its number; what has no text has nothing to set aside. */
export async function setAside(db: Db, document: LockedText): Promise<void> {
  const { id, caseId, extractedText, textNumber, notes, ...rest } = document;
  if (extractedText === null) return;
  const { pageCount, docDate, suggestedDocType, suggestedBecause, suggestedConfidence, readBy, readAt } =
    rest;
  await db
    .insertInto('documentTexts')
    .values({
      documentId: id,
      caseId,
      number: textNumber,
      content: extractedText,
      notes: JSON.stringify(notes),
      ...{ pageCount, docDate, suggestedDocType, suggestedBecause, suggestedConfidence, readBy, readAt },
    })
    .execute();
}

/** The number that the next reading gets. */
export async function nextNumber(db: Db, document: LockedText): Promise<number> {
  const { highest } = await db
    .selectFrom('documentTexts')
    .select(({ fn }) => fn.max<number | null>('number').as('highest'))
    .where('documentId', '=', document.id)
    .executeTakeFirstOrThrow();
  return Math.max(highest ?? 0, document.textNumber) + 1;
}

export async function removeFormerText(db: Db, id: string, number: number): Promise<void> {
  await db.deleteFrom('documentTexts').where('documentId', '=', id).where('number', '=', number).execute();
}

/** Makes a text the one that counts, with findings that point into it; search has to take it in. */
export async function putText(
  db: Db,
  id: string,
  { content, notes, ...facts }: VersionedText,
  found: { number: number; aiAnalysis: unknown; discoveryAnalysis: unknown },
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await db
    .updateTable('documents')
    .set({
      ...facts,
      extractedText: content,
      notes: JSON.stringify(notes),
      isReadInPart: false,
      pageInParent: null,
      textNumber: found.number,
      aiAnalysis: json(found.aiAnalysis),
      discoveryAnalysis: json(found.discoveryAnalysis),
      needsIndex: true,
      rereadStatus: null,
      rereadNote: null,
      readStage: null,
      readPage: null,
      readPages: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Replies of the case that quote this document, as a source or in what was checked of them. */
export async function listQuoting(db: Db, caseId: string, documentId: string) {
  return db
    .selectFrom('chatMessages')
    .select(['id', 'metadata'])
    .where('caseId', '=', caseId)
    .where(
      sql<boolean>`(metadata @> ${JSON.stringify({ sources: [{ documentId }] })}::jsonb
        or metadata @> ${JSON.stringify({ checks: [{ source: { documentId } }] })}::jsonb)`,
    )
    .execute();
}

export async function saveQuoting(
  db: Db,
  changed: readonly { id: string; metadata: unknown }[],
): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    update chat_messages set metadata = t.metadata::jsonb
    from unnest(${changed.map(({ id }) => id)}::uuid[],
      ${changed.map(({ metadata }) => JSON.stringify(metadata))}::text[]) as t(id, metadata)
    where chat_messages.id = t.id`.execute(db);
}

/** Asks for another reading of a document that is ready; false when it is not, or when one is under way. */
export async function queueReread(db: Db, caseId: AuthorizedCaseId, id: string): Promise<boolean> {
  const result = await db
    .updateTable('documents')
    .set({ rereadStatus: 'queued', rereadNote: null })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('rereadStatus', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

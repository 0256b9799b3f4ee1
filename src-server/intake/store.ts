import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { IntakeFilesTable } from '#db/schema/intake.ts';
import { AppError } from '#src/errors.ts';
import type { Fact } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { caseNumberKey } from '#src/law/case-number.ts';
import { unneededKeys } from '../cases/intake-store.ts';
import { sumOfIntakes } from '../cases/room-store.ts';
import { memberCases } from '../cases/store.ts';
import { factsThatCount, fromRow } from '../facts/store.ts';
import { sureType } from '../papers/sure-type.ts';

type Db = Kysely<Database>;
export type FileRow = Selectable<IntakeFilesTable>;

const FILE_COLUMNS = [
  'id',
  'intakeId',
  'filename',
  'mimeType',
  'size',
  'hash',
  'path',
  'turn',
  'corners',
  'proposedCorners',
  'areEdgesSought',
  'createdAt',
] as const;

/** Of two that change an intake at once the second sees what the first did; undefined when it is gone. */
export async function lockIntake(db: Db, id: string) {
  return db
    .selectFrom('intakes')
    .select(['id', 'caseId', 'userId', 'papers', 'isArranged', 'looked', 'expiresAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findIntake(db: Db, id: string) {
  return db
    .selectFrom('intakes')
    .select(['id', 'caseId', 'userId', 'papers', 'isArranged', 'looked', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Bytes of strangers' papers of which no case was made, and of what was put together of them or found inside. */
export function sumWaiting(db: Db): Promise<number> {
  return sumOfIntakes(db, sql<boolean>`i.user_id is null`);
}

/** Makes the case without an owner and the intake whose papers lie in it. */
export async function insertIntake(
  db: Db,
  values: {
    id: string;
    secretHash: string;
    userId: string | null;
    addressKey: string | null;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<string> {
  // What is read for a stranger is read on this machine: it costs nobody money and is told to nobody.
  const { id: caseId } = await db
    .insertInto('cases')
    .values({ title: 'Papers without a case', state: 'NM', localOnly: true, userId: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('intakes')
    .values({ ...values, caseId })
    .execute();
  return caseId;
}

export async function insertFiles(db: Db, files: readonly Insertable<IntakeFilesTable>[]): Promise<void> {
  if (files.length > 0)
    await db
      .insertInto('intakeFiles')
      .values([...files])
      .execute();
}

/** In the order in which they came. */
export async function listFiles(db: Db, intakeId: string): Promise<FileRow[]> {
  return db
    .selectFrom('intakeFiles')
    .select(FILE_COLUMNS)
    .where('intakeId', '=', intakeId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function setPapers(
  db: Db,
  intakeId: string,
  change: { papers: readonly (readonly string[])[]; isArranged?: boolean; looked?: readonly string[] },
): Promise<void> {
  const { papers, isArranged, looked } = change;
  await db
    .updateTable('intakes')
    .set({
      papers: JSON.stringify(papers),
      ...(isArranged !== undefined && { isArranged }),
      ...(looked !== undefined && { looked: JSON.stringify(looked) }),
    })
    .where('id', '=', intakeId)
    .execute();
}

export async function setPicture(
  db: Db,
  file: { intakeId: string; id: string },
  change: { turn?: number; corners?: readonly unknown[] | null },
): Promise<void> {
  await db
    .updateTable('intakeFiles')
    .set({
      ...(change.turn !== undefined && { turn: change.turn }),
      ...(change.corners !== undefined && {
        corners: change.corners === null ? null : JSON.stringify(change.corners),
        proposedCorners: null,
        areEdgesSought: true,
      }),
    })
    .where('intakeId', '=', file.intakeId)
    .where('id', '=', file.id)
    .execute();
}

/** Where a page seems to lie, unless a person has said it meanwhile; null where that is not to be told. */
export async function setProposedCorners(
  db: Db,
  file: { intakeId: string; id: string },
  corners: readonly (readonly number[])[] | null,
): Promise<void> {
  await db
    .updateTable('intakeFiles')
    .set({
      proposedCorners: corners === null ? null : JSON.stringify(corners),
      areEdgesSought: true,
    })
    .where('intakeId', '=', file.intakeId)
    .where('id', '=', file.id)
    .where('areEdgesSought', '=', false)
    .execute();
}

export async function deleteFiles(db: Db, intakeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('intakeFiles')
    .where('intakeId', '=', intakeId)
    .where('id', 'in', [...ids])
    .execute();
}

const DOCUMENT_COLUMNS = [
  'documents.id',
  'documents.caseId',
  'documents.filename',
  'documents.mimeType',
  'documents.path',
  'documents.status',
  'documents.statusReason',
  'documents.readPage',
  'documents.readPages',
  'documents.pageCount',
  'documents.docType',
  'documents.docDate',
  'documents.notes',
  'documents.hash',
  'documents.uploadedAt',
] as const;

/** The documents of an intake, in these cases, with how far their reading has come. */
export async function listPaperDocuments(db: Db, ids: readonly string[], caseIds: readonly string[]) {
  return (
    db
      .selectFrom('documents')
      .leftJoin('documentFacts as whole', 'whole.documentId', 'documents.id')
      .select(DOCUMENT_COLUMNS)
      .select(sureType().as('suggestedDocType'))
      .select(['whole.completeness', 'whole.readerVersion', 'whole.unplaced'])
      .select(sql<string>`left(coalesce(documents.extracted_text, ''), 2000)`.as('head'))
      // Help is printed on the first pages.
      .select(sql<string>`left(coalesce(documents.extracted_text, ''), 20000)`.as('beginning'))
      // The certificate that tells how a paper was sent stands at its end.
      .select(sql<string>`right(coalesce(documents.extracted_text, ''), 4000)`.as('ending'))
      .where('documents.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('documents.caseId', '=', sql<string>`any(${[...caseIds]}::uuid[])`)
      .where('documents.deletedAt', 'is', null)
      .execute()
  );
}
export type PaperDocument = Awaited<ReturnType<typeof listPaperDocuments>>[number];

/** The documents that lie in the case of an intake, those that came inside of others aside. */
export async function listHeld(db: Db, caseId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'path'])
    .where('caseId', '=', caseId)
    .where('parentDocumentId', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
}

/**
 * Removes documents that a person has put together otherwise, what came inside of them, and everything that was read of
 * both. Returns the keys of bytes that nothing else needs, to be removed after the transaction.
 */
export async function deleteHeld(db: Db, caseId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    with recursive chosen as (
      select id from documents where case_id = ${caseId} and id = any(${[...ids]}::uuid[])
      union select d.id from documents d join chosen on d.parent_document_id = chosen.id where d.case_id = ${caseId}
    )
    delete from documents d using chosen where d.id = chosen.id returning d.path`.execute(db);
  return unneededKeys(
    db,
    rows.map(({ path }) => path),
  );
}

export async function findText(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('documents')
    .select('extractedText')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.extractedText ?? null;
}

/** The facts of documents of the case, paper by paper in the order of their text. */
export async function listFactsOf(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]): Promise<Fact[]> {
  const rows = await factsThatCount(db, caseId)
    .where('facts.documentId', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('facts.documentId')
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  return rows.flatMap(fromRow);
}

export async function listMadeCases(db: Db, intakeId: string) {
  return db
    .selectFrom('intakeCases')
    .select(['key', 'caseId', 'fileIds'])
    .where('intakeId', '=', intakeId)
    .execute();
}

/** Of the cases that were made of an intake those that the person may open. */
export async function listOpenCases(db: Db, userId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  return memberCases(db, userId, now)
    .select(['cases.id', 'cases.title', 'cases.caseNumber'])
    .where('cases.id', 'in', [...ids])
    .execute();
}

/** A document of a case, to be copied; NOT_FOUND where it is none of it. */
export async function getOwnDocument(db: Db, caseId: AuthorizedCaseId, id: string) {
  return db
    .selectFrom('documents')
    .select(['filename', 'mimeType', 'size', 'hash', 'path'])
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** The person's own cases of these numbers, by the key of the number. */
export async function listSameCases(
  db: Db,
  userId: string,
  numbers: readonly string[],
  now: Date,
): Promise<{ key: string; id: string; title: string; courtName: string | null }[]> {
  if (numbers.length === 0) return [];
  const rows = await memberCases(db, userId, now)
    .select(['cases.id', 'cases.title', 'cases.courtName', 'cases.caseNumberKey'])
    .where('cases.caseNumberKey', 'in', numbers.map(caseNumberKey))
    .where('caseMembers.role', 'in', ['owner', 'collaborator'])
    .orderBy('cases.createdAt')
    .execute();
  return rows.map(({ caseNumberKey: key, ...row }) => ({ ...row, key: key ?? '' }));
}

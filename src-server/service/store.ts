import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ReturnOfServiceAttemptsTable } from '#db/schema/summons.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { ServiceAttempt } from '#src/service/schema.ts';
import type { ServiceState } from '#src/service/state.ts';
import { Summons } from '#src/summons/schema.ts';

type Db = Kysely<Database>;

const SUMMONS_COLUMNS = Summons.keyof().options;
const ATTEMPT_COLUMNS = ServiceAttempt.keyof()
  .exclude(['proofDocumentIds'])
  .options.map((column) => `returnOfServiceAttempts.${column}` as const);

/** Proofs that are still there: a deleted document is left out, and comes back when it is restored. */
const standingProofs = sql<string[]>`coalesce((
  select jsonb_agg(documents.id order by proof.place)
  from jsonb_array_elements_text(return_of_service_attempts.proof_document_ids)
    with ordinality as proof (id, place)
  join documents on documents.id::text = proof.id
    and documents.case_id = return_of_service_attempts.case_id
    and documents.deleted_at is null
), '[]')`;

function selectAttempts(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('returnOfServiceAttempts')
    .select(ATTEMPT_COLUMNS)
    .select(standingProofs.as('proofDocumentIds'))
    .where('returnOfServiceAttempts.caseId', '=', caseId);
}

/** The attempts to serve a summons, the earliest first. */
export async function listAttempts(
  db: Db,
  caseId: AuthorizedCaseId,
  summonsId: string,
): Promise<ServiceAttempt[]> {
  return selectAttempts(db, caseId)
    .where('summonsId', '=', summonsId)
    .orderBy('attemptDate')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function getAttempt(db: Db, caseId: AuthorizedCaseId, id: string): Promise<ServiceAttempt> {
  return selectAttempts(db, caseId).where('id', '=', id).executeTakeFirstOrThrow();
}

function selectSummons(db: Db, caseId: AuthorizedCaseId, id: string) {
  return db.selectFrom('summons').select(SUMMONS_COLUMNS).where('caseId', '=', caseId).where('id', '=', id);
}

export async function getServedSummons(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Summons> {
  return selectSummons(db, caseId, id).executeTakeFirstOrThrow();
}

/** A summons, whose service nobody else changes until the transaction ends. */
export async function getSummonsForUpdate(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Summons> {
  return selectSummons(db, caseId, id).forUpdate().executeTakeFirstOrThrow();
}

type AttemptValues = Omit<Insertable<ReturnOfServiceAttemptsTable>, 'caseId' | 'proofDocumentIds'> & {
  id: string;
  proofDocumentIds: readonly string[];
};

export async function insertAttempt(
  db: Db,
  caseId: AuthorizedCaseId,
  { proofDocumentIds, ...values }: AttemptValues,
): Promise<void> {
  await db
    .insertInto('returnOfServiceAttempts')
    .values({ ...values, caseId, proofDocumentIds: JSON.stringify(proofDocumentIds) })
    .execute();
}

type AttemptChanges = Omit<
  Updateable<ReturnOfServiceAttemptsTable>,
  'id' | 'caseId' | 'summonsId' | 'proofDocumentIds'
>;

export async function updateAttempt(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  changes: AttemptChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('returnOfServiceAttempts')
    .set(changes)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

/** Links these documents and no others; what was linked and is deleted at the moment stays linked. */
export async function updateProofs(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  documentIds: readonly string[],
): Promise<void> {
  const hidden = sql`(
    select coalesce(jsonb_agg(documents.id), '[]') from documents
    where documents.case_id = ${caseId} and documents.deleted_at is not null
      and return_of_service_attempts.proof_document_ids ? documents.id::text
  )`;
  await db
    .updateTable('returnOfServiceAttempts')
    .set({ proofDocumentIds: sql<string>`${JSON.stringify(documentIds)}::jsonb || ${hidden}` })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAttempt(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('returnOfServiceAttempts')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateServiceState(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  state: Partial<ServiceState> & { returnDocumentId?: string; updatedAt: Date },
): Promise<Summons> {
  return db
    .updateTable('summons')
    .set(state)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(SUMMONS_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** How many of these ids are documents of the case that are not deleted. */
export async function countDocuments(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return count;
}

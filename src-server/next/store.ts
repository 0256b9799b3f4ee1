import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS } from '#src/law/case-law.ts';
import type { KeptFact } from '#src/next/paper-of-case.ts';
import { finerOf, onlyKindOf } from '#src/papers/kind-of.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { memberCases } from '../cases/store.ts';
import { type FactRow, factOf } from '../facts/said-store.ts';
import { sureType } from '../papers/sure-type.ts';

type Db = Kysely<Database>;

/** Papers of a case that are looked through, the newest, and facts of one of them. */
const MOST_PAPERS = 40;
const MOST_FACTS = 30;
const MOST_ROWS = 5_000;
/** What sets a day or a time, what takes one back, and what follows where it is missed. */
const TELLING = ['deadline', 'hearing', 'offer', 'disposition', 'consequence'];

/** The cases of a person, or one of them, with what their steps are counted by. */
export async function listCasesOfSteps(db: Db, userId: string, now: Date, only?: AuthorizedCaseId) {
  return memberCases(db, userId, now)
    .innerJoin('users', 'users.id', 'caseMembers.userId')
    .select('cases.id')
    .select(LAW_FIELDS.map((field) => `cases.${field}` as const))
    .select(['caseMembers.role as memberRole', 'users.role as side'])
    .$if(only !== undefined, (query) => query.where('cases.id', '=', only ?? ''))
    .orderBy('cases.updatedAt', 'desc')
    .orderBy('cases.id')
    .execute();
}

/** What is on the timelines of these cases and has a day or is done, in one query. */
export async function listTimelines(db: Db, caseIds: readonly string[]) {
  return db
    .selectFrom('milestones')
    .select(['id', 'caseId', 'kind', 'date', 'derivedFromDocId as documentId'])
    .where('caseId', 'in', caseIds)
    .where((eb) => eb.or([eb('date', 'is not', null), eb('finishedAt', 'is not', null)]))
    .execute();
}

interface Row extends FactRow {
  caseId: string;
  filename: string;
  docDate: string | null;
  docType: string | null;
  suggestedDocType: string | null;
  id: string;
  isCurrent: boolean;
}

export type StoredFact = Pick<Row, 'caseId' | 'documentId' | 'filename' | 'docDate' | 'docType'> & {
  title: string;
  fact: KeptFact;
};

function storedFact(row: Row): StoredFact[] {
  const { caseId, documentId, filename, docDate, id, isCurrent } = row;
  const docType = finerOf(row.docType, row.suggestedDocType);
  const title = titleWithFile(row);
  return factOf(row).map((fact) => ({
    ...{ caseId, documentId, filename, title, docDate, docType },
    fact: { ...fact, id, isCurrent },
  }));
}

/** The days and times that the newest papers of these cases name, the newest paper first, in one query. */
export async function listTellingFacts(db: Db, caseIds: readonly string[]): Promise<StoredFact[]> {
  const { rows } = await sql<Row>`
    select case_id, document_id, filename, doc_date, doc_type, suggested_doc_type, id, kind, label, value, page, char_start as start, char_end as "end",
      quote, certainty, status, is_current
    from (
      select f.*, d.filename, d.doc_date, d.doc_type, ${sureType('d')} as suggested_doc_type, d.uploaded_at, f.text_number = d.text_number as is_current,
        dense_rank() over (partition by f.case_id order by d.uploaded_at desc, d.id) as paper_place,
        row_number() over (partition by f.document_id order by f.position, f.id) as place
      from facts f join documents d on d.id = f.document_id
      where f.case_id in (${sql.join(caseIds)}) and d.deleted_at is null and d.status = 'ready'
        and f.kind in (${sql.join(TELLING)}) and f.status <> 'dismissed'
        and (f.text_number = d.text_number or f.status <> 'found')
    ) ranked
    where paper_place <= ${MOST_PAPERS} and place <= ${MOST_FACTS}
    order by uploaded_at desc, document_id, position, id limit ${MOST_ROWS}`.execute(db);
  return rows.flatMap(storedFact);
}

/** How these papers begin, of some of them with more of their text, and whether a court was read in them. */
export async function listHeads(db: Db, documentIds: readonly string[], long: readonly string[]) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('documents')
    .select('id')
    .select(sql<string>`left(coalesce(extracted_text, ''), 2000)`.as('head'))
    .select(
      sql<string>`left(coalesce(extracted_text, ''), case when id::text = any(${long}::text[]) then 20000 else 2000 end)`.as(
        'beginning',
      ),
    )
    .select(
      sql<boolean>`exists (select from facts f where f.document_id = documents.id and f.kind = 'court'
        and f.status <> 'dismissed' and f.text_number = documents.text_number)`.as('namesCourt'),
    )
    .where('id', 'in', documentIds)
    .execute();
}

/** Of each of these cases the kinds of all of its papers, and whether it has a docket. */
export async function listHeldKinds(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  const papers = await db
    .selectFrom('documents')
    .select(['caseId', 'docType', sureType().as('suggestedDocType')])
    .where('caseId', 'in', caseIds)
    .where('deletedAt', 'is', null)
    .execute();
  const dockets = await db
    .selectFrom('docketEntries')
    .select('caseId')
    .distinct()
    .where('caseId', 'in', caseIds)
    .where('deletedAt', 'is', null)
    .execute();
  const withDocket = new Set(dockets.map(({ caseId }) => caseId));
  return [...Map.groupBy(papers, ({ caseId }) => caseId)].map(([caseId, own]) => ({
    caseId,
    kinds: own.map(({ docType, suggestedDocType }) => onlyKindOf(finerOf(docType, suggestedDocType))),
    hasDocket: withDocket.has(caseId),
  }));
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { PaperSays, SaidFact } from '#src/assistant/facts-schema.ts';
import { AppError } from '#src/errors.ts';
import { doubtCalledOff } from '#src/facts/called-off-elsewhere.ts';
import { Completeness, FactContent, FactPlace, FactStatus, FoundFact } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { finerOf } from '#src/papers/kind-of.ts';
import { sureType } from '../papers/sure-type.ts';

type Db = Kysely<Database>;

/** Papers whose facts an answer may know of, the newest. */
const MOST_PAPERS = 200;
/** Facts of one kind in a case: what a person said something of first, then those of the newest papers. */
const MOST_OF_A_KIND = 300;

/** A stored fact as SQL gives it. */
export interface FactRow {
  documentId: string;
  kind: string;
  label: string;
  value: unknown;
  page: number;
  start: number;
  end: number;
  quote: string;
  certainty: string;
  status: string;
}

/** What was stored in a shape that is not known any more counts as not there. */
export function factOf({ documentId: _, kind, value, status, ...row }: FactRow): SaidFact[] {
  const content = FactContent.safeParse({ kind, value });
  const said = FactStatus.safeParse(status);
  if (!content.success || !said.success) return [];
  const fact = FoundFact.safeParse({ ...row, ...content.data });
  return fact.success ? [{ ...fact.data, status: said.data }] : [];
}

async function listFacts(db: Db, caseId: AuthorizedCaseId, documentId: string | null): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    select document_id, kind, label, value, page, char_start as start, char_end as "end", quote, certainty, status from (
      select f.*, d.uploaded_at, row_number() over (
        partition by f.kind order by (f.status = 'found'), d.uploaded_at desc, f.document_id, f.position, f.id
      ) as place
      from facts f join documents d on d.id = f.document_id
      where f.case_id = ${caseId} and d.deleted_at is null and f.status <> 'dismissed'
        and (f.text_number = d.text_number or f.status <> 'found')
        and (${documentId}::uuid is null or d.id = ${documentId}::uuid)
    ) ranked where place <= ${MOST_OF_A_KIND}
    order by uploaded_at desc, document_id, position, id`.execute(db);
  return rows;
}

type PaperRow = Pick<PaperSays, 'documentId' | 'filename' | 'docDate' | 'isRead'> & {
  filed: string | null;
  read: string | null;
  unplaced: unknown;
  completeness: unknown;
};

/** The newest papers of a case that were read, or one of them. */
async function listPapers(db: Db, caseId: AuthorizedCaseId, documentId: string | null): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select d.id as document_id, d.filename, d.doc_type as filed, ${sureType('d')} as read, d.doc_date, w.unplaced, w.completeness,
      coalesce(w.text_number = d.text_number and w.reader_version >= 0, false) as is_read
    from documents d left join document_facts w on w.document_id = d.id
    where d.case_id = ${caseId} and d.deleted_at is null and d.status = 'ready'
      and (${documentId}::uuid is null or d.id = ${documentId}::uuid)
    order by d.uploaded_at desc, d.id limit ${MOST_PAPERS}`.execute(db);
  return rows;
}

function saysOf(
  { unplaced, completeness, filed, read, ...paper }: PaperRow,
  facts: readonly FactRow[],
): PaperSays {
  return {
    ...paper,
    // A default judgment and an eviction notice are filed under wider names.
    docType: filed === null && read === null ? null : finerOf(filed, read),
    facts: facts.flatMap(factOf),
    unplaced: paper.isRead ? (FactPlace.array().safeParse(unplaced).data ?? []) : [],
    problems: paper.isRead ? (Completeness.safeParse(completeness).data?.problems ?? []) : [],
  };
}

/** What the papers of a case say, the newest first; of each what could not be read, and whether it was read for facts. */
export async function loadPaperFacts(db: Db, caseId: AuthorizedCaseId): Promise<PaperSays[]> {
  const papers = await listPapers(db, caseId, null);
  const byPaper = Map.groupBy(await listFacts(db, caseId, null), ({ documentId }) => documentId);
  return doubtCalledOff(papers.map((paper) => saysOf(paper, byPaper.get(paper.documentId) ?? [])));
}

/** The same of one paper that has a text. NOT_FOUND where it is none of the case. */
export async function getPaperSays(db: Db, caseId: AuthorizedCaseId, documentId: string): Promise<PaperSays> {
  const [paper] = await listPapers(db, caseId, documentId);
  if (paper === undefined) throw new AppError('NOT_FOUND');
  return saysOf(paper, await listFacts(db, caseId, documentId));
}

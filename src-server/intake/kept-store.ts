import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { ReadPaper } from '#src/intake/paper.ts';
import { HEAD, isSamePaper, marksOf, type PaperMarks } from '#src/intake/same-paper.ts';
import type { KeptPaper, Proposal } from '#src/intake/schema.ts';
import { caseNumberKey } from '#src/law/case-number.ts';
import { finerOf, onlyKindOf } from '#src/papers/kind-of.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { memberCases } from '../cases/store.ts';
import { isOriginalPage } from '../documents/original-pages.ts';
import { sureType } from '../papers/sure-type.ts';
import type { FileRow } from './store.ts';

type Db = Kysely<Database>;

/** A paper that may have been kept before; `hashes` of all of its files, where their bytes are known. */
interface Sought extends PaperMarks {
  /** Its own document, which is not the one that was kept before. */
  documentId: string | null;
  hashes: readonly string[];
}

interface Asked {
  userId: string;
  now: Date;
  /** This case alone; else all of the person's own. */
  caseId?: string;
  /** Of what was kept before that alone. */
  before?: Date;
}

/** Among as many papers of the same day or case the same one is looked for. */
const MOST = 300;

function ofPerson(db: Db, { userId, now, caseId, before }: Asked) {
  return (
    memberCases(db, userId, now)
      .innerJoin('documents', 'documents.caseId', 'cases.id')
      .where('documents.deletedAt', 'is', null)
      .$if(caseId !== undefined, (query) => query.where('cases.id', '=', caseId ?? ''))
      // Of another's case that one may only look at nothing is added to.
      .$if(caseId === undefined, (query) => query.where('caseMembers.role', 'in', ['owner', 'collaborator']))
      .$if(before !== undefined, (query) => query.where('documents.uploadedAt', '<', before ?? now))
      .select(['cases.id as caseId', 'cases.title', 'cases.caseNumber'])
      .select(['documents.id', 'documents.filename', 'documents.docType', 'documents.docDate'])
      .select(['documents.hash', 'documents.parentDocumentId'])
      .select(sureType().as('suggestedDocType'))
      .orderBy('documents.uploadedAt')
      .orderBy('documents.id')
      .limit(MOST)
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof ofPerson>['execute']>>[number];

/** For each paper the same one that the person has in a case already, the first of them; null for a new paper. */
export async function keptBefore(
  db: Db,
  papers: readonly Sought[],
  asked: Asked,
): Promise<(KeptPaper | null)[]> {
  if (papers.length === 0) return [];
  const sameFiles = await listSameFiles(db, papers, asked);
  const alike = await listAlike(db, papers, asked);
  return papers.map((paper) => {
    const [file] = paper.hashes;
    const same = sameFiles.find(
      ({ hash, id, caseId }) =>
        hash === file &&
        id !== paper.documentId &&
        paper.hashes.every((each) =>
          sameFiles.some((other) => other.hash === each && other.caseId === caseId),
        ),
    );
    if (same !== undefined) return keptOf(same, same.parentDocumentId ?? same.id, true);
    const other = alike.find(({ row, marks }) => !isOf(paper, row) && isSamePaper(paper, marks));
    return other === undefined ? null : keptOf(other.row, other.row.id, false);
  });
}

/** Whether it is the paper itself, or came inside of it. */
const isOf = ({ documentId }: Sought, { id, parentDocumentId }: Row) =>
  documentId !== null && (id === documentId || parentDocumentId === documentId);

const keptOf = (row: Row, documentId: string, isSameFile: boolean): KeptPaper => ({
  documentId,
  title: paperTitle(row),
  caseId: row.caseId,
  caseTitle: caseTitle(row),
  isSameFile,
});

async function listSameFiles(db: Db, papers: readonly Sought[], asked: Asked): Promise<Row[]> {
  const hashes = papers.flatMap((paper) => paper.hashes);
  if (hashes.length === 0) return [];
  return ofPerson(db, asked).where('documents.hash', 'in', hashes).execute();
}

/** What the person has of these days and these numbers, with what it is known again by. */
async function listAlike(db: Db, papers: readonly Sought[], asked: Asked) {
  const days = papers.flatMap(({ docDate }) => docDate ?? []);
  const numbers = papers.flatMap(({ number }) => (number === null ? [] : caseNumberKey(number)));
  if (days.length + numbers.length === 0) return [];
  const rows = await ofPerson(db, asked)
    .where('documents.status', '=', 'ready')
    .where(sql<boolean>`not ${isOriginalPage}`)
    .where((eb) =>
      eb.or([
        ...(days.length > 0 ? [eb('documents.docDate', 'in', days)] : []),
        ...(numbers.length > 0 ? [eb('cases.caseNumberKey', 'in', numbers)] : []),
      ]),
    )
    .select(sql<string>`left(coalesce(documents.extracted_text, ''), ${sql.lit(HEAD)})`.as('head'))
    .execute();
  const said = await listSaid(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = said.filter(({ documentId }) => documentId === row.id);
    const of = (kind: string) => own.find((fact) => fact.kind === kind)?.value ?? null;
    const marks: PaperMarks = {
      kind: onlyKindOf(finerOf(row.docType, row.suggestedDocType)),
      docDate: row.docDate,
      number: of('case-number'),
      court: of('court'),
      head: row.head,
    };
    return { row, marks };
  });
}

/** Court and number as papers say them. */
async function listSaid(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(['facts.documentId', 'facts.kind'])
    .select(sql<string>`coalesce(facts.value->>'number', facts.value->>'name')`.as('value'))
    .where('facts.documentId', 'in', [...ids])
    .where('facts.kind', 'in', ['case-number', 'court'])
    .where('facts.status', '<>', 'dismissed')
    .whereRef('facts.textNumber', '=', 'documents.textNumber')
    .orderBy('facts.position')
    .execute();
}

/** A paper of an intake by its index, and where the person has it already. */
export type KeptBefore = KeptPaper & { paper: number };

/** Those of the papers that were read which the person has in a case already; `papers` are their files by index. */
export async function keptAmong(
  db: Db,
  { read, papers }: { read: readonly ReadPaper[]; papers: readonly (readonly FileRow[])[] },
  asked: Asked,
): Promise<KeptBefore[]> {
  const sought = read.map((paper): Sought => {
    const files = papers[paper.index] ?? [];
    return { ...marksOf(paper), documentId: null, hashes: files.map(({ hash }) => hash) };
  });
  const found = await keptBefore(db, sought, asked);
  return read.flatMap(({ index: paper }, at) => (found[at] ? [{ ...found[at], paper }] : []));
}

/** The one case in which all papers of a proposal are already. */
export function caseOfAll({ papers }: Proposal, kept: readonly KeptBefore[]): Proposal['sameCase'] {
  const [first] = kept;
  if (first === undefined || kept.length < papers.length) return null;
  const { caseId: id, caseTitle: title } = first;
  return kept.every(({ caseId }) => caseId === id) ? { id, title } : null;
}

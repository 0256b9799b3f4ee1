import { type Kysely, type Selectable, sql } from 'kysely';
import type { FactsTable } from '#db/schema/facts.ts';
import type { Database } from '#db/schema/index.ts';
import { mergeFacts } from '#src/facts/merge-facts.ts';
import type { ReadFacts } from '#src/facts/read-facts.ts';
import {
  Completeness,
  type DocumentFacts,
  Fact,
  type FactContent,
  type FactKind,
  FactPlace,
  type FactStatus,
  type FoundFact,
  READER_VERSION,
} from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';

type Db = Kysely<Database>;

const COLUMNS = [
  'facts.id',
  'facts.documentId',
  'facts.kind',
  'facts.label',
  'facts.value',
  'facts.page',
  'facts.charStart',
  'facts.charEnd',
  'facts.quote',
  'facts.certainty',
  'facts.status',
] as const;
type Row = Selectable<
  Omit<FactsTable, 'caseId' | 'textNumber' | 'position' | 'readValue' | 'decidedBy' | 'decidedAt'>
>;

const ROWS_PER_INSERT = 200;

/** What was stored in a shape that is not known any more counts as not there. */
function fromRow({ charStart: start, charEnd: end, ...row }: Row): Fact[] {
  const fact = Fact.safeParse({ ...row, start, end });
  return fact.success ? [fact.data] : [];
}

/** Half a letter, where a text was cut inside of one, is nothing that a database can hold. */
const toRow = ({ kind, value, label, page, start, end, quote, certainty }: FoundFact) => ({
  kind,
  label: label.toWellFormed(),
  page,
  quote: quote.toWellFormed(),
  certainty,
  value: JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.toWellFormed() : part)),
  charStart: start,
  charEnd: end,
});

/** A paper whose text was not read for its facts by this reader; undefined where it was, and where there is no text. */
export async function findUnreadForFacts(db: Db, id: string) {
  return db
    .selectFrom('documents')
    .leftJoin('documentFacts as whole', 'whole.documentId', 'documents.id')
    .select(['documents.id', 'documents.caseId', 'documents.textNumber', 'documents.docDate'])
    .select(['documents.extractedText as text', 'documents.pageCount', 'documents.notes'])
    .select(
      sql<string | null>`coalesce(documents.doc_type,
        case when documents.suggested_confidence >= ${SURE_ENOUGH} then documents.suggested_doc_type end)`.as(
        'docType',
      ),
    )
    .where('documents.id', '=', id)
    .where('documents.status', '=', 'ready')
    .where('documents.deletedAt', 'is', null)
    .where('documents.extractedText', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('whole.documentId', 'is', null),
        eb('whole.textNumber', '<>', eb.ref('documents.textNumber')),
        eb('whole.readerVersion', '<', READER_VERSION),
      ]),
    )
    .$narrowType<{ text: string }>()
    .executeTakeFirst();
}

interface ReadDocument {
  id: string;
  caseId: string;
  textNumber: number;
}

/**
 * Keeps what a reading found of a paper; what a person said of its facts stays, with their ids. False when another text
 * of the document counts by now, or it was deleted.
 */
export async function saveFacts(db: Db, document: ReadDocument, read: ReadFacts): Promise<boolean> {
  const { id: documentId, caseId, textNumber } = document;
  return db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('documents')
      .select('textNumber')
      .where('id', '=', documentId)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (current?.textNumber !== textNumber) return false;
    // Whoever decides meanwhile waits, and nothing that was decided is written over.
    const rows = await trx
      .selectFrom('facts')
      .select(COLUMNS)
      .where('documentId', '=', documentId)
      .forUpdate()
      .execute();
    const { again, fresh, gone } = mergeFacts(rows.flatMap(fromRow), read.facts);
    const places = new Map(read.facts.map((fact, position) => [fact, position]));
    const positionOf = (fact: FoundFact) => places.get(fact) ?? 0;
    if (gone.length > 0) await trx.deleteFrom('facts').where('id', 'in', gone).execute();
    for (const { id, fact, isDecided } of again) {
      const { value: _, ...place } = toRow(fact);
      const change = isDecided ? place : toRow(fact);
      await trx
        .updateTable('facts')
        .set({ ...change, textNumber, position: positionOf(fact) })
        .where('id', '=', id)
        .execute();
    }
    const values = fresh.map((fact) => ({
      ...toRow(fact),
      documentId,
      caseId,
      textNumber,
      position: positionOf(fact),
    }));
    for (let at = 0; at < values.length; at += ROWS_PER_INSERT) {
      await trx
        .insertInto('facts')
        .values(values.slice(at, at + ROWS_PER_INSERT))
        .execute();
    }
    const whole = {
      textNumber,
      readerVersion: READER_VERSION,
      unplaced: JSON.stringify(read.unplaced, (_, part) =>
        typeof part === 'string' ? part.toWellFormed() : part,
      ),
      completeness: JSON.stringify(read.completeness),
    };
    await trx
      .insertInto('documentFacts')
      .values({ documentId, caseId, ...whole })
      .onConflict((conflict) =>
        conflict.column('documentId').doUpdateSet((eb) => ({
          ...whole,
          // Whoever dealt with what was missing dealt with that; another lack is another matter.
          acknowledgedAt: sql`case when document_facts.completeness = ${eb.ref('excluded.completeness')}
            then document_facts.acknowledged_at end`,
          acknowledgedBy: sql`case when document_facts.completeness = ${eb.ref('excluded.completeness')}
            then document_facts.acknowledged_by end`,
        })),
      )
      .execute();
    return true;
  });
}

const UNREAD: Completeness = {
  pages: 0,
  pagesRead: 0,
  unreadPages: [],
  poorPages: [],
  complete: false,
  problems: [],
};

/** What is known of one paper. */
export async function getDocumentFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
): Promise<DocumentFacts> {
  const document = await db
    .selectFrom('documents')
    .leftJoin('documentFacts as whole', 'whole.documentId', 'documents.id')
    .select([
      'documents.textNumber',
      'whole.textNumber as readNumber',
      'whole.unplaced',
      'whole.completeness',
    ])
    .select('whole.acknowledgedAt')
    .where('documents.caseId', '=', caseId)
    .where('documents.id', '=', documentId)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('facts')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where((eb) => eb.or([eb('textNumber', '=', document.textNumber), eb('status', '<>', 'found')]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const isRead = document.readNumber === document.textNumber;
  return {
    facts: rows.flatMap(fromRow),
    unplaced: isRead ? (FactPlace.array().safeParse(document.unplaced).data ?? []) : [],
    completeness: (isRead ? Completeness.safeParse(document.completeness).data : null) ?? UNREAD,
    acknowledgedAt: isRead ? document.acknowledgedAt : null,
    isRead,
  };
}

/** How completely a paper was read, and whether somebody has dealt with what is missing. */
export interface PaperCompleteness {
  documentId: string;
  completeness: Completeness;
  acknowledgedAt: Date | null;
}

/** How completely these papers of a case were read; one that waits to be read for its facts is left out. */
export async function listCompleteness(
  db: Db,
  caseId: AuthorizedCaseId,
  documentIds: readonly string[],
): Promise<PaperCompleteness[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('documentFacts as whole')
    .innerJoin('documents', 'documents.id', 'whole.documentId')
    .select(['whole.documentId', 'whole.completeness', 'whole.acknowledgedAt'])
    .where('whole.caseId', '=', caseId)
    .where('whole.documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('documents.deletedAt', 'is', null)
    .whereRef('whole.textNumber', '=', 'documents.textNumber')
    .execute();
  return rows.flatMap(({ documentId, acknowledgedAt, ...row }) => {
    const completeness = Completeness.safeParse(row.completeness).data;
    return completeness === undefined ? [] : [{ documentId, completeness, acknowledgedAt }];
  });
}

/** The facts of all papers of a case, paper by paper; of one kind where it is given. */
export async function listCaseFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  kind: FactKind | undefined,
): Promise<Fact[]> {
  const rows = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(COLUMNS)
    .where('facts.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('facts.textNumber', '=', eb.ref('documents.textNumber')), eb('facts.status', '<>', 'found')]),
    )
    .$if(kind !== undefined, (query) => query.where('facts.kind', '=', kind ?? ''))
    .orderBy('documents.uploadedAt')
    .orderBy('facts.documentId')
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  return rows.flatMap(fromRow);
}

/** One fact, of whose document nobody took leave. */
export async function getFact(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Fact | undefined> {
  const row = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(COLUMNS)
    .where('facts.caseId', '=', caseId)
    .where('facts.id', '=', id)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : fromRow(row)[0];
}

interface Decision {
  status: FactStatus;
  content: FactContent | null;
  userId: string;
  now: Date;
}

/**
 * Keeps what a person said of a fact. Beside a correction stands what the paper says, and comes back when the correction
 * is taken back.
 */
export async function decideFact(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { status, content, userId, now }: Decision,
): Promise<void> {
  await db
    .updateTable('facts')
    .set({
      status,
      decidedBy: status === 'found' ? null : userId,
      decidedAt: status === 'found' ? null : now,
    })
    .set((eb) =>
      content === null
        ? { value: sql`coalesce(${eb.ref('readValue')}, ${eb.ref('value')})`, readValue: null }
        : {
            value: JSON.stringify(content.value),
            readValue: sql`coalesce(${eb.ref('readValue')}, ${eb.ref('value')})`,
          },
    )
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Confirms a fact of which nobody has said anything yet; false where somebody has. */
export async function confirmFound(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('facts')
    .set({ status: 'confirmed', decidedBy: userId, decidedAt: now })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'found')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps that somebody dealt with what is missing of a paper; false while it was not read. */
export async function acknowledge(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('documentFacts')
    .set({ acknowledgedBy: userId, acknowledgedAt: now })
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

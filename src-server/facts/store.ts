import { type Kysely, type Selectable, sql } from 'kysely';
import type { FactsTable } from '#db/schema/facts.ts';
import type { Database } from '#db/schema/index.ts';
import {
  Completeness,
  type DocumentFacts,
  Fact,
  type FactContent,
  type FactKind,
  FactPlace,
  type FactStatus,
} from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** What `fromRow` needs, of the table of facts. */
export const COLUMNS = [
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
  'facts.decidedAt',
] as const;
/** Who said something of a fact, by the name that others of the case see. */
export const DECIDED_BY = sql<string | null>`(
  select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), username, email, 'Member')
  from users where users.id = facts.decided_by)`.as('decidedBy');
type Row = Selectable<Omit<FactsTable, 'caseId' | 'textNumber' | 'position' | 'readValue' | 'decidedBy'>> & {
  decidedBy: string | null;
};

/** What was stored in a shape that is not known any more counts as not there. */
export function fromRow({ charStart: start, charEnd: end, ...row }: Row): Fact[] {
  const fact = Fact.safeParse({ ...row, start, end });
  return fact.success ? [fact.data] : [];
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
      'whole.readerVersion',
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
    .select(DECIDED_BY)
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where((eb) => eb.or([eb('textNumber', '=', document.textNumber), eb('status', '<>', 'found')]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const isRead = document.readNumber === document.textNumber && (document.readerVersion ?? -1) >= 0;
  return {
    facts: rows.flatMap(fromRow),
    unplaced: isRead ? (FactPlace.array().safeParse(document.unplaced).data ?? []) : [],
    completeness: (isRead ? Completeness.safeParse(document.completeness).data : null) ?? UNREAD,
    acknowledgedAt: isRead ? document.acknowledgedAt : null,
    isRead,
  };
}

/** The facts of a case's papers that count: of the text as it was read last, or decided by a person. Jobs read them too. */
export function factsThatCount(db: Db, caseId: string) {
  return db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(COLUMNS)
    .select(DECIDED_BY)
    .where('facts.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('facts.textNumber', '=', eb.ref('documents.textNumber')), eb('facts.status', '<>', 'found')]),
    );
}

/** The facts of all papers of a case, paper by paper; of one kind where it is given. */
export async function listCaseFacts(
  db: Db,
  caseId: AuthorizedCaseId,
  kind: FactKind | undefined,
): Promise<Fact[]> {
  const rows = await factsThatCount(db, caseId)
    .$if(kind !== undefined, (query) => query.where('facts.kind', '=', kind ?? ''))
    .orderBy('documents.uploadedAt')
    .orderBy('facts.documentId')
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  return rows.flatMap(fromRow);
}

/** One fact, of whose document nobody took leave; what nobody has decided is one of the text that counts. */
export async function getFact(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Fact | undefined> {
  const row = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(COLUMNS)
    .select(DECIDED_BY)
    .where('facts.caseId', '=', caseId)
    .where('facts.id', '=', id)
    .where('documents.deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('facts.textNumber', '=', eb.ref('documents.textNumber')), eb('facts.status', '<>', 'found')]),
    )
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
 * is taken back. Undefined when it is gone.
 */
export async function decideFact(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { status, content, userId, now }: Decision,
): Promise<Fact | undefined> {
  const row = await db
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
    .returning(COLUMNS)
    .returning(DECIDED_BY)
    .executeTakeFirst();
  return row === undefined ? undefined : fromRow(row)[0];
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

import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { mergeFacts } from '#src/facts/merge-facts.ts';
import type { ReadFacts } from '#src/facts/read-facts.ts';
import { FactContent, type FoundFact, READER_VERSION } from '#src/facts/schema.ts';
import { finerOf } from '#src/papers/kind-of.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import { ofStrangers } from '../papers/of-strangers.ts';
import { sureType } from '../papers/sure-type.ts';
import { COLUMNS, DECIDED_BY, fromRow } from './store.ts';

type Db = Kysely<Database>;

const ROWS_PER_INSERT = 200;

/** Marks that turn the words around them, and breaks of lines, are none of a fact's own words; its quote is the paper's. */
function withPlainWords(fact: FoundFact): FoundFact {
  const value: unknown = JSON.parse(
    JSON.stringify(fact.value, (_, part) => (typeof part === 'string' ? oneLine(part) : part)),
  );
  const content = FactContent.safeParse({ kind: fact.kind, value });
  return content.success ? { ...fact, ...content.data, label: oneLine(fact.label) } : fact;
}

/** Half a letter, where a text was cut inside of one, is nothing that a database can hold. */
const wellFormed = (_: string, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part);

const toRow = ({ kind, value, label, page, start, end, quote, certainty }: FoundFact) => ({
  kind,
  label: label.toWellFormed(),
  page,
  quote: quote.toWellFormed(),
  certainty,
  value: JSON.stringify(value, wellFormed),
  charStart: start,
  charEnd: end,
});

/** Readings that failed, one below another: a paper is tried so often before it counts as one that cannot be read. */
const MOST_FAILED = 2;

/** A paper whose text was not read for its facts by this reader; undefined where it was, and where there is no text. */
export async function findUnreadForFacts(db: Db, id: string) {
  const found = await db
    .selectFrom('documents')
    .leftJoin('documentFacts as whole', 'whole.documentId', 'documents.id')
    .select(['documents.id', 'documents.caseId', 'documents.textNumber', 'documents.docDate'])
    .select(['documents.extractedText as text', 'documents.pageCount', 'documents.notes'])
    .select(['documents.docType', sureType().as('read'), ofStrangers().as('isStrangers')])
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
  if (found === undefined) return undefined;
  const { docType, read, ...document } = found;
  return {
    ...document,
    docType: docType === null && read === null ? null : finerOf(docType, read),
  };
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
      .select(DECIDED_BY)
      .where('documentId', '=', documentId)
      .forUpdate()
      .execute();
    const found = read.facts.map(withPlainWords);
    const { again, fresh, gone } = mergeFacts(rows.flatMap(fromRow), found);
    const places = new Map(found.map((fact, position) => [fact, position]));
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
      unplaced: JSON.stringify(read.unplaced, wellFormed),
      completeness: JSON.stringify(read.completeness),
      told: JSON.stringify(read.told, wellFormed),
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

/**
 * Keeps that a reading failed; the last time with what is then told of the paper. What an earlier reading of the same
 * text found stays.
 */
export async function noteFailedReading(
  db: Db,
  document: ReadDocument,
  toldThen: ReadFacts,
): Promise<{ isLast: boolean }> {
  const { id: documentId, caseId, textNumber } = document;
  const known = await db
    .selectFrom('documentFacts')
    .select('readerVersion')
    .where('documentId', '=', documentId)
    .where('textNumber', '=', textNumber)
    .executeTakeFirst();
  const failed = Math.max(0, -(known?.readerVersion ?? 0));
  if (failed >= MOST_FAILED) {
    await saveFacts(db, document, toldThen);
    return { isLast: true };
  }
  const readerVersion = -failed - 1;
  const row = { textNumber, readerVersion, unplaced: '[]', completeness: '{}' };
  await db
    .insertInto('documentFacts')
    .values({ documentId, caseId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('documentId')
        .doUpdateSet(
          known === undefined ? { ...row, acknowledgedAt: null, acknowledgedBy: null } : { readerVersion },
        ),
    )
    .execute();
  return { isLast: false };
}

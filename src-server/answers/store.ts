import { type Insertable, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { AnswerResponsesTable } from '#db/schema/answers.ts';
import type { Database } from '#db/schema/index.ts';
import type { DefenseChoice } from '#src/answers/defenses.ts';
import type { StoredResponse } from '#src/answers/ledger.ts';
import { AnswerEvidence, type Counterclaim } from '#src/answers/schema.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { LAW_FIELDS, type LawSource } from '#src/law/case-law.ts';

type Db = Kysely<Database>;

/** What an answer says of its case. */
export interface CaseFacts extends LawSource {
  plaintiffName: string | null;
  defendantName: string | null;
  /** Nothing of this case may be sent to a network AI engine. */
  localOnly: boolean;
}

export async function getCaseFacts(db: Db, caseId: AuthorizedCaseId): Promise<CaseFacts> {
  return db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .select(['plaintiffName', 'defendantName', 'localOnly'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** The documents of a case that are called complaints, the first uploaded first. */
export async function listComplaintIds(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`lower(trim(doc_type)) = 'complaint'`)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Names of documents of the case and the number of the text that counts; what is deleted is left out. */
export async function listNamedDocuments(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]) {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'textNumber', 'status'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('id', '=', sql<string>`any(${known}::uuid[])`)
    .execute();
}

/** A passage as it is stored: with the text of its document in which it was looked up. */
export const StoredEvidence = AnswerEvidence.extend({ textNumber: z.number().int() });
export type StoredEvidence = z.infer<typeof StoredEvidence>;

export interface ResponseRow extends Omit<StoredResponse, 'evidence'> {
  documentId: string;
  evidence: StoredEvidence[];
}

/** Every answer to these complaints, those to former texts among them. */
export async function listResponses(
  db: Db,
  caseId: AuthorizedCaseId,
  documentIds: readonly string[],
): Promise<ResponseRow[]> {
  const rows = await db
    .selectFrom('answerResponses')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('updatedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    documentId: row.documentId,
    key: row.paragraphKey,
    number: row.paragraphNumber,
    text: row.paragraphText,
    textNumber: row.textNumber,
    response: row.response,
    words: row.words,
    evidence: z.array(StoredEvidence).safeParse(row.evidence).data ?? [],
    updatedAt: row.updatedAt,
  }));
}

/** Puts each answer in the place of the one to the same paragraph of the same text; all others stay. */
export async function saveResponses(
  db: Db,
  rows: readonly Insertable<AnswerResponsesTable>[],
): Promise<void> {
  await db
    .insertInto('answerResponses')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'textNumber', 'paragraphKey']).doUpdateSet(({ ref }) => ({
        response: ref('excluded.response'),
        words: ref('excluded.words'),
        evidence: ref('excluded.evidence'),
        paragraphText: ref('excluded.paragraphText'),
        paragraphNumber: ref('excluded.paragraphNumber'),
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

export async function listDefenseChoices(db: Db, caseId: AuthorizedCaseId): Promise<DefenseChoice[]> {
  return db
    .selectFrom('answerDefenses')
    .select(['defenseId', 'choice', 'facts'])
    .where('caseId', '=', caseId)
    .execute();
}

export async function saveDefenseChoice(
  db: Db,
  caseId: AuthorizedCaseId,
  { defenseId, choice, facts }: DefenseChoice,
  now: Date,
): Promise<void> {
  await db
    .insertInto('answerDefenses')
    .values({ caseId, defenseId, choice, facts, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'defenseId']).doUpdateSet({ choice, facts, updatedAt: now }),
    )
    .execute();
}

/** In the order in which they were begun. */
export async function listCounterclaims(db: Db, caseId: AuthorizedCaseId): Promise<Counterclaim[]> {
  return db
    .selectFrom('answerCounterclaims')
    .select(['id', 'title', 'facts', 'relief'])
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** `createdAt` of new ones rises by a millisecond each, so that they keep the order they came in. */
export async function saveCounterclaims(
  db: Db,
  caseId: AuthorizedCaseId,
  counterclaims: readonly Counterclaim[],
  now: Date,
): Promise<void> {
  if (counterclaims.length === 0) return;
  await db
    .insertInto('answerCounterclaims')
    .values(
      counterclaims.map((counterclaim, index) => ({
        ...counterclaim,
        caseId,
        createdAt: new Date(now.getTime() + index),
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'id']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        facts: ref('excluded.facts'),
        relief: ref('excluded.relief'),
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

export async function removeCounterclaims(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<void> {
  const known = ids.filter(isId);
  if (known.length === 0) return;
  await db
    .deleteFrom('answerCounterclaims')
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${known}::uuid[])`)
    .execute();
}

import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { GeneratedAnswersTable } from '#db/schema/answers.ts';
import type { Database } from '#db/schema/index.ts';
import {
  AnswerCheck,
  AnsweredCounterclaim,
  AnsweredDefense,
  AnsweredParagraph,
  AnswerSections,
  type AnswerVersion,
  type GeneratedAnswer,
} from '#src/answers/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { MotionId } from '#src/motions/schema.ts';

type Db = Kysely<Database>;

const Details = z.object({
  complaintDocuments: z.array(z.string()),
  auxiliaryDocuments: z.array(z.string()),
  responses: z.array(AnsweredParagraph),
  defenses: z.array(AnsweredDefense),
  counterclaims: z.array(AnsweredCounterclaim),
  prayer: z.array(z.string()),
  engine: z.object({ name: z.string(), notice: z.string() }),
  instructions: z.string().nullable(),
  motion: MotionId.nullable(),
});
const Findings = z.object({
  confidenceBecause: z.string(),
  checks: z.array(AnswerCheck),
  notes: z.array(z.string()),
});

/** Of an answer in a shape we no longer know its words are left. */
function toAnswer(row: Selectable<GeneratedAnswersTable>): GeneratedAnswer {
  const details = Details.safeParse(row.details).data ?? {
    complaintDocuments: [],
    auxiliaryDocuments: [],
    responses: [],
    defenses: [],
    counterclaims: [],
    prayer: [],
    engine: { name: '', notice: '' },
    instructions: null,
    motion: null,
  };
  const findings = Findings.safeParse(row.legalAnalysis).data ?? {
    confidenceBecause: '',
    checks: [],
    notes: [],
  };
  return {
    id: row.id,
    caseId: row.caseId,
    version: row.version,
    generatedAt: row.generatedAt,
    updatedAt: row.updatedAt,
    sections: AnswerSections.safeParse(row.sections).data ?? {
      introduction: '',
      responseToAllegations: row.answer,
      affirmativeDefenses: '',
      conclusion: '',
    },
    basedOnDocuments: z.array(z.string()).safeParse(row.basedOnDocuments).data ?? [],
    confidence: row.confidenceScore,
    ...details,
    ...findings,
  };
}

export type NewAnswer = Omit<GeneratedAnswer, 'id' | 'caseId' | 'version' | 'generatedAt' | 'updatedAt'>;

export interface AnswerKeeping {
  caseId: AuthorizedCaseId;
  userId: string;
  /** What the one who asked calls this generation; null for no name. */
  key: string | null;
  /** The whole answer as one text. */
  text: string;
  now: Date;
}

/** Keeps an answer as the next version of its case. One that is kept under this key already stays as it is. */
export async function insertVersion(
  db: Db,
  answer: NewAnswer,
  { caseId, userId, key, text, now }: AnswerKeeping,
): Promise<GeneratedAnswer> {
  const { sections, basedOnDocuments, confidence, confidenceBecause, checks, notes, ...details } = answer;
  return db.transaction().execute(async (trx) => {
    // Versions are counted one after the other.
    await trx.selectFrom('cases').select('id').where('id', '=', caseId).forUpdate().execute();
    const known = key === null ? undefined : await findByKey(trx, caseId, key);
    if (known !== undefined) return known;
    const row = await trx
      .insertInto('generatedAnswers')
      .values({
        caseId,
        userId,
        answer: text,
        basedOnDocuments: JSON.stringify(basedOnDocuments),
        sections: JSON.stringify(sections),
        legalAnalysis: JSON.stringify({ confidenceBecause, checks, notes }),
        confidenceScore: confidence,
        generatedAt: now,
        updatedAt: now,
        version: sql<number>`coalesce((select max(version) from generated_answers where case_id = ${caseId}), 0) + 1`,
        askKey: key,
        details: JSON.stringify(details),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAnswer(row);
  });
}

export async function findByKey(
  db: Db,
  caseId: AuthorizedCaseId,
  key: string,
): Promise<GeneratedAnswer | undefined> {
  const row = await db
    .selectFrom('generatedAnswers')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('askKey', '=', key)
    .executeTakeFirst();
  return row && toAnswer(row);
}

/** NOT_FOUND when nothing was generated yet. */
export async function getLatest(db: Db, caseId: AuthorizedCaseId): Promise<GeneratedAnswer> {
  const row = await db
    .selectFrom('generatedAnswers')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', 'No answer has been generated for this case yet.');
  return toAnswer(row);
}

export async function getVersion(db: Db, caseId: AuthorizedCaseId, id: string): Promise<GeneratedAnswer> {
  const row = await db
    .selectFrom('generatedAnswers')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return toAnswer(row);
}

const Summary = Details.pick({ instructions: true, motion: true });

/** How many responses an answer holds, and how many of them a person still has to decide; the newest first. */
function countsOf(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('generatedAnswers')
    .select(['id', 'generatedAt'])
    .select(sql<number>`coalesce(jsonb_array_length(details->'responses'), 0)`.as('total'))
    .select(
      sql<number>`jsonb_array_length(jsonb_path_query_array(details,
        '$.responses[*] ? (@.response == "needs_answer")'))`.as('needsAnswer'),
    )
    .where('caseId', '=', caseId)
    .orderBy('version', 'desc');
}

/** The newest answer of a case, by its counts. */
export function findNewestCounts(db: Db, caseId: AuthorizedCaseId) {
  return countsOf(db, caseId).limit(1).executeTakeFirst();
}

/** Every version of a case, the newest first, without their words. */
export async function listVersions(db: Db, caseId: AuthorizedCaseId): Promise<AnswerVersion[]> {
  const rows = await countsOf(db, caseId)
    .select(['version', 'basedOnDocuments', 'confidenceScore as confidence'])
    .select(sql<unknown>`details - 'responses' - 'defenses' - 'counterclaims'`.as('details'))
    .execute();
  return rows.map(({ details, basedOnDocuments, total, ...row }) => ({
    ...row,
    basedOnDocuments: z.array(z.string()).safeParse(basedOnDocuments).data ?? [],
    ...(Summary.safeParse(details).data ?? { instructions: null, motion: null }),
    answered: total - row.needsAnswer,
  }));
}

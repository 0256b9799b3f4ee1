import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { MilestonesTable } from '#db/schema/timeline.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { ruleNamed } from '#src/law/calculate.ts';
import { Calculation } from '#src/law/calculation-schema.ts';
import { LAW_FIELDS, type LawSource, lawOf } from '#src/law/case-law.ts';
import { unfitReason } from '#src/law/unfit.ts';
import { countedAgain } from '#src/timeline/counted-again.ts';
import type { Milestone, OpenDeadline } from '#src/timeline/schema.ts';
import { memberCases } from '../cases/store.ts';

type Db = Kysely<Database>;

const COLUMNS = [
  'id',
  'caseId',
  'kind',
  'date',
  'status',
  'derivedFromDocId',
  'position',
  'deadlineType',
  'ruleReference',
  'reminderDates',
  'isAutoCalculated',
  'finishedAt',
  'triggerMilestoneId',
  'calculation',
  'ruleKey',
  'ruleVersion',
  'dueTime',
  'doubts',
  'takesPlace',
  'place',
  'revision',
] as const;

type Row = Selectable<Pick<MilestonesTable, (typeof COLUMNS)[number]>>;

/** What was stored by an older release may have another shape: such a deadline stands without its calculation. */
function fromRow(row: Row): Milestone {
  return { ...row, calculation: Calculation.safeParse(row.calculation).data ?? null };
}

function timeline(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('milestones')
    .where('caseId', '=', caseId)
    .orderBy('position')
    .orderBy('date', (order) => order.asc().nullsLast())
    .orderBy('id');
}

/** By position, then date; those without a date last. */
export async function listMilestones(db: Db, caseId: AuthorizedCaseId): Promise<Milestone[]> {
  return (await timeline(db, caseId).select(COLUMNS).execute()).map(fromRow);
}

/** The distinct names of a case's milestones, in timeline order. */
export async function listMilestoneKinds(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await timeline(db, caseId).select('kind').execute();
  return [...new Set(rows.map((row) => row.kind))];
}

export async function findMilestone(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<Milestone | undefined> {
  const row = await db
    .selectFrom('milestones')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function getMilestone(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Milestone> {
  const row = await db
    .selectFrom('milestones')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/**
 * What says whose law the case is counted by; until the transaction ends nobody else changes its deadlines: one that is
 * counted from another is never counted from a date that is moving, and of two equal ones the second sees the first.
 */
export async function lockTimeline(db: Db, caseId: AuthorizedCaseId): Promise<LawSource> {
  return db
    .selectFrom('cases')
    .select(LAW_FIELDS)
    .where('id', '=', caseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Names of the deadlines of this day that are not finished. */
export async function listOpenKinds(db: Db, caseId: AuthorizedCaseId, date: string): Promise<string[]> {
  const rows = await db
    .selectFrom('milestones')
    .select('kind')
    .where('caseId', '=', caseId)
    .where('date', '=', date)
    .where('finishedAt', 'is', null)
    .execute();
  return rows.map((row) => row.kind);
}

/** Deadlines that are counted from another milestone of the case and not finished. */
export async function listCounted(db: Db, caseId: AuthorizedCaseId): Promise<Milestone[]> {
  const rows = await timeline(db, caseId)
    .select(COLUMNS)
    .where('triggerMilestoneId', 'is not', null)
    .where('calculation', 'is not', null)
    .where('isAutoCalculated', '=', true)
    .where('finishedAt', 'is', null)
    .execute();
  return rows.map(fromRow);
}

export async function insertMilestone(
  db: Db,
  values: Insertable<MilestonesTable> & { caseId: AuthorizedCaseId },
): Promise<Milestone> {
  return fromRow(
    await db.insertInto('milestones').values(values).returning(COLUMNS).executeTakeFirstOrThrow(),
  );
}

/** Many at once. */
export async function insertMilestones(
  db: Db,
  values: readonly (Insertable<MilestonesTable> & { caseId: AuthorizedCaseId })[],
): Promise<Milestone[]> {
  if (values.length === 0) return [];
  const rows = await db
    .insertInto('milestones')
    .values([...values])
    .returning(COLUMNS)
    .execute();
  return rows.map(fromRow);
}

/** Changes a milestone; its revision rises by one. */
export async function updateMilestone(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  change: Updateable<MilestonesTable> & { updatedAt: Date },
): Promise<Milestone> {
  const row = await db
    .updateTable('milestones')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Deletes a milestone with its notes, and says what it was; the documents that were attached to it stay in the case. */
export async function deleteMilestone(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<{ kind: string; date: string | null }> {
  return db
    .deleteFrom('milestones')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(['kind', 'date'])
    .executeTakeFirstOrThrow();
}

const MAX_OPEN = 1000;

/** The rule that a count names, of a deadline that was stored when its rule was not yet. */
function ruleCounted(calculation: Calculation | null): string | null {
  return calculation && (ruleNamed(calculation.jurisdiction, calculation.deadlineType)?.id ?? null);
}

/** Dated deadlines of all of a person's cases that are not finished, soonest first, at most 1000; one query. */
export async function listOpenDeadlines(
  db: Db,
  userId: string,
  now: Date,
  only?: AuthorizedCaseId,
): Promise<OpenDeadline[]> {
  const rows = await memberCases(db, userId, now)
    .innerJoin('milestones', 'milestones.caseId', 'cases.id')
    .select([
      'milestones.id',
      'milestones.caseId',
      'milestones.kind',
      'milestones.date',
      'milestones.status',
      'milestones.ruleReference',
      'milestones.isAutoCalculated',
      'milestones.dueTime',
      'milestones.doubts',
      'milestones.takesPlace',
      'milestones.place',
      'milestones.calculation',
      'milestones.ruleKey',
      'cases.courtId',
      'cases.kind as caseKind',
      'cases.courtName',
      'cases.caseNumber',
      'cases.state',
      'cases.caseType',
      'cases.title',
      'cases.description',
    ])
    .where('milestones.finishedAt', 'is', null)
    .where('milestones.date', 'is not', null)
    .$if(only !== undefined, (query) => query.where('cases.id', '=', only ?? ''))
    .orderBy('milestones.date')
    .orderBy('milestones.position')
    .orderBy('milestones.id')
    .limit(MAX_OPEN)
    .$narrowType<{ date: string }>()
    .execute();
  return rows.map((row) => {
    const { id, caseId, kind, date, status, ruleReference, isAutoCalculated } = row;
    const { dueTime, doubts, takesPlace, place } = row;
    const calculation = Calculation.safeParse(row.calculation).data ?? null;
    return {
      id,
      caseId,
      kind,
      date,
      status,
      ruleReference,
      isAutoCalculated,
      ruleKey: row.ruleKey ?? ruleCounted(calculation),
      dueTime,
      doubts,
      takesPlace,
      place,
      caseTitle: caseTitle(row),
      caseState: row.state,
      countedAgain: countedAgain({ date, isAutoCalculated, calculation }),
      unfit: calculation && unfitReason(calculation, lawOf({ ...row, kind: row.caseKind })),
    };
  });
}

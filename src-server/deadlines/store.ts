import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Milestone } from '#src/deadlines/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

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
  'revision',
] as const;

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
  return timeline(db, caseId).select(COLUMNS).execute();
}

/** The distinct names of a case's milestones, in timeline order. */
export async function listMilestoneKinds(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await timeline(db, caseId).select('kind').execute();
  return [...new Set(rows.map((row) => row.kind))];
}

export async function getMilestone(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Milestone> {
  return db
    .selectFrom('milestones')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

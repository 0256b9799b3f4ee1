import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Deps } from '../deps.ts';

type Db = Kysely<Database>;
type SweepDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>;

/** Keys of an intake's bytes that no document of a case needs. */
async function keysOf(db: Db, intakeId: string, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from (
      select path from intake_files where intake_id = ${intakeId}
      union select path from documents where case_id = ${caseId}
    ) own
    where not exists (select from documents d where d.path = own.path and d.case_id <> ${caseId})
      and not exists (select from production_documents p where p.path = own.path)
      and not exists (select from milestone_attachments a where a.path = own.path)`.execute(db);
  return rows.map(({ path }) => path);
}

/** Takes an intake away with its papers; what became of a case stays there. */
export async function removeIntake(deps: Omit<SweepDeps, 'clock'>, intakeId: string): Promise<void> {
  const keys = await deps.db.transaction().execute(async (db) => {
    const intake = await db
      .selectFrom('intakes')
      .select(['id', 'caseId'])
      .where('id', '=', intakeId)
      .forUpdate()
      .executeTakeFirst();
    if (intake === undefined) return [];
    const found = await keysOf(db, intake.id, intake.caseId);
    // The intake goes with its case.
    await db.deleteFrom('cases').where('id', '=', intake.caseId).where('userId', 'is', null).execute();
    return found;
  });
  for (const key of keys) {
    await deps.blobs.remove(key).catch((error: unknown) => {
      deps.log.warn({ key, error: String(error) }, 'a file of an intake could not be removed yet');
    });
  }
}

/** An account goes, and its intakes with it. Returns the keys of their bytes, to be removed after the transaction. */
export async function deleteIntakesOf(db: Db, userId: string): Promise<string[]> {
  const own = await db.selectFrom('intakes').select(['id', 'caseId']).where('userId', '=', userId).execute();
  const keys: string[] = [];
  for (const { id, caseId } of own) {
    keys.push(...(await keysOf(db, id, caseId)));
    await db.deleteFrom('cases').where('id', '=', caseId).where('userId', 'is', null).execute();
  }
  return keys;
}

/** Intakes whose time is over, and cases without an owner that no intake needs. */
export async function sweepIntakes(deps: SweepDeps): Promise<void> {
  const ended = await deps.db
    .selectFrom('intakes')
    .select('id')
    .where('expiresAt', '<=', deps.clock.now())
    .execute();
  for (const { id } of ended) await removeIntake(deps, id);
  const { rows } = await sql<{ path: string }>`
    with gone as (
      delete from cases c where c.user_id is null and not exists (select from intakes i where i.case_id = c.id)
      returning c.id
    )
    select d.path from documents d join gone on gone.id = d.case_id`.execute(deps.db);
  for (const { path } of rows) await deps.blobs.remove(path);
}

import { sql } from 'kysely';
import { keysOfIntake } from '../cases/intake-store.ts';
import type { Deps } from '../deps.ts';

type SweepDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>;

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
    const found = await keysOfIntake(db, intake.id, intake.caseId);
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

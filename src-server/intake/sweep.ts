import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
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

/** Lets the oldest papers of strangers go until so many bytes more have room among them. */
export async function makeRoom(deps: Omit<SweepDeps, 'clock'>, bytes: number): Promise<void> {
  const { rows } = await sql<{ id: string; bytes: number }>`
    select i.id, coalesce(sum(f.size), 0)::bigint as bytes from intakes i
    left join intake_files f on f.intake_id = i.id
    where i.user_id is null group by i.id, i.created_at order by i.created_at, i.id`.execute(deps.db);
  let all = rows.reduce((sum, row) => sum + row.bytes, bytes);
  for (const row of rows) {
    if (all <= INTAKE_LIMITS.bytesInAll) return;
    await removeIntake(deps, row.id);
    all -= row.bytes;
  }
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';

type Db = Kysely<Database>;

/** Keys of an intake's bytes that no document of a case needs. */
export async function keysOfIntake(db: Db, intakeId: string, caseId: string): Promise<string[]> {
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

/** Of these keys those of bytes that no row needs. */
export async function unneededKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select own.path from unnest(${[...keys]}::text[]) as own(path)
    where not exists (select from documents d where d.path = own.path)
      and not exists (select from intake_files f where f.path = own.path)
      and not exists (select from production_documents p where p.path = own.path)
      and not exists (select from milestone_attachments a where a.path = own.path)`.execute(db);
  return rows.map(({ path }) => path);
}

/** An account goes, and its intakes with it. Returns the keys of their bytes, to be removed after the transaction. */
export async function deleteIntakesOf(db: Db, userId: string): Promise<string[]> {
  const own = await db.selectFrom('intakes').select(['id', 'caseId']).where('userId', '=', userId).execute();
  const keys: string[] = [];
  for (const { id, caseId } of own) {
    keys.push(...(await keysOfIntake(db, id, caseId)));
    await db.deleteFrom('cases').where('id', '=', caseId).where('userId', 'is', null).execute();
  }
  return keys;
}

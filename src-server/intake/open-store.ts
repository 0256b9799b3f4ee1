import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Fact } from '#src/facts/schema.ts';
import { factsThatCount, fromRow } from '../facts/store.ts';

type Db = Kysely<Database>;

/** An account's or a browser's open intakes, the newest first. */
export async function listOpen(
  db: Db,
  { userId, secretHashes }: { userId: string | null; secretHashes: readonly string[] },
  now: Date,
) {
  return db
    .selectFrom('intakes')
    .select(['id', 'caseId', 'createdAt', 'expiresAt'])
    .select((eb) => eb('userId', 'is not', null).as('isOwn'))
    .select(
      sql<boolean>`exists (
        select from intake_files f where f.intake_id = intakes.id and not exists (
          select from intake_cases c where c.intake_id = f.intake_id and c.file_ids @> to_jsonb(f.id::text)))`.as(
        'waits',
      ),
    )
    .where('expiresAt', '>', now)
    .where((eb) =>
      eb.or([
        ...(userId === null ? [] : [eb('userId', '=', userId)]),
        ...(secretHashes.length === 0
          ? []
          : [eb.and([eb('userId', 'is', null), eb('secretHash', 'in', [...secretHashes])])]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What the papers that lie in the case of an open intake say of their court, paper by paper. */
export async function listCourtFacts(db: Db, caseId: string): Promise<Fact[]> {
  const rows = await factsThatCount(db, caseId)
    .where('facts.kind', 'in', ['court', 'case-number'])
    .orderBy('facts.documentId')
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  return rows.flatMap(fromRow);
}

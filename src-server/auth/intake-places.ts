import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';

type Db = Kysely<Database>;

const MANY =
  'You have several sets of papers open. Finish or discard one of them first; one that you leave goes after 24 hours.';

const LOCK = 1_041_000;

/** Makes others who begin, fill or claim an intake wait until the transaction ends. */
export async function lockIntakes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
}

/** Throws TOO_MANY_REQUESTS where as many intakes are open as an account, or an address without one, may have. */
export async function requireIntakePlace(
  db: Db,
  { userId, addressKey }: { userId: string | null; addressKey: string | null },
  now: Date,
): Promise<void> {
  if (userId === null && addressKey === null) return;
  const { count } = await db
    .selectFrom('intakes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expiresAt', '>', now)
    .where((eb) =>
      userId === null
        ? eb.and([eb('addressKey', '=', addressKey), eb('userId', 'is', null)])
        : eb.and([
            eb('userId', '=', userId),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('intakeCases')
                  .select('key')
                  .whereRef('intakeCases.intakeId', '=', 'intakes.id'),
              ),
            ),
          ]),
    )
    .executeTakeFirstOrThrow();
  if (count >= INTAKE_LIMITS.openOfAddress)
    throw new AppError('TOO_MANY_REQUESTS', userId === null ? `Papers from your network: ${MANY}` : MANY);
}

import { subHours } from 'date-fns';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { intakeSecretHash } from './intake-cookie.ts';

type Db = Kysely<Database>;

const MANY_OF_ADDRESS =
  'Several sets of papers came from your network in the last 24 hours. Sign in or make an account, and you can add yours. If they are yours, you can also discard one of them.';
const MANY =
  'You have several sets of papers open. Finish or discard one of them first; one that you leave goes after 24 hours.';

const LOCK = 1_041_000;

/** Makes others who begin, fill or claim an intake wait until the transaction ends. */
export async function lockIntakes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
}

/**
 * Throws TOO_MANY_REQUESTS where an account, or an address without one, has as many intakes open as it may have, or where an
 * address has begun very many in 24 hours: those that an account has claimed since count there, or each new account would
 * make room for more.
 */
export async function requireIntakePlace(
  db: Db,
  { userId, addressKey }: { userId: string | null; addressKey: string | null },
  now: Date,
): Promise<void> {
  if (userId === null && addressKey === null) return;
  const { count, begun } = await db
    .selectFrom('intakes')
    .select((eb) => [
      eb.fn.countAll<number>().as('begun'),
      eb.fn
        .countAll<number>()
        .filterWhere((open) => (userId === null ? open('userId', 'is', null) : open('userId', '=', userId)))
        .as('count'),
    ])
    .where((eb) =>
      userId === null
        ? eb.and([
            eb('addressKey', '=', addressKey),
            eb('createdAt', '>', subHours(now, INTAKE_LIMITS.hours)),
          ])
        : eb.and([
            eb('userId', '=', userId),
            eb('expiresAt', '>', now),
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
  if (count >= INTAKE_LIMITS.openOfAddress || (userId === null && begun >= INTAKE_LIMITS.begunOfAddress))
    throw new AppError('TOO_MANY_REQUESTS', userId === null ? MANY_OF_ADDRESS : MANY);
}

/**
 * Gives an account every intake of the browser it signs in with: whoever signs in there next finds nothing of them. All
 * count among the account's places, and none is refused for it.
 */
export async function claimIntakes(
  db: Db,
  { userId, secrets, now }: { userId: string; secrets: readonly string[]; now: Date },
): Promise<void> {
  if (secrets.length === 0) return;
  await db.transaction().execute(async (own) => {
    await lockIntakes(own);
    await own
      .updateTable('intakes')
      .set({ userId })
      .where('secretHash', 'in', secrets.map(intakeSecretHash))
      .where('userId', 'is', null)
      .where('expiresAt', '>', now)
      .execute();
  });
}

import { createHash } from 'node:crypto';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { amount, sizeInWords } from '#src/text/words.ts';
import { requireIntakePlace } from '../auth/intake-places.ts';
import { isOwn } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { sumWaiting } from './store.ts';

export function addressKeyOf(address: string | null): string | null {
  // A household, a library, a proxy: many people of one network of its own.
  if (address === null || isOwn(address)) return null;
  return createHash('sha256').update(`intake ${address}`).digest('hex');
}

/** Asks early, before anything is received, what `beginIntake` asks again. Throws TOO_MANY_REQUESTS. */
export async function requirePlace(
  { db, limits, clock }: Pick<Deps, 'db' | 'limits' | 'clock'>,
  { userId, address }: { userId: string | null; address: string | null },
): Promise<void> {
  const addressKey = addressKeyOf(address);
  if (userId === null) {
    if (addressKey === null) await limits.spend('intakes-unknown', '');
    else await limits.spend('intakes', addressKey);
  }
  await requireIntakePlace(db, { userId, addressKey }, clock.now());
}

/** Throws TOO_MANY_REQUESTS where all papers that wait, with so many bytes more, would take more than they may. */
export async function requireWaitingRoom(db: Deps['db'], bytes: number): Promise<void> {
  if ((await sumWaiting(db)) + bytes <= INTAKE_LIMITS.bytesInAll) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'There is no room for more papers here at the moment. Please try again later. Papers that nobody keeps go after 24 hours.',
  );
}

export function tooManyFiles(): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `You can add ${amount(INTAKE_LIMITS.files, 'file')} here at once. Begin with the papers that came last; you can add the others once you have your case.`,
  );
}

export function tooManyBytes(): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    `These files are more than ${sizeInWords(INTAKE_LIMITS.bytes)} together, the most that can be read here before you have an account. Begin with the summons alone.`,
  );
}

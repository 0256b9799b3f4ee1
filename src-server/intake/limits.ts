import { createHash } from 'node:crypto';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { amount, sizeInWords } from '#src/text/words.ts';
import { isOwn } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { countOpen, countOpenOf } from './store.ts';

const MANY =
  'You have several sets of papers open. Finish or discard one of them first; one that you leave goes after 24 hours.';

export function addressKeyOf(address: string | null): string | null {
  // A household, a library, a proxy: many people of one network of its own.
  if (address === null || isOwn(address)) return null;
  return createHash('sha256').update(`intake ${address}`).digest('hex');
}

/** Throws TOO_MANY_REQUESTS where as many intakes are open as an address, or an account, may have. */
export async function requirePlace(
  deps: Pick<Deps, 'db' | 'limits' | 'clock'>,
  { userId, address }: { userId: string | null; address: string | null },
): Promise<void> {
  const now = deps.clock.now();
  if (userId !== null) {
    if ((await countOpenOf(deps.db, userId, now)) >= INTAKE_LIMITS.openOfAddress)
      throw new AppError('TOO_MANY_REQUESTS', MANY);
    return;
  }
  const key = addressKeyOf(address);
  if (key === null) return deps.limits.spend('intakes-unknown', '');
  await deps.limits.spend('intakes', key);
  if ((await countOpen(deps.db, key, now)) >= INTAKE_LIMITS.openOfAddress) {
    throw new AppError('TOO_MANY_REQUESTS', `Papers from your network: ${MANY}`);
  }
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

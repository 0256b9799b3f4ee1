import { createHash } from 'node:crypto';
import { AppError } from '#src/errors.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { amount, sizeInWords } from '#src/text/words.ts';
import { requireIntakePlace } from '../auth/intake-places.ts';
import { isOwn, siteOf } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { MAX_JSON_BYTES } from '../rest.ts';
import type { OnTheWay } from '../uploads/room.ts';
import { sumWaiting } from './store.ts';

/** The bytes of a form's files, and the little that stands around them. */
export const MOST_OF_FORM = INTAKE_LIMITS.bytes + MAX_JSON_BYTES;

export function addressKeyOf(address: string | null): string | null {
  // A household, a library, a proxy: many people of one network of its own.
  if (address === null || isOwn(address)) return null;
  return createHash('sha256')
    .update(`intake ${siteOf(address)}`)
    .digest('hex');
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

function noRoomForMore(): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    'There is no room for more papers here at the moment. Please try again later. Papers that nobody keeps go after 24 hours.',
  );
}

/** Throws TOO_MANY_REQUESTS where strangers' papers that wait, with so many bytes more, would take more than they may. */
export async function requireWaitingRoom(db: Deps['db'], bytes: number): Promise<void> {
  if ((await sumWaiting(db)) + bytes > INTAKE_LIMITS.bytesInAll) throw noRoomForMore();
}

/** Counts files that are added to papers: of an account, of a stranger's address, else of the papers themselves. */
export async function countAdded(
  { limits }: Pick<Deps, 'limits'>,
  { userId, address, intakeId }: { userId: string | null; address: string | null; intakeId: string },
): Promise<void> {
  await limits.spend('intake-files', userId ?? addressKeyOf(address) ?? intakeId);
}

/**
 * Throws TOO_MANY_REQUESTS where strangers' forms, the one that comes among them, are too many at once, or announce or
 * bring more bytes than may wait here beside the `waiting` ones. What a form announces costs nothing to send.
 */
export function requireWay({ ofIntake, ofAddress, inAll }: OnTheWay, waiting: number): void {
  if (ofIntake > INTAKE_LIMITS.formsAtOnce)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      'Other pages of these papers are still on their way. Please wait a minute, then add this one.',
      { retryAfter: 60 },
    );
  if (ofAddress.forms > INTAKE_LIMITS.formsOfAddress || ofAddress.bytes > MOST_OF_FORM)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      'Many papers are on their way from your network. Please wait a minute and try again, or sign in.',
      { retryAfter: 60 },
    );
  if (inAll.forms > INTAKE_LIMITS.formsInAll || waiting + inAll.bytes > INTAKE_LIMITS.bytesInAll)
    throw noRoomForMore();
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

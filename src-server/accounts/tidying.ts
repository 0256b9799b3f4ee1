import { deleteEndedSessions } from '../auth/lucia.ts';
import type { Deps } from '../deps.ts';
import { deleteDue } from './deletion.ts';
import { deleteEndedProofs } from './proof-store.ts';
import { deleteEndedSteps } from './step-store.ts';

type TidyingDeps = Pick<Deps, 'db' | 'blobs' | 'clock' | 'log' | 'sms'>;

/** Accounts whose grace is over, sessions and tokens that have ended, phones that only a demonstration confirmed. */
export async function tidyAccounts(deps: TidyingDeps): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  await deleteDue(deps);
  await deleteEndedSessions(db, now);
  await db.deleteFrom('accountTokens').where('expiresAt', '<', now).execute();
  await deleteEndedSteps(db, now);
  await deleteEndedProofs(db, now);
  // What the demonstration confirmed counts for nothing once codes are really sent.
  if (deps.sms === null) return;
  await db
    .updateTable('users')
    .set({ phoneVerified: false, phoneVerifiedBy: null })
    .where('phoneVerified', '=', true)
    .where((eb) => eb.or([eb('phoneVerifiedBy', 'is', null), eb('phoneVerifiedBy', '=', 'demo')]))
    .execute();
}

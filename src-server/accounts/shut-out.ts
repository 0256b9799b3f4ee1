import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { forgetBrowsers } from '../auth/known-browser.ts';
import { deleteFeed } from '../calendar/store.ts';
import { deleteTokens } from './token-store.ts';

/**
 * Ends every way into an account whose address nobody had shown to be theirs: whoever entered it before its owner came
 * may have left any of them. The owner sets a password or connects a sign-in afterwards, in the same transaction.
 */
export async function shutOthersOut(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password: null, oidcIssuer: null, oidcSubject: null, oidcConnectedAt: null })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await forgetBrowsers(db, userId);
  await deleteTokens(db, userId);
  await deleteFeed(db, userId);
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import type { ProviderSession } from '../auth/lucia.ts';
import { digest } from '../auth/lucia.ts';
import type { Identity } from '../auth/oidc.ts';
import { findCredentials, findOidcUser, insertUserUnlessTaken } from '../auth/store.ts';
import { isOwn } from '../client-address.ts';
import type { Deps } from '../deps.ts';

type Db = Kysely<Database>;

/** What somebody comes to whom the provider vouched for. */
export type Arrival =
  | { kind: 'in'; userId: string }
  /** An account has the address; nothing shows yet that it is theirs. */
  | { kind: 'asked'; userId: string }
  /** The account with the address belongs to another person at the same provider. */
  | { kind: 'other' };

/**
 * The account of an identity, made on the first visit. Only issuer and subject identify a person: an account that has
 * the address is never joined by that alone.
 */
export async function arrive(deps: Deps, identity: Identity, address: string | null): Promise<Arrival> {
  const { db, clock, limits } = deps;
  const { issuer, subject, email } = identity;
  // A name that looks like an address is somebody's address, and nobody vouched for it.
  const name = identity.name?.includes('@') ? null : identity.name;
  let isCounted = false;
  for (const username of [name ?? email ?? subject, null, null]) {
    const known = await findOidcUser(db, issuer, subject);
    if (known !== undefined) {
      if (known.email === null && email !== null) await adoptAddress(db, known.id, email, clock.now());
      return { kind: 'in', userId: known.id };
    }
    const holder = email === null ? undefined : await findCredentials(db, email);
    if (holder !== undefined) {
      if (holder.oidcIssuer !== issuer) return { kind: 'asked', userId: holder.id };
      // Made by another visit of the same person since the look-up above.
      return holder.oidcSubject === subject ? { kind: 'in', userId: holder.id } : { kind: 'other' };
    }
    if (!isCounted) {
      isCounted = true;
      if (address !== null && !isOwn(address)) await limits.spend('register', address);
      else await limits.spend('register-unknown', '');
    }
    const now = clock.now();
    const made = await insertUserUnlessTaken(db, {
      ...{ email, username, firstName: identity.firstName, lastName: identity.lastName },
      profileImageUrl: identity.picture,
      emailVerifiedAt: email === null ? null : now,
      ...{ oidcIssuer: issuer, oidcSubject: subject, oidcConnectedAt: now },
    });
    if (made !== undefined) return { kind: 'in', userId: made.id };
  }
  throw new AppError('CONFLICT');
}

/** The provider has seen that mail to it arrives, and nobody has it here. */
async function adoptAddress(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailVerifiedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', email.toLowerCase()),
        ),
      ),
    )
    .execute()
    .catch((error: { code?: string }) => {
      // Somebody else took it in this very moment.
      if (error.code !== '23505') throw error;
    });
}

/** What a session of this identity notes, so that it can be ended at the provider too. */
export function providerSession({ issuer, idToken }: Pick<Identity, 'issuer' | 'idToken'>): ProviderSession {
  return { oidcIssuer: issuer, idToken };
}

/** What names the sign-in of this session to the provider; null for a session made in another way. */
export async function idTokenOf(db: Db, sessionId: string | null): Promise<string | null> {
  if (sessionId === null) return null;
  const session = await db
    .selectFrom('sessions')
    .select('idToken')
    .where('sid', '=', digest(sessionId))
    .executeTakeFirst();
  return session?.idToken ?? null;
}

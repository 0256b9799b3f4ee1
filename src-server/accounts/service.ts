import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { OnboardingInput, ProfileInput, RegisterInput, SignInInput, User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import type { Identity } from '../auth/oidc.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import {
  findCredentials,
  findOidcUser,
  getUser,
  insertUser,
  insertUserUnlessTaken,
  lockUser,
  type ProfileChange,
  updateProfile,
} from '../auth/store.ts';
import { connectToCase, createFirstCase } from '../cases/service.ts';
import type { Deps } from '../deps.ts';

type Db = Kysely<Database>;

function refuseLocalAccounts(deps: Deps): void {
  if (deps.oidc !== null) {
    throw new AppError('FORBIDDEN', 'This server signs people in through its identity provider.');
  }
}

/** Creates a local account. CONFLICT when the e-mail address has one already. */
export async function register(deps: Deps, input: RegisterInput): Promise<User> {
  refuseLocalAccounts(deps);
  const taken = new AppError(
    'CONFLICT',
    'An account with this e-mail address already exists. Sign in instead.',
  );
  if ((await findCredentials(deps.db, input.email)) !== undefined) throw taken;
  const password = await hashPassword(input.password);
  return insertUser(deps.db, {
    email: input.email,
    username: input.email,
    password,
    firstName: input.firstName || null,
    lastName: input.lastName || null,
  }).catch((error: { code?: string }) => {
    throw error.code === '23505' ? taken : error;
  });
}

/** Checks e-mail and password. UNAUTHORIZED with one text for both causes; TOO_MANY_REQUESTS when throttled. */
export async function signIn(deps: Deps, input: SignInInput, address: string): Promise<User> {
  refuseLocalAccounts(deps);
  await deps.throttle.attempt(input.email, address);
  const account = await findCredentials(deps.db, input.email);
  if (!(await verifyPassword(account?.password, input.password)) || account === undefined) {
    throw new AppError('UNAUTHORIZED', 'The e-mail address or the password is not right.');
  }
  await deps.throttle.succeeded(input.email, address);
  return getUser(deps.db, account.id);
}

/**
 * The account of an identity that the provider vouched for, made on the first visit. An e-mail address or a
 * name that another account has is left out rather than joined: only issuer and subject identify a person.
 */
export async function signInWithIdentity(db: Db, identity: Identity): Promise<string> {
  const { issuer, subject, email } = identity;
  const username = identity.name ?? email ?? subject;
  const person = {
    firstName: identity.firstName,
    lastName: identity.lastName,
    profileImageUrl: identity.picture,
    oidcIssuer: issuer,
    oidcSubject: subject,
  };
  for (const names of [
    { email, username },
    { email: null, username },
    { email, username: null },
    { email: null, username: null },
  ]) {
    const known = await findOidcUser(db, issuer, subject);
    if (known !== undefined) return known.id;
    const made = await insertUserUnlessTaken(db, { ...person, ...names });
    if (made !== undefined) return made.id;
  }
  throw new AppError('CONFLICT');
}

/** Saves role, state and phone. With a real SMS service a client's word on `phoneVerified` counts for nothing. */
export async function changeProfile(deps: Deps, user: User, input: ProfileInput): Promise<User> {
  const change: ProfileChange = { role: input.role };
  if (input.state !== undefined) change.state = input.state;
  if (input.role === 'attorney' && deps.sms === null) {
    if (input.phoneNumber !== undefined) change.phoneNumber = input.phoneNumber;
    if (input.phoneVerified !== undefined) change.phoneVerified = input.phoneVerified;
  }
  const changed = await updateProfile(deps.db, user.id, change, deps.clock.now());
  deps.events.tell(user.id, { type: 'user-changed' });
  return changed;
}

/** Completes the profile: a plaintiff gets a first case, a defendant is connected to one, or nothing is stored. */
export async function onboard(deps: Deps, user: User, input: OnboardingInput): Promise<User> {
  const { role, state } = input;
  const onboarded = await deps.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    if (role === 'plaintiff') await createFirstCase(db, user.id, state);
    if (role === 'defendant') {
      await connectToCase(db, user.id, {
        caseNumber: input.caseNumber ?? '',
        state,
        ...(input.courtName && { courtName: input.courtName }),
      });
    }
    return updateProfile(db, user.id, { role, state }, deps.clock.now());
  });
  deps.events.tell(user.id, { type: 'user-changed' });
  deps.events.tell(user.id, { type: 'cases-changed' });
  return onboarded;
}

import type { OnboardingInput, ProfileInput, RegisterInput, SignInInput, User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { isKnownBrowser } from '../auth/known-browser.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { refuseGuessable } from '../auth/password-rules.ts';
import {
  findCredentials,
  getUser,
  insertUser,
  lockUser,
  type ProfileChange,
  updateProfile,
} from '../auth/store.ts';
import { connectToCase, createFirstCase } from '../cases/service.ts';
import { isOwn } from '../client-address.ts';
import type { Deps } from '../deps.ts';
import { queueConfirmation } from './addresses.ts';
import { refuseNewAccounts } from './local-accounts.ts';

/** Creates a local account and mails to its address. CONFLICT when the e-mail address has one already. */
export async function register(deps: Deps, input: RegisterInput, address: string | null): Promise<User> {
  refuseNewAccounts(deps);
  await refuseGuessable(input.password, input, 'password');
  // A household, a library, a proxy: many people of one network of its own.
  if (address !== null && !isOwn(address)) await deps.limits.spend('register', address);
  else await deps.limits.spend('register-unknown', '');
  const taken = new AppError(
    'CONFLICT',
    'An account with this e-mail address already exists. Sign in instead.',
  );
  if ((await findCredentials(deps.db, input.email)) !== undefined) throw taken;
  if (deps.mailer.sendsMail) await deps.limits.spend('confirm-target', input.email.toLowerCase());
  const password = await hashPassword(input.password);
  const now = deps.clock.now();
  const { email } = input;
  const made = await deps.db
    .transaction()
    .execute(async (db) => {
      const user = await insertUser(db, {
        email,
        username: email,
        password,
        firstName: input.firstName || null,
        lastName: input.lastName || null,
      });
      if (deps.mailer.sendsMail) {
        await queueConfirmation(db, { userId: user.id, email, appUrl: deps.env.APP_URL, now });
      }
      return user;
    })
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? taken : error;
    });
  deps.mailer.wake();
  return made;
}

/** The browser's secret, where the owner of this address signed in with it before. */
async function knownBrowser(deps: Deps, email: string, token: string | null): Promise<string | null> {
  if (token === null) return null;
  const account = await findCredentials(deps.db, email);
  if (account === undefined) return null;
  const isKnown = await isKnownBrowser(deps.db, { userId: account.id, token, now: deps.clock.now() });
  return isKnown ? token : null;
}

/** Checks e-mail and password. UNAUTHORIZED with one text for both causes; TOO_MANY_REQUESTS when throttled. */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  { address, browser }: { address: string | null; browser: string | null },
): Promise<{ user: User; compared: string | null }> {
  const place = { address, knownBrowser: await knownBrowser(deps, input.email, browser) };
  await deps.throttle.attempt(input.email, place);
  const account = await findCredentials(deps.db, input.email);
  if (!(await verifyPassword(account?.password, input.password)) || account === undefined) {
    throw new AppError('UNAUTHORIZED', 'The e-mail address or the password is not right.');
  }
  await deps.throttle.succeeded(input.email, place);
  return { user: await getUser(deps.db, account.id), compared: account.password };
}

/** Saves role, state and phone. With a real SMS service a client's word on `phoneVerified` counts for nothing. */
export async function changeProfile(deps: Deps, user: User, input: ProfileInput): Promise<User> {
  const change: ProfileChange = { role: input.role };
  if (input.state !== undefined) change.state = input.state;
  if (input.role === 'attorney' && deps.sms === null) {
    if (input.phoneNumber !== undefined) change.phoneNumber = input.phoneNumber;
    // The check is of one number: another one has none.
    const isOther = input.phoneNumber !== undefined && input.phoneNumber !== user.phoneNumber;
    if (input.phoneVerified !== undefined || isOther) {
      change.phoneVerified = input.phoneVerified ?? false;
      change.phoneVerifiedBy = change.phoneVerified ? 'demo' : null;
    }
  }
  const changed = await updateProfile(deps.db, user.id, change, deps.clock.now());
  deps.events.tell(user.id, { type: 'user-changed' });
  return changed;
}

/** Completes the profile: a plaintiff gets a first case, a defendant is connected to one, or nothing is stored. */
export async function onboard(
  deps: Deps,
  user: User,
  input: OnboardingInput,
  address: string | null,
): Promise<User> {
  const { role, state } = input;
  if (role === 'defendant') {
    await deps.limits.spend('docket-numbers', user.id);
    if (address !== null && !isOwn(address)) await deps.limits.spend('docket-numbers-address', address);
  }
  const now = deps.clock.now();
  const onboarded = await deps.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    if (role === 'plaintiff') await createFirstCase(db, user.id, state, now);
    if (role === 'defendant') {
      const owner = { userId: user.id, most: deps.env.QUOTA_CASES, at: now };
      await connectToCase(db, owner, {
        caseNumber: input.caseNumber ?? '',
        state,
        ...(input.courtName && { courtName: input.courtName }),
      });
    }
    return updateProfile(db, user.id, { role, state }, now);
  });
  deps.events.tell(user.id, { type: 'user-changed' });
  deps.events.tell(user.id, { type: 'cases-changed' });
  return onboarded;
}

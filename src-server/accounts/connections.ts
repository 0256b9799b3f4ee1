import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ConfirmConnectionInput, Connection, WaitingConnection } from '#src/auth/connection-schema.ts';
import { PROOF_MINUTES } from '#src/auth/connection-schema.ts';
import type { User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { isKnownBrowser } from '../auth/known-browser.ts';
import type { ProviderSession } from '../auth/lucia.ts';
import type { Identity } from '../auth/oidc.ts';
import { verifyPassword } from '../auth/password.ts';
import { lockUser } from '../auth/store.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { connectedMail, connectMail, disconnectedMail, providerName } from './connection-mails.ts';
import { providerSession } from './identities.ts';
import { requirePassword, requireUnchanged } from './passwords.ts';
import {
  deleteProofsOf,
  findProof,
  insertMailCode,
  isMailCode,
  isStepOf,
  noteShown,
  type Proof,
  type ShownBy,
  takeProof,
} from './proof-store.ts';
import { beginSecondStep } from './second-step.ts';
import { shutOthersOut } from './shut-out.ts';
import { endStepsOf } from './step-store.ts';

type Db = Kysely<Database>;

const OVER = `This was done already, was begun in another browser, or more than ${PROOF_MINUTES} minutes have passed. Please sign in again.`;
const OTHER_PERSON =
  'You are signed in to another account in this browser. Please sign out of it first, then sign in again.';
const TAKEN = 'That sign-in opens another account of Proceed already. Please disconnect it there first.';
const ONLY_WAY = 'It is the only way into your account. Please set a password first, and disconnect it then.';

/** The sign-ins of other services that open this account. */
export async function listConnections(db: Db, userId: string): Promise<Connection[]> {
  const { oidcIssuer, oidcConnectedAt } = await db
    .selectFrom('users')
    .select(['oidcIssuer', 'oidcConnectedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return oidcIssuer === null ? [] : [{ provider: providerName(oidcIssuer), connectedAt: oidcConnectedAt }];
}

/** The proof of this browser while the account still has the address that it names; else undefined. */
async function findWaiting({ deps, proof: secret }: Context): Promise<[string, Proof] | undefined> {
  const proof = secret === null ? undefined : await findProof(deps.db, secret, deps.clock.now());
  if (secret === null || proof?.email == null || proof.oidcIssuer === proof.issuer) return undefined;
  if (proof.email.toLowerCase() !== proof.accountEmail?.toLowerCase()) return undefined;
  return [secret, proof];
}

async function requireWaiting(ctx: Context): Promise<[string, Proof]> {
  const found = await findWaiting(ctx);
  if (found === undefined) throw new AppError('BAD_REQUEST', OVER);
  if (ctx.user !== null && ctx.user.id !== found[1].userId) throw new AppError('CONFLICT', OTHER_PERSON);
  return found;
}

/** What the page says that asks; null where nothing waits in this browser. */
export async function describeWaiting(ctx: Context): Promise<WaitingConnection | null> {
  const [, proof] = (await findWaiting(ctx)) ?? [];
  if (proof?.email == null) return null;
  const { issuer, email, password } = proof;
  return {
    ...{ provider: providerName(issuer), email },
    ...{ hasPassword: password !== null, sendsMail: ctx.deps.mailer.sendsMail },
  };
}

/** Mails a code to the account's address. UNAVAILABLE on a server without mail. */
export async function mailConnection(ctx: Context): Promise<string> {
  const { deps } = ctx;
  const [secret, { userId, issuer, accountEmail: to }] = await requireWaiting(ctx);
  if (!deps.mailer.sendsMail || to === null) {
    throw new AppError('UNAVAILABLE', 'This server sends no mail. Ask whoever runs it.');
  }
  await deps.limits.spend('reset', to.toLowerCase());
  await deps.limits.spend('reset-day', to.toLowerCase());
  await deps.db.transaction().execute(async (db) => {
    const code = await insertMailCode(db, secret);
    const mail = { userId, to, appUrl: deps.env.APP_URL, secret: code };
    await queueMails(db, [connectMail(mail, providerName(issuer))], deps.clock.now());
  });
  deps.mailer.wake();
  return `A mail is on its way to ${to}. It works for ${PROOF_MINUTES} minutes, in this browser. Look under spam too.`;
}

/** The account's own password, counted like any other try to sign in. */
async function showPassword(ctx: Context, { userId, accountEmail, password }: Proof, given: string) {
  const { deps, address, browser } = ctx;
  const here = browser !== null && { userId, token: browser, now: deps.clock.now() };
  const place = { address, knownBrowser: here && (await isKnownBrowser(deps.db, here)) ? browser : null };
  await deps.throttle.attempt(accountEmail ?? userId, place);
  if (!(await verifyPassword(password, given))) {
    const message = 'That is not the password of this account.';
    throw new AppError('BAD_REQUEST', message, { errors: [message], fields: { password: message } });
  }
  await deps.throttle.succeeded(accountEmail ?? userId, place);
}

export interface Confirmed {
  userId: string;
  /** The half session where the account asks for a second step; null where it is connected. */
  half: string | null;
  provider: ProviderSession;
  /** What was compared; undefined where no password was. */
  compared: string | null | undefined;
}

/**
 * Connects what waits in this browser once the account was shown to be the person's. BAD_REQUEST for a proof that is
 * over and for what is not right, CONFLICT in a browser of somebody else, TOO_MANY_REQUESTS as at sign-in.
 */
export async function confirmConnection(
  ctx: Context,
  { password, token }: ConfirmConnectionInput,
): Promise<Confirmed> {
  const { deps } = ctx;
  const [secret, proof] = await requireWaiting(ctx);
  if (password !== undefined) await showPassword(ctx, proof, password);
  else if (!isMailCode(proof, token ?? '')) {
    const message = `That code is not right, or is not of the last mail. Enter it in the browser where you began.`;
    throw new AppError('BAD_REQUEST', message, { errors: [message], fields: { token: message } });
  }
  const shownBy: ShownBy = password === undefined ? 'mail' : 'password';
  const compared = password === undefined ? undefined : proof.password;
  const done = { userId: proof.userId, provider: providerSession(proof), compared };
  const half = await beginSecondStep(deps, proof.userId);
  if (half !== null) {
    await noteShown(deps.db, secret, shownBy, half);
    return { ...done, half };
  }
  await connectShown(deps, secret, { ...proof, shownBy }, compared);
  return { ...done, half: null };
}

/** After the second step: connects what was shown before it, in this browser and half session; null for none. */
export async function finishProof(ctx: Context, userId: string): Promise<ProviderSession | null> {
  const { deps, halfSession } = ctx;
  if (ctx.proof === null) return null;
  const proof = await findProof(deps.db, ctx.proof, deps.clock.now());
  if (proof?.userId !== userId || !isStepOf(proof, halfSession)) return null;
  const isConnected = proof.oidcIssuer === proof.issuer && proof.oidcSubject === proof.subject;
  if (isConnected) {
    return (await takeProof(deps.db, ctx.proof, deps.clock.now())) ? providerSession(proof) : null;
  }
  if (proof.shownBy === null) return null;
  await connectShown(deps, ctx.proof, proof, undefined);
  return providerSession(proof);
}

async function connectShown(
  deps: Deps,
  secret: string,
  proof: Proof,
  compared: string | null | undefined,
): Promise<void> {
  const { userId, email } = proof;
  await connect(deps, userId, proof, async (db, now) => {
    if (compared !== undefined) await requireUnchanged(db, userId, compared);
    if (!(await takeProof(db, secret, now))) throw new AppError('BAD_REQUEST', OVER);
    const account = await db
      .selectFrom('users')
      .select(['email', 'emailVerifiedAt'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (account.email?.toLowerCase() !== email?.toLowerCase()) throw new AppError('BAD_REQUEST', OVER);
    // Whoever entered an address that is not theirs, before its owner came, is shut out now.
    if (proof.shownBy === 'mail' && account.emailVerifiedAt === null) await shutOthersOut(db, userId);
    await db
      .updateTable('users')
      .set((eb) => ({ emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)) }))
      .where('id', '=', userId)
      .execute();
  });
}

/** Makes the identity the account's, after `check` in the same transaction, and tells its owner by mail. */
export async function connect(
  deps: Deps,
  userId: string,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
  check: (db: Db, now: Date) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .transaction()
    .execute(async (db) => {
      await lockUser(db, userId);
      await check(db, now);
      const { email, oidcIssuer } = await db
        .selectFrom('users')
        .select(['email', 'oidcIssuer'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      if (oidcIssuer === issuer) {
        throw new AppError('CONFLICT', `A sign-in at ${providerName(issuer)} is connected already.`);
      }
      await db
        .updateTable('users')
        .set({ oidcIssuer: issuer, oidcSubject: subject, oidcConnectedAt: now, updatedAt: now })
        .where('id', '=', userId)
        .execute();
      const told = email === null ? [] : [connectedMail({ userId, to: email }, providerName(issuer))];
      await queueMails(db, told, now);
    })
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? new AppError('CONFLICT', TAKEN) : error;
    });
  deps.mailer.wake();
  deps.events.tell(userId, { type: 'user-changed' });
}

/**
 * Takes the provider's sign-in off the account and ends the other sessions that came of it. CONFLICT where it is the only
 * way in.
 */
export async function disconnect(
  deps: Deps,
  user: User,
  sid: string | null,
  password: string,
): Promise<string> {
  const account = await deps.db
    .selectFrom('users')
    .select(['password', 'oidcIssuer'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (account.oidcIssuer === null)
    throw new AppError('NOT_FOUND', 'No sign-in of another service is connected.');
  if (account.password === null) throw new AppError('CONFLICT', ONLY_WAY);
  const compared = await requirePassword(deps, user, password, 'password');
  const provider = providerName(account.oidcIssuer);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    await db
      .updateTable('users')
      .set({ oidcIssuer: null, oidcSubject: null, oidcConnectedAt: null, updatedAt: now })
      .where('id', '=', user.id)
      .execute();
    await db
      .deleteFrom('sessions')
      .where('userId', '=', user.id)
      .where('oidcIssuer', 'is not', null)
      .where('sid', '!=', sid ?? '')
      .execute();
    await endStepsOf(db, user.id);
    await deleteProofsOf(db, user.id);
    if (user.email !== null) {
      await queueMails(db, [disconnectedMail({ userId: user.id, to: user.email }, provider)], now);
    }
  });
  deps.mailer.wake();
  deps.events.sessionsEnded(user.id);
  deps.events.tell(user.id, { type: 'user-changed' });
  return provider;
}

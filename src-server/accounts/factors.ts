import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import {
  type BeginFactorInput,
  type BegunFactor,
  type Factor,
  MOST_FACTORS,
  type RemoveFactorInput,
  STEP_MINUTES,
  type VerifyFactorInput,
} from '#src/auth/factor-schema.ts';
import type { User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import { lockUser } from '../auth/store.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { factorAddedMail, factorRemovedMail, recoveryCodesMadeMail } from './factor-mails.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteFactors,
  insertFactor,
  listFactors,
  type NewFactor,
} from './factor-store.ts';
import { passkeyCreation, type RelyingParty, readNewPasskey } from './passkeys.ts';
import { requirePassword, requireUnchanged } from './passwords.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { beginStep, endStep, findStep, takeChallenge } from './step-store.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

type Db = Kysely<Database>;

const NOT_BEGUN = `More than ${STEP_MINUTES} minutes have passed, or this was done already. Please begin again.`;
const WRONG_CODE = 'That code is not right. Look at the one that your app shows now.';
const WRONG_PASSKEY = 'That passkey was not made for this. Please try again.';

/** Who adds or removes a factor, in which browser. */
export interface Adding {
  user: User;
  sessionId: string;
  party: RelyingParty;
  /** 'Chrome on Android'; null where the browser did not say. */
  device: string | null;
}

function recipientOf({ id, email }: User) {
  return email === null ? undefined : { userId: id, to: email };
}

/** Begins to add a factor, after the password; nothing is asked for until {@link confirmFactor}. */
export async function beginFactor(
  deps: Deps,
  { user, sessionId, party }: Adding,
  { kind, password }: BeginFactorInput,
): Promise<BegunFactor> {
  const compared = await requirePassword(deps, user, password, 'password');
  const { db, clock } = deps;
  if ((await listFactors(db, user.id)).length >= MOST_FACTORS) {
    throw new AppError('CONFLICT', `You have ${MOST_FACTORS} already. Please remove one first.`);
  }
  const begin = (challenge: string) =>
    db.transaction().execute(async (trx) => {
      await requireUnchanged(trx, user.id, compared);
      const owner = { token: sessionId, purpose: `add-${kind}` } as const;
      await beginStep(trx, owner, { userId: user.id, challenge, now: clock.now() });
    });
  if (kind === 'totp') {
    const secret = await newTotpSecret();
    await begin(secret);
    const uri = await totpUri(secret, user.email ?? user.username ?? 'account');
    return { kind, secret, uri, options: null };
  }
  const { options, challenge } = await passkeyCreation(db, user, party);
  await begin(challenge);
  return { kind, secret: null, uri: null, options: { ...options } };
}

async function readNewTotp(deps: Deps, adding: Adding, code: string): Promise<NewFactor['totp']> {
  const { user, sessionId } = adding;
  const now = deps.clock.now();
  const step = await findStep(deps.db, { token: sessionId, purpose: 'add-totp' }, now);
  if (step?.userId !== user.id || step.challenge === null) throw new AppError('BAD_REQUEST', NOT_BEGUN);
  await deps.limits.spend('factor-adding', user.id);
  const lastStep = await stepOfCode(step.challenge, code, now);
  if (lastStep === null) {
    throw new AppError('BAD_REQUEST', WRONG_CODE, { errors: [WRONG_CODE], fields: { code: WRONG_CODE } });
  }
  return { secret: step.challenge, lastStep };
}

async function readPasskey(
  deps: Deps,
  { user, sessionId, party }: Adding,
  answer: NonNullable<VerifyFactorInput['passkey']>,
): Promise<NonNullable<NewFactor['passkey']>> {
  const owner = { token: sessionId, purpose: 'add-passkey' } as const;
  const step = await findStep(deps.db, owner, deps.clock.now());
  if (step?.userId !== user.id || step.challenge === null) throw new AppError('BAD_REQUEST', NOT_BEGUN);
  if (!(await takeChallenge(deps.db, owner, step.challenge))) throw new AppError('BAD_REQUEST', NOT_BEGUN);
  const passkey = await readNewPasskey(answer, step.challenge, party);
  if (passkey === undefined) throw new AppError('BAD_REQUEST', WRONG_PASSKEY);
  return passkey;
}

/** A key that is plugged in or tapped is no part of the browser that it was tapped at. */
function nameOfPasskey(transports: readonly string[], device: string | null): string {
  const isPortable = transports.some((transport) => ['usb', 'nfc', 'ble'].includes(transport));
  if (isPortable && !transports.includes('internal') && !transports.includes('hybrid')) return 'Security key';
  return device ?? 'Passkey';
}

/**
 * Adds what was begun in this browser, once it was shown to work. The first one comes with recovery codes, which nobody
 * can read again. BAD_REQUEST for a wrong code or passkey, and where nothing was begun.
 */
export async function confirmFactor(
  deps: Deps,
  adding: Adding,
  { code, passkey }: VerifyFactorInput,
): Promise<{ factor: Factor; recoveryCodes: string[] | null; recoveryCodesLeft: number }> {
  const { user, sessionId, device } = adding;
  const now = deps.clock.now();
  const made = { userId: user.id, createdAt: now };
  let added: NewFactor;
  if (code !== undefined) {
    const totp = await readNewTotp(deps, adding, code);
    added = { ...made, kind: 'totp', name: 'Authenticator app', ...(totp && { totp }) };
  } else if (passkey !== undefined) {
    const kept = await readPasskey(deps, adding, passkey);
    added = { ...made, kind: 'passkey', name: nameOfPasskey(kept.transports, device), passkey: kept };
  } else {
    throw new AppError('BAD_REQUEST', NOT_BEGUN);
  }
  const result = await deps.db
    .transaction()
    .execute((db) => insertConfirmed(db, user, added, sessionId))
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? new AppError('CONFLICT', 'That passkey is set up already.') : error;
    });
  deps.mailer.wake();
  deps.events.tell(user.id, { type: 'user-changed' });
  return result;
}

async function insertConfirmed(db: Db, user: User, added: NewFactor, sessionId: string) {
  await lockUser(db, user.id);
  // A new password, or another answer, ended what was begun.
  if (!(await endStep(db, { token: sessionId, purpose: `add-${added.kind}` }))) {
    throw new AppError('BAD_REQUEST', NOT_BEGUN);
  }
  const factor = await insertFactor(db, added);
  const left = await countRecoveryCodes(db, user.id);
  const recoveryCodes = left === 0 ? await makeRecoveryCodes(db, user.id, added.createdAt) : null;
  const whom = recipientOf(user);
  if (whom) await queueMails(db, [factorAddedMail(whom, added.kind)], added.createdAt);
  return { factor, recoveryCodes, recoveryCodesLeft: recoveryCodes?.length ?? left };
}

/** Removes a factor; with the last one go the recovery codes. NOT_FOUND for anybody else's. */
export async function removeFactor(
  deps: Deps,
  user: User,
  { id, password }: RemoveFactorInput,
): Promise<Factor> {
  const compared = await requirePassword(deps, user, password, 'password');
  const now = deps.clock.now();
  const removed = await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    const factor = isId(id) ? await deleteFactor(db, user.id, id) : undefined;
    if (factor === undefined) throw new AppError('NOT_FOUND');
    const left = (await listFactors(db, user.id)).length;
    if (left === 0) await deleteFactors(db, user.id);
    const whom = recipientOf(user);
    if (whom) await queueMails(db, [factorRemovedMail(whom, factor.kind, left)], now);
    return factor;
  });
  deps.mailer.wake();
  deps.events.tell(user.id, { type: 'user-changed' });
  return removed;
}

/** Makes the recovery codes anew; the former ones are worth nothing from now on. CONFLICT without a factor. */
export async function renewRecoveryCodes(deps: Deps, user: User, password: string): Promise<string[]> {
  const compared = await requirePassword(deps, user, password, 'password');
  const now = deps.clock.now();
  const codes = await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    if ((await listFactors(db, user.id)).length === 0) {
      throw new AppError('CONFLICT', 'Recovery codes stand in for a second step. Please set one up first.');
    }
    const made = await makeRecoveryCodes(db, user.id, now);
    const whom = recipientOf(user);
    if (whom) await queueMails(db, [recoveryCodesMadeMail(whom)], now);
    return made;
  });
  deps.mailer.wake();
  deps.events.tell(user.id, { type: 'user-changed' });
  return codes;
}

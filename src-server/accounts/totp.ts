import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { TOTP_DIGITS } from '#src/auth/factor-schema.ts';
import { listTotps, takeStep } from './factor-store.ts';

type Db = Kysely<Database>;

const PERIOD_SECONDS = 30;
/** RFC 6238 §5.2: steps that a phone's clock may be off. */
const DRIFT_STEPS = 1;
/** RFC 4226 §4: as long as the digest. */
const SECRET_BYTES = 20;
const ISSUER = 'Proceed';

async function appOf(secret: string, label: string) {
  const { TOTP } = await import('otpauth');
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: PERIOD_SECONDS,
    secret,
  });
}

export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that authenticator apps open, `label` under the product's name. */
export async function totpUri(secret: string, label: string): Promise<string> {
  return (await appOf(secret, label)).toString();
}

/** The time step whose code this is; null where it is of none that is near. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const delta = (await appOf(secret, '')).validate({
    token: code,
    timestamp: now.getTime(),
    window: DRIFT_STEPS,
  });
  if (delta === null) return null;
  return Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Takes the code of one of the person's apps; false where it is of none, or was taken before. */
export async function takeTotp(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  for (const { id, secret } of await listTotps(db, userId)) {
    const step = await stepOfCode(secret, code, now);
    if (step !== null && (await takeStep(db, id, step, now))) return true;
  }
  return false;
}

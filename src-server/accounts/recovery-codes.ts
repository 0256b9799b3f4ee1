import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { RECOVERY_CODES } from '#src/auth/factor-schema.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './factor-store.ts';

type Db = Kysely<Database>;

/** Crockford's base 32: no letter that a hurried hand makes another of. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP = 4;

function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '');
  return letters.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** As it was printed, whatever case, hyphens and look-alikes it was typed with. */
function plain(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

// 60 bits of chance: no slow hash is needed to keep them from being guessed.
function hash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${plain(code)}`)
    .digest('hex');
}

/** Makes the codes anew; only their hashes stay. */
export async function makeRecoveryCodes(db: Db, userId: string, now: Date): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  const hashes = [...codes].map((code) => hash(userId, code));
  await replaceRecoveryCodes(db, userId, { hashes, now });
  return [...codes];
}

/** Uses one up; false where it is none, or was used. */
export function spendRecoveryCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  return takeRecoveryCode(db, userId, hash(userId, code), now);
}

import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { MOST_FACTORS, type PasskeyAnswer, STEP_MINUTES } from '#src/auth/factor-schema.ts';
import type { User } from '#src/auth/schema.ts';
import { listPasskeys, type NewFactor, notePasskeyUsed } from './factor-store.ts';

type Db = Kysely<Database>;

const RP_NAME = 'Proceed';
const TIMEOUT_MS = STEP_MINUTES * 60_000;
/** How a browser reaches an authenticator (Web Authentication Level 3 §5.8.4). */
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** ES256, EdDSA and RS256 (RFC 9053, RFC 8812): what today's phones, keys and computers sign with. */
const ALGORITHMS = [-7, -8, -257];
/** Who made an authenticator is not asked, and its certificates are not followed to wherever they point. */
const FORMATS: readonly string[] = ['none', 'packed'];

/**
 * Whom a passkey is made for: the host of APP_URL, else of the request. Without APP_URL nobody knows whether a proxy
 * ends TLS, so both schemes of that host are its origin, as for writes from other sites.
 */
export interface RelyingParty {
  id: string;
  origins: string[];
}

export function relyingPartyOf(origin: string, appUrl: string | undefined): RelyingParty {
  const { hostname, host } = new URL(origin);
  const origins = appUrl === undefined ? [`http://${host}`, `https://${host}`] : [origin];
  return { id: hostname, origins };
}

function transportsOf(names: readonly string[] | undefined): string[] {
  return TRANSPORTS.filter((transport) => names?.includes(transport));
}

/** Options and their challenge for a new passkey; one that the person has is not made again. */
export async function passkeyCreation(db: Db, user: User, party: RelyingParty) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await listPasskeys(db, user.id);
  const userName = user.email ?? user.username ?? 'Proceed';
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: party.id,
    userName,
    userDisplayName: userName,
    userID: new TextEncoder().encode(user.id),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known
      .slice(0, MOST_FACTORS)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports: transportsOf(transports) })),
    // Beside the password the touch is enough: a key without a PIN serves as well.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options, challenge: options.challenge };
}

async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    return FORMATS.includes(decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt'));
  } catch {
    return false;
  }
}

/** What is kept of a new passkey; undefined where the answer does not fit challenge, origin or host. */
export async function readNewPasskey(
  { response, id, rawId, type }: PasskeyAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<NewFactor['passkey'] | undefined> {
  const { clientDataJSON, attestationObject, transports } = response;
  if (attestationObject === undefined || !(await isUnattested(attestationObject))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportsOf(transports),
  };
}

/** Options and their challenge for a sign-in with one of the person's passkeys; undefined where there is none. */
export async function passkeyRequest(db: Db, userId: string, party: RelyingParty) {
  const known = await listPasskeys(db, userId);
  if (known.length === 0) return undefined;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
    timeout: TIMEOUT_MS,
    userVerification: 'preferred',
  });
  return { options, challenge: options.challenge };
}

/** Whether one of the person's own passkeys signed this challenge, for this host and no other. */
export async function takePasskey(
  db: Db,
  userId: string,
  answer: PasskeyAnswer,
  { challenge, party, now }: { challenge: string; party: RelyingParty; now: Date },
): Promise<boolean> {
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const passkey = (await listPasskeys(db, userId)).find(({ credentialId }) => credentialId === id);
  if (passkey === undefined || authenticatorData === undefined || signature === undefined) return false;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const proof = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!proof?.verified) return false;
  return notePasskeyUsed(db, passkey, { newCounter: proof.authenticationInfo.newCounter, now });
}

import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';

/** Where a browser takes messages, and the keys they are closed with (RFC 8291), base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** RFC 8188 §2: this octet ends the last record. */
const LAST_RECORD = 2;
/** RFC 8292 §2: at most a day. */
const TOKEN_SECONDS = 12 * 3600;

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** A key pair and a salt are made for each message; the tests give those of RFC 8291 Appendix A. */
interface Fresh {
  privateKey?: Buffer;
  salt?: Buffer;
}

/**
 * The body of a message that only this browser can open: one record of aes128gcm (RFC 8291, RFC 8188). Throws where the
 * browser's key is no point of the curve.
 */
export function sealed(
  text: string,
  { p256dh, auth }: Omit<PushTarget, 'endpoint'>,
  fresh: Fresh = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  if (fresh.privateKey === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(fresh.privateKey);
  const ours = ecdh.getPublicKey();
  const salt = fresh.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD_SIZE, 16);
  head.writeUInt8(ours.length, 20);
  return Buffer.concat([
    head,
    ours,
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** The public half of a key as browsers want it: an uncompressed point, base64url. */
export function publicKeyOf({ x, y }: JsonWebKey): string {
  const part = (value: string | undefined) => Buffer.from(value ?? '', 'base64url');
  return base64url(Buffer.concat([Buffer.from([4]), part(x), part(y)]));
}

/** Who sends, so that the push service takes it: a signed token for that service alone (RFC 8292). */
export function authorization(
  endpoint: string,
  { jwk, contact, now }: { jwk: JsonWebKey; contact: string; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => base64url(JSON.stringify(part)))
    .join('.');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${base64url(signature)}, k=${publicKeyOf(jwk)}`;
}

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const USER_PRESENT = 0x01;
const ATTESTED_DATA = 0x40;

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949 §3), for lengths below 65,536. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);

/** A public key of P-256 as COSE writes it (RFC 9053 §7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

export interface Asked {
  challenge: string;
  /** Where the page stands that asks. */
  origin: string;
  rpId: string;
}

/** A security key in software: it signs what a browser would pass on to it (Web Authentication Level 3 §6). */
export class SoftKey {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  counter = 0;

  get id(): string {
    return base64url(this.#id);
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** The answer to navigator.credentials.create(). */
  create(asked: Asked, format = 'none') {
    const length = Buffer.from([0, this.#id.length]);
    const data = Buffer.concat([
      this.#authenticatorData(asked.rpId, USER_PRESENT | ATTESTED_DATA),
      Buffer.alloc(16),
      length,
      this.#id,
      coseKey(this.#pair.publicKey),
    ]);
    const attestation = Buffer.concat([
      cborHead(5, 3),
      ...[cborText('fmt'), cborText(format)],
      ...[cborText('attStmt'), cborHead(5, 0)],
      ...[cborText('authData'), cborBytes(data)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', asked)),
        attestationObject: base64url(attestation),
        transports: ['usb'],
      },
    };
  }

  /** The answer to navigator.credentials.get(). */
  get(asked: Asked) {
    const data = this.#authenticatorData(asked.rpId, USER_PRESENT);
    const client = this.#clientData('webauthn.get', asked);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#pair.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }
}

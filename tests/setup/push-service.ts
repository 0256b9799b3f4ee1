import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { PushMessage } from '#src/reminders/push-schema.ts';

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** What the token says, once its signature was checked by the key beside it. */
  claims: z.infer<typeof Claims>;
  publicKey: string;
  message: PushMessage;
}

function derive(key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(info), length));
}

/** A browser that lets a server push to it: it opens what is closed for it, step by step as RFC 8291 and RFC 8188 say. */
export function makeBrowser(given: { privateKey?: Buffer; auth?: Buffer } = {}) {
  const ecdh = createECDH('prime256v1');
  if (given.privateKey === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(given.privateKey);
  const auth = given.auth ?? randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    keys,
    open(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const record = body.subarray(21 + theirs.length);
      if (record.length > body.readUInt32BE(16)) throw new Error('The record is longer than it says.');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
      const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      if (text.at(-1) !== 2) throw new Error('The last record does not end as it has to.');
      return text.subarray(0, -1).toString();
    },
  };
}

/** What a VAPID header claims (RFC 8292 §3). Throws where the signature is not by the key it names. */
function claimsOf(header: string): { claims: z.infer<typeof Claims>; publicKey: string } {
  const [, head = '', body = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTrue) throw new Error('The token is not signed by the key that it names.');
  return { claims: Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString())), publicKey };
}

/** A push service on this machine, with one browser at each address. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const received: ReceivedPush[] = [];
  const failures: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const browser = browsers.get(request.url ?? '');
    if (service.status !== 201 || browser === undefined) {
      response.writeHead(browser === undefined ? 404 : service.status).end();
      return;
    }
    try {
      const message = PushMessage.parse(JSON.parse(browser.open(Buffer.concat(chunks))));
      received.push({ headers: request.headers, ...claimsOf(request.headers.authorization ?? ''), message });
      response.writeHead(201).end();
    } catch (error) {
      failures.push(String(error));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const service = {
    origin,
    received,
    failures,
    /** The answer's status; 201 until changed. */
    status: 201,
    /** What a browser says of itself when it lets a server push to it. */
    subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } } {
      const browser = makeBrowser();
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, browser);
      return { endpoint: origin + path, keys: browser.keys };
    },
    forget(endpoint: string): void {
      browsers.delete(new URL(endpoint).pathname);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorBody } from './error-body.ts';
import { makeStand, type Stand, storedBytes } from './stand.ts';
import {
  begin,
  create,
  encodeMetadata,
  head,
  metadataFor,
  offsetOf,
  patch,
  someBytes,
  TUS,
} from './tus-sender.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand();
});
afterEach(() => stand.close());

const documentsOf = () => stand.db.selectFrom('documents').selectAll().execute();

describe('a whole upload', () => {
  it('becomes a document with its bytes, hash, size and category', async () => {
    const bytes = someBytes(700_001);
    const location = await begin(stand.send, stand.caseId, bytes.length, { filename: 'Lease 2026.txt' });
    expect(location).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const answer = await patch(stand.send, location, 0, bytes);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('upload-offset')).toBe(String(bytes.length));
    const id = answer.headers.get('document-id') ?? '';
    expect(await documentsOf()).toMatchObject([
      {
        id,
        caseId: stand.caseId,
        filename: 'Lease 2026.txt',
        size: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
        mimeType: 'application/octet-stream',
        docType: 'Auxiliary Document',
        status: 'queued',
        source: 'upload',
      },
    ]);
    expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
    expect(stand.jobs.documents).toEqual([id]);
  });

  it('goes in pieces, each from where the last ended', async () => {
    const bytes = someBytes(300_000);
    const location = await begin(stand.send, stand.caseId, bytes.length);
    for (const [start, end] of [
      [0, 1],
      [1, 100_000],
      [100_000, 300_000],
    ] as const) {
      const answer = await patch(stand.send, location, start, bytes.slice(start, end));
      expect(answer.status).toBe(204);
      expect(answer.headers.has('document-id')).toBe(end === 300_000);
      expect(answer.headers.has('upload-expires')).toBe(end !== 300_000);
    }
    expect(await storedBytes(stand, location.split('/').at(-1) ?? '')).toEqual(Buffer.from(bytes));
  });

  it('can come with its creation', async () => {
    const bytes = someBytes(5000);
    const answer = await stand.send('/api/uploads', {
      method: 'POST',
      headers: {
        ...TUS,
        'upload-length': '5000',
        'upload-metadata': metadataFor(stand.caseId),
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('upload-offset')).toBe('5000');
    expect(await storedBytes(stand, answer.headers.get('document-id') ?? '')).toEqual(Buffer.from(bytes));
  });

  it('may name its length later', async () => {
    const created = await stand.send('/api/uploads', {
      method: 'POST',
      headers: { ...TUS, 'upload-defer-length': '1', 'upload-metadata': metadataFor(stand.caseId) },
    });
    const location = created.headers.get('location') ?? '';
    await patch(stand.send, location, 0, someBytes(10));
    expect((await head(stand.send, location)).headers.get('upload-defer-length')).toBe('1');
    const last = await patch(stand.send, location, 10, someBytes(5), { 'upload-length': '15' });
    expect(last.headers.get('document-id')).not.toBeNull();
  });

  it('may be empty', async () => {
    const answer = await create(stand.send, metadataFor(stand.caseId), 0);
    expect(answer.status).toBe(201);
    expect(await documentsOf()).toMatchObject([{ id: answer.headers.get('document-id'), size: 0 }]);
  });

  it('works for a client that cannot send PATCH', async () => {
    const location = await begin(stand.send, stand.caseId, 3);
    const answer = await stand.send(location, {
      method: 'POST',
      headers: {
        ...TUS,
        'x-http-method-override': 'PATCH',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: someBytes(3),
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('document-id')).not.toBeNull();
  });

  it('takes its category from the card, else the choice, else the name', async () => {
    const context = JSON.stringify({
      party: 'plaintiff',
      repository: 'document-production',
      type: 'request',
    });
    const choices: Record<string, string>[] = [
      { category: 'Order', discoveryContext: context },
      { category: 'Order' },
      {},
    ];
    for (const more of choices) {
      const location = await begin(stand.send, stand.caseId, 1, { filename: 'My Motion.txt', ...more });
      await patch(stand.send, location, 0, someBytes(1));
    }
    const types = (await documentsOf()).map((document) => document.docType);
    expect(types.sort()).toEqual(['Motion', 'Order', 'plaintiff Document Production request']);
  });
});

describe('what the protocol promises', () => {
  it('says what it can', async () => {
    const answer = await stand.request('/api/uploads', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    const extensions = answer.headers.get('tus-extension')?.split(',');
    expect(extensions).toEqual(expect.arrayContaining(['creation', 'expiration', 'checksum', 'termination']));
    expect(answer.headers.get('tus-checksum-algorithm')).toContain('sha1');
    expect(answer.headers.get('tus-max-size')).toBe(String(5 * 1024 ** 3));
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('tells where an upload stands, uncached, with what was said at its creation', async () => {
    const location = await begin(stand.send, stand.caseId, 100, { category: 'Order' });
    await patch(stand.send, location, 0, someBytes(40));
    const answer = await head(stand.send, location);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('upload-offset')).toBe('40');
    expect(answer.headers.get('upload-length')).toBe('100');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('upload-metadata')).toBe(metadataFor(stand.caseId, { category: 'Order' }));
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
  });

  it('answers for a finished upload with its full offset and document, and makes no second one', async () => {
    const bytes = someBytes(64);
    const location = await begin(stand.send, stand.caseId, 64);
    const first = await patch(stand.send, location, 0, bytes);
    const id = first.headers.get('document-id');
    const asked = await head(stand.send, location);
    expect(asked.headers.get('upload-offset')).toBe('64');
    expect(asked.headers.get('document-id')).toBe(id);
    const again = await patch(stand.send, location, 64, new Uint8Array());
    expect(again.status).toBe(204);
    expect(again.headers.get('document-id')).toBe(id);
    const stale = await patch(stand.send, location, 0, bytes);
    expect(stale.status).toBe(409);
    expect(stale.headers.get('document-id')).toBe(id);
    expect(await documentsOf()).toHaveLength(1);
  });

  it('ends an upload on request, but not a document', async () => {
    const location = await begin(stand.send, stand.caseId, 10);
    const remove = () => stand.send(location, { method: 'DELETE', headers: TUS });
    expect((await remove()).status).toBe(204);
    expect((await head(stand.send, location)).status).toBe(404);
    const done = await begin(stand.send, stand.caseId, 1);
    await patch(stand.send, done, 0, someBytes(1));
    expect((await stand.send(done, { method: 'DELETE', headers: TUS })).status).toBe(409);
    expect(await documentsOf()).toHaveLength(1);
  });

  it('is gone when its time is over', async () => {
    const location = await begin(stand.send, stand.caseId, 10);
    stand.clock.advance({ days: 8 });
    expect((await head(stand.send, location)).status).toBe(410);
    expect((await patch(stand.send, location, 0, someBytes(1))).status).toBe(410);
  });

  it('does not show a file that is on its way, or take it from the cache', async () => {
    const location = await begin(stand.send, stand.caseId, 10);
    await patch(stand.send, location, 0, someBytes(5));
    expect((await stand.send(location, { method: 'GET', headers: TUS })).status).toBe(404);
  });
});

describe('a checksum', () => {
  const digest = (algorithm: string, bytes: Uint8Array) =>
    `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`;

  it.each(['sha1', 'sha256', 'sha512', 'md5'])('takes bytes with their %s', async (algorithm) => {
    const bytes = someBytes(2000);
    const location = await begin(stand.send, stand.caseId, 4000);
    const good = await patch(stand.send, location, 0, bytes, { 'upload-checksum': digest(algorithm, bytes) });
    expect(good.status).toBe(204);
    const bad = await patch(stand.send, location, 2000, someBytes(2000), {
      'upload-checksum': digest(algorithm, bytes),
    });
    expect(bad.status).toBe(460);
    expect(await offsetOf(stand.send, location)).toBe(2000);
    expect(await documentsOf()).toEqual([]);
    const last = await patch(stand.send, location, 2000, bytes, {
      'upload-checksum': digest(algorithm, bytes),
    });
    const id = last.headers.get('document-id') ?? '';
    expect(await storedBytes(stand, id)).toEqual(Buffer.concat([bytes, bytes]));
  });

  it.each(['crc32 AAAA', 'sha1', 'sha1 %%%', 'sha1 aaaa bbbb', 'constructor aaaa'])(
    'refuses “%s”',
    async (value) => {
      const location = await begin(stand.send, stand.caseId, 10);
      const answer = await patch(stand.send, location, 0, someBytes(10), { 'upload-checksum': value });
      expect(answer.status).toBe(400);
      expect(await offsetOf(stand.send, location)).toBe(0);
    },
  );
});

describe('refusals', () => {
  async function expectBody(answer: Response, status: number, code: string, message: RegExp) {
    expect(answer.status).toBe(status);
    const body = ErrorBody.parse(await answer.json());
    expect(body.code).toBe(code);
    expect(body.message).toMatch(message);
  }

  it('401 without a session', async () => {
    const answer = await create((path, init) => stand.request(path, init), metadataFor(stand.caseId), 1);
    await expectBody(answer, 401, 'UNAUTHORIZED', /sign in/i);
  });

  it('412 for another protocol version, saying which it speaks', async () => {
    const versions: Record<string, string>[] = [{}, { 'tus-resumable': '0.2.2' }];
    for (const headers of versions) {
      const answer = await stand.send('/api/uploads', { method: 'POST', headers });
      expect(answer.headers.get('tus-version')).toBe('1.0.0');
      await expectBody(answer, 412, 'BAD_REQUEST', /tus 1\.0\.0/);
    }
  });

  it.each([
    ['no length', { 'upload-length': '' }],
    ['a length that is no number', { 'upload-length': 'ten' }],
    ['a negative length', { 'upload-length': '-1' }],
    ['both a length and none', { 'upload-defer-length': '1' }],
    ['metadata that is not base64', { 'upload-metadata': 'filename ###' }],
    ['no case', { 'upload-metadata': encodeMetadata({ filename: 'a.txt' }) }],
  ])('400 for %s', async (_what, headers) => {
    const answer = await create(stand.send, metadataFor(stand.caseId), 10, headers);
    await expectBody(answer, 400, 'BAD_REQUEST', /./);
  });

  it.each(['{', '{"party":"judge"}', '7'])('400 for the discovery context %s', async (discoveryContext) => {
    const answer = await create(stand.send, metadataFor(stand.caseId, { discoveryContext }), 1);
    await expectBody(answer, 400, 'BAD_REQUEST', /discoveryContext/);
  });

  it('415 for a file it cannot read, naming what it can', async () => {
    for (const filename of ['setup.exe', 'letter', 'letter.txt.exe', 'letter.']) {
      const answer = await create(stand.send, metadataFor(stand.caseId, { filename }), 1);
      await expectBody(answer, 415, 'UNSUPPORTED_MEDIA', /PDF, Word/);
    }
  });

  it('413 past the limit, saying the limit', async () => {
    const answer = await create(stand.send, metadataFor(stand.caseId), 5 * 1024 ** 3 + 1);
    await expectBody(answer, 413, 'PAYLOAD_TOO_LARGE', /5 GB/);
  });

  it('413 for more bytes than announced, and keeps none of them', async () => {
    const location = await begin(stand.send, stand.caseId, 10);
    await patch(stand.send, location, 0, someBytes(4));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(someBytes(4));
        controller.enqueue(someBytes(4));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '4' },
      body,
      duplex: 'half',
    };
    await expectBody(await stand.send(location, init), 413, 'PAYLOAD_TOO_LARGE', /said to have/);
    expect(await offsetOf(stand.send, location)).toBe(4);
  });

  it('507 when the disk has no room for it', async () => {
    stand.disk.free = 1000;
    const answer = await create(stand.send, metadataFor(stand.caseId), 1001);
    await expectBody(answer, 507, 'INSUFFICIENT_STORAGE', /disk space/);
  });

  it('409 for another offset, 415 for another content type, 400 without an offset', async () => {
    const location = await begin(stand.send, stand.caseId, 10);
    await expectBody(await patch(stand.send, location, 5, someBytes(5)), 409, 'CONFLICT', /another place/);
    const type = { 'content-type': 'application/octet-stream' };
    await expectBody(
      await patch(stand.send, location, 0, someBytes(5), type),
      415,
      'UNSUPPORTED_MEDIA',
      /offset/,
    );
    const none = await patch(stand.send, location, 0, someBytes(5), { 'upload-offset': '' });
    await expectBody(none, 400, 'BAD_REQUEST', /./);
    expect(await offsetOf(stand.send, location)).toBe(0);
  });
});

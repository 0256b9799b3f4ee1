import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeStand, type Stand } from '../uploads/stand.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand();
});
afterEach(() => stand.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');

/** A document of the case whose bytes are in the store. */
async function stored(filename: string, bytes: Buffer, caseId = stand.caseId): Promise<string> {
  const id = randomUUID();
  const file = join(stand.dataDir, id);
  await writeFile(file, bytes);
  await stand.blobs.adopt(id, file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await insertDocument(stand.db, { id, caseId, filename, path: id, size: bytes.length, hash });
  return id;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  stand.owner.request(path, { method, headers });

describe('one document', () => {
  it('is an attachment under its own name', async () => {
    const id = await stored('Queja – Piñon.pdf', PDF);
    const answer = await get(`/api/documents/${id}/download`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Queja _ Pi_on.pdf"; filename*=UTF-8''Queja%20%E2%80%93%20Pi%C3%B1on.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;.*frame-ancestors 'none'$/);
  });

  it.each([
    ['a.pdf', PDF, 'application/pdf'],
    ['a.png', PNG, 'image/png'],
    ['a.jpg', Buffer.from('\xff\xd8\xff\xe0 and so on', 'latin1'), 'image/jpeg'],
    ['a.txt', Buffer.from('Only text.'), 'text/plain'],
    ['called.txt', PDF, 'application/pdf'],
  ])('%s is shown in a frame of the product itself', async (filename, bytes, type) => {
    const id = await stored(filename, bytes);
    for (const path of [`/api/documents/${id}/download?inline=true`, `/api/documents/${id}/view`]) {
      const answer = await get(path);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; /);
      expect(answer.headers.get('content-security-policy')).toBe("sandbox; frame-ancestors 'self'");
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['page.txt', '<!doctype html><script>alert(1)</script>'],
    ['page.txt', '\ufeff  <html><body onload=alert(1)>'],
    ['image.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>\x00\x01\x02\x03'],
    ['mail.eml', 'From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\n\r\n<script>alert(1)</script>'],
    ['paper.docx', 'PK\x03\x04 word/document.xml'],
  ])('%s with what could run is never shown, only saved', async (filename, content) => {
    const id = await stored(filename, Buffer.from(content));
    const answer = await get(`/api/documents/${id}/view`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each([
    '../../x.pdf',
    'a"; filename="b.pdf',
    'line\r\nSet-Cookie: a=b.pdf',
    'evil\u202efdp.exe.pdf',
    `${'ü'.repeat(127)}.pdf`,
    '<script>alert(1)</script>.pdf',
    '\ud800.pdf',
  ])('a hostile name %j neither breaks the header nor leaves the folder', async (filename) => {
    const id = await stored(filename.replaceAll('\ud800', '\ufffd'), PDF);
    const answer = await get(`/api/documents/${id}/download`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const header = answer.headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\\/]+"(; filename\*=UTF-8''[\w.%~!#$&+^`|-]+)?$/);
  });

  it('answers HEAD with the same headers and opens nothing', async () => {
    const id = await stored('a.pdf', PDF);
    const before = readdirSync('/proc/self/fd').length;
    for (let n = 0; n < 20; n += 1) {
      const answer = await get(`/api/documents/${id}/download`, {}, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(String(PDF.length));
      expect(await answer.text()).toBe('');
    }
    expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before + 2);
  });

  it('closes the file when the reader goes away', async () => {
    const id = await stored('a.txt', Buffer.alloc(3_000_000, 'x'));
    const before = readdirSync('/proc/self/fd').length;
    for (let n = 0; n < 20; n += 1) {
      const reader = (await get(`/api/documents/${id}/download`)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    await expect.poll(() => readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before + 2);
  });

  it('says so when the bytes are gone', async () => {
    const id = await stored('a.pdf', PDF);
    await stand.blobs.remove(id);
    const answer = await get(`/api/documents/${id}/download`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('not in the storage any more');
  });

  it('may be empty', async () => {
    const id = await stored('a.txt', Buffer.alloc(0));
    for (const path of ['download', 'view']) {
      const answer = await get(`/api/documents/${id}/${path}`);
      expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
        200,
        '0',
        '',
      ]);
    }
  });
});

describe('a range', () => {
  const TEXT = Buffer.from('0123456789');
  let path: string;
  let etag: string;
  beforeEach(async () => {
    path = `/api/documents/${await stored('a.txt', TEXT)}/download`;
    etag = `"${createHash('sha256').update(TEXT).digest('hex')}"`;
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, text, contentRange) => {
    const answer = await get(path, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
    expect(await answer.text()).toBe(text);
  });

  it('outside the file is 416 with the size', async () => {
    const answer = await get(path, { range: 'bytes=10-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'pages=1-2'])('%s is answered with the whole', async (range) => {
    const answer = await get(path, { range });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });

  it('of another version is answered with the whole', async () => {
    const old = await get(path, { range: 'bytes=0-1', 'if-range': '"old"' });
    expect([old.status, await old.text()]).toEqual([200, '0123456789']);
    const same = await get(path, { range: 'bytes=0-1', 'if-range': etag });
    expect([same.status, await same.text()]).toEqual([206, '01']);
  });

  it('need not be sent at all when the reader has the file', async () => {
    const answer = await get(path, { 'if-none-match': `"x", W/${etag}` });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  });
});

describe('who may', () => {
  const paths = (id: string) => [
    `/api/documents/${id}/download`,
    `/api/documents/${id}/view`,
    `/api/cases/${stand.caseId}/documents/download-all`,
    `/api/cases/${stand.caseId}/documents/download-all.zip`,
  ];

  it('401 for nobody, 404 for an outsider, all for a viewer', async () => {
    const id = await stored('a.pdf', PDF);
    const outsider = await stand.as(await insertUser(stand.db));
    const member = await insertMember(stand.db, { caseId: stand.caseId, role: 'viewer' });
    const viewer = await stand.as({ id: member.userId });
    for (const path of paths(id)) {
      for (const method of ['GET', 'HEAD']) {
        expect((await stand.request(path, { method })).status, path).toBe(401);
        expect((await outsider.request(path, { method })).status, path).toBe(404);
        expect((await viewer.request(path, { method })).status, path).toBe(200);
      }
    }
  });

  it('404 for unknown, malformed and deleted ids', async () => {
    const id = await stored('a.pdf', PDF);
    await stand.db.updateTable('documents').set({ deletedAt: new Date() }).execute();
    for (const each of [id, randomUUID(), 'x', '%2e%2e']) {
      expect((await get(`/api/documents/${each}/download`)).status).toBe(404);
    }
  });
});

describe('all documents of a case', () => {
  it('are listed with the address of each', async () => {
    const id = await stored('a.pdf', PDF);
    await insertDocument(stand.db, { caseId: stand.caseId, filename: 'gone.pdf', deletedAt: new Date() });
    const answer = await get(`/api/cases/${stand.caseId}/documents/download-all`);
    expect(await answer.json()).toEqual({
      documents: [{ id, filename: 'a.pdf', downloadUrl: `/api/documents/${id}/download` }],
    });
  });

  async function entriesOf(archive: Buffer): Promise<Map<string, string>> {
    const zip = await yauzl.fromBufferPromise(archive);
    const found = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      const content = await buffer(await zip.openReadStreamPromise(entry));
      found.set(entry.fileName, content.toString('latin1'));
    }
    return found;
  }

  it('come in one archive, each under a safe name of its own', async () => {
    const names = ['a.txt', 'A.txt', '../../x.pdf', 'C:\\temp\\y.pdf', 'Piñon.txt', 'two\nlines.txt'];
    for (const [index, name] of names.entries()) await stored(name, Buffer.from(`number ${index}`));
    await insertDocument(stand.db, { caseId: stand.caseId, filename: 'lost.pdf' });
    const answer = await get(`/api/cases/${stand.caseId}/documents/download-all.zip`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Quay v. Orlov Roofing.zip"',
    );
    const entries = await entriesOf(Buffer.from(await answer.arrayBuffer()));
    const note = entries.get('missing files.txt');
    entries.delete('missing files.txt');
    expect(note).toContain('lost.pdf');
    expect([...entries].sort()).toEqual(
      [
        ['a.txt', 'number 0'],
        ['A (2).txt', 'number 1'],
        ['_.._x.pdf', 'number 2'],
        ['C__temp_y.pdf', 'number 3'],
        ['Piñon.txt', 'number 4'],
        ['two_lines.txt', 'number 5'],
      ].sort(),
    );
  });

  it('stream, and stop when the reader goes away', async () => {
    for (let n = 0; n < 5; n += 1) await stored(`${n}.pdf`, Buffer.alloc(2_000_000, 'x'));
    const before = readdirSync('/proc/self/fd').length;
    const reader = (await get(`/api/cases/${stand.caseId}/documents/download-all.zip`)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before + 1);
  });

  it('of an empty case are an empty archive', async () => {
    const answer = await get(`/api/cases/${stand.caseId}/documents/download-all.zip`);
    expect((await entriesOf(Buffer.from(await answer.arrayBuffer()))).size).toBe(0);
  });
});

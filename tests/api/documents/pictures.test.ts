import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { withDrawn } from '#server/blobs/drawn.ts';
import { blobKeyFor } from '#server/blobs/keys.ts';
import { type GrayImage, turn } from '#server/reading/child/gray-image.ts';
import { toGray } from '#server/reading/child/picture.ts';
import { decodePicture } from '#server/reading/child/picture-file.ts';
import { createPagePictures } from '#server/reading/page-pictures.ts';
import { createReader } from '#server/reading/reader.ts';
import { webpInfo } from '#src/reading/webp-info.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { encodePng, makePdf, makeScan } from '#tests/unit/reading/make-files.ts';
import { photo } from '#tests/unit/reading/make-photos.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const SUMMONS = [
  'STATE OF NEW MEXICO',
  'SECOND JUDICIAL DISTRICT COURT',
  'No. D-202-CV-2026-00123',
  'JUNIPER FUNDING LLC, Plaintiff, v. ORRIN VALE, Defendant.',
  'SUMMONS',
  'You must file your written answer with the court within thirty (30) days.',
];
const PDF = 'application/pdf';

interface Owner {
  agent: Agent;
  caseId: string;
  userId: string;
}

async function owner(): Promise<Owner> {
  const { id: caseId, userId } = await insertCase(server.db);
  return { agent: await server.as({ id: userId }), caseId, userId };
}

async function stored(who: Owner, filename: string, mimeType: string, content: string | Uint8Array) {
  const id = await storeFile(server, who, { filename, mimeType, content });
  return id;
}

/** A picture's size, of an answer that is one. */
async function sizeOf(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { ...webpInfo(bytes), bytes: bytes.length };
}

const drawnOf = async (id: string) =>
  readdir(join(server.dataDir, 'drawn', blobKeyFor(id))).catch((): string[] => []);

describe('the picture of a first page', () => {
  test('is small, private, and drawn once', async () => {
    const who = await owner();
    const id = await stored(who, 'summons.pdf', PDF, await makePdf([SUMMONS]));
    const response = await who.agent.request(`/api/documents/${id}/thumbnail`);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const found = await sizeOf(response);
    expect(found).toMatchObject({ width: 320, height: 414, isMoving: false });
    expect(found.bytes).toBeGreaterThan(500);
    expect(found.bytes).toBeLessThan(25_000);
    expect(await drawnOf(id)).toHaveLength(1);
    await sizeOf(await who.agent.request(`/api/documents/${id}/thumbnail`));
    expect(await server.deps.limits.spent('pictures', who.userId)).toBe(1);
    const etag = response.headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    const again = await who.agent.request(`/api/documents/${id}/thumbnail`, known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    // Whoever may not see it is not told that it is still the same.
    expect((await server.visitor().request(`/api/documents/${id}/thumbnail`, known)).status).toBe(401);
    const stranger = await server.as(await insertUser(server.db));
    expect((await stranger.request(`/api/documents/${id}/thumbnail`, known)).status).toBe(404);
    const head = await who.agent.request(`/api/documents/${id}/thumbnail`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('is there when a paper has been read', async () => {
    const who = await owner();
    const id = await stored(who, 'photo.webp', 'image/webp', await photo('summons.webp'));
    const jobs = await startJobs(server);
    await allRead(server, who.caseId);
    // The small one for lists, the large one since not every browser shows the photo itself.
    await until(async () => expect(await drawnOf(id)).toHaveLength(2));
    await jobs.stop();
    await sizeOf(await who.agent.request(`/api/documents/${id}/thumbnail`));
    await sizeOf(await who.agent.request(`/api/documents/${id}/picture?width=2400`));
    expect(await server.deps.limits.spent('pictures', who.userId)).toBe(0);
  });

  test.each([
    ['note.txt', 'text/plain', 'Typed, not drawn.'],
    ['broken.pdf', PDF, '%PDF-1.4 and then nothing'],
    ['broken.heic', 'image/heic', 'no photo'],
  ])('is not there for %s', async (filename, mimeType, content) => {
    const who = await owner();
    const id = await stored(who, filename, mimeType, content);
    for (let round = 0; round < 2; round += 1) {
      const response = await who.agent.request(`/api/documents/${id}/thumbnail`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: 'There is no picture of this page.' });
    }
    expect(await server.deps.limits.spent('pictures', who.userId)).toBe(mimeType === 'text/plain' ? 0 : 1);
  });

  test('is for members alone', async () => {
    const who = await owner();
    const id = await stored(who, 'summons.pdf', PDF, await makePdf([SUMMONS]));
    const stranger = await server.as(await insertUser(server.db));
    const viewer = await insertUser(server.db);
    await insertMember(server.db, { caseId: who.caseId, userId: viewer.id, role: 'viewer' });
    const asked = async (agent: Agent) => (await agent.request(`/api/documents/${id}/thumbnail`)).status;
    expect(await asked(who.agent)).toBe(200);
    expect(await asked(stranger)).toBe(404);
    expect(await asked(server.visitor())).toBe(401);
    expect(await asked(await server.as(viewer))).toBe(200);
  });
});

describe('a page as a picture', () => {
  test('is drawn as wide as is asked for, in one of a few widths', async () => {
    const who = await owner();
    const id = await stored(who, 'two.pdf', PDF, await makePdf([SUMMONS, ['Second page']]));
    const size = async (query: string) =>
      sizeOf(await who.agent.request(`/api/documents/${id}/picture${query}`));
    expect(await size('')).toMatchObject({ width: 1280, height: 1656 });
    expect(await size('?page=2&width=700')).toMatchObject({ width: 960, height: 1242 });
    expect(await size('?page=2&width=900')).toMatchObject({ width: 960 });
    expect(await drawnOf(id)).toHaveLength(2);
    expect((await who.agent.request(`/api/documents/${id}/picture?page=3`)).status).toBe(404);
    for (const query of ['?page=0', '?page=one', '?width=99999', '?page=1.5']) {
      const refused = await who.agent.request(`/api/documents/${id}/picture${query}`);
      expect([query, refused.status]).toEqual([query, 400]);
      expect((await refused.json()).message).toMatch(/\w.*\./);
    }
  });

  test('shows a photo that browsers cannot show', async () => {
    const who = await owner();
    const id = await stored(who, 'IMG_0001.heic', 'image/heic', await photo('summons.heic'));
    const response = await who.agent.request(`/api/documents/${id}/picture?width=2400`);
    expect(await sizeOf(response)).toMatchObject({ width: 1512, height: 2016 });
    // What was uploaded is kept as it was.
    const original = await who.agent.request(`/api/documents/${id}/download`);
    expect(Buffer.from(await original.arrayBuffer()).equals(await photo('summons.heic'))).toBe(true);
  });

  test('is not drawn without end', async () => {
    const who = await owner();
    const id = await stored(who, 'summons.pdf', PDF, await makePdf([SUMMONS]));
    for (let times = 0; times < 600; times += 1) await server.deps.limits.spend('pictures', who.userId);
    const refused = await who.agent.request(`/api/documents/${id}/picture`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await drawnOf(id)).toEqual([]);
  });
});

describe('the words of a fact, cut out of their page', () => {
  test.each([
    ['a PDF', 'summons.pdf', PDF, async () => makePdf([SUMMONS])],
    ['a scan', 'summons.png', 'image/png', async () => encodePng(await makeScan(SUMMONS, 200))],
  ])('of %s', async (_, filename, mimeType, make) => {
    const who = await owner();
    const id = await stored(who, filename, mimeType, await make());
    const jobs = await startJobs(server);
    await allRead(server, who.caseId);
    await jobs.stop();
    const facts = await server.db
      .selectFrom('facts')
      .select(['id', 'kind'])
      .where('documentId', '=', id)
      .where('kind', '=', 'case-number')
      .execute();
    const fact = facts[0]?.id;
    expect(fact).toBeDefined();
    const found = await sizeOf(await who.agent.request(`/api/facts/${fact}/cutout`));
    expect(found.width).toBe(640);
    // A line or two of the page, whole, and not more.
    expect(found.height).toBeGreaterThan(30);
    expect(found.height).toBeLessThan(200);
    await server.db
      .updateTable('facts')
      .set({ quote: 'Other words' })
      .where('id', '=', String(fact))
      .execute();
    expect((await who.agent.request(`/api/facts/${fact}/cutout`)).status).toBe(404);
    const stranger = await server.as(await insertUser(server.db));
    expect((await stranger.request(`/api/facts/${fact}/cutout`)).status).toBe(404);
  });
});

describe('a page that does not lie upright in its file', () => {
  /** How far two pictures of about one size differ, 0 to 255 a pixel. */
  async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
    const shown = await Promise.all(
      [one, other].map(async (bytes, at) => {
        const path = join(server.dataDir, `shown-${at}.webp`);
        await writeFile(path, bytes);
        return toGray(await decodePicture(path, 'webp', { isGray: true, drawnPixels: 12_000_000 }));
      }),
    );
    const [first, second] = shown as [GrayImage, GrayImage];
    expect(second.width).toBe(first.width);
    expect(Math.abs(second.height - first.height)).toBeLessThan(6);
    const length = Math.min(first.data.length, second.data.length);
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
    return sum / length;
  }

  async function read(who: Owner, name: string, mimeType: string, content: Uint8Array) {
    const id = await stored(who, name, mimeType, content);
    const jobs = await startJobs(server);
    await allRead(server, who.caseId);
    await jobs.stop();
    const [fact] = await server.db
      .selectFrom('facts')
      .select('id')
      .where('documentId', '=', id)
      .where('kind', '=', 'case-number')
      .execute();
    const pictureAt = async (path: string) => {
      const response = await who.agent.request(path);
      expect(response.status).toBe(200);
      return new Uint8Array(await response.arrayBuffer());
    };
    return {
      page: await pictureAt(`/api/documents/${id}/picture?width=640`),
      thumbnail: await pictureAt(`/api/documents/${id}/thumbnail`),
      cutout: await pictureAt(`/api/facts/${fact?.id}/cutout`),
    };
  }

  let upright: ReturnType<typeof read> | undefined;

  test.each([
    ['upside down', 2, 'image/png'],
    ['on its side', 1, 'image/png'],
    ['on its other side, in a PDF', 3, PDF],
  ])('is seen as it was read: %s', async (_, quarters, mimeType) => {
    const who = await owner();
    const scan = await makeScan(SUMMONS, 200);
    // Read once: it is the same for all of them.
    upright ??= read(who, 'upright.png', 'image/png', encodePng(scan));
    const asItIs = await upright;
    const turned = turn(scan, quarters);
    let content: Uint8Array = encodePng(turned);
    if (mimeType === PDF) {
      const path = join(server.dataDir, 'turned.png');
      await writeFile(path, content);
      const out = join(server.dataDir, 'turned.pdf');
      expect((await createReader().join([{ path, filename: 'turned.png' }], out)).ok).toBe(true);
      content = await readFile(out);
    }
    const lies = await read(who, `lies.${mimeType === PDF ? 'pdf' : 'png'}`, mimeType, content);
    for (const shown of ['page', 'thumbnail', 'cutout'] as const)
      expect([shown, await difference(asItIs[shown], lies[shown])]).toEqual([
        shown,
        expect.toSatisfy((much: number) => much < 12),
      ]);
  });
});

describe('drawn pictures', () => {
  test('go with the file they were drawn from', async () => {
    const who = await owner();
    const id = await stored(who, 'summons.pdf', PDF, await makePdf([SUMMONS]));
    await sizeOf(await who.agent.request(`/api/documents/${id}/thumbnail`));
    expect(await drawnOf(id)).toHaveLength(1);
    await withDrawn(server.deps.blobs, server.deps.env).remove(blobKeyFor(id));
    expect(await drawnOf(id)).toEqual([]);
  });

  test('are drawn once for all who ask at the same time, and thrown away when they are too many', async () => {
    const who = await owner();
    const id = await stored(who, 'summons.pdf', PDF, await makePdf([SUMMONS]));
    const reader = createReader();
    let draws = 0;
    const counting = {
      ...reader,
      draw: (...given: Parameters<typeof reader.draw>) => {
        draws += 1;
        return reader.draw(...given);
      },
    };
    const { env, blobs } = server.deps;
    const pictures = createPagePictures({ env, blobs, reader: counting, mostBytes: 20_000 });
    const file = { path: blobKeyFor(id), filename: 'summons.pdf' };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => pictures.get(file, { page: 1, width: 320 })),
    );
    expect(draws).toBe(1);
    expect(new Set(all.map((bytes) => bytes?.length)).size).toBe(1);
    const folder = join(server.dataDir, 'drawn', blobKeyFor(id));
    await writeFile(join(folder, 'old.webp'), Buffer.alloc(100_000));
    const box = (at: number) => ({ left: 0, top: at / 400, width: 1, height: 0.1 });
    for (let at = 0; at < 200; at += 1) await pictures.get(file, { page: 1, width: 320, box: box(at) });
    expect(await readdir(folder)).not.toContain('old.webp');
    await reader.close();
  });
});

import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paperText } from '#src/drafting/form.ts';
import { summonsPaper } from '#src/summons/paper.ts';
import { Summons } from '#src/summons/schema.ts';
import { insertSummons } from '#tests/factories/summons.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
beforeEach(() => {
  server.disk.free = Number.POSITIVE_INFINITY;
});
afterAll(() => server.close());

const tight = (text: string) => text.replace(/\s+/g, '');
const keyOf = async (id: string) =>
  (await db.selectFrom('summons').select('generatedPdfPath').where('id', '=', id).executeTakeFirst())
    ?.generatedPdfPath ?? null;

async function load(agent: Agent, id: string) {
  const response = await agent.request(`/api/summons/${id}/summons.pdf`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function textIn(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => tight(page).replace(/Summons\((?:draft|copy)\)–Page\d+of\d+/, '')).join('');
}

describe('GET /api/summons/:id/summons.pdf', () => {
  test('the words of the paper, as a file that is saved', async () => {
    const { caseId, viewer } = await makePeople(server);
    const row = await insertSummons(db, { caseId, defendantName: 'Rosalind Quay/../Łucja' });
    const { response, bytes } = await load(viewer, row.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Summons \(draft\)/);
    expect(response.headers.get('content-disposition')).not.toContain('/');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await textIn(bytes)).toBe(tight(paperText(summonsPaper(Summons.parse(row)))));
  });

  test('is kept under a key of ours and made once; anew when the summons changed, and the old one goes', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId, defendantName: '../../etc/passwd' });
    const first = await load(owner, id);
    const key = await keyOf(id);
    expect(key).toMatch(new RegExp(`^${id.slice(0, 2)}/${id}-summons-[0-9a-f]{32}$`));
    expect(await server.deps.blobs.size(key ?? '')).toBe(first.bytes.byteLength);
    expect((await load(owner, id)).hash).toBe(first.hash);
    expect(await keyOf(id)).toBe(key);

    server.clock.advance({ minutes: 1 });
    await owner.call('rest', 'summons.update', { id, judgeName: 'Hon. Odell Brannigan' });
    const second = await load(owner, id);
    expect(second.hash).not.toBe(first.hash);
    expect(await textIn(second.bytes)).toContain('Hon.OdellBrannigan');
    expect(await keyOf(id)).not.toBe(key);
    expect(await server.deps.blobs.size(key ?? '')).toBeUndefined();
  });

  test('comes back when the kept file is lost, and twice at once gives one file', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    const [one, other] = await Promise.all([load(owner, id), load(owner, id)]);
    expect(one.hash).toBe(other.hash);
    const key = (await keyOf(id)) ?? '';
    await server.deps.blobs.remove(key);
    expect((await load(owner, id)).hash).toBe(one.hash);
    expect(await server.deps.blobs.size(key)).toBe(one.bytes.byteLength);
  });

  test('is served on a full disk, where nothing is kept', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    server.disk.free = -1;
    expect((await load(owner, id)).response.status).toBe(200);
    expect(await keyOf(id)).toBeNull();
  });

  test.each([
    { caseNumber: 'M-47-CV-2026-00012' },
    { caseNumber: 'T-4-CV-2026-001234' },
    { courtName: 'Magistrate Court of Taos County' },
  ])('409 with the reason for a court that takes another form: %o', async (change) => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId, ...change });
    const response = await owner.request(`/api/summons/${id}/summons.pdf`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Form 4-204'),
    });
    expect(await keyOf(id)).toBeNull();
  });

  test('goes with the summons, and with the case', async () => {
    const { caseId, owner } = await makePeople(server);
    const gone = await insertSummons(db, { caseId });
    const stays = await insertSummons(db, { caseId });
    await insertSummons(db, { caseId });
    await load(owner, gone.id);
    await load(owner, stays.id);
    const [first, second] = [(await keyOf(gone.id)) ?? '', (await keyOf(stays.id)) ?? ''];
    await owner.call('rest', 'summons.delete', { id: gone.id });
    expect(await server.deps.blobs.size(first)).toBeUndefined();
    expect(await server.deps.blobs.size(second)).toBeGreaterThan(0);
    await owner.call('rest', 'cases.delete', { caseId });
    expect(await server.deps.blobs.size(second)).toBeUndefined();
  });

  test('nobody else gets it', async () => {
    const people = await makePeople(server);
    const { id } = await insertSummons(db, { caseId: people.caseId });
    const statuses = [];
    for (const agent of [people.visitor, people.newcomer, people.outsider, people.expired]) {
      statuses.push((await agent.request(`/api/summons/${id}/summons.pdf`)).status);
    }
    expect(statuses).toEqual([401, 403, 404, 404]);
    expect((await people.owner.request('/api/summons/none/summons.pdf')).status).toBe(404);
  });
});

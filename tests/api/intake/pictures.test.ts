import { expect, test } from 'vitest';
import { webpInfo } from '#src/reading/webp-info.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makePdf } from '#tests/unit/reading/make-files.ts';
import { photo } from '#tests/unit/reading/make-photos.ts';
import { begin, look, only, picture, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();

const PDF = { type: 'application/pdf' };
const summonsPdf = async () =>
  new File([Buffer.from(await makePdf([SUMMONS.split('\n'), ['Second page']]))], 'summons.pdf', PDF);

async function sizeOf(agent: Agent, address: string) {
  const answer = await agent.request(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  return webpInfo(new Uint8Array(await answer.arrayBuffer()));
}

test('the card shows its pages and the words of each line, to its own browser alone', async () => {
  const visitor = server.visitor();
  const { intakeId, documents } = await begin(visitor, [await summonsPdf()]);
  const intake = await settled(visitor, intakeId);
  const at = `/api/intake/${intakeId}`;
  const { documentId } = only(intake.papers);
  const [factId] = only(intake.proposals).caseNumber.factIds;
  const page = `${at}/documents/${documentId}/picture`;
  const cutout = `${at}/facts/${factId}/cutout`;
  const file = `${at}/files/${documents[0]?.id}/picture`;
  expect(await sizeOf(visitor, `${page}?page=2&width=900`)).toMatchObject({ width: 960, height: 1242 });
  expect(await sizeOf(visitor, `${file}?width=320`)).toMatchObject({ width: 320 });
  const cut = await sizeOf(visitor, cutout);
  expect(cut?.width).toBe(640);
  expect(cut?.height).toBeLessThan(200);
  const { headers } = await visitor.request(page);
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
  expect((await visitor.request(page, known)).status).toBe(304);
  expect((await server.visitor().request(page, known)).status).toBe(404);
  const head = await visitor.request(cutout, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const bad of [`${page}?page=0`, `${page}?width=wide`, `${file}?width=99999`, `${cutout}?width=0`]) {
    const refused = await visitor.request(bad);
    expect([bad, refused.status]).toEqual([bad, 400]);
    expect((await refused.json()).message).toMatch(/\w.*\./);
  }

  // Another browser's papers name nothing of these, and these nothing of theirs.
  const other = server.visitor();
  const { intakeId: othersId } = await begin(other, [text('letter.txt', 'A letter.')]);
  const user = await server.as(await insertUser(server.db));
  for (const path of [page, cutout, file]) {
    expect((await server.visitor().request(path)).status, path).toBe(404);
    expect((await user.request(path)).status, path).toBe(404);
    expect((await other.request(path)).status, path).toBe(404);
    expect((await other.request(path.replace(intakeId, othersId))).status, path).toBe(404);
  }
  for (const path of [`${at}/facts/none/cutout`, `${at}/documents/none/picture`, `${at}/files/none/picture`])
    expect((await visitor.request(path)).status, path).toBe(404);
});

test('a photo that browsers cannot show is drawn, and one that nobody can draw says so', async () => {
  const visitor = server.visitor();
  const heic = new File([Buffer.from(await photo('summons.heic'))], 'IMG_1.heic', { type: 'image/heic' });
  const { intakeId, documents } = await begin(visitor, [heic, text('letter.txt', 'A letter.')]);
  const [first, second] = documents.map(({ id }) => `/api/intake/${intakeId}/files/${id}/picture`);
  expect(await sizeOf(visitor, `${first}?width=640`)).toMatchObject({ width: 640 });
  const refused = await visitor.request(String(second));
  expect([refused.status, await refused.json()]).toMatchObject([
    404,
    { message: 'There is no picture of this page.' },
  ]);
});

test('pages are not drawn without end, for one account or one set of papers', async () => {
  const visitor = server.visitor();
  const { intakeId, documents } = await begin(visitor, [picture('page.png', 90)]);
  await look(visitor, intakeId);
  const address = `/api/intake/${intakeId}/files/${documents[0]?.id}/picture?width=960`;
  for (let times = 0; times < 600; times += 1) await server.deps.limits.spend('pictures', intakeId);
  const refused = await visitor.request(address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

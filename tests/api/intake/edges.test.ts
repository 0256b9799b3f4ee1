import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setProposedCorners } from '#server/intake/store.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { webpInfo } from '#src/reading/webp-info.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { makeScan } from '#tests/unit/reading/make-files.ts';
import { jpegOf, photograph } from '#tests/unit/reading/make-photos.ts';
import { begin, look, only, picture, SUMMONS, settled } from './stand.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
let photos: File[];
const FOUND: [number, number][] = [
  [0.09, 0.08],
  [0.92, 0.08],
  [0.92, 0.78],
  [0.09, 0.78],
];
const OWN = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
];

beforeAll(async () => {
  const corner = (at: number) => ({ x: FOUND[at]?.[0] ?? 0, y: FOUND[at]?.[1] ?? 0 });
  const pages = [SUMMONS.split('\n'), ['Page 2', 'The clerk of the court keeps this paper.']];
  photos = await Promise.all(
    pages.map(async (lines, at) => {
      const shot = photograph(await makeScan(lines, 150), {
        corners: [corner(0), corner(1), corner(2), corner(3)],
      });
      return new File([new Uint8Array(await jpegOf(shot))], `page-${at + 1}.jpg`, { type: 'image/jpeg' });
    }),
  );
});
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
  jobs = await startJobs(server);
});
afterEach(async () => {
  await server.deps.background.idle();
  await jobs.stop();
});
afterAll(() => server.close());

const cornersIn = async (agent: Agent, intakeId: string) =>
  (await look(agent, intakeId)).files.map(({ corners }) => corners);

function expectFound(corners: readonly (readonly number[])[] | null | undefined): void {
  expect(corners).toHaveLength(4);
  for (const [at, [x = 0, y = 0]] of (corners ?? []).entries()) {
    expect(Math.abs(x - (FOUND[at]?.[0] ?? 0))).toBeLessThan(0.03);
    expect(Math.abs(y - (FOUND[at]?.[1] ?? 0))).toBeLessThan(0.03);
  }
}

const edit = (agent: Agent, intakeId: string, fileId: string, change: unknown) =>
  agent.rest('PATCH', `/api/intake/${intakeId}/files/${fileId}`, change);

test('a photo is proposed its corners and read as it came; what a person says wins for good', async () => {
  const visitor = server.visitor();
  const { intakeId, documents } = await begin(visitor, photos.slice(0, 1));
  const fileId = documents[0]?.id ?? '';
  await until(async () => expectFound((await cornersIn(visitor, intakeId))[0]));
  const intake = await settled(visitor, intakeId);
  expect(only(intake.papers)).toMatchObject({ documentId: fileId, kind: 'Summons' });

  expect((await edit(visitor, intakeId, fileId, { corners: OWN })).status).toBe(200);
  expect(await cornersIn(visitor, intakeId)).toEqual([OWN]);
  expect((await edit(visitor, intakeId, fileId, { corners: null })).status).toBe(200);
  // A look that began before the person said it comes to its end.
  await setProposedCorners(server.db, { intakeId, id: fileId }, FOUND);
  expect(await cornersIn(visitor, intakeId)).toEqual([null]);
  await settled(visitor, intakeId);
});

test('photos of one paper are put together once, cut out at the corners that were found', async () => {
  const visitor = server.visitor();
  const { intakeId } = await begin(visitor, photos);
  const intake = await settled(visitor, intakeId);
  const { documentId, pages, kind } = only(intake.papers);
  expect([pages, kind]).toEqual([2, 'Summons']);
  for (const { corners } of intake.files) expectFound(corners);
  const made = await server.db.selectFrom('documents').select('id').execute();
  expect(made.map(({ id }) => id)).toEqual([documentId]);
  const answer = await visitor.request(`/api/intake/${intakeId}/documents/${documentId}/picture?width=320`);
  const drawn = webpInfo(new Uint8Array(await answer.arrayBuffer()));
  // The page alone: 83 of 100 parts of 1512 pixels by 70 of 2016.
  expect((drawn?.height ?? 0) / (drawn?.width ?? 1)).toBeCloseTo((0.7 * 2016) / (0.83 * 1512), 1);
});

test('a picture without edges is taken whole, turned or put together', async () => {
  const visitor = server.visitor();
  const { intakeId, documents } = await begin(visitor, [picture('one.png', 90), picture('two.png', 200)]);
  await settled(visitor, intakeId);
  expect((await edit(visitor, intakeId, documents[0]?.id ?? '', { turn: 90 })).status).toBe(200);
  const intake = await settled(visitor, intakeId);
  expect(intake.files.map(({ turn, corners }) => [turn, corners])).toEqual([
    [90, null],
    [0, null],
  ]);
  expect(only(intake.papers).pages).toBe(2);
});

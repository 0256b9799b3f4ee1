import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { encodePng, makeScan } from '#tests/unit/reading/make-files.ts';
import { jpegOf } from '#tests/unit/reading/make-photos.ts';
import { begin, only, SUMMONS, settled } from './stand.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

const CUT_OFF = 'This picture is cut off. Take it again, or send it again.';
const page = await makeScan(SUMMONS.split('\n'), 150);
const jpeg = await jpegOf(page);
const png = encodePng(page);

const file = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const partOf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.5));

test.each([
  ['a JPEG', 'page.jpg', 'image/jpeg', jpeg],
  ['a PNG', 'page.png', 'image/png', png],
])('%s that came only in part says so, and a whole one does not', async (_, name, type, bytes) => {
  const problemsOf = async (sent: Buffer) => {
    const visitor = server.visitor();
    const { intakeId } = await begin(visitor, [file(sent, name, type)]);
    return only((await settled(visitor, intakeId)).papers).problems;
  };
  expect(await problemsOf(partOf(bytes))).toContain(CUT_OFF);
  expect(await problemsOf(bytes)).not.toContain(CUT_OFF);
});

test('of pictures that make one paper the one that is cut off is named', async () => {
  const visitor = server.visitor();
  const pages = [file(jpeg, 'one.jpg', 'image/jpeg'), file(partOf(jpeg), 'two.jpg', 'image/jpeg')];
  const { intakeId } = await begin(visitor, pages);
  const { papers } = await settled(visitor, intakeId);
  expect(papers.flatMap(({ problems }) => problems).join(' ')).toContain(`Photo 2 of 2: ${CUT_OFF}`);
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeReadingApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const HEAD = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING, LLC,
     Plaintiff,
v.                                        No. D-101-CV-2026-00417
ROSALIND QUAY,
     Defendant.
`;
const PAPERS = {
  'summons.txt': `${HEAD}
SUMMONS

TO: ROSALIND QUAY. You must file a written answer to the complaint within 30 days after service of this summons on
you. You were served on March 2, 2026.`,
  'order.txt': `${HEAD}
ORDER

IT IS ORDERED that Defendant shall file a response no later than April 30, 2026. A hearing on Plaintiff's Motion for
Summary Judgment is set for May 14, 2026, at 9:30 a.m. in Courtroom 3.`,
  'letter.txt': `March 12, 2026

Dear Ms. Quay:

Orlov Roofing will take $2,000.00 if it is paid by April 3, 2026. Please answer within ten days of this letter.

Sincerely,
Ines Calloway`,
};

/** Everything by which something is due: days of the timeline, service, what the home screen and the calendar show. */
async function clocks(caseId: string) {
  const milestones = await db.selectFrom('milestones').selectAll().where('caseId', '=', caseId).execute();
  const summons = await db.selectFrom('summons').selectAll().where('caseId', '=', caseId).execute();
  return { milestones, summons };
}

test('days that were found in papers start no clock by themselves', async () => {
  const { caseId, ownerId, owner } = await makePeople(server);
  const before = { ...(await clocks(caseId)), open: await owner.trpc.deadlines.open.query() };
  const jobs = await startJobs(server);
  for (const [filename, content] of Object.entries(PAPERS)) {
    await storeFile(server, { caseId, userId: ownerId }, { filename, mimeType: 'text/plain', content });
  }
  const rows = await allRead(server, caseId);
  await expect
    .poll(async () => (await db.selectFrom('documentFacts').select('documentId').execute()).length)
    .toBe(rows.length);
  await jobs.stop();
  const { facts } = await owner.trpc.facts.ofCase.query({ caseId });
  const timed = facts.filter(({ kind }) => kind === 'deadline' || kind === 'hearing');
  expect(timed.length).toBeGreaterThanOrEqual(3);
  expect(new Set(timed.map(({ status }) => status))).toEqual(new Set(['found']));
  expect({ ...(await clocks(caseId)), open: await owner.trpc.deadlines.open.query() }).toEqual(before);
});

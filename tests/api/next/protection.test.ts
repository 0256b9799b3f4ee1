import { expect, test } from 'vitest';
import { CaseNext } from '#src/next/schema.ts';
import { allRead, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';
import { nextServer } from './stand.ts';

const server = await nextServer();
const { db } = server;

const NOTICE = `DV-109 Notice of Court Hearing

Superior Court of California, County of Sacramento

Case Number: 26FL09917

3 Notice of Hearing. A court hearing is scheduled on the request for restraining orders against the person in 2:
Hearing Date: December 14, 2026 Time: 8:30 a.m. Dept.: 128

4 Temporary Restraining Orders [x] All GRANTED until the court hearing. [ ] All DENIED.

To the person in 2: If you do not come to your hearing, the judge can make orders against you that last up to five years.`;

const ORDER = `DV-110 Temporary Restraining Order Clerk stamps date here when form is
filed.
Superior Court of California, County of Sacramento
Case Number: 26FL09917
(1) Protected Person (name): Alma Reyes Castel
(2) Restrained Person Full Name: Marlo Castel
To the person in (2): The judge has granted temporary orders. You must stay at least 100 yards away from the person in (1).
(5) Within 24 hours of receiving this order you must sell to or store with a licensed gun dealer, or turn in to a law enforcement agency, any guns you have. File a receipt (DV-800) with the court within 48 hours of receiving this order.`;

/** A family case in California of somebody who is sued, with one paper that was read. */
async function caseWith(filename: string, content: string) {
  const { ownerId, caseId, owner } = await makePeople(server);
  await db.updateTable('users').set({ role: 'defendant' }).where('id', '=', ownerId).execute();
  await db.updateTable('cases').set({ state: 'CA', kind: 'family' }).where('id', '=', caseId).execute();
  const jobs = await startJobs(server);
  await storeFile(server, { caseId, userId: ownerId }, { filename, mimeType: 'text/plain', content });
  await allRead(server, caseId);
  await jobs.stop();
  return { caseId, owner };
}

test.each(['Order of Protection', 'Other', null])(
  'filed as %s, its duties have at home the names of its card',
  async (docType) => {
    const { caseId, owner } = await caseWith('page.txt', ORDER);
    await db
      .updateTable('documents')
      .set({ docType, suggestedDocType: docType })
      .where('caseId', '=', caseId)
      .execute();
    const next = CaseNext.parse((await owner.call('trpc', 'next.ofCase', { caseId })).body);
    const titles = next.steps.map(({ title }) => title);
    expect(titles.map((title) => title.split(': ').slice(0, 2).join(': '))).toEqual([
      'If you have firearms: turn them in',
      'If you have firearms: file the receipt with the court',
    ]);
  },
);

test('the notice of a hearing on an order to keep away asks for its own form and for no complaint', async () => {
  const { caseId, owner } = await caseWith('notice.txt', NOTICE);
  const next = CaseNext.parse((await owner.call('trpc', 'next.ofCase', { caseId })).body);
  const keys = next.tasks.map(({ key }) => key);
  expect(keys).toContain('protection answer');
  expect(next.tasks.find(({ key }) => key === 'protection answer')?.title).toContain('DV-120');
  expect(keys.some((key) => key.startsWith('answer'))).toBe(false);
  expect(next.steps.map(({ title }) => title).join(' ')).not.toContain('Make orders');
});

import { expect, test } from 'vitest';
import { CaseNext } from '#src/next/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { allRead, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';
import { nextServer } from './stand.ts';

const server = await nextServer();
const { db } = server;

const HEAD = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

JUNIPER FLATS APARTMENTS LLC, Plaintiff,
v.                                   No. T-4-CV-2026-009999
ODALYS FERN, Defendant.
`;
const PAPERS = {
  'writ.txt': `${HEAD}
WRIT OF RESTITUTION

TO THE SHERIFF OF BERNALILLO COUNTY:

You are commanded to remove the defendant and to restore possession of the premises at 77 Mulberry Row to the plaintiff on December 2, 2026 at 10:00 a.m.

Dated: November 25, 2026`,
  'order.txt': `${HEAD}
ORDER

IT IS ORDERED that execution of the writ of restitution is stayed until December 15, 2026, on condition that Defendant pays $910.00 into the registry of the court by December 4, 2026.

Dated: November 28, 2026`,
};

test.each(WIRES)(
  'an order that holds the officer back is told in the stage and the tasks on %s',
  async (wire) => {
    const { ownerId, caseId, owner, viewer } = await makePeople(server);
    await db.updateTable('users').set({ role: 'defendant' }).where('id', '=', ownerId).execute();
    await db.updateTable('cases').set({ kind: 'eviction' }).where('id', '=', caseId).execute();
    const jobs = await startJobs(server);
    for (const [filename, content] of Object.entries(PAPERS))
      await storeFile(server, { caseId, userId: ownerId }, { filename, mimeType: 'text/plain', content });
    await allRead(server, caseId);
    await jobs.stop();
    const found = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId })).body);
    expect(found.stage.key).toBe('after');
    expect(found.stage.why).toMatch(
      /holds the officer back until Tue, Dec 15, 2026\. It rests on a condition\./,
    );
    expect(found.tasks.map(({ key }) => key)).toEqual([
      ...['stay know', 'stay keep', 'stay after'],
      ...['writ pack', 'writ not-named'],
    ]);
    expect(found.tasks[1]?.title).toContain('Dec 4, 2026');
    expect((await viewer.call(wire, 'next.ofCase', { caseId })).status).toBe(200);
  },
);

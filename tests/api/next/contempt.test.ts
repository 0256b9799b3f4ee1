import { expect, test } from 'vitest';
import { CaseNext } from '#src/next/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { allRead, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';
import { nextServer } from './stand.ts';

const server = await nextServer();
const { db } = server;

const ORDER = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

ODALYS FERN,
     Petitioner,
v.                                   No. D-202-DM-2026-00123
WILLA HARGROVE,
     Respondent.

ORDER TO SHOW CAUSE

IT IS ORDERED that Respondent Willa Hargrove appear before this Court on December 9, 2026 at 9:00 a.m. in Room 112 and show cause why she should not be held in contempt of court.

Dated: November 25, 2026

District Judge`;

test.each(['defendant', 'plaintiff'] as const)(
  'a kept hearing on contempt tells of the arrest to whoever has to come: the %s',
  async (role) => {
    const { ownerId, caseId, owner } = await makePeople(server);
    await db.updateTable('users').set({ role }).where('id', '=', ownerId).execute();
    const jobs = await startJobs(server);
    const paper = { filename: 'order.txt', mimeType: 'text/plain', content: ORDER };
    const id = await storeFile(server, { caseId, userId: ownerId }, paper);
    await allRead(server, caseId);
    await jobs.stop();
    await insertMilestone(db, {
      ...{ caseId, kind: 'Show cause hearing', date: '2026-12-09', takesPlace: true },
      derivedFromDocId: id,
    });
    const { steps } = CaseNext.parse((await owner.call('trpc', 'next.ofCase', { caseId })).body);
    const step = steps.find(({ title }) => title === 'Show cause hearing');
    expect(step?.ifMissed).toBe(
      role === 'defendant' ? 'You must be there. The judge can order your arrest if you are not.' : undefined,
    );
  },
);

import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CaseCounts, CaseNext, NextSteps } from '#src/next/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeReadingApp();
const { db } = server;
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-10T18:00:00Z');
});
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
you. If you do not file an answer, judgment by default may be entered against you.

For free help call Piñon Legal Aid at (505) 555-0142, or 1-800-LAW-HELP, or the Free Legal Help Line at (900) 555-0111.`,
  'notice.txt': `${HEAD}
NOTICE OF HEARING

A hearing on Plaintiff's Motion for Summary Judgment is set for May 14, 2026, at 9:30 a.m. in Courtroom 3.`,
};

async function someoneServed(papers: Readonly<Record<string, string>> = PAPERS) {
  const people = await makePeople(server);
  await db.updateTable('users').set({ role: 'defendant' }).where('id', '=', people.ownerId).execute();
  const jobs = await startJobs(server);
  for (const [filename, content] of Object.entries(papers)) {
    await storeFile(
      server,
      { caseId: people.caseId, userId: people.ownerId },
      { filename, mimeType: 'text/plain', content },
    );
  }
  const rows = await allRead(server, people.caseId);
  await expect
    .poll(async () => (await db.selectFrom('documentFacts').select('documentId').execute()).length)
    .toBe(rows.length);
  await jobs.stop();
  return people;
}

const SUBPOENA = `${HEAD}
SUBPOENA

TO: ADA TICE, 14 Alder Court, Santa Fe, New Mexico

YOU ARE COMMANDED to produce your lease at 210 Alder Street, Santa Fe, on April 20, 2026 at 9:00 a.m.`;
const COMPLAINT = `${HEAD}
COMPLAINT FOR BREACH OF CONTRACT

1. Defendant signed a contract for a roof and did not pay for it.

WHEREFORE, Plaintiff asks for judgment against Defendant.`;

/** A notice whose days stand on its second page. */
const BANKRUPTCY = `Information to identify the case:
Debtor 1      Rosalind Quay
United States Bankruptcy Court    District of New Mexico
                                        Date case filed for chapter 13   3/2/2026
Case number: 26-11873-j13

Official Form 309I
Notice of Chapter 13 Bankruptcy Case

For the debtors listed above, a case has been filed under chapter 13 of the Bankruptcy Code. An order for relief has been entered.
${'The staff of the clerk cannot give legal advice. Read both pages of this notice with care.\n'.repeat(30)}
8. Deadlines
Deadline for all creditors to file a proof of claim (except governmental units):   Filing deadline: 5/11/26`;

describe.each(WIRES)('what comes next on %s', (wire) => {
  test('a day of a long form has the name of its heading, whichever side a person is on', async () => {
    const { owner } = await someoneServed({ 'notice.txt': BANKRUPTCY });
    const { steps } = NextSteps.parse((await owner.call(wire, 'next.all')).body);
    expect(steps.map(({ title, date }) => [title, date])).toEqual([
      ['If they owe you: file a proof of claim', '2026-05-11'],
    ]);
  });

  test('a subpoena asks whoever holds nothing else, and not who is sued and has a copy of it', async () => {
    const days = async (papers: Readonly<Record<string, string>>) => {
      const { owner } = await someoneServed(papers);
      const { steps } = NextSteps.parse((await owner.call(wire, 'next.all')).body);
      return steps.flatMap(({ date }) => (date === null ? [] : [date]));
    };
    expect(await days({ 'subpoena.txt': SUBPOENA })).toEqual(['2026-04-20']);
    await database.reset();
    expect(await days({ 'subpoena.txt': SUBPOENA, 'complaint.txt': COMPLAINT })).toEqual([]);
  });

  test('a summons read and nobody served as far as is known: the answer stands first, then the hearing', async () => {
    const { owner, caseId, viewer, outsider, expired } = await someoneServed();
    const { steps } = NextSteps.parse((await owner.call(wire, 'next.all')).body);
    expect(steps.map(({ state, date, time }) => [state, date, time])).toEqual([
      ['unknown', null, null],
      ['unknown', '2026-05-14', '09:30'],
    ]);
    expect(steps[0]?.title).toContain('30 days after service of this summons on you');
    expect(steps[0]?.sources.some(({ quote }) => /judgment by default/.test(quote))).toBe(true);
    expect(steps.every((step) => step.caseId === caseId && step.canEdit)).toBe(true);
    const seen = NextSteps.parse((await viewer.call(wire, 'next.all')).body).steps;
    expect(seen.every(({ canEdit }) => !canEdit)).toBe(true);
    for (const nobody of [outsider, expired])
      expect(NextSteps.parse((await nobody.call(wire, 'next.all')).body).steps).toEqual([]);
  });

  test('what is on the timeline follows by its day, what is overdue before it, and is named once', async () => {
    const { owner, caseId } = await someoneServed();
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-03-30' });
    await insertMilestone(db, { caseId, kind: 'Hearing', date: '2026-05-14' });
    await insertMilestone(db, { caseId, kind: 'Witness list', date: '2026-03-02' });
    const { steps } = NextSteps.parse((await owner.call(wire, 'next.all')).body);
    expect(steps.map(({ title, state }) => [title, state])).toEqual([
      ['Witness list', 'now'],
      ['Answer', 'later'],
      ['Hearing', 'later'],
    ]);
  });

  test('what somebody put aside is named no more', async () => {
    const { owner } = await someoneServed();
    const { steps } = NextSteps.parse((await owner.call(wire, 'next.all')).body);
    for (const id of steps.flatMap(({ factIds }) => factIds)) {
      await owner.call(wire, 'facts.decide', { id, status: 'dismissed' });
    }
    expect(NextSteps.parse((await owner.call(wire, 'next.all')).body).steps).toEqual([]);
  });
});

describe.each(WIRES)('a time that an order sets on %s', (wire) => {
  const ORDER = `FILED
First Judicial District Court
March 6, 2026

${HEAD}
ORDER COMPELLING DISCOVERY

Defendant shall serve complete answers within 20 days of entry of this Order.`;

  test('is proposed on its day, counted by the rules of the court of the case, with the stamp it is counted from', async () => {
    const people = await makePeople(server);
    await db.updateTable('users').set({ role: 'defendant' }).where('id', '=', people.ownerId).execute();
    const court = {
      courtName: 'First Judicial District Court',
      state: 'NM',
      caseNumber: 'D-101-CV-2026-00417',
    };
    await db.updateTable('cases').set(court).where('id', '=', people.caseId).execute();
    const jobs = await startJobs(server);
    const into = { caseId: people.caseId, userId: people.ownerId };
    await storeFile(server, into, { filename: 'order.txt', mimeType: 'text/plain', content: ORDER });
    await allRead(server, people.caseId);
    await expect
      .poll(async () => (await db.selectFrom('documentFacts').select('documentId').execute()).length)
      .toBe(1);
    await jobs.stop();
    const { steps } = NextSteps.parse((await people.owner.call(wire, 'next.all')).body);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      state: 'unknown',
      date: '2026-03-26',
      counted: { citation: 'Rule 1-006 NMRA' },
    });
    expect(steps[0]?.counted?.steps[0]).toMatch(/^Day 0 is Fri, Mar 6, 2026/);
    expect(steps[0]?.sources.at(-1)?.quote).toMatch(/^FILED[\s\S]*March 6, 2026$/);
  });
});

describe.each(WIRES)('what comes next in one case on %s', (wire) => {
  test('its stage with what that was read from, and its own steps alone; 404 for whoever may not see it', async () => {
    const { owner, ownerId, caseId, viewer, outsider, expired } = await someoneServed();
    const { id: other } = await insertCase(db, { userId: ownerId });
    await insertMilestone(db, { caseId: other, kind: 'Reply brief', date: '2026-03-20' });
    const found = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId })).body);
    expect(found.stage).toMatchObject({ key: 'answer', label: 'Your answer' });
    expect(found.stage.why).toContain('Summons is in the case');
    expect(found.steps.map(({ date }) => date)).toEqual([null, '2026-05-14']);
    expect(found.help.map(({ where }) => where)).toContain('All of New Mexico');
    expect(found.printed).toMatchObject([{ phone: '(505) 555-0142', filename: 'summons.txt' }]);
    expect((await viewer.call(wire, 'next.ofCase', { caseId })).status).toBe(200);
    for (const nobody of [outsider, expired])
      expect((await nobody.call(wire, 'next.ofCase', { caseId })).status).toBe(404);
    const empty = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId: other })).body);
    expect([empty.stage.key, empty.steps.map(({ title }) => title)]).toEqual(['served', ['Reply brief']]);
  });

  test('what the answer goes through, from the paper that reads as the complaint; a reader of nothing sees nothing', async () => {
    const { owner, caseId } = await someoneServed();
    const { tasks } = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId })).body);
    expect(tasks.map(({ key, state }) => [key, state])).toEqual([
      ['answer complaint', 'now'],
      ['motion get', 'now'],
      ['motion respond', 'now'],
      ['motion hearing', 'soon'],
      ['answer defenses', 'soon'],
      ['answer write', 'soon'],
      ['answer sign', 'later'],
      ['answer file', 'later'],
      ['answer send', 'later'],
    ]);
    expect(tasks.find(({ key }) => key === 'motion get')?.why).toContain('without a trial');
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-03-05', finishedAt: server.clock.now() });
    const later = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId })).body);
    expect(later.tasks.map(({ key }) => key)).toEqual([
      ...['motion get', 'motion respond', 'motion hearing'],
      ...['hearing proof', 'hearing help', 'hearing way'],
    ]);
  });

  test('what there is of everything, in one query; 404 for whoever may not see it', async () => {
    const { owner, caseId, viewer, outsider, expired } = await someoneServed();
    await insertMilestone(db, { caseId, kind: 'Reply brief', date: '2026-03-20' });
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-03-05', finishedAt: server.clock.now() });
    await insertParticipant(db, { caseId });
    const counts = CaseCounts.parse((await owner.call(wire, 'next.counts', { caseId })).body);
    expect(counts).toEqual({
      ...{ papers: 2, dates: 1, people: 1, transcripts: 0, toReview: 0, summonses: 0 },
      memberRole: 'owner',
    });
    expect((await viewer.call(wire, 'next.counts', { caseId })).body).toMatchObject({ memberRole: 'viewer' });
    for (const nobody of [outsider, expired])
      expect((await nobody.call(wire, 'next.counts', { caseId })).status).toBe(404);
  });

  test('the docket and what is done lead on', async () => {
    const { owner, caseId } = await someoneServed();
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-03-05', finishedAt: server.clock.now() });
    const found = CaseNext.parse((await owner.call(wire, 'next.ofCase', { caseId })).body);
    expect(found.stage).toMatchObject({ key: 'hearing', why: 'A hearing or a trial is ahead.' });
  });
});

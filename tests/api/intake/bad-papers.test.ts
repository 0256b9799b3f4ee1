import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { insertUser } from '#tests/factories/users.ts';
import { askDay, begin, look, only, picture, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

const SERVED = { date: '2026-03-10', method: 'personal' } as const;

const OHIO = `IN THE COURT OF COMMON PLEAS
FRANKLIN COUNTY, OHIO

BUCKEYE LENDING LLC,
     Plaintiff,
v.                                   Case No. 26 CV 001234
WILLA HARGROVE,
     Defendant.

SUMMONS

To Defendant Willa Hargrove: You have been named a defendant in a lawsuit.
You must serve a written answer upon the plaintiff's attorney within twenty-eight (28) days
after service of this summons on you. If you fail to answer, judgment by default
may be rendered against you for the relief demanded in the complaint.
March 2, 2026.`;

test('a summons of a state without rules is counted by its own words, to be checked', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('summons.txt', OHIO)]);
  const { proposals } = await settled(agent, intakeId);
  const proposal = only(proposals);
  expect(proposal).toMatchObject({ state: { value: 'OH' }, role: { value: 'defendant' } });
  expect(proposal.problems.map(({ code }) => code)).toContain('no-rules');
  const { day, help } = await askDay(agent, intakeId, proposal, SERVED);
  expect(day).toMatchObject({ date: '2026-04-07', isSure: false, ruleKey: null, citation: null });
  expect(day?.warnings.join(' ')).toContain('Call the clerk');
  expect(help.help.length).toBeGreaterThan(0);

  agent.keep(await server.deps.auth.start((await insertUser(db)).id, null));
  const kept = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service: SERVED });
  expect(kept.status, kept.text).toBe(201);
  expect(kept.body).toMatchObject({
    milestones: expect.arrayContaining([expect.objectContaining({ kind: 'Answer', date: '2026-04-07' })]),
  });
});

test('papers of three cases at once are three proposals', async () => {
  const agent = server.visitor();
  const other = (number: string) => SUMMONS.replaceAll('D-202-CV-2026-01234', number);
  const { intakeId } = await begin(agent, [
    text('one.txt', SUMMONS),
    text('two.txt', other('D-202-CV-2026-05678')),
    text('three.txt', OHIO),
  ]);
  const { proposals } = await settled(agent, intakeId);
  expect(proposals.map(({ papers }) => papers)).toEqual([[0], [1], [2]]);
  expect(new Set(proposals.map(({ key }) => key)).size).toBe(3);
});

test('pictures of one drop are one paper, their files stay, and what nobody can read is said with a way on', async () => {
  const agent = server.visitor();
  const { intakeId, documents } = await begin(agent, [picture('cat-1.png', 90), picture('cat-2.png', 120)]);
  const ids = documents.map(({ id }) => id);
  const intake = await settled(agent, intakeId);
  expect(intake.papers).toMatchObject([{ files: ids, pages: 2 }]);
  const paper = only(intake.papers);
  expect(paper.documentId).not.toBeNull();
  expect(ids).not.toContain(paper.documentId);
  const told = [
    ...paper.problems,
    ...intake.proposals.flatMap(({ problems }) => problems.map(({ text }) => text)),
  ].join(' ');
  expect(told).toContain('upload a sharper copy');
  const blob = await server.deps.blobs.local(
    (await db.selectFrom('documents').select('path').executeTakeFirstOrThrow()).path,
  );
  const { readFile } = await import('node:fs/promises');
  const pdf = await PDFDocument.load(await readFile(blob.path));
  expect(pdf.getPageCount()).toBe(2);

  const turned = await agent.rest('PATCH', `/api/intake/${intakeId}/files/${ids[0]}`, { turn: 90 });
  expect(turned.status, turned.text).toBe(200);
  const again = only((await settled(agent, intakeId)).papers);
  expect(again.documentId).not.toBe(paper.documentId);
  const parts = await agent.rest('PATCH', `/api/intake/${intakeId}`, { papers: [[ids[1]], [ids[0]]] });
  expect(parts.status).toBe(200);
  expect((await settled(agent, intakeId)).papers).toMatchObject([
    { files: [ids[1]], documentId: ids[1] },
    { files: [ids[0]] },
  ]);
});

test('pictures that are none fail as one paper, with a sentence', async () => {
  const agent = server.visitor();
  const broken = (name: string, content: string) =>
    new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), content], name);
  const { intakeId } = await begin(agent, [broken('a.png', 'one'), broken('b.png', 'two')]);
  const intake = await settled(agent, intakeId);
  expect(intake).toMatchObject({ status: 'failed', proposals: [] });
  expect(only(intake.papers).problems).toEqual([
    'Photo 1 of 2: This picture is cut off. Take it again, or send it again.',
  ]);
  expect(await look(agent, intakeId)).toMatchObject({ papers: [{ status: 'failed' }] });
});

test('a day that is not sure counts from the earliest it can have been', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  expect(proposal.issued).toBe('2026-03-02');
  const { day } = await askDay(agent, intakeId, proposal, { date: null, method: 'unknown' });
  expect(day).toMatchObject({ date: '2026-04-01', isSure: false });
  const none = await askDay(agent, intakeId, proposal, null);
  expect(none.day).toBeNull();
  expect(none.why).toContain('starts when you get the papers');
});

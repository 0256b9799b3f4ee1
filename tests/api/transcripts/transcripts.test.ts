import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  Transcript,
  TranscriptLinesAnswer,
  TranscriptSearchAnswer,
  TranscriptSummary,
} from '#src/transcripts/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { asTextFile, makeDeposition } from '#tests/factories/transcripts.ts';
import { type Agent, type Answer, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const TEXT = asTextFile(makeDeposition());

/** A case with a transcript among its papers, not yet made one. */
async function makeRoom(values: { extractedText?: string | null; status?: 'ready' | 'reading' } = {}) {
  const people = await makePeople(server);
  const { caseId } = people;
  const document = await insertDocument(db, {
    caseId,
    filename: 'okoro depo.pdf',
    docType: 'Transcript',
    extractedText: TEXT,
    ...values,
  });
  return { ...people, documentId: document.id };
}

async function made(agent: Agent, room: { caseId: string; documentId: string }): Promise<string> {
  const { caseId, documentId } = room;
  return textAt(await agent.call('trpc', 'transcripts.create', { caseId, documentId }), 'id');
}

function read<T>(wire: Wire, schema: z.ZodType<T>, answer: Answer): T {
  expect(answer.status, answer.text).toBeLessThan(300);
  if (wire === 'trpc') return schema.parse(answer.body);
  const dated: unknown = JSON.parse(
    JSON.stringify(onTheWire(schema).parse(answer.body)),
    (key, value: unknown) => (key === 'uploadedAt' || key === 'updatedAt' ? new Date(String(value)) : value),
  );
  return schema.parse(dated);
}

const Summaries = z.array(TranscriptSummary);

describe.each(WIRES)('transcripts on %s', (wire) => {
  test('create: 201 with what the cover says, and again the same one', async () => {
    const { caseId, documentId, collaborator } = await makeRoom();
    const answer = await collaborator.call(wire, 'transcripts.create', { caseId, documentId });
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    const transcript = read(wire, Transcript, answer);
    expect(transcript).toMatchObject({
      caseId,
      documentId,
      title: 'Deposition of Anselm Okoro',
      transcriptType: 'deposition',
      transcriptDate: '2026-03-04',
      witness: 'Anselm Okoro',
      courtReporter: 'Linus Harrow, CCR #912',
      filename: 'okoro depo.pdf',
      pageCount: 7,
      citedBy: 'page-line',
      warnings: [],
      relatedMilestoneId: null,
    });
    expect(transcript.speakers.map(({ name }) => name)).toEqual(['MS. VALE', 'ANSELM OKORO', 'MR. DUNE']);
    const again = await collaborator.call(wire, 'transcripts.create', { caseId, documentId, title: 'Other' });
    expect(read(wire, Transcript, again)).toMatchObject({ id: transcript.id, title: transcript.title });
  });

  test('create: with a title, and for a milestone of the case', async () => {
    const { caseId, documentId, owner } = await makeRoom();
    const { id: relatedMilestoneId } = await insertMilestone(db, { caseId });
    const input = { caseId, documentId, title: '  Okoro, volume 1 ', relatedMilestoneId };
    expect(read(wire, Transcript, await owner.call(wire, 'transcripts.create', input))).toMatchObject({
      title: 'Okoro, volume 1',
      relatedMilestoneId,
    });
  });

  test('create: a paper that says nothing on its cover is named after its file', async () => {
    const { caseId, documentId, owner } = await makeRoom({ extractedText: 'Nothing but words.' });
    const transcript = read(
      wire,
      Transcript,
      await owner.call(wire, 'transcripts.create', { caseId, documentId }),
    );
    expect(transcript).toMatchObject({ title: 'okoro depo', witness: null, transcriptType: null });
    expect(transcript.warnings[0]).toContain('No questions, answers or speakers');
  });

  test('create: 409 while there is no text, with the reason', async () => {
    for (const [values, words] of [
      [{ status: 'reading', extractedText: null }, 'still being read'],
      [{ extractedText: ' \n ' }, 'No text was found'],
    ] as const) {
      const { caseId, documentId, owner } = await makeRoom(values);
      const answer = await owner.call(wire, 'transcripts.create', { caseId, documentId });
      expectFailure(answer, 409, 'CONFLICT', {
        message: expect.stringContaining(words) as unknown as string,
      });
    }
  });

  test('create: 404 for a document or a milestone of another case, and nothing is made', async () => {
    const { caseId, documentId, owner } = await makeRoom();
    const foreign = await insertDocument(db, {});
    const { id: foreignMilestone } = await insertMilestone(db, {});
    for (const input of [
      { caseId, documentId: foreign.id },
      { caseId, documentId: 'none' },
      { caseId, documentId, relatedMilestoneId: foreignMilestone },
      { caseId, documentId, relatedMilestoneId: 'none' },
    ]) {
      expectFailure(await owner.call(wire, 'transcripts.create', input), 404, 'NOT_FOUND');
    }
    expect(await db.selectFrom('transcripts').select('id').execute()).toEqual([]);
  });

  test('create: 400 without a document', async () => {
    const { caseId, owner } = await makeRoom();
    const message = 'Please choose the document that holds the transcript.';
    const answer = await owner.call(wire, 'transcripts.create', { caseId });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { documentId: message } });
  });

  test('list and get: for every member', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const { caseId } = room;
    const [listed] = read(
      wire,
      Summaries,
      await room.viewer.call(wire, 'transcripts.listOfCase', { caseId }),
    );
    expect(listed).toMatchObject({ id, title: 'Deposition of Anselm Okoro', pageCount: 7 });
    const transcript = read(wire, Transcript, await room.viewer.call(wire, 'transcripts.get', { id }));
    expect(transcript.examinations.map(({ page, line, title }) => `${page}:${line} ${title}`)).toEqual([
      '3:4 Examination',
      '4:23 Cross-examination',
    ]);
    expect(transcript.exhibits).toMatchObject([{ label: 'Exhibit 1', page: 3, line: 12 }]);
    expect(transcript.lineCount).toBe(105);
  });

  test('lines: a window, of all or of one speaker', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const ask = async (input: object) =>
      read(wire, TranscriptLinesAnswer, await room.viewer.call(wire, 'transcripts.lines', { id, ...input }));
    const some = await ask({ from: 33, count: 2 });
    expect(some).toMatchObject({ total: 105, from: 33 });
    expect(some.lines.map(({ page, line, text }) => `${page}:${line} ${text}`)).toEqual([
      '3:2 after having been first duly sworn under',
      '3:3 oath, was questioned and testified as follows:',
    ]);
    const answers = await ask({ who: 'witness', count: 500 });
    expect(answers.total).toBe(19);
    expect(new Set(answers.lines.map(({ kind }) => kind))).toEqual(new Set(['answer']));
    expect((await ask({ who: 2 })).lines[0]?.text).toContain('MR. DUNE');
    expect(await ask({ from: 9_000 })).toMatchObject({ total: 105, lines: [] });
  });

  test('lines: 400 for more than an answer holds, or for nobody', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    for (const input of [{ count: 501 }, { who: 'nobody' }, { who: '' }]) {
      expectFailure(await room.owner.call(wire, 'transcripts.lines', { id, ...input }), 400, 'BAD_REQUEST');
    }
  });

  test('search: where words are said, by anybody or by the witness', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const ask = async (input: object) =>
      read(
        wire,
        TranscriptSearchAnswer,
        await room.viewer.call(wire, 'transcripts.search', { id, ...input }),
      );
    const found = await ask({ q: 'furnace' });
    expect(found.hits.map(({ place }) => place)).toEqual(['3:16', '3:21', '4:9']);
    expect(found.hits[0]).toMatchObject({ match: 'furnace', after: ' in apartment 12 had failed?' });
    expect((await ask({ q: 'log', who: 'witness' })).hits.map(({ place }) => place)).toEqual([
      '3:23',
      '4:11',
    ]);
    expect(await ask({ q: 'zeppelin' })).toEqual({ total: 0, hits: [] });
  });

  test('update: what the cover says can be put right, and taken away', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const { id: relatedMilestoneId } = await insertMilestone(db, { caseId: room.caseId });
    const change = {
      title: 'Okoro, volume 2',
      transcriptType: 'hearing',
      transcriptDate: '2026-03-05',
      courtReporter: ' ',
      relatedMilestoneId,
    };
    const changed = read(
      wire,
      TranscriptSummary,
      await room.collaborator.call(wire, 'transcripts.update', { id, ...change }),
    );
    expect(changed).toMatchObject({ ...change, courtReporter: null, witness: 'Anselm Okoro' });
    const ofMilestone = await room.viewer.call(wire, 'transcripts.ofMilestone', { id: relatedMilestoneId });
    expect(read(wire, Summaries, ofMilestone).map((each) => each.id)).toEqual([id]);
    await room.owner.call(wire, 'transcripts.update', { id, relatedMilestoneId: null, transcriptDate: '' });
    expect(read(wire, Transcript, await room.owner.call(wire, 'transcripts.get', { id }))).toMatchObject({
      relatedMilestoneId: null,
      transcriptDate: null,
    });
  });

  test.each([
    [{ title: ' ' }, 'title', 'Please give the transcript a title.'],
    [
      { transcriptDate: '2026-02-30' },
      'transcriptDate',
      'This date does not exist. Please check the day and the month.',
    ],
    [{ location: 'x'.repeat(301) }, 'location', 'Please keep the place to 300 characters.'],
  ])('update: 400 for %o', async (change, field, message) => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const answer = await room.owner.call(wire, 'transcripts.update', { id, ...change });
    expectFailure(answer, 400, 'BAD_REQUEST', { fields: { [field]: message } });
  });

  test('update: 404 for a milestone of another case', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const { id: relatedMilestoneId } = await insertMilestone(db, {});
    const answer = await room.owner.call(wire, 'transcripts.update', { id, relatedMilestoneId });
    expectFailure(answer, 404, 'NOT_FOUND', {
      message: 'This milestone is not on the timeline of this case any more. Please choose another.',
    });
  });

  test('delete: the document stays', async () => {
    const room = await makeRoom();
    const id = await made(room.owner, room);
    const answer = await room.collaborator.call(wire, 'transcripts.delete', { id });
    expect(answer.body).toEqual({ message: 'Transcript removed. Its document stays in the case.' });
    expectFailure(await room.owner.call(wire, 'transcripts.get', { id }), 404, 'NOT_FOUND');
    expect((await room.owner.call(wire, 'documents.get', { id: room.documentId })).status).toBe(200);
  });

  test('a deleted document takes its transcript along, and brings it back', async () => {
    const room = await makeRoom();
    const { owner, caseId, documentId } = room;
    const id = await made(owner, room);
    await owner.call(wire, 'documents.delete', { id: documentId });
    for (const name of ['get', 'lines', 'update'] as const) {
      expectFailure(await owner.call(wire, `transcripts.${name}`, { id }), 404, 'NOT_FOUND');
    }
    const search = await owner.call(wire, 'transcripts.search', { id, q: 'furnace' });
    expectFailure(search, 404, 'NOT_FOUND');
    expect(read(wire, Summaries, await owner.call(wire, 'transcripts.listOfCase', { caseId }))).toEqual([]);
    await owner.call(wire, 'documents.restore', { caseId, ids: [documentId] });
    expect((await owner.call(wire, 'transcripts.get', { id })).status).toBe(200);
  });

  test('another text of the document is read anew; what a person wrote stays', async () => {
    const room = await makeRoom({ extractedText: TEXT.replaceAll(/REPORTED BY.*|.*CCR #912.*/g, '') });
    const { owner, caseId } = room;
    const id = await made(owner, room);
    await owner.call(wire, 'transcripts.update', { id, witness: 'A. T. Okoro' });
    await db
      .updateTable('documents')
      .set({ extractedText: asTextFile(makeDeposition({ repeats: 6 })), textNumber: 2 })
      .where('id', '=', room.documentId)
      .execute();
    const [listed] = read(wire, Summaries, await owner.call(wire, 'transcripts.listOfCase', { caseId }));
    expect(listed).toMatchObject({
      witness: 'A. T. Okoro',
      courtReporter: 'Linus Harrow, CCR #912',
      pageCount: 9,
    });
    const found = await owner.call(wire, 'transcripts.search', { id, q: 'furnace' });
    expect(read(wire, TranscriptSearchAnswer, found).total).toBe(7);
  });
});

test('who may read, who may write', async () => {
  const room = await makeRoom();
  const { owner, caseId, documentId } = room;
  const id = await made(owner, room);
  const { id: milestone } = await insertMilestone(db, { caseId });
  await expectRefused(room, 'transcripts.create', { caseId, documentId }, ['viewer']);
  await expectRefused(room, 'transcripts.update', { id, title: '' }, ['viewer']);
  await expectRefused(room, 'transcripts.delete', { id }, ['viewer']);
  await expectRefused(room, 'transcripts.listOfCase', { caseId });
  await expectRefused(room, 'transcripts.ofMilestone', { id: milestone });
  for (const name of ['get', 'lines', 'search'])
    await expectRefused(room, `transcripts.${name}`, { id, q: 'x' });
  for (const name of ['get', 'lines', 'search', 'update', 'delete']) {
    await expectNotFound(owner, `transcripts.${name}`, 'id', { q: 'x' });
  }
  await expectNotFound(owner, 'transcripts.create', 'caseId', { documentId });
});

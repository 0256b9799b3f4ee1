import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_NOTE, NOTE_UNDO_HOURS, NOTES_PAGE, Note, NotesPage } from '#src/timeline/notes-schema.ts';
import { insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { type Agent, type Answer, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

function noteOf(answer: Answer, wire: Wire): Pick<Note, 'id' | 'content' | 'canEdit' | 'revision'> {
  expect(answer.status, answer.text).toBeLessThan(300);
  if (wire === 'rest') onTheWire(Note).parse(answer.body);
  else Note.strict().parse(answer.body);
  return Note.pick({ id: true, content: true, canEdit: true, revision: true }).parse(answer.body);
}

async function setUp() {
  const people = await makePeople(server);
  const milestone = await insertMilestone(db, { caseId: people.caseId });
  return { ...people, milestone };
}

async function page(agent: Agent, wire: Wire, id: string, cursor?: string) {
  const answer = await agent.call(wire, 'notes.list', { id, ...(cursor && { cursor }) });
  expect(answer.status, answer.text).toBe(200);
  if (wire === 'rest') onTheWire(NotesPage).parse(answer.body);
  const { notes, nextCursor, total } = Object(answer.body);
  const contents = notes.map(({ content }: { content: string }) => content);
  const editable = notes.map(({ canEdit }: { canEdit: boolean }) => canEdit);
  return { contents, editable, nextCursor, total };
}

describe.each(WIRES)('on %s', (wire) => {
  const write = async (agent: Agent, id: string, content: string) =>
    noteOf(await agent.call(wire, 'notes.create', { id, content }), wire);

  test('notes.create and notes.list: newest first, with author and time', async () => {
    const { owner, collaborator, viewer, milestone } = await setUp();
    const answer = await owner.call(wire, 'notes.create', {
      id: milestone.id,
      content: '  Call the clerk.\n',
    });
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    expect(noteOf(answer, wire)).toMatchObject({ content: 'Call the clerk.', canEdit: true, revision: 1 });
    server.clock.advance({ seconds: 1 });
    await write(collaborator, milestone.id, '<b>Bring</b> the receipts.');
    const { contents, total, nextCursor } = await page(viewer, wire, milestone.id);
    expect(contents).toEqual(['<b>Bring</b> the receipts.', 'Call the clerk.']);
    expect({ total, nextCursor }).toEqual({ total: 2, nextCursor: null });
  });

  test('who may change a note: its author and the owner of the case', async () => {
    const { owner, collaborator, viewer, milestone, ownerId } = await setUp();
    await write(collaborator, milestone.id, 'by the helper');
    server.clock.advance({ seconds: 1 });
    await insertNote(db, milestone, {
      userId: ownerId,
      content: 'by the owner',
      createdAt: server.clock.now(),
    });
    expect((await page(owner, wire, milestone.id)).editable).toEqual([true, true]);
    expect((await page(collaborator, wire, milestone.id)).editable).toEqual([false, true]);
    expect((await page(viewer, wire, milestone.id)).editable).toEqual([false, false]);
  });

  test('notes.update: its author and the owner, nobody else, and not over a later change', async () => {
    const { owner, collaborator, milestone, ownerId } = await setUp();
    const { id } = await write(collaborator, milestone.id, 'first');
    const change = (agent: Agent, content: string, expectedRevision?: number) =>
      agent.call(wire, 'notes.update', { id, content, expectedRevision });
    expect(noteOf(await change(collaborator, 'second', 1), wire)).toMatchObject({
      content: 'second',
      revision: 2,
    });
    expectFailure(await change(owner, 'third', 1), 409, 'CONFLICT');
    expect(noteOf(await change(owner, 'third'), wire)).toMatchObject({ content: 'third', revision: 3 });
    const own = await insertNote(db, milestone, { userId: ownerId });
    const refused = await collaborator.call(wire, 'notes.update', { id: own.id, content: 'mine' });
    expectFailure(refused, 403, 'FORBIDDEN');
    expect(refused.text).toContain('Only its author or the owner of the case can change this note.');
    expectFailure(await collaborator.call(wire, 'notes.delete', { id: own.id }), 403, 'FORBIDDEN');
  });

  test('notes.delete and notes.restore, within a day', async () => {
    const { collaborator, owner, milestone } = await setUp();
    const { id } = await write(collaborator, milestone.id, 'wanted after all');
    const deleted = await collaborator.call(wire, 'notes.delete', { id });
    expect({ status: deleted.status, body: deleted.body }).toEqual({
      status: 200,
      body: { message: 'Note deleted' },
    });
    expect(await page(owner, wire, milestone.id)).toMatchObject({ contents: [], total: 0 });
    expectFailure(await owner.call(wire, 'notes.delete', { id }), 404, 'NOT_FOUND');
    expectFailure(await owner.call(wire, 'notes.update', { id, content: 'x' }), 404, 'NOT_FOUND');
    expect(noteOf(await collaborator.call(wire, 'notes.restore', { id }), wire)).toMatchObject({
      content: 'wanted after all',
    });
    expect((await page(owner, wire, milestone.id)).total).toBe(1);
    await owner.call(wire, 'notes.delete', { id });
    server.clock.advance({ hours: NOTE_UNDO_HOURS + 1 });
    const later = await write(owner, milestone.id, 'another');
    await owner.call(wire, 'notes.delete', { id: later.id });
    expectFailure(await owner.call(wire, 'notes.restore', { id }), 404, 'NOT_FOUND');
    expect(await db.selectFrom('annotations').select('id').execute()).toEqual([{ id: later.id }]);
  });

  test('page by page', async () => {
    const { owner, milestone, ownerId } = await setUp();
    const start = server.clock.now().getTime();
    for (let n = 1; n <= NOTES_PAGE * 2 + 1; n += 1) {
      // Two at a time are of the same moment.
      const createdAt = new Date(start + Math.floor(n / 2) * 1000);
      await insertNote(db, milestone, { userId: ownerId, content: `note ${n}`, createdAt });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { contents, nextCursor, total } = await page(owner, wire, milestone.id, cursor);
      expect(total).toBe(NOTES_PAGE * 2 + 1);
      seen.push(...contents);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(NOTES_PAGE * 2 + 1);
    expect(seen).toHaveLength(NOTES_PAGE * 2 + 1);
    const wrong = await owner.call(wire, 'notes.list', { id: milestone.id, cursor: 'nowhere' });
    expectFailure(wrong, 400, 'BAD_REQUEST');
  });

  test.each([
    ['nothing', undefined, 'Please write something first.'],
    ['blanks', ' \n ', 'Please write something first.'],
    ['too much', 'x'.repeat(MAX_NOTE + 1), 'Please keep a note under 10,000 characters.'],
    ['no text', 5, 'Please write something first.'],
  ])('a note of %s', async (_, content, message) => {
    const { owner, milestone, ownerId } = await setUp();
    const { id } = await insertNote(db, milestone, { userId: ownerId });
    for (const answer of [
      await owner.call(wire, 'notes.create', { id: milestone.id, content }),
      await owner.call(wire, 'notes.update', { id, content }),
    ]) {
      expectFailure(answer, 400, 'BAD_REQUEST');
      expect(answer.text).toContain(message);
    }
  });

  test('letters that the database does not take are left out', async () => {
    const { owner, milestone } = await setUp();
    expect((await write(owner, milestone.id, 'a\u0000b \ud800 c')).content).toBe('ab \ufffd c');
  });
});

test('401, 403 and 404', async () => {
  const people = await setUp();
  const { milestone, owner, ownerId } = people;
  const { id } = await insertNote(db, milestone, { userId: ownerId });
  await expectRefused(people, 'notes.list', { id: milestone.id });
  await expectRefused(people, 'notes.create', { id: milestone.id, content: 'x' }, ['viewer']);
  await expectRefused(people, 'notes.update', { id, content: 'x' }, ['viewer', 'collaborator']);
  await expectRefused(people, 'notes.delete', { id }, ['viewer', 'collaborator']);
  await expectRefused(people, 'notes.restore', { id }, ['viewer', 'collaborator']);
  for (const name of ['list', 'create', 'update', 'delete', 'restore']) {
    await expectNotFound(owner, `notes.${name}`, 'id');
  }
});

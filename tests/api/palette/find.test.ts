import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Found } from '#src/palette/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const { db } = database;
const counter = new QueryCounter();
const server = await makeTestApp({ deps: { db: db.withPlugin(counter) } });
beforeEach(() => database.reset());
afterAll(() => server.close());

async function setUp() {
  const user = await insertUser(db);
  const item = await insertCase(db, {
    userId: user.id,
    title: 'Hargrove v. Copper Mesa',
    caseNumber: 'D-101-CV-2025-01987',
    plaintiffName: 'Willa Hargrove',
    defendantName: 'Copper Mesa Properties LLC',
  });
  const agent = await server.as(user);
  const find = async (q: string) => {
    const answer = await agent.call('trpc', 'palette.find', { q });
    expect(answer.status, answer.text).toBe(200);
    return Found.parse(answer.body);
  };
  return {
    user,
    agent,
    caseId: item.id,
    find,
    titles: async (q: string) => (await find(q)).cases.map(({ title }) => title),
    names: async (q: string) => (await find(q)).documents.map(({ filename }) => filename),
    kinds: async (q: string) => (await find(q)).deadlines.map(({ kind }) => kind),
    add: (filename: string, values = {}) =>
      insertDocument(db, { caseId: item.id, filename, docType: null, ...values }),
  };
}

describe.each(WIRES)('palette.find on %s', (wire) => {
  test('200: a case, a document and a deadline by their names', async () => {
    const { agent, caseId, add } = await setUp();
    const document = await add('Furnace notice.docx', { docType: 'Notice', docDate: '2024-11-12' });
    const milestone = await insertMilestone(db, { caseId, kind: 'Notice of Appeal', date: '2026-03-23' });
    const answer = await agent.call(wire, 'palette.find', { q: 'noTICE' });
    expect(answer.status, answer.text).toBe(200);
    if (wire === 'rest') expect(() => onTheWire(Found).parse(answer.body)).not.toThrow();
    expect(answer.body).toEqual({
      cases: [],
      documents: [
        {
          id: document.id,
          caseId,
          caseTitle: 'Hargrove v. Copper Mesa',
          filename: 'Furnace notice.docx',
          title: 'Notice',
          docType: 'Notice',
          docDate: '2024-11-12',
        },
      ],
      deadlines: [
        {
          id: milestone.id,
          caseId,
          caseTitle: 'Hargrove v. Copper Mesa',
          caseState: 'NM',
          kind: 'Notice of Appeal',
          date: '2026-03-23',
          status: 'upcoming',
          finishedAt: null,
          isAutoCalculated: false,
        },
      ],
    });
    const cases = await agent.call(wire, 'palette.find', { q: 'mesa' });
    expect(Found.parse(cases.body).cases).toEqual([
      {
        id: caseId,
        title: 'Hargrove v. Copper Mesa',
        caseNumber: 'D-101-CV-2025-01987',
        courtName: 'First Judicial District Court',
        memberRole: 'owner',
      },
    ]);
  });

  test('400 for too long a question, 401 without a session, 403 before the profile is complete', async () => {
    const { agent } = await setUp();
    const long = await agent.call(wire, 'palette.find', { q: 'x'.repeat(201) });
    expectFailure(long, 400, 'BAD_REQUEST', { fields: { q: 'Please use fewer words.' } });
    expectFailure(await server.visitor().call(wire, 'palette.find', { q: 'a' }), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'palette.find', { q: 'a' }), 403, 'FORBIDDEN');
  });

  test("nothing of other people's, nor of a case to which access has ended", async () => {
    const people = await makePeople(server);
    const { caseId } = people;
    await insertDocument(db, { caseId, filename: 'Quay inventory.pdf' });
    await insertMilestone(db, { caseId, kind: 'Quay hearing', date: '2026-05-05' });
    const kinds = async (who: 'owner' | 'collaborator' | 'viewer' | 'outsider' | 'expired', q: string) => {
      const answer = await people[who].call(wire, 'palette.find', { q });
      expect(answer.status, answer.text).toBe(200);
      const { cases, documents, deadlines } = Found.parse(answer.body);
      return [cases.length, documents.length, deadlines.length];
    };
    for (const q of ['quay', 'QUAYY', '', 'hearing', 'd101cv202500042']) {
      expect(await kinds('outsider', q)).toEqual([0, 0, 0]);
      expect(await kinds('expired', q)).toEqual([0, 0, 0]);
    }
    for (const who of ['owner', 'collaborator', 'viewer'] as const) {
      expect(await kinds(who, 'quay')).toEqual([1, 1, 1]);
    }
  });

  test('access that ends is over at once', async () => {
    const { agent, user } = await setUp();
    const { id: caseId } = await insertCase(db, { title: 'Lent v. Borrowed' });
    const expiresAt = new Date(server.clock.now().getTime() + 60_000);
    await insertMember(db, { caseId, userId: user.id, role: 'viewer', expiresAt });
    const found = async () =>
      Found.parse((await agent.call(wire, 'palette.find', { q: 'lent' })).body).cases.length;
    expect(await found()).toBe(1);
    server.clock.advance({ minutes: 2 });
    expect(await found()).toBe(0);
    server.clock.set(new Date());
  });
});

describe('what can be typed', () => {
  test('words in any order; signs of a pattern are none', async () => {
    const { names, add } = await setUp();
    await add('Motion_to-Compel (final).pdf');
    await add('100%_agreed.txt');
    await add('Letter.pdf');
    expect(await names('compel motion')).toEqual(['Motion_to-Compel (final).pdf']);
    expect(await names('comp mot')).toEqual(['Motion_to-Compel (final).pdf']);
    expect(await names('compel letter')).toEqual([]);
    expect(await names('100%')).toEqual(['100%_agreed.txt']);
    for (const q of ['%', '_', '\\', "'", '"', '--', "'; drop table documents; --%"]) {
      expect(await names(q), q).toEqual([]);
    }
  });

  test('accents do not count, however the file system wrote them', async () => {
    const { names, add } = await setUp();
    await add('Pin\u0303on lease.pdf');
    await add('PIÑON photo.png');
    for (const q of ['pinon', 'Piñon', 'pin\u0303on']) expect((await names(q)).length, q).toBe(2);
  });

  test('whole words before beginnings before what is inside; then the newest', async () => {
    const { names, add } = await setUp();
    await add('Disorder.pdf', { uploadedAt: new Date('2026-03-09T10:00:00Z') });
    await add('Ordering.pdf', { uploadedAt: new Date('2026-03-08T10:00:00Z') });
    await add('Order 2.pdf', { uploadedAt: new Date('2026-03-02T10:00:00Z') });
    await add('Order 1.pdf', { uploadedAt: new Date('2026-03-01T10:00:00Z') });
    expect(await names('order')).toEqual(['Order 2.pdf', 'Order 1.pdf', 'Ordering.pdf', 'Disorder.pdf']);
  });

  test('one wrong letter is forgiven in a long word, behind what is right', async () => {
    const { names, titles, add } = await setUp();
    await add('Complaint.pdf', { uploadedAt: new Date('2026-03-09T10:00:00Z') });
    await add('Complant.pdf', { uploadedAt: new Date('2026-03-01T10:00:00Z') });
    await add('Company plan.pdf');
    expect(await names('complant')).toEqual(['Complant.pdf', 'Complaint.pdf']);
    expect(await names('compliant')).toEqual(['Complaint.pdf', 'Complant.pdf']);
    expect(await titles('hargorve')).toEqual(['Hargrove v. Copper Mesa']);
    expect(await titles('harvard')).toEqual([]);
  });

  test('a case by title, number with and without dashes, party, and court beside them', async () => {
    const { titles } = await setUp();
    for (const q of [
      'hargrove',
      'D-101-CV-2025-01987',
      'd101cv202501987',
      '01987',
      'willa',
      'mesa district',
    ]) {
      expect(await titles(q), q).toEqual(['Hargrove v. Copper Mesa']);
    }
    expect(await titles('district')).toEqual([]);
  });

  test('a document by its name with its case; the case alone lists none', async () => {
    const { names, add } = await setUp();
    await add('Receipt.png');
    expect(await names('hargrove receipt')).toEqual(['Receipt.png']);
    expect(await names('hargrove')).toEqual([]);
  });

  test('a deadline by name and date; what is done comes last', async () => {
    const { kinds, caseId } = await setUp();
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-03-23' });
    await insertMilestone(db, { caseId, kind: 'Answer filed', date: '2026-03-02', finishedAt: new Date() });
    await insertMilestone(db, { caseId, kind: 'Answer someday' });
    expect(await kinds('answer')).toEqual(['Answer', 'Answer someday', 'Answer filed']);
    for (const q of ['2026-03-23', '3/23/2026', 'march 23', 'Mar 23', 'monday 2026-03-23', 'answer 23']) {
      expect(await kinds(q), q).toEqual(['Answer']);
    }
  });

  test('at most eight of each', async () => {
    const { find, add } = await setUp();
    for (let number = 0; number < 12; number += 1) await add(`Exhibit ${number}.pdf`);
    expect((await find('exhibit')).documents).toHaveLength(8);
    expect((await find('exhibit 7')).documents[0]?.filename).toBe('Exhibit 7.pdf');
  });

  test('a deleted document is not found', async () => {
    const { names, add } = await setUp();
    await add('Secret.pdf', { deletedAt: new Date() });
    expect(await names('secret')).toEqual([]);
    expect(await names('')).toEqual([]);
  });

  test('nothing: what was last touched, and what is due next', async () => {
    const { find, add, caseId } = await setUp();
    await add('Old.pdf', { uploadedAt: new Date('2026-01-01T10:00:00Z') });
    await add('New.pdf', { uploadedAt: new Date('2026-03-01T10:00:00Z') });
    await insertMilestone(db, { caseId, kind: 'Later', date: '2026-06-01' });
    await insertMilestone(db, { caseId, kind: 'Soon', date: '2026-03-05' });
    await insertMilestone(db, { caseId, kind: 'Undated' });
    await insertMilestone(db, { caseId, kind: 'Done', date: '2026-03-01', finishedAt: new Date() });
    const { cases, documents, deadlines } = await find('  ');
    expect(cases.map(({ title }) => title)).toEqual(['Hargrove v. Copper Mesa']);
    expect(documents.map(({ filename }) => filename)).toEqual(['New.pdf', 'Old.pdf']);
    expect(deadlines.map(({ kind }) => kind)).toEqual(['Soon', 'Later']);
  });
});

test('takes one query for each kind beside those of the access, however much there is', async () => {
  const { find, add, caseId } = await setUp();
  const queries = async (q: string) => {
    counter.count = 0;
    await find(q);
    return counter.count;
  };
  const before = [await queries('hargrove notice'), await queries('')];
  for (let number = 0; number < 20; number += 1) {
    await add(`Notice ${number}.pdf`);
    await insertMilestone(db, { caseId, kind: `Notice ${number}`, date: '2026-03-05' });
  }
  expect([await queries('hargrove notice'), await queries('')]).toEqual(before);
  expect(before).toEqual([6, 6]);
});

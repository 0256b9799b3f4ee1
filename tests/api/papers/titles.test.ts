import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paperTitles } from '#server/papers/titles-store.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { Found } from '#src/palette/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe('what papers are called', () => {
  test('by what they are, with their files where two are called the same; nothing of what is gone or elsewhere', async () => {
    const { id } = await insertCase(db);
    const caseId = id as AuthorizedCaseId;
    const add = (filename: string, values = {}) => insertDocument(db, { caseId, filename, ...values });
    const summons = await add('IMG_2231.jpg', { docType: 'Summons' });
    const one = await add('a.pdf', { docType: null, suggestedDocType: 'Order' });
    const other = await add('b.pdf', { docType: 'Order' });
    const plain = await add('my_notes.txt', { docType: 'Other' });
    const gone = await add('c.pdf', { docType: 'Order', deletedAt: new Date() });
    const elsewhere = await insertDocument(db);
    const titles = await paperTitles(
      db,
      caseId,
      [summons, one, other, plain, gone, elsewhere].map((document) => document.id),
    );
    expect(titles.get(summons.id)).toBe('Summons');
    expect(titles.get(one.id)).toBe('Order (a.pdf)');
    expect(titles.get(other.id)).toBe('Order (b.pdf)');
    expect(titles.get(plain.id)).toBe('my notes');
    expect(titles.size).toBe(4);
  });
});

describe.each(WIRES)('lists on %s', (wire) => {
  test('the palette finds a paper by what it is called', async () => {
    const { owner, caseId } = await makePeople(server);
    await insertDocument(db, {
      caseId,
      filename: 'IMG_2231.jpg',
      docType: null,
      suggestedDocType: 'Summons',
    });
    const { documents } = Found.parse((await owner.call(wire, 'palette.find', { q: 'summons' })).body);
    expect(documents.map(({ title, filename }) => [title, filename])).toEqual([['Summons', 'IMG_2231.jpg']]);
  });

  test('discovery names its papers', async () => {
    const { owner, caseId } = await makePeople(server);
    await insertDocument(db, { caseId, filename: 'scan1.pdf', docType: 'Plaintiff Interrogatories Request' });
    const titles = async (name: string) => JSON.stringify((await owner.call(wire, name, { caseId })).body);
    expect(await titles('discovery.overview')).toContain('"title":');
  });
});

import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { FIRST_PASTE, makeDocketPeople, numbers, save, savedOf, storedDockets } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

/** A page of a docket with these entries. */
function page(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const day = String((number % 28) + 1).padStart(2, '0');
    return `03/${day}/2026\t${number}\tNOTICE of Filing number ${number} by Rosalind Quay. (Entered: 03/${day}/2026)`;
  }).join('\n');
}

const inOrder = (found: string[]) => found.map(Number).sort((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('first pastes of several tabs at once: one docket with the entries of all', async () => {
  const people = await makeDocketPeople(server);
  const { caseId } = people;
  await Promise.all(
    [0, 1, 2, 3, 4].map((tab) =>
      save(tab % 2 === 0 ? people.owner : people.collaborator, people, page(tab * 10 + 1, tab * 10 + 10)),
    ),
  );
  const stored = await storedDockets(server, caseId);
  expect(stored).toHaveLength(1);
  const found = await save(people.owner, people, page(1, 1));
  expect(inOrder(numbers(found))).toEqual(upTo(50));
  expect(found.reconciliation).toMatchObject({ newCount: 0, unchangedCount: 1 });
});

test('saves by both addresses at once, with and without entries: no entry and no text is lost', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, page(1, 5));
  const update = (from: number, to: number) =>
    people.collaborator
      .call('rest', 'docket.update', { id, rawText: page(from, to), autoParseAndReconcile: true })
      .then((answer) => savedOf(answer, 'rest'));
  await Promise.all([
    update(4, 12),
    save(people.owner, people, page(13, 20)),
    save(people.owner, people, 'The text alone', false),
    update(21, 30),
  ]);
  const last = await save(people.owner, people, page(30, 30));
  expect(inOrder(numbers(last))).toEqual(upTo(30));
  const former = await server.db.selectFrom('docketTexts').select('rawText').execute();
  const texts = [page(1, 5), page(4, 12), page(13, 20), 'The text alone', page(21, 30)];
  expect(former.map(({ rawText }) => rawText).sort()).toEqual(texts.sort());
});

test('a save and a deletion at once: one of them is first, and nothing is half done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    const [saved, deleted] = await Promise.all([
      people.owner.call('rest', 'docket.update', { id, rawText: page(1, 3), autoParseAndReconcile: true }),
      people.collaborator.call('rest', 'docket.delete', { id }),
    ]);
    expect([200, 404]).toContain(saved.status);
    expect(deleted.status).toBe(200);
    const [row] = await storedDockets(server, people.caseId);
    expect(row?.deletedAt).not.toBeNull();
  }
});

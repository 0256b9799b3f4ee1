import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FormerDocketText } from '#src/docket/requests-schema.ts';
import { type Answer, WIRES, type Wire } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { FIRST_PASTE, LATER_PASTE, makeDocketPeople, save } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'docket.formerTexts';

function textsOf(answer: Answer, wire: Wire): string[] {
  expect(answer.status, answer.text).toBe(200);
  const shape = z.array(wire === 'rest' ? onTheWire(FormerDocketText) : FormerDocketText.strict());
  shape.parse(answer.body);
  return z
    .array(z.object({ rawText: z.string() }))
    .parse(answer.body)
    .map(({ rawText }) => rawText);
}

describe.each(WIRES)('docket.formerTexts on %s', (wire) => {
  test('200: what later texts took the place of, the newest first', async () => {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    const ask = () => people.viewer.call(wire, NAME, { id });
    expect(textsOf(await ask(), wire)).toEqual([]);
    for (const text of [LATER_PASTE, 'A third text', 'A third text', 'A fourth text']) {
      server.clock.advance({ seconds: 1 });
      await save(people.owner, people, text, false);
    }
    // The third was saved twice and is there once.
    expect(textsOf(await ask(), wire)).toEqual(['A third text', LATER_PASTE, FIRST_PASTE]);
  });
});

test('at most 50 are answered', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  await server.db
    .insertInto('docketTexts')
    .values(
      Array.from({ length: 60 }, (_, index) => ({
        caseId: people.caseId,
        docketEntryId: id,
        rawText: `Text ${index}`,
        savedAt: new Date(index * 1000),
      })),
    )
    .execute();
  const texts = textsOf(await people.owner.call('rest', NAME, { id }), 'rest');
  expect(texts).toHaveLength(50);
  expect(texts[0]).toBe('Text 59');
});

test('401 and 404', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  await expectRefused(people, NAME, { id });
  await expectNotFound(people.owner, NAME, 'id');
});

import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { procedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { Milestone } from '#src/timeline/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const DAY = '2026-03-23';
const NOT_A_DAY =
  'A day is asked for here, not a time. Please send it as 2026-03-23, or as 2026-03-23T00:00:00Z.';

/** What the documents call a moment: the wire carries a timestamp, and the court's clock says which day it is. */
const MOMENTS = [
  'service.updateReturn notarizedAt',
  'summons.create issuedDate',
  'summons.create responseDeadlineDate',
  'summons.update issuedDate',
  'summons.update responseDeadlineDate',
];

function shapeOf(schema: unknown): [string, unknown][] {
  return schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
}

/** Every input that takes a day by its name, those of a stored calculation included. */
const days = procedures(appRouter).flatMap(({ name, inputs }) => {
  const fields = inputs.flatMap(shapeOf);
  const below = fields
    .filter(([key]) => key === 'calculation')
    .flatMap(([, field]) => (field instanceof z.ZodOptional ? shapeOf(unwrapped(field)) : []));
  return [...fields, ...below]
    .filter(([key]) => /(?<!up)date$|(?<!up)dates$|closures$|(?:served|produced)On$|notarizedAt$/i.test(key))
    .map(([key, field]) => ({ name: `${name} ${key}`, field: z.custom<z.ZodType>().parse(field) }));
});

function unwrapped(field: z.ZodOptional): unknown {
  const inner = field.unwrap();
  return inner instanceof z.ZodNullable ? inner.unwrap() : inner;
}

/** The day alone, or as the only one of a list. */
function read(field: z.ZodType, text: string) {
  const alone = field.safeParse(text);
  return field.safeParse([text]).success || alone.error?.issues[0]?.code === 'invalid_type'
    ? field.safeParse([text])
    : alone;
}

describe('inputs that take a day', () => {
  test('are all looked at', () => {
    const names = days.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(MOMENTS));
    expect(names).toEqual(
      expect.arrayContaining([
        'deadlines.calculate closures',
        'discovery.serve servedOn',
        'milestones.create triggerDate',
        'productions.create producedOn',
        'service.record mailingDate',
        'transcripts.update transcriptDate',
      ]),
    );
  });

  test.each(days.filter(({ name }) => !MOMENTS.includes(name)))(
    '$name: midnight in UTC is its day',
    ({ field }) => {
      expect([read(field, `${DAY}T00:00:00.000Z`).data].flat()).toEqual([DAY]);
      expect([read(field, DAY).data].flat()).toEqual([DAY]);
    },
  );

  test.each(days.filter(({ name }) => !MOMENTS.includes(name)))('$name: no other time is', ({ field }) => {
    for (const text of [`${DAY}T06:00:00.000Z`, `${DAY}T00:00:00-06:00`]) {
      const { error } = read(field, text);
      expect(error?.issues.map(({ message }) => message)).toEqual([NOT_A_DAY]);
    }
  });

  test.each(days.filter(({ name }) => MOMENTS.includes(name)))('$name: a moment is read', ({ field }) => {
    expect(field.safeParse(`${DAY}T00:00:00.000Z`).success).toBe(true);
    expect(field.safeParse(`${DAY}T18:30:00.000Z`).success).toBe(true);
  });
});

describe.each(WIRES)('on %s', (wire) => {
  test('a deadline keeps the day of a timestamp at midnight', async () => {
    const { owner, caseId } = await makePeople(server);
    const input = {
      caseId,
      kind: 'Answer',
      date: `${DAY}T00:00:00.000Z`,
      reminderDates: ['2026-03-20T00:00Z'],
    };
    const created = await owner.call(wire, 'milestones.create', input);
    expect(created.body).toMatchObject({ date: DAY, reminderDates: ['2026-03-20'] });
    const { id } = Milestone.pick({ id: true }).parse(created.body);
    const moved = await owner.call(wire, 'milestones.update', { id, date: '2026-03-30T00:00:00Z' });
    expect(moved.body).toMatchObject({ date: '2026-03-30' });
    const refused = await owner.call(wire, 'milestones.update', { id, date: `${DAY}T12:00:00Z` });
    expectFailure(refused, 400, 'BAD_REQUEST', { message: NOT_A_DAY, fields: { date: NOT_A_DAY } });
    const dependents = await owner.call(wire, 'milestones.dependents', { id, date: `${DAY}T00:00:00Z` });
    expect(dependents).toMatchObject({ status: 200, body: [] });
  });
});

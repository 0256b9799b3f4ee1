import { expect, test } from 'vitest';
import { Intake } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { begin, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

test('papers that are added to a case are not asked what it says; of another’s case nothing is told', async () => {
  const user = await insertUser(db, { role: 'defendant' });
  const other = await insertUser(db);
  const own = { courtName: 'Second Judicial District Court', caseNumber: 'D-202-CV-2026-01234' };
  const mine = await insertCase(db, { userId: user.id, ...own });
  const theirs = await insertCase(db, { userId: other.id, caseNumber: 'D-101-CV-2026-09999' });
  const agent = server.visitor();
  agent.keep(await server.deps.auth.start(user.id, null));
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  await settled(agent, intakeId);

  const read = async (query: string) => {
    const { body } = await agent.rest('GET', `/api/intake/${intakeId}${query}`);
    return Intake.pick({ known: true, proposals: true }).parse(body);
  };
  const alone = await read('');
  expect(alone.known).toEqual([[]]);
  const added = await read(`?caseId=${mine.id}`);
  expect(added.known[0]).toEqual(expect.arrayContaining(['court', 'caseNumber', 'role']));
  // Who is named becomes a participant, so that it is looked at.
  expect(added.known[0]).not.toContain('parties');
  expect(added.proposals[0]?.role).toMatchObject({ value: 'defendant', certainty: 'certain' });
  for (const hidden of [theirs.id, 'nothing']) expect(await read(`?caseId=${hidden}`)).toEqual(alone);
});

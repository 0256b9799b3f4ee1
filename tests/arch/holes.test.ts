import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { procedures } from '#server/rest.ts';
import { appRouter, createCaller } from '#server/router.ts';
import {
  caseProcedure,
  createCallerFactory,
  onboardedProcedure,
  publicProcedure,
  router,
  userProcedure,
} from '#server/trpc.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { holes } from './holes.ts';
import { FINDABLE, seedCase } from './seeded-case.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeAll(() => database.reset());
afterAll(() => server.close());

test('what is looked for is there to be found', async () => {
  const { ownerId } = await seedCase(db, 'zephyrine');
  const owner = await server.as({ id: ownerId });
  for (const [name, input] of [
    ['documents.searchAll', { q: FINDABLE }],
    ['cases.listWithParticipants', {}],
  ] as const) {
    expect((await owner.call('rest', name, input)).text).toContain('zephyrine');
  }
});

test('no procedure lets an outsider see, change or learn of anything', async () => {
  expect(procedures(appRouter).length).toBeGreaterThan(20);
  expect(await holes(server, appRouter, createCaller)).toEqual([]);
}, 900_000);

test('a procedure that forgets to check is found, in whichever way it forgets', async () => {
  const One = z.object({ id: z.string() });
  const titleOf = (id: string) =>
    db.selectFrom('cases').select('title').where('id', '=', id).executeTakeFirst();
  const forgetful = router({
    undeclared: publicProcedure.meta({ access: undefined }).query(() => 'nothing'),
    open: publicProcedure.input(One).query(({ input }) => titleOf(input.id)),
    promised: publicProcedure
      .meta({ access: 'case:read' })
      .input(One)
      .query(() => 'nothing'),
    signedIn: userProcedure
      .meta({ access: 'case:read' })
      .input(One)
      .query(() => 'nothing'),
    byOtherName: onboardedProcedure
      .input(z.object({ documentIds: z.array(z.uuid()) }))
      .query(({ input }) =>
        db.selectFrom('documents').select('filename').where('id', 'in', input.documentIds).execute(),
      ),
    secondId: caseProcedure('document:read')
      .input(z.object({ docId: z.uuid() }))
      .query(({ input }) =>
        db.selectFrom('documents').select('filename').where('id', '=', input.docId).execute(),
      ),
    everything: onboardedProcedure.query(() => db.selectFrom('cases').select('title').execute()),
    writing: onboardedProcedure.input(One).mutation(async ({ input }) => {
      const { numUpdatedRows } = await db
        .updateTable('milestones')
        .set({ position: 9 })
        .where('id', '=', z.uuid().parse(input.id))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    }),
    guarded: caseProcedure('case:read').query(({ ctx }) => titleOf(ctx.caseId)),
  });
  const found = await holes(server, forgetful, createCallerFactory(forgetful));
  const names = [...new Set(found.map((hole) => hole.split(':')[0]))];
  expect(names).toEqual(Object.keys(forgetful._def.procedures).filter((name) => name !== 'guarded'));
});

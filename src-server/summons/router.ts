import { z } from 'zod';
import { CreateSummonsInput, Summons, UpdateSummonsInput } from '#src/summons/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { changeSummons, createSummons, removeSummons } from './service.ts';
import { getSummons, listSummonsOfCase, listSummonsOfMilestone } from './store.ts';

export const summonsRouter = router({
  ofMilestone: caseChildProcedure('milestones', 'summons:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/summons' } })
    .output(z.array(Summons))
    .query(({ ctx }) => listSummonsOfMilestone(ctx.deps.db, ctx.caseId, ctx.childId)),

  listOfCase: caseProcedure('summons:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/summons' } })
    .output(z.array(Summons))
    .query(({ ctx }) => listSummonsOfCase(ctx.deps.db, ctx.caseId)),

  get: caseChildProcedure('summons', 'summons:read')
    .meta({ rest: { method: 'GET', path: '/api/summons/:id' } })
    .output(Summons)
    .query(({ ctx }) => getSummons(ctx.deps.db, ctx.caseId, ctx.childId)),

  create: caseProcedure('summons:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/summons', status: 201 } })
    .input(CreateSummonsInput)
    .output(Summons)
    .mutation(({ ctx, input: { caseId: _, ...input } }) => createSummons(ctx.deps, ctx.caseId, input)),

  update: caseChildProcedure('summons', 'summons:write')
    .meta({ rest: { method: 'PATCH', path: '/api/summons/:id' } })
    .input(UpdateSummonsInput)
    .output(Summons)
    .mutation(({ ctx, input: { id: _, ...change } }) =>
      changeSummons(ctx.deps, ctx.caseId, ctx.childId, change),
    ),

  delete: caseChildProcedure('summons', 'summons:write')
    .meta({ rest: { method: 'DELETE', path: '/api/summons/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeSummons(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Summons deleted successfully' };
    }),
});

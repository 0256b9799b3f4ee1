import { z } from 'zod';
import { Summons } from '#src/summons/schema.ts';
import { caseChildProcedure, router } from '../trpc.ts';
import { listSummonsOfMilestone } from './store.ts';

export const summonsRouter = router({
  ofMilestone: caseChildProcedure('milestones', 'summons:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/summons' } })
    .output(z.array(Summons))
    .query(({ ctx }) => listSummonsOfMilestone(ctx.deps.db, ctx.caseId, ctx.childId)),
});

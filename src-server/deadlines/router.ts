import { z } from 'zod';
import { Milestone } from '#src/deadlines/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { getMilestone, listMilestoneKinds, listMilestones } from './store.ts';

export const milestonesRouter = router({
  list: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/milestones' } })
    .output(z.array(Milestone))
    .query(({ ctx }) => listMilestones(ctx.deps.db, ctx.caseId)),

  kinds: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/milestone-kinds' } })
    .output(z.array(z.string()))
    .query(({ ctx }) => listMilestoneKinds(ctx.deps.db, ctx.caseId)),

  get: caseChildProcedure('milestones', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id' } })
    .output(Milestone)
    .query(({ ctx }) => getMilestone(ctx.deps.db, ctx.caseId, ctx.childId)),
});

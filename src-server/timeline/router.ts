import { z } from 'zod';
import { CalculatedDeadline, CalculateRequest } from '#src/law/calculation-schema.ts';
import { MilestoneContents } from '#src/timeline/contents-schema.ts';
import {
  CreateMilestoneInput,
  DependentDeadline,
  DependentsInput,
  DependentsQuery,
  Milestone,
  OpenDeadline,
  UpdateMilestoneInput,
} from '#src/timeline/schema.ts';
import { caseChildProcedure, caseProcedure, onboardedProcedure, router } from '../trpc.ts';
import { calculateFor } from './calculate-service.ts';
import { countContents } from './contents-store.ts';
import { changeDeadline, createDeadline, listDependents, removeMilestone } from './service.ts';
import { getMilestone, listMilestoneKinds, listMilestones, listOpenDeadlines } from './store.ts';

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

  create: caseProcedure('deadline:create')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/milestones', status: 201 } })
    .input(CreateMilestoneInput)
    .output(Milestone)
    .mutation(({ ctx, input }) => createDeadline(ctx.deps, ctx.caseId, input, ctx.user.id)),

  update: caseChildProcedure('milestones', 'deadline:update')
    .meta({ rest: { method: 'PATCH', path: '/api/milestones/:id' } })
    .input(UpdateMilestoneInput)
    .output(Milestone)
    .mutation(({ ctx, input: { id: _, ...change } }) =>
      changeDeadline(ctx.deps, { caseId: ctx.caseId, id: ctx.childId, by: ctx.user.id }, change),
    ),

  delete: caseChildProcedure('milestones', 'deadline:delete')
    .meta({ rest: { method: 'DELETE', path: '/api/milestones/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeMilestone(ctx.deps, { caseId: ctx.caseId, id: ctx.childId, by: ctx.user.id });
      return { message: 'Deadline deleted' };
    }),

  dependents: caseChildProcedure('milestones', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/dependents', query: DependentsQuery } })
    .input(DependentsInput)
    .output(z.array(DependentDeadline))
    .query(({ ctx, input }) => listDependents(ctx.deps, ctx.caseId, ctx.childId, input.date)),

  contents: caseChildProcedure('milestones', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/contents' } })
    .output(MilestoneContents)
    .query(({ ctx }) => countContents(ctx.deps.db, ctx.caseId, ctx.childId)),
});

export const deadlinesRouter = router({
  /** Reads only; the dates and choices it takes are more than an address holds. */
  calculate: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/deadlines/calculate' } })
    .input(CalculateRequest)
    .output(z.array(CalculatedDeadline))
    .query(({ ctx, input }) => calculateFor(ctx.deps, ctx.user, input)),

  open: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/deadlines' } })
    .output(z.array(OpenDeadline))
    .query(({ ctx }) => listOpenDeadlines(ctx.deps.db, ctx.user.id, ctx.deps.clock.now())),
});

import { CaseCaption } from '#src/next/caption.ts';
import { CaseCounts, CaseNext, Lawsuits, NextSteps } from '#src/next/schema.ts';
import { caseProcedure, longOutput, onboardedProcedure, router } from '../trpc.ts';
import { findCaption } from './caption-service.ts';
import { findLawsuits } from './lawsuits-service.ts';
import { listNextSteps, nextOfCase } from './service.ts';
import { countCase } from './task-store.ts';

export const nextRouter = router({
  all: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/next' } })
    .output(longOutput(NextSteps))
    .query(async ({ ctx }) => ({
      steps: await listNextSteps(ctx.deps.db, ctx.user.id, ctx.deps.clock.now()),
    })),

  lawsuits: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/next/lawsuits' } })
    .output(Lawsuits)
    .query(({ ctx }) => findLawsuits(ctx.deps.db, ctx.user, ctx.deps.clock.now())),

  ofCase: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/next' } })
    .output(CaseNext)
    .query(({ ctx }) => nextOfCase(ctx.deps.db, ctx.user.id, ctx.caseId, ctx.deps.clock.now())),

  caption: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/caption' } })
    .output(CaseCaption)
    .query(({ ctx }) => findCaption(ctx.deps.db, ctx.caseId, ctx.user.id)),

  counts: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/counts' } })
    .output(CaseCounts)
    .query(({ ctx }) => countCase(ctx.deps.db, ctx.caseId, ctx.user.id)),
});

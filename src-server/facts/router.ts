import { z } from 'zod';
import {
  CaseFactsInput,
  CaseFactsQuery,
  ConfirmFactsInput,
  DecideFactInput,
  DocumentFacts,
  Fact,
} from '#src/facts/schema.ts';
import { caseChildProcedure, caseProcedure, onboardedProcedure, router } from '../trpc.ts';
import { acknowledgeGaps, confirmMany, decide, factsOfCase, factsOfDocument } from './service.ts';

export const factsRouter = router({
  ofDocument: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/facts' } })
    .output(DocumentFacts)
    .query(({ ctx }) => factsOfDocument(ctx.deps.db, ctx.caseId, ctx.childId)),

  ofCase: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/facts', query: CaseFactsQuery } })
    .input(CaseFactsInput)
    .output(z.object({ facts: z.array(Fact) }))
    .query(async ({ ctx, input }) => ({
      facts: await factsOfCase(ctx.deps.db, ctx.caseId, input.kind),
    })),

  decide: caseChildProcedure('facts', 'document:update')
    .meta({ rest: { method: 'PATCH', path: '/api/facts/:id' } })
    .input(DecideFactInput)
    .output(Fact)
    .mutation(({ ctx, input: { id: _, ...input } }) =>
      decide(ctx.deps, { caseId: ctx.caseId, userId: ctx.user.id }, ctx.childId, input),
    ),

  confirmMany: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/facts/confirm' } })
    .input(ConfirmFactsInput)
    .output(z.object({ facts: z.array(Fact) }))
    .mutation(async ({ ctx, input }) => ({ facts: await confirmMany(ctx.deps, ctx.user, input.ids) })),

  acknowledge: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/completeness/acknowledge' } })
    .output(DocumentFacts)
    .mutation(({ ctx }) =>
      acknowledgeGaps(ctx.deps, { caseId: ctx.caseId, userId: ctx.user.id }, ctx.childId),
    ),
});

import { z } from 'zod';
import { CaseFactsQuery, DecideFactInput, DocumentFacts, Fact } from '#src/facts/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { acknowledgeGaps, decide } from './service.ts';
import { getDocumentFacts, listCaseFacts } from './store.ts';

export const factsRouter = router({
  ofDocument: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/facts' } })
    .output(DocumentFacts)
    .query(({ ctx }) => getDocumentFacts(ctx.deps.db, ctx.caseId, ctx.childId)),

  ofCase: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/facts', query: CaseFactsQuery } })
    .input(CaseFactsQuery)
    .output(z.object({ facts: z.array(Fact) }))
    .query(async ({ ctx, input }) => ({
      facts: await listCaseFacts(ctx.deps.db, ctx.caseId, input.kind),
    })),

  decide: caseChildProcedure('facts', 'document:update')
    .meta({ rest: { method: 'PATCH', path: '/api/facts/:id' } })
    .input(DecideFactInput)
    .output(Fact)
    .mutation(({ ctx, input: { id: _, ...input } }) =>
      decide(ctx.deps, { caseId: ctx.caseId, userId: ctx.user.id }, ctx.childId, input),
    ),

  acknowledge: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/completeness/acknowledge' } })
    .output(DocumentFacts)
    .mutation(({ ctx }) =>
      acknowledgeGaps(ctx.deps, { caseId: ctx.caseId, userId: ctx.user.id }, ctx.childId),
    ),
});

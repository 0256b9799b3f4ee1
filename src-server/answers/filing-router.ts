import { z } from 'zod';
import { FilingChoices, FilingQuery, PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { Paper } from '#src/drafting/blocks.ts';
import { caseChildProcedure } from '../trpc.ts';
import { getPaper, getPreflight } from './filing-service.ts';

/** An answer on its way to the court; the files themselves are in export.ts. */
export const filingProcedures = {
  preflight: caseChildProcedure('generatedAnswers', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/generated-answers/:id/preflight', query: FilingQuery } })
    .input(FilingChoices)
    .output(z.array(PreflightItem))
    .query(({ ctx, input }) => getPreflight(ctx.deps, ctx.caseId, { ...input, id: ctx.childId })),

  paper: caseChildProcedure('generatedAnswers', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/generated-answers/:id/paper', query: FilingQuery } })
    .input(FilingChoices)
    .output(Paper)
    .query(({ ctx, input }) => getPaper(ctx.deps.db, ctx.caseId, { ...input, id: ctx.childId })),
};

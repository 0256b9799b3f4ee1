import { z } from 'zod';
import {
  CreateProductionInput,
  PersonalDataFinding,
  Production,
  ProductionCheck,
  ProductionChoice,
  ProductionProgress,
  ProductionSummary,
  ScanInput,
} from '#src/productions/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { progressOf } from './download-progress.ts';
import { checkProduction, createProduction, findPersonalData, getProduction } from './service.ts';
import { listProductions } from './store.ts';

export const productionsRouter = router({
  list: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/productions' } })
    .output(z.array(ProductionSummary))
    .query(({ ctx }) => listProductions(ctx.deps.db, ctx.caseId)),

  /** Stores nothing. A mutation, because ten thousand ids are more than an address holds; so is `personalData`. */
  check: caseProcedure('production:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/productions/check' }, onLowDisk: 'serve' })
    .input(ProductionChoice)
    .output(ProductionCheck)
    .mutation(({ ctx, input }) => checkProduction(ctx.deps.db, ctx.caseId, input)),

  personalData: caseProcedure('production:write')
    .meta({
      rest: { method: 'POST', path: '/api/cases/:caseId/productions/personal-data' },
      onLowDisk: 'serve',
    })
    .input(ScanInput)
    .output(z.array(PersonalDataFinding))
    .mutation(({ ctx, input }) => findPersonalData(ctx.deps.db, ctx.caseId, input.documentIds)),

  create: caseProcedure('production:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/productions', status: 201 } })
    .input(CreateProductionInput)
    .output(Production)
    .mutation(({ ctx, input: { caseId: _, ...input } }) =>
      createProduction(ctx.deps, ctx.caseId, input, ctx.user.id),
    ),

  get: caseChildProcedure('productions', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/productions/:id' } })
    .output(Production)
    .query(({ ctx }) => getProduction(ctx.deps.db, ctx.caseId, ctx.childId)),

  progress: caseChildProcedure('productions', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/productions/:id/progress' } })
    .output(ProductionProgress)
    .query(({ ctx }) => progressOf(ctx.childId, ctx.user.id)),
});

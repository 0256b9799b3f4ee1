import { z } from 'zod';
import {
  CreateDocketInput,
  DocketEntry,
  FormerDocketText,
  ParseDocketInput,
  SavedDocket,
  UpdateDocketInput,
} from '#src/docket/requests-schema.ts';
import { ParseResult } from '#src/docket/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import {
  changeDocket,
  getDockets,
  previewDocket,
  removeDocket,
  restoreDocket,
  saveDocket,
} from './service.ts';
import { listFormerTexts } from './store.ts';

export const docketRouter = router({
  list: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/docket-entries' } })
    .output(z.array(DocketEntry))
    .query(({ ctx }) => getDockets(ctx.deps.db, ctx.caseId)),

  /** Stores nothing. A mutation, because a docket is more than an address holds. */
  parse: caseProcedure('docket:write')
    .meta({
      rest: { method: 'POST', path: '/api/cases/:caseId/docket-entries/parse' },
      onLowDisk: 'serve',
    })
    .input(ParseDocketInput)
    .output(ParseResult)
    .mutation(({ ctx, input }) => previewDocket(ctx.deps.db, ctx.caseId, input)),

  create: caseProcedure('docket:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/docket-entries', status: 201 } })
    .input(CreateDocketInput)
    .output(SavedDocket)
    .mutation(({ ctx, input }) => saveDocket(ctx.deps, ctx.caseId, input)),

  update: caseChildProcedure('docketEntries', 'docket:write')
    .meta({ rest: { method: 'PUT', path: '/api/docket-entries/:id' } })
    .input(UpdateDocketInput)
    .output(SavedDocket)
    .mutation(({ ctx, input }) => changeDocket(ctx.deps, ctx.caseId, ctx.childId, input)),

  delete: caseChildProcedure('docketEntries', 'docket:write')
    .meta({ rest: { method: 'DELETE', path: '/api/docket-entries/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeDocket(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Docket entry deleted successfully' };
    }),

  restore: caseChildProcedure('docketEntries', 'docket:write')
    .meta({ rest: { method: 'POST', path: '/api/docket-entries/:id/restore' } })
    .output(DocketEntry)
    .mutation(({ ctx }) => restoreDocket(ctx.deps, ctx.caseId, ctx.childId)),

  formerTexts: caseChildProcedure('docketEntries', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/docket-entries/:id/texts' } })
    .output(z.array(FormerDocketText))
    .query(({ ctx }) => listFormerTexts(ctx.deps.db, ctx.caseId, ctx.childId)),
});

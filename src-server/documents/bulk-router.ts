import { z } from 'zod';
import {
  BulkAnswer,
  CategorizeManyInput,
  ChosenDocuments,
  DeletedDocument,
} from '#src/documents/bulk-schema.ts';
import { caseProcedure } from '../trpc.ts';
import {
  categorizeDocuments,
  deleteDocuments,
  listRecentlyDeleted,
  purgeDocuments,
  restoreDocuments,
} from './bulk-service.ts';

/** Many documents of a case at once, and those that were deleted lately. */
export const bulkProcedures = {
  categorizeMany: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/documents/categorize' } })
    .input(CategorizeManyInput)
    .output(BulkAnswer)
    .mutation(({ ctx, input }) => categorizeDocuments(ctx.deps, ctx.caseId, input.ids, input.docType)),

  deleteMany: caseProcedure('document:delete')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/documents/delete' }, onLowDisk: 'serve' })
    .input(ChosenDocuments)
    .output(BulkAnswer)
    .mutation(({ ctx, input }) =>
      deleteDocuments(ctx.deps, { caseId: ctx.caseId, ids: input.ids, by: ctx.user.id }),
    ),

  deleted: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/documents/deleted' } })
    .output(z.array(DeletedDocument))
    .query(({ ctx }) => listRecentlyDeleted(ctx.deps, ctx.caseId)),

  restore: caseProcedure('document:delete')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/documents/restore' } })
    .input(ChosenDocuments)
    .output(BulkAnswer)
    .mutation(({ ctx, input }) =>
      restoreDocuments(ctx.deps, { caseId: ctx.caseId, ids: input.ids, by: ctx.user.id }),
    ),

  purge: caseProcedure('document:purge')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/documents/purge' }, onLowDisk: 'serve' })
    .input(ChosenDocuments)
    .output(BulkAnswer)
    .mutation(({ ctx, input }) =>
      purgeDocuments(ctx.deps, { caseId: ctx.caseId, ids: input.ids, by: ctx.user.id }),
    ),
};

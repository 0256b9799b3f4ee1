import { z } from 'zod';
import { DiscoveryAnswer, DiscoveryDocument, UpdateDiscoveryInput } from '#src/documents/discovery-schema.ts';
import { AppError } from '#src/errors.ts';
import {
  AcceptSuggestionsInput,
  ChosenForReview,
  SelectionAnalysis,
  SuggestedTypes,
} from '#src/review/analysis-schema.ts';
import {
  AssignBatesInput,
  BatesNext,
  BatesNextInput,
  BatesPlan,
  BatesPreview,
  ReleaseBatesAnswer,
  ReleaseBatesInput,
} from '#src/review/bates-schema.ts';
import { PrivilegeLogRow, UpdatePrivilegeEntryInput } from '#src/review/privilege-schema.ts';
import {
  CodeAnswer,
  CodeInput,
  ListReviewInput,
  RestoreAnswer,
  RestoreInput,
  ReviewDocument,
} from '#src/review/schema.ts';
import { getDiscoveryDocument } from '../documents/analysis-store.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { acceptSuggestions, analyzeSelection, cancelAnalysis, listSuggestions } from './analyses-service.ts';
import { findAnalysis } from './analyses-store.ts';
import { assignBates, nextBates, previewBates, releaseBates } from './bates-service.ts';
import { updateDiscovery } from './document-service.ts';
import { getPrivilegeLog, updatePrivilegeEntry } from './privilege-log-service.ts';
import { codeDocuments, listReview, restoreCodes } from './service.ts';

export const reviewRouter = router({
  list: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/review' } })
    .input(ListReviewInput)
    .output(z.array(ReviewDocument))
    .query(({ ctx, input }) => listReview(ctx.deps.db, ctx.caseId, input.ids)),

  document: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/review' } })
    .output(DiscoveryDocument)
    .query(({ ctx }) => getDiscoveryDocument(ctx.deps.db, ctx.caseId, ctx.childId)),

  update: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'PATCH', path: '/api/documents/:id/discovery' } })
    .input(UpdateDiscoveryInput)
    .output(DiscoveryAnswer)
    .mutation(async ({ ctx, input: { id, docId = id, updates, ...change } }) => {
      if (docId !== id) throw new AppError('BAD_REQUEST', 'docId names another document than the address.');
      return { document: await updateDiscovery(ctx.deps, ctx.caseId, id, { ...change, ...updates }) };
    }),

  code: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/code' } })
    .input(CodeInput)
    .output(CodeAnswer)
    .mutation(({ ctx, input }) => codeDocuments(ctx.deps, ctx.caseId, input)),

  restore: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/restore' } })
    .input(RestoreInput)
    .output(RestoreAnswer)
    .mutation(({ ctx, input }) => restoreCodes(ctx.deps, ctx.caseId, input)),

  analysis: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/review/analysis' } })
    .output(SelectionAnalysis.nullable())
    .query(({ ctx }) => findAnalysis(ctx.deps.db, ctx.caseId)),

  analyze: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/analysis' } })
    .input(ChosenForReview)
    .output(SelectionAnalysis.nullable())
    .mutation(({ ctx, input: { ids } }) =>
      analyzeSelection(ctx.deps, { caseId: ctx.caseId, ids, by: ctx.user.id }),
    ),

  cancelAnalysis: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/analysis/cancel' }, onLowDisk: 'serve' })
    .output(SelectionAnalysis.nullable())
    .mutation(({ ctx }) => cancelAnalysis(ctx.deps, ctx.caseId)),

  /** Stores nothing. A mutation, because ten thousand ids are more than an address holds. */
  suggestions: caseProcedure('document:read')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/suggestions' }, onLowDisk: 'serve' })
    .input(ChosenForReview)
    .output(SuggestedTypes)
    .mutation(({ ctx, input }) => listSuggestions(ctx.deps.db, ctx.caseId, input.ids)),

  acceptSuggestions: caseProcedure('document:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/review/suggestions/accept' } })
    .input(AcceptSuggestionsInput)
    .output(SuggestedTypes)
    .mutation(({ ctx, input: { ids, shown } }) => acceptSuggestions(ctx.deps, ctx.caseId, { ids, shown })),

  batesNext: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/bates/next', query: BatesNextInput } })
    .input(BatesNextInput)
    .output(BatesNext)
    .query(({ ctx, input }) => nextBates(ctx.deps.db, ctx.caseId, ctx.user, input.prefix ?? null)),

  /** Stores nothing. A mutation, because ten thousand ids are more than an address holds. */
  batesPreview: caseProcedure('discovery:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/bates/preview' }, onLowDisk: 'serve' })
    .input(AssignBatesInput)
    .output(BatesPreview)
    .mutation(({ ctx, input }) => previewBates(ctx.deps.db, ctx.caseId, input)),

  assignBates: caseProcedure('discovery:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/bates' } })
    .input(AssignBatesInput)
    .output(BatesPlan)
    .mutation(({ ctx, input }) => assignBates(ctx.deps, ctx.caseId, input)),

  releaseBates: caseProcedure('discovery:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/bates/release' } })
    .input(ReleaseBatesInput)
    .output(ReleaseBatesAnswer)
    .mutation(({ ctx, input }) => releaseBates(ctx.deps, ctx.caseId, input.ids)),

  privilegeLog: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/privilege-log' } })
    .output(z.array(PrivilegeLogRow))
    .query(({ ctx }) => getPrivilegeLog(ctx.deps.db, ctx.caseId)),

  updatePrivilegeEntry: caseChildProcedure('documents', 'discovery:write')
    .meta({ rest: { method: 'PATCH', path: '/api/documents/:id/privilege' } })
    .input(UpdatePrivilegeEntryInput)
    .output(PrivilegeLogRow)
    .mutation(({ ctx, input: { id, ...words } }) =>
      updatePrivilegeEntry(ctx.deps, ctx.caseId, { id, userId: ctx.user.id, words }),
    ),
});

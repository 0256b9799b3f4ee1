import { z } from 'zod';
import { DocumentSummary } from '#src/documents/schema.ts';
import {
  PageInput,
  PageWords,
  TextNumberInput,
  TextOfVersion,
  TextVersion,
} from '#src/documents/text-versions-schema.ts';
import { listPageWords } from '../search/page-words-store.ts';
import { caseChildProcedure } from '../trpc.ts';
import { getTextVersion, rereadDocument, takeBackText } from './text-versions-service.ts';
import { listTexts } from './text-versions-store.ts';

/** Reading a document once more, and the texts that came of each reading. */
export const textProcedures = {
  reread: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/reread' } })
    .output(DocumentSummary)
    .mutation(({ ctx }) => rereadDocument(ctx.deps, ctx.caseId, ctx.childId)),

  texts: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/texts' } })
    .output(z.array(TextVersion))
    .query(({ ctx }) => listTexts(ctx.deps.db, ctx.caseId, ctx.childId)),

  textVersion: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/texts/:number' } })
    .input(TextNumberInput)
    .output(TextOfVersion)
    .query(({ ctx, input }) => getTextVersion(ctx.deps.db, ctx.caseId, ctx.childId, input.number)),

  pageWords: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/pages/:page/words' } })
    .input(PageInput)
    .output(PageWords)
    .query(async ({ ctx, input }) => ({
      places: await listPageWords(ctx.deps.db, ctx.caseId, ctx.childId, input.page),
    })),

  takeBackText: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/texts/:number/take-back' } })
    .input(TextNumberInput)
    .output(DocumentSummary)
    .mutation(({ ctx, input }) => takeBackText(ctx.deps, ctx.caseId, ctx.childId, input.number)),
};

import { z } from 'zod';
import { ChatHistoryInput, ChatHistoryQuery, ChatMessage } from '#src/conversations/schema.ts';
import { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { DiscoveryAnswer } from '#src/documents/discovery-schema.ts';
import {
  DocumentCount,
  DocumentText,
  ListDocumentsInput,
  ListDocumentsQuery,
  ListedDocument,
  ListRowsInput,
  ListRowsQuery,
  UpdateDocumentInput,
  WithTextAnswer,
  WithTextInput,
  WithTextQuery,
} from '#src/documents/requests-schema.ts';
import { Attachment, Document, DocumentRow, DocumentSummary } from '#src/documents/schema.ts';
import { SearchInput, SearchQueryString, SearchResults } from '#src/search/schema.ts';
import { authorizedCases } from '../auth/access.ts';
import { listChat } from '../conversations/store.ts';
import { searchDocuments } from '../search/service.ts';
import { caseChildProcedure, caseProcedure, onboardedProcedure, router } from '../trpc.ts';
import { analyzeDiscovery, regenerateAnalysis } from './analysis-service.ts';
import { getAnalysis } from './analysis-store.ts';
import { bulkProcedures } from './bulk-router.ts';
import { deleteDocuments } from './bulk-service.ts';
import { chatProcedures } from './chat-router.ts';
import { listAttachments } from './email-attachments.ts';
import { retryDocument } from './service.ts';
import {
  countDocuments,
  getDocument,
  getDocumentText,
  listDocuments,
  listRows,
  listRowsById,
  listWithText,
  updateDocument,
} from './store.ts';
import { textProcedures } from './text-versions-router.ts';

const Message = z.object({ message: z.string() });

export const documentsRouter = router({
  ...bulkProcedures,
  ...textProcedures,
  ...chatProcedures,

  list: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/documents/rows', query: ListRowsQuery } })
    .input(ListRowsInput)
    .output(z.array(DocumentRow))
    .query(({ ctx, input }) =>
      input.ids === undefined
        ? listRows(ctx.deps.db, ctx.caseId)
        : listRowsById(ctx.deps.db, ctx.caseId, input.ids),
    ),

  count: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/documents/count' } })
    .output(DocumentCount)
    .query(({ ctx }) => countDocuments(ctx.deps.db, ctx.caseId)),

  listFull: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/documents', query: ListDocumentsQuery } })
    .input(ListDocumentsInput)
    .output(z.array(ListedDocument))
    .query(({ ctx, input }) => listDocuments(ctx.deps.db, ctx.caseId, { withText: input.withText ?? false })),

  withText: caseProcedure('document:read')
    .meta({
      rest: { method: 'GET', path: '/api/cases/:caseId/documents/with-text', query: WithTextQuery },
    })
    .input(WithTextInput)
    .output(WithTextAnswer)
    .query(({ ctx, input }) => listWithText(ctx.deps.db, ctx.caseId, input)),

  get: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id' } })
    .output(Document)
    .query(({ ctx }) => getDocument(ctx.deps.db, ctx.caseId, ctx.childId)),

  attachments: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/attachments' } })
    .output(z.array(Attachment))
    .query(({ ctx }) => listAttachments(ctx.deps.db, ctx.caseId, ctx.childId)),

  text: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/text' } })
    .output(DocumentText)
    .query(async ({ ctx }) => {
      const { extractedText } = await getDocumentText(ctx.deps.db, ctx.caseId, ctx.childId);
      return { extractedText: extractedText ?? '' };
    }),

  update: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'PATCH', path: '/api/documents/:id' } })
    .input(UpdateDocumentInput)
    .output(Document)
    .mutation(async ({ ctx, input }) => {
      await updateDocument(ctx.deps.db, ctx.caseId, ctx.childId, { docType: input.docType });
      ctx.deps.events.publish(ctx.caseId, { type: 'documents-changed', ids: [ctx.childId] });
      return getDocument(ctx.deps.db, ctx.caseId, ctx.childId);
    }),

  delete: caseChildProcedure('documents', 'document:delete')
    .meta({ rest: { method: 'DELETE', path: '/api/documents/:id' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      const chosen = { caseId: ctx.caseId, ids: [ctx.childId], by: ctx.user.id };
      const { message } = await deleteDocuments(ctx.deps, chosen);
      return { message };
    }),

  retry: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/retry' } })
    .output(DocumentSummary)
    .mutation(({ ctx }) => retryDocument(ctx.deps, ctx.caseId, ctx.childId)),

  analysis: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/analysis' } })
    .output(DocumentAnalysis)
    .query(({ ctx }) => getAnalysis(ctx.deps.db, ctx.caseId, ctx.childId)),

  regenerateSummary: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/regenerate-summary' } })
    .output(DocumentAnalysis)
    .mutation(({ ctx, signal }) =>
      regenerateAnalysis(ctx.deps, ctx.caseId, ctx.childId, signal ?? ctx.signal),
    ),

  analyzeDiscovery: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/analyze-discovery' } })
    .output(DiscoveryAnswer)
    .mutation(async ({ ctx, signal }) => ({
      document: await analyzeDiscovery(ctx.deps, ctx.caseId, ctx.childId, signal ?? ctx.signal),
    })),

  chatHistory: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/chat', query: ChatHistoryQuery } })
    .input(ChatHistoryInput)
    .output(z.array(ChatMessage))
    .query(({ ctx, input: { docId, cursor: before, limit } }) => {
      const isActive = (key: string) => ctx.deps.runningReplies.isActive(docId, key);
      return listChat(ctx.deps.db, ctx.caseId, { docId, before, limit, isActive });
    }),

  search: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/search', query: SearchQueryString } })
    .input(SearchInput)
    .output(SearchResults)
    .query(({ ctx, input }) => searchDocuments(ctx.deps, [ctx.caseId], input.q)),

  searchAll: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/search', query: SearchQueryString } })
    .input(SearchInput)
    .output(SearchResults)
    .query(async ({ ctx, input }) => {
      const { db, clock } = ctx.deps;
      const caseIds = await authorizedCases(db, ctx.user, 'document:read', clock.now());
      return searchDocuments(ctx.deps, caseIds, input.q);
    }),
});

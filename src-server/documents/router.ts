import { z } from 'zod';
import {
  DocumentText,
  ListDocumentsInput,
  ListDocumentsQuery,
  ListedDocument,
  UpdateDocumentInput,
} from '#src/documents/requests-schema.ts';
import { Document, DocumentSummary } from '#src/documents/schema.ts';
import { authorizeCase } from '../auth/access.ts';
import type { CaseEvent } from '../events.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { removeDocument, retryDocument } from './service.ts';
import { getDocument, getDocumentText, listDocuments, updateDocument } from './store.ts';

const Message = z.object({ message: z.string() });

const CaseEvents = z.custom<AsyncIterable<CaseEvent>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

export const documentsRouter = router({
  list: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/documents', query: ListDocumentsQuery } })
    .input(ListDocumentsInput)
    .output(z.array(ListedDocument))
    .query(({ ctx, input }) => listDocuments(ctx.deps.db, ctx.caseId, { withText: input.withText ?? false })),

  get: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id' } })
    .output(Document)
    .query(({ ctx }) => getDocument(ctx.deps.db, ctx.caseId, ctx.childId)),

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
      ctx.deps.events.publish(ctx.caseId, { type: 'documents-changed' });
      return getDocument(ctx.deps.db, ctx.caseId, ctx.childId);
    }),

  delete: caseChildProcedure('documents', 'document:delete')
    .meta({ rest: { method: 'DELETE', path: '/api/documents/:id' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await removeDocument(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Document deleted' };
    }),

  retry: caseChildProcedure('documents', 'document:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/retry' } })
    .output(DocumentSummary)
    .mutation(({ ctx }) => retryDocument(ctx.deps, ctx.caseId, ctx.childId)),

  watch: caseProcedure('document:read')
    .output(CaseEvents)
    .subscription(async function* ({ ctx, signal }) {
      const until = signal ?? ctx.signal ?? new AbortController().signal;
      const { db, clock, events } = ctx.deps;
      for await (const event of events.watch(ctx.caseId, until)) {
        await authorizeCase(db, ctx.user, ctx.caseId, 'document:read', clock.now());
        yield event;
      }
    }),
});

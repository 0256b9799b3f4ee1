import { AskInput, AskTurnInput, ChatEvents, ChatReply } from '#src/conversations/schema.ts';
import { caseChildProcedure } from '../trpc.ts';
import { askDocument, tellDocument } from './chat-service.ts';

export const chatProcedures = {
  /** The whole answer at once, for programs. */
  chat: caseChildProcedure('documents', 'document:ask')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/chat' } })
    .input(AskInput)
    .output(ChatReply)
    .mutation(({ ctx, input: { message, conversationHistory }, signal }) =>
      askDocument(
        ctx.deps,
        { caseId: ctx.caseId, documentId: ctx.childId, userId: ctx.user.id, message, conversationHistory },
        signal ?? ctx.signal,
      ),
    ),

  /** The same as it is written, over a streaming link. */
  ask: caseChildProcedure('documents', 'document:ask')
    .meta({ isStreamed: true })
    .input(AskTurnInput)
    .output(ChatEvents)
    .mutation(({ ctx, input: { id: _, ...asked }, signal }) =>
      tellDocument(
        ctx.deps,
        { ...asked, caseId: ctx.caseId, documentId: ctx.childId, userId: ctx.user.id },
        signal ?? ctx.signal ?? new AbortController().signal,
      ),
    ),
};

import { z } from 'zod';
import { AssistantInput, AssistantReply, AssistantTurnInput } from '#src/assistant/schema.ts';
import type { CaseAction } from '#src/auth/permissions.ts';
import {
  Conversation,
  ConversationMessagesInput,
  ConversationMessagesQuery,
  RenameConversationInput,
} from '#src/conversations/saved-schema.ts';
import { ChatEvents, ChatMessage } from '#src/conversations/schema.ts';
import { getConversation, listConversations } from '../conversations/list-store.ts';
import { deleteConversationRow, readTurns, renameConversationRow } from '../conversations/service.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { askAssistant, tellAssistant } from './service.ts';

/** A conversation of the person who calls; other members of the case get 404. */
function conversationProcedure(action: CaseAction) {
  return caseChildProcedure('conversations', action).use(async ({ ctx, next }) => {
    const key = { caseId: ctx.caseId, userId: ctx.user.id, id: ctx.childId };
    await getConversation(ctx.deps.db, key);
    return next({ ctx: { ...ctx, key } });
  });
}

export const assistantRouter = router({
  /** The whole answer at once, for programs. */
  assist: caseProcedure('document:ask')
    .meta({ rest: { method: 'POST', path: '/api/ai/assistant' } })
    .input(AssistantInput)
    .output(AssistantReply)
    .mutation(({ ctx, input, signal }) =>
      askAssistant(ctx.deps, { ...input, caseId: ctx.caseId, userId: ctx.user.id }, signal ?? ctx.signal),
    ),

  /** The same as it is written, over a streaming link. */
  ask: caseProcedure('document:ask')
    .meta({ isStreamed: true })
    .input(AssistantTurnInput)
    .output(ChatEvents)
    .mutation(({ ctx, input, signal }) =>
      tellAssistant(
        ctx.deps,
        { ...input, caseId: ctx.caseId, userId: ctx.user.id },
        signal ?? ctx.signal ?? new AbortController().signal,
      ),
    ),

  conversations: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/conversations' } })
    .output(z.array(Conversation))
    .query(({ ctx }) => listConversations(ctx.deps.db, { caseId: ctx.caseId, userId: ctx.user.id })),

  messages: conversationProcedure('document:read')
    .meta({
      rest: { method: 'GET', path: '/api/conversations/:id/messages', query: ConversationMessagesQuery },
    })
    .input(ConversationMessagesInput)
    .output(z.array(ChatMessage))
    .query(({ ctx, input: { cursor: before, limit } }) => readTurns(ctx.deps, ctx.key, { before, limit })),

  rename: conversationProcedure('document:ask')
    .meta({ rest: { method: 'PATCH', path: '/api/conversations/:id' } })
    .input(RenameConversationInput)
    .output(Conversation)
    .mutation(({ ctx, input: { title } }) => renameConversationRow(ctx.deps, ctx.key, title)),

  delete: conversationProcedure('document:ask')
    .meta({ rest: { method: 'DELETE', path: '/api/conversations/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await deleteConversationRow(ctx.deps, ctx.key);
      return { message: 'Conversation deleted' };
    }),
});

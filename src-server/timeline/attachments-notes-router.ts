import { z } from 'zod';
import { AttachInput, MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import {
  CreateNoteInput,
  ListNotesInput,
  ListNotesQuery,
  Note,
  NotesPage,
  UpdateNoteInput,
} from '#src/timeline/notes-schema.ts';
import { caseChildProcedure, router } from '../trpc.ts';
import { attachDocuments, detachDocument } from './attachments-service.ts';
import { listAttachments } from './attachments-store.ts';
import { changeNote, createNote, deleteNote, getNotesPage, restoreNote } from './notes-service.ts';

const Message = z.object({ message: z.string() });

/** Documents of the case that are attached to a milestone. */
export const attachmentsRouter = router({
  list: caseChildProcedure('milestones', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/attachments' } })
    .output(z.array(MilestoneAttachment))
    .query(({ ctx }) => listAttachments(ctx.deps.db, ctx.caseId, ctx.childId)),

  attach: caseChildProcedure('milestones', 'note:write')
    .meta({ rest: { method: 'POST', path: '/api/milestones/:id/attachments', status: 201 } })
    .input(AttachInput)
    .output(z.array(MilestoneAttachment))
    .mutation(({ ctx, input: { documentIds } }) =>
      attachDocuments(ctx.deps, ctx.caseId, {
        milestoneId: ctx.childId,
        documentIds,
        userId: ctx.user.id,
      }),
    ),

  detach: caseChildProcedure('milestoneAttachments', 'note:write')
    .meta({ rest: { method: 'DELETE', path: '/api/milestone-attachments/:id' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await detachDocument(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Document detached' };
    }),
});

export const notesRouter = router({
  list: caseChildProcedure('milestones', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/notes', query: ListNotesQuery } })
    .input(ListNotesInput)
    .output(NotesPage)
    .query(({ ctx, input: { cursor } }) =>
      getNotesPage(ctx.deps, ctx.user, ctx.caseId, { milestoneId: ctx.childId, cursor }),
    ),

  create: caseChildProcedure('milestones', 'note:write')
    .meta({ rest: { method: 'POST', path: '/api/milestones/:id/notes', status: 201 } })
    .input(CreateNoteInput)
    .output(Note)
    .mutation(({ ctx, input: { content } }) =>
      createNote(ctx.deps, ctx.user, ctx.caseId, { milestoneId: ctx.childId, content }),
    ),

  update: caseChildProcedure('annotations', 'note:write')
    .meta({ rest: { method: 'PATCH', path: '/api/notes/:id' } })
    .input(UpdateNoteInput)
    .output(Note)
    .mutation(({ ctx, input }) => changeNote(ctx.deps, ctx.user, ctx.caseId, { ...input, id: ctx.childId })),

  delete: caseChildProcedure('annotations', 'note:write')
    .meta({ rest: { method: 'DELETE', path: '/api/notes/:id' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await deleteNote(ctx.deps, ctx.user, ctx.caseId, ctx.childId);
      return { message: 'Note deleted' };
    }),

  restore: caseChildProcedure('annotations', 'note:write')
    .meta({ rest: { method: 'POST', path: '/api/notes/:id/restore' } })
    .output(Note)
    .mutation(({ ctx }) => restoreNote(ctx.deps, ctx.user, ctx.caseId, ctx.childId)),
});

import { z } from 'zod';
import {
  CreateTranscriptInput,
  Transcript,
  TranscriptLinesAnswer,
  TranscriptLinesInput,
  TranscriptLinesQuery,
  TranscriptSearchAnswer,
  TranscriptSearchInput,
  TranscriptSearchQuery,
  TranscriptSummary,
  UpdateTranscriptInput,
} from '#src/transcripts/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import {
  changeTranscript,
  createTranscript,
  findInTranscript,
  getLines,
  getTranscript,
  getTranscripts,
  removeTranscript,
} from './service.ts';

export const transcriptsRouter = router({
  listOfCase: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/transcripts' } })
    .output(z.array(TranscriptSummary))
    .query(({ ctx }) => getTranscripts(ctx.deps.db, ctx.caseId)),

  ofMilestone: caseChildProcedure('milestones', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/milestones/:id/transcripts' } })
    .output(z.array(TranscriptSummary))
    .query(({ ctx }) => getTranscripts(ctx.deps.db, ctx.caseId, ctx.childId)),

  create: caseProcedure('transcript:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/transcripts', status: 201 } })
    .input(CreateTranscriptInput)
    .output(Transcript)
    .mutation(({ ctx, input }) => createTranscript(ctx.deps, ctx.caseId, input)),

  get: caseChildProcedure('transcripts', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/transcripts/:id' } })
    .output(Transcript)
    .query(({ ctx }) => getTranscript(ctx.deps.db, ctx.caseId, ctx.childId)),

  lines: caseChildProcedure('transcripts', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/transcripts/:id/lines', query: TranscriptLinesQuery } })
    .input(TranscriptLinesInput)
    .output(TranscriptLinesAnswer)
    .query(({ ctx, input }) => getLines(ctx.deps.db, ctx.caseId, ctx.childId, input)),

  search: caseChildProcedure('transcripts', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/transcripts/:id/search', query: TranscriptSearchQuery } })
    .input(TranscriptSearchInput)
    .output(TranscriptSearchAnswer)
    .query(({ ctx, input }) => findInTranscript(ctx.deps.db, ctx.caseId, ctx.childId, input)),

  update: caseChildProcedure('transcripts', 'transcript:write')
    .meta({ rest: { method: 'PATCH', path: '/api/transcripts/:id' } })
    .input(UpdateTranscriptInput)
    .output(TranscriptSummary)
    .mutation(({ ctx, input: { id, ...change } }) => changeTranscript(ctx.deps, ctx.caseId, id, change)),

  delete: caseChildProcedure('transcripts', 'transcript:write')
    .meta({ rest: { method: 'DELETE', path: '/api/transcripts/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeTranscript(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Transcript removed. Its document stays in the case.' };
    }),
});

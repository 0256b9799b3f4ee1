import { z } from 'zod';
import { Participant, ParticipantInput } from '#src/participants/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { addParticipant, removeParticipant, replaceParticipant } from './service.ts';
import { getParticipant, listParticipants } from './store.ts';

export const participantsRouter = router({
  list: caseProcedure('participant:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/participants' } })
    .output(z.array(Participant))
    .query(({ ctx }) => listParticipants(ctx.deps.db, ctx.caseId)),

  get: caseChildProcedure('caseParticipants', 'participant:read')
    .meta({ rest: { method: 'GET', path: '/api/participants/:id' } })
    .output(Participant)
    .query(({ ctx }) => getParticipant(ctx.deps.db, ctx.caseId, ctx.childId)),

  create: caseProcedure('participant:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/participants', status: 201 } })
    .input(ParticipantInput)
    .output(Participant)
    .mutation(({ ctx, input: { caseId: _, ...input } }) =>
      addParticipant(ctx.deps, { user: ctx.user, caseId: ctx.caseId }, input),
    ),

  update: caseChildProcedure('caseParticipants', 'participant:write')
    .meta({ rest: { method: 'PUT', path: '/api/participants/:id' } })
    .input(ParticipantInput)
    .output(Participant)
    .mutation(({ ctx, input: { id: _, ...input } }) =>
      replaceParticipant(ctx.deps, ctx.caseId, ctx.childId, input),
    ),

  delete: caseChildProcedure('caseParticipants', 'participant:write')
    .meta({ rest: { method: 'DELETE', path: '/api/participants/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeParticipant(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Participant deleted' };
    }),
});

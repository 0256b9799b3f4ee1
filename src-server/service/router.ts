import { z } from 'zod';
import {
  FileReturnInput,
  LinkProofsInput,
  RecordAttemptInput,
  ServiceAttempt,
  UpdateReturnInput,
} from '#src/service/schema.ts';
import { Summons } from '#src/summons/schema.ts';
import { caseChildProcedure, router } from '../trpc.ts';
import {
  fileReturn,
  getAttempts,
  linkProofs,
  recordAttempt,
  removeAttempt,
  updateReturn,
} from './service.ts';

export const serviceRouter = router({
  attempts: caseChildProcedure('summons', 'summons:read')
    .meta({ rest: { method: 'GET', path: '/api/summons/:id/service-attempts' } })
    .output(z.array(ServiceAttempt))
    .query(({ ctx }) => getAttempts(ctx.deps.db, ctx.caseId, ctx.childId)),

  record: caseChildProcedure('summons', 'summons:write')
    .meta({ rest: { method: 'POST', path: '/api/summons/:id/service-attempts', status: 201 } })
    .input(RecordAttemptInput)
    .output(ServiceAttempt)
    .mutation(({ ctx, input: { id: _, ...attempt } }) =>
      recordAttempt(ctx.deps, ctx.caseId, ctx.childId, attempt),
    ),

  fileReturn: caseChildProcedure('summons', 'summons:write')
    .meta({ rest: { method: 'POST', path: '/api/summons/:id/file-return' } })
    .input(FileReturnInput)
    .output(Summons)
    .mutation(({ ctx, input }) => fileReturn(ctx.deps, ctx.caseId, ctx.childId, input)),

  removeAttempt: caseChildProcedure('returnOfServiceAttempts', 'summons:write')
    .meta({ rest: { method: 'DELETE', path: '/api/service-attempts/:id' } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await removeAttempt(ctx.deps, ctx.caseId, ctx.childId);
      return { message: 'Service attempt deleted successfully' };
    }),

  linkProofs: caseChildProcedure('returnOfServiceAttempts', 'summons:write')
    .meta({ rest: { method: 'PUT', path: '/api/service-attempts/:id/proofs' } })
    .input(LinkProofsInput)
    .output(ServiceAttempt)
    .mutation(({ ctx, input }) => linkProofs(ctx.deps, ctx.caseId, ctx.childId, input.documentIds)),

  updateReturn: caseChildProcedure('returnOfServiceAttempts', 'summons:write')
    .meta({ rest: { method: 'PATCH', path: '/api/service-attempts/:id' } })
    .input(UpdateReturnInput)
    .output(ServiceAttempt)
    .mutation(({ ctx, input: { id: _, ...changes } }) =>
      updateReturn(ctx.deps, ctx.caseId, ctx.childId, changes),
    ),
});

import { CheckDraftInput, DraftChecked } from '#src/checker/schema.ts';
import { caseProcedure, router } from '../trpc.ts';
import { checkDraft } from './service.ts';

export const checkerRouter = router({
  /** Stores nothing. A mutation, because a draft is more than an address holds. */
  check: caseProcedure('document:read')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/check-draft' }, onLowDisk: 'serve' })
    .input(CheckDraftInput)
    .output(DraftChecked)
    .mutation(({ ctx, input, signal }) =>
      checkDraft(ctx.deps, {
        caseId: ctx.caseId,
        userId: ctx.user.id,
        text: input.text,
        signal: signal ?? ctx.signal ?? new AbortController().signal,
      }),
    ),
});

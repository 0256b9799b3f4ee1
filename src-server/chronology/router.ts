import { Chronology, ChronologyInput, ChronologyQuery } from '#src/chronology/schema.ts';
import { caseProcedure, longOutput, router } from '../trpc.ts';
import { chronologyOf } from './service.ts';

export const chronologyRouter = router({
  ofCase: caseProcedure('document:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/chronology', query: ChronologyQuery } })
    .input(ChronologyInput)
    .output(longOutput(Chronology))
    .query(({ ctx, input: { kind, person, from, to } }) =>
      chronologyOf(ctx.deps.db, ctx.caseId, { kind, person, from, to }, { now: ctx.deps.clock.now() }),
    ),
});

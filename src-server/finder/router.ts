import { FindInput, FindQuery, Found } from '#src/finder/schema.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { findByName } from './service.ts';

export const finderRouter = router({
  find: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/find', query: FindQuery } })
    .input(FindInput)
    .output(Found)
    .query(({ ctx, input }) => findByName(ctx.deps, ctx.user, input.q)),
});

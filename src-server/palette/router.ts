import { FindInput, FindQuery, Found } from '#src/palette/schema.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { findByName } from './service.ts';

export const paletteRouter = router({
  find: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/find', query: FindQuery } })
    .input(FindInput)
    .output(Found)
    .query(({ ctx, input }) => findByName(ctx.deps, ctx.user, input.q)),
});

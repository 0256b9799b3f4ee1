import { z } from 'zod';
import { CalendarFeed, NewCalendarFeed } from '#src/calendar/schema.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { createFeed, revokeFeed } from './service.ts';
import { findFeed } from './store.ts';

const PATH = '/api/calendar-feed';

export const calendarRouter = router({
  feed: onboardedProcedure
    .meta({ rest: { method: 'GET', path: PATH } })
    .output(CalendarFeed.nullable())
    .query(({ ctx }) => findFeed(ctx.deps.db, ctx.user.id)),

  createFeed: onboardedProcedure
    .meta({ rest: { method: 'POST', path: PATH, status: 201 } })
    .output(NewCalendarFeed)
    .mutation(async ({ ctx }) => ({ url: await createFeed(ctx.deps, ctx.user.id, ctx.origin) })),

  revokeFeed: onboardedProcedure
    .meta({ rest: { method: 'DELETE', path: PATH } })
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx }) => {
      await revokeFeed(ctx.deps, ctx.user.id);
      return { message: 'Calendar feed revoked' };
    }),
});

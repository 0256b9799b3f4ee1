import { z } from 'zod';
import { DismissInput, ReminderNotice } from '#src/reminders/schema.ts';
import { authorizedCases } from '../auth/access.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { dismissReminders } from './service.ts';
import { listNotices } from './store.ts';

export const remindersRouter = router({
  list: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/reminders' } })
    .output(z.array(ReminderNotice))
    .query(async ({ ctx }) => {
      const { db, clock } = ctx.deps;
      const caseIds = await authorizedCases(db, ctx.user, 'deadline:read', clock.now());
      return listNotices(db, ctx.user.id, caseIds);
    }),

  dismiss: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/reminders/dismiss' } })
    .input(DismissInput)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await dismissReminders(ctx.deps, ctx.user.id, input.ids);
      return { message: 'Reminders dismissed' };
    }),
});

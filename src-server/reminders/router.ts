import { z } from 'zod';
import { PushDevice, PushDeviceChange, PushDeviceInput, PushSettings } from '#src/reminders/push-schema.ts';
import { DismissInput, ReminderNotice } from '#src/reminders/schema.ts';
import { authorizedCases } from '../auth/access.ts';
import { onboardedProcedure, router } from '../trpc.ts';
import { addDevice, changeDevice, getPushSettings, removeDevice, tryDevice } from './push-service.ts';
import { dismissReminders } from './service.ts';
import { listNotices } from './store.ts';

const Said = z.object({ message: z.string() });

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
    .output(Said)
    .mutation(async ({ ctx, input }) => {
      await dismissReminders(ctx.deps, ctx.user.id, input.ids);
      return { message: 'Reminders dismissed' };
    }),

  devices: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/reminders/devices' } })
    .output(PushSettings)
    .query(({ ctx }) => getPushSettings(ctx.deps, { userId: ctx.user.id, sessionId: ctx.sessionId })),

  addDevice: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/reminders/devices', status: 201 } })
    .input(PushDeviceInput)
    .output(PushDevice)
    .mutation(({ ctx, input }) =>
      addDevice(ctx.deps, { userId: ctx.user.id, sessionId: ctx.sessionId }, input),
    ),

  changeDevice: onboardedProcedure
    .meta({ rest: { method: 'PATCH', path: '/api/reminders/devices/:id' } })
    .input(PushDeviceChange)
    .output(Said)
    .mutation(async ({ ctx, input }) => {
      await changeDevice(ctx.deps, ctx.user.id, input);
      return {
        message: input.showsDetails
          ? 'Reminders there name the date and the case.'
          : 'Reminders there name nothing of your case.',
      };
    }),

  removeDevice: onboardedProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/reminders/devices/:id' } })
    .input(z.object({ id: z.string() }))
    .output(Said)
    .mutation(async ({ ctx, input }) => {
      await removeDevice(ctx.deps, ctx.user.id, input.id);
      return { message: 'That device gets no more reminders.' };
    }),

  tryDevice: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/reminders/devices/:id/try' } })
    .input(z.object({ id: z.string() }))
    .output(Said)
    .mutation(async ({ ctx, input }) => {
      await tryDevice(ctx.deps, ctx.user.id, input.id);
      return { message: 'A test reminder is on its way.' };
    }),
});

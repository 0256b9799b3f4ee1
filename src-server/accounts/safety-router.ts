import { z } from 'zod';
import {
  AccountSafety,
  ChangeEmailInput,
  ChangePasswordInput,
  DeleteAccountInput,
  ForgotPasswordInput,
  Message,
  ResetPasswordInput,
  Session,
  VerifyEmailInput,
} from '#src/auth/schema.ts';
import { Usage } from '#src/auth/usage-schema.ts';
import { getUsage } from '../cases/room-service.ts';
import { publicProcedure, userProcedure } from '../trpc.ts';
import { changeEmail, confirmAgain, getSafety, verifyEmail } from './addresses.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

/** Getting back into an account, and keeping others out of it. Part of the router `auth`. */
export const safetyProcedures = {
  safety: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/safety' } })
    .output(AccountSafety)
    .query(({ ctx }) => getSafety(ctx.deps, ctx.user)),

  usage: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/usage' } })
    .output(Usage)
    .query(({ ctx }) => getUsage(ctx.deps, ctx.user.id)),

  forgotPassword: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/forgot-password', status: 202 }, onLowDisk: 'serve' })
    .input(ForgotPasswordInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => ({ message: await forgotPassword(ctx.deps, input, ctx.address) })),

  resetPassword: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/reset-password' }, onLowDisk: 'serve' })
    .input(ResetPasswordInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx.deps, input);
      return { message: 'Your password is changed. Sign in with the new one.' };
    }),

  changePassword: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/change-password' }, onLowDisk: 'serve' })
    .input(ChangePasswordInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx.deps, ctx.user, ctx.sessionId, input);
      return { message: 'Your password is changed, and every other browser is signed out.' };
    }),

  changeEmail: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/change-email' } })
    .input(ChangeEmailInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => ({ message: await changeEmail(ctx.deps, ctx.user, input) })),

  confirmAgain: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/confirm-email' } })
    .output(Message)
    .mutation(async ({ ctx }) => ({ message: await confirmAgain(ctx.deps, ctx.user) })),

  verifyEmail: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/verify-email' }, onLowDisk: 'serve' })
    .input(VerifyEmailInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => ({ message: await verifyEmail(ctx.deps, input.token) })),

  deleteAccount: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/account', status: 202 } })
    .input(DeleteAccountInput)
    .output(z.object({ deleteAt: z.date() }))
    .mutation(async ({ ctx, input }) => ({ deleteAt: await requestDeletion(ctx.deps, ctx.user, input) })),

  keepAccount: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/account/keep' }, onLowDisk: 'serve' })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await keepAccount(ctx.deps, ctx.user.id);
      return { message: 'Your account stays.' };
    }),

  sessions: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/sessions' } })
    .output(z.array(Session))
    .query(({ ctx }) => listSessions(ctx.deps, ctx.user.id, ctx.sessionId)),

  endSession: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/sessions/:id' } })
    .input(z.object({ id: z.string() }))
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx.deps, ctx.user.id, input.id);
      return { message: 'That browser is signed out.' };
    }),

  endOtherSessions: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/sessions' } })
    .output(z.object({ ended: z.number() }))
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.deps, ctx.user.id, ctx.sessionId) })),
};

import { z } from 'zod';
import {
  AuthConfig,
  OnboardingInput,
  ProfileInput,
  RegisterInput,
  SendCodeInput,
  SignInInput,
  User,
  VerifyCodeInput,
} from '#src/auth/schema.ts';
import { serviceHost } from '../ai/choose.ts';
import type { Context } from '../context.ts';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { sendCode, verifyCode } from './phone.ts';
import { changeProfile, onboard, register, signIn } from './service.ts';

async function startSession(ctx: Context, userId: string): Promise<void> {
  ctx.resHeaders.append('set-cookie', await ctx.deps.auth.start(userId, ctx.sessionId));
}

export const authRouter = router({
  /** The signed-in person; 401 means signed out and is no error to the screens. */
  user: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/user' } })
    .output(User)
    .query(({ ctx }) => ctx.user),

  config: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/config' } })
    .output(AuthConfig)
    .query(({ ctx }) => ({
      oidc: ctx.deps.oidc !== null,
      phoneVerification: ctx.deps.sms === null ? 'demo' : 'sms',
      engine: ctx.deps.ai.label,
      aiService: ctx.deps.ai.kind === 'builtin' ? null : serviceHost(ctx.deps.env),
    })),

  register: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/register', status: 201 } })
    .input(RegisterInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const user = await register(ctx.deps, input);
      await startSession(ctx, user.id);
      return user;
    }),

  signIn: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/sign-in' }, onLowDisk: 'serve' })
    .input(SignInInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const user = await signIn(ctx.deps, input, ctx.address);
      await startSession(ctx, user.id);
      return user;
    }),

  updateProfile: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/profile' } })
    .input(ProfileInput)
    .output(User)
    .mutation(({ ctx, input }) => changeProfile(ctx.deps, ctx.user, input)),

  onboard: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/onboarding' } })
    .input(OnboardingInput)
    .output(User)
    .mutation(({ ctx, input }) => onboard(ctx.deps, ctx.user, input)),

  sendCode: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/phone/send-code' } })
    .input(SendCodeInput)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await sendCode(ctx.deps, ctx.user, input.phoneNumber);
      return { message: 'A 6-digit verification code has been sent to your phone.' };
    }),

  verifyCode: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/phone/verify' } })
    .input(VerifyCodeInput)
    .output(User)
    .mutation(({ ctx, input }) => verifyCode(ctx.deps, ctx.user, input.code)),
});

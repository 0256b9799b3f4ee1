import { z } from 'zod';
import { SignInAnswer } from '#src/auth/factor-schema.ts';
import { OperatorTexts } from '#src/auth/operator-schema.ts';
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
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { connectionProcedures } from './connection-router.ts';
import { factorProcedures } from './factor-router.ts';
import { operatorTexts } from './operator-texts.ts';
import { sendCode, verifyCode } from './phone.ts';
import { safetyProcedures } from './safety-router.ts';
import { beginSecondStep } from './second-step.ts';
import { changeProfile, onboard, register, signIn } from './service.ts';
import { endUnlessUnchanged, startHalfSession, startSession } from './start-session.ts';

export const authRouter = router({
  ...safetyProcedures,
  ...factorProcedures,
  ...connectionProcedures,

  /** The signed-in person; 401 means signed out. */
  user: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/user' } })
    .output(User)
    .query(({ ctx }) => ctx.user),

  /** Who is signed in, null of a stranger: screens ask before they know, and their question is no failure. */
  session: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/session' } })
    .output(User.nullable())
    .query(({ ctx }) => ctx.user),

  config: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/config' } })
    .output(AuthConfig)
    .query(({ ctx }) => ({
      oidc: ctx.deps.oidc !== null,
      provider: ctx.deps.oidc?.name ?? null,
      phoneVerification: ctx.deps.sms === null ? 'demo' : 'sms',
      engine: ctx.deps.ai.label,
      aiService: ctx.deps.ai.kind === 'builtin' ? null : serviceHost(ctx.deps.env),
      sendsMail: ctx.deps.mailer.sendsMail,
    })),

  /** What whoever runs this server says of themselves, their terms and their privacy policy. */
  operatorTexts: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/operator' } })
    .output(OperatorTexts)
    .query(({ ctx }) => operatorTexts(ctx.deps)),

  register: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/register', status: 201 } })
    .input(RegisterInput)
    .output(User)
    .mutation(async ({ ctx, input }) => {
      const user = await register(ctx.deps, input, ctx.address);
      await startSession(ctx, user.id);
      return user;
    }),

  signIn: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/sign-in' }, onLowDisk: 'serve' })
    .input(SignInInput)
    .output(SignInAnswer)
    .mutation(async ({ ctx, input }) => {
      const { user, compared } = await signIn(ctx.deps, input, ctx);
      const half = await beginSecondStep(ctx.deps, user.id);
      if (half === null) await startSession(ctx, user.id);
      else await startHalfSession(ctx, half);
      await endUnlessUnchanged(ctx, user.id, compared);
      return half === null ? user : { next: 'factor' as const };
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
    .mutation(({ ctx, input }) => onboard(ctx.deps, ctx.user, input, ctx.address)),

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

import { z } from 'zod';
import {
  BeginFactorInput,
  BegunFactor,
  Factor,
  FactorChallenge,
  NewRecoveryCodesInput,
  RecoveryCodes,
  RemoveFactorInput,
  VerifiedFactor,
  VerifyFactorInput,
} from '#src/auth/factor-schema.ts';
import { Message, type User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { deviceOf } from '../auth/device.ts';
import { getUser } from '../auth/store.ts';
import type { Context } from '../context.ts';
import { publicProcedure, userProcedure } from '../trpc.ts';
import { finishProof } from './connections.ts';
import { countRecoveryCodes, listFactors } from './factor-store.ts';
import { type Adding, beginFactor, confirmFactor, removeFactor, renewRecoveryCodes } from './factors.ts';
import { relyingPartyOf } from './passkeys.ts';
import { challengeOf, finishSecondStep } from './second-step.ts';
import { endUnlessUnchanged, startSession } from './start-session.ts';

const partyOf = ({ origin, deps }: Context) => relyingPartyOf(origin, deps.env.APP_URL);

async function addingOf(ctx: Context, user: User): Promise<Adding> {
  if (ctx.sessionId === null) throw new AppError('UNAUTHORIZED');
  return { user, sessionId: ctx.sessionId, party: partyOf(ctx), device: await deviceOf(ctx.userAgent) };
}

/** What is asked for after the password. Part of the router `auth`. */
export const factorProcedures = {
  factors: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/factors' } })
    .output(z.array(Factor))
    .query(({ ctx }) => listFactors(ctx.deps.db, ctx.user.id)),

  beginFactor: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/factors', status: 201 } })
    .input(BeginFactorInput)
    .output(BegunFactor)
    .mutation(async ({ ctx, input }) => beginFactor(ctx.deps, await addingOf(ctx, ctx.user), input)),

  removeFactor: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/factors' } })
    .input(RemoveFactorInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await removeFactor(ctx.deps, ctx.user, input);
      return { message: `${name} is removed.` };
    }),

  factorChallenge: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/factors/challenge' }, onLowDisk: 'serve' })
    .output(FactorChallenge)
    .mutation(({ ctx }) => challengeOf(ctx.deps, ctx.halfSession, partyOf(ctx))),

  /** Whoever is signed in confirms the factor that they add; whoever has a half session signs in. */
  verifyFactor: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/factors/verify' }, onLowDisk: 'serve' })
    .input(VerifyFactorInput)
    .output(VerifiedFactor)
    .mutation(async ({ ctx, input }) => {
      if (ctx.user !== null) {
        const added = await confirmFactor(ctx.deps, await addingOf(ctx, ctx.user), input);
        return { user: ctx.user, ...added };
      }
      const { userId, compared, recoveryCodesLeft } = await finishSecondStep(
        ctx.deps,
        ctx.halfSession,
        partyOf(ctx),
        input,
      );
      await startSession(ctx, userId, await finishProof(ctx, userId));
      await endUnlessUnchanged(ctx, userId, compared);
      const user = await getUser(ctx.deps.db, userId);
      return { user, factor: null, recoveryCodes: null, recoveryCodesLeft };
    }),

  recoveryCodes: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/factors/recovery-codes' } })
    .output(z.object({ left: z.int() }))
    .query(async ({ ctx }) => ({ left: await countRecoveryCodes(ctx.deps.db, ctx.user.id) })),

  renewRecoveryCodes: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/factors/recovery-codes', status: 201 } })
    .input(NewRecoveryCodesInput)
    .output(RecoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      codes: await renewRecoveryCodes(ctx.deps, ctx.user, input.password),
    })),
};

import { z } from 'zod';
import {
  BegunConnection,
  ConfirmConnectionInput,
  ConnectInput,
  Connection,
  WaitingConnection,
} from '#src/auth/connection-schema.ts';
import { SignInAnswer } from '#src/auth/factor-schema.ts';
import { Message } from '#src/auth/schema.ts';
import { digest } from '../auth/lucia.ts';
import { proofCookie } from '../auth/provider-cookies.ts';
import { getUser } from '../auth/store.ts';
import { publicProcedure, userProcedure } from '../trpc.ts';
import { beginConnection } from './connecting.ts';
import {
  confirmConnection,
  describeWaiting,
  disconnect,
  listConnections,
  mailConnection,
} from './connections.ts';
import { takeProof } from './proof-store.ts';
import { endUnlessUnchanged, isSecure, startHalfSession, startSession } from './start-session.ts';

/** Sign-ins of an identity provider that open an account. Part of the router `auth`. */
export const connectionProcedures = {
  connections: userProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/connections' } })
    .output(z.array(Connection))
    .query(({ ctx }) => listConnections(ctx.deps.db, ctx.user.id)),

  connect: userProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/connections', status: 201 } })
    .input(ConnectInput)
    .output(BegunConnection)
    .mutation(async ({ ctx, input }) => ({ url: await beginConnection(ctx, ctx.user, input.password) })),

  disconnect: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/connections' } })
    .input(ConnectInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const sid = ctx.sessionId === null ? null : digest(ctx.sessionId);
      const provider = await disconnect(ctx.deps, ctx.user, sid, input.password);
      return { message: `${provider} is disconnected.` };
    }),

  /** What waits in this browser; null where nothing does. */
  waitingConnection: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/auth/connections/waiting' } })
    .output(WaitingConnection.nullable())
    .query(({ ctx }) => describeWaiting(ctx)),

  mailConnection: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/api/auth/connections/waiting/mail', status: 202 },
      onLowDisk: 'serve',
    })
    .output(Message)
    .mutation(async ({ ctx }) => ({ message: await mailConnection(ctx) })),

  confirmConnection: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/auth/connections/waiting' }, onLowDisk: 'serve' })
    .input(ConfirmConnectionInput)
    .output(SignInAnswer)
    .mutation(async ({ ctx, input }) => {
      const { userId, half, provider, compared } = await confirmConnection(ctx, input);
      if (half !== null) {
        await startHalfSession(ctx, half);
        return { next: 'factor' as const };
      }
      await startSession(ctx, userId, provider);
      if (compared !== undefined) await endUnlessUnchanged(ctx, userId, compared);
      return getUser(ctx.deps.db, userId);
    }),

  cancelConnection: publicProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/auth/connections/waiting' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      if (ctx.proof !== null) await takeProof(ctx.deps.db, ctx.proof, ctx.deps.clock.now());
      ctx.resHeaders.append('set-cookie', proofCookie(null, { secure: isSecure(ctx) }));
      return { message: 'Nothing was connected.' };
    }),
};

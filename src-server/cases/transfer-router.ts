import { z } from 'zod';
import { MemberInput } from '#src/cases/schema.ts';
import { OfferOfCase, Transfer } from '#src/cases/transfer-schema.ts';
import { caseProcedure, onboardedProcedure } from '../trpc.ts';
import { endOffer, offerCase, takeCaseOver } from './transfer-service.ts';
import { getTransfer, listOffered } from './transfer-store.ts';

const Message = z.object({ message: z.string() });

/** A case gets another owner, who agrees to it first. Part of the router `cases`. */
export const transferProcedures = {
  transfer: caseProcedure('case:transfer')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/transfer', status: 202 } })
    .input(MemberInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await offerCase(ctx.deps, ctx.caseId, { from: ctx.user.id, to: input.userId });
      return { message: 'Case offered. It stays yours until they agree.' };
    }),

  transferOffer: caseProcedure('case:take-over')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/transfer' } })
    .output(OfferOfCase)
    .query(async ({ ctx }) => ({
      offer: await getTransfer(ctx.deps.db, ctx.caseId, ctx.user.id, ctx.deps.clock.now()),
    })),

  takeOver: caseProcedure('case:take-over')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/transfer/accept' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await takeCaseOver(ctx.deps, ctx.caseId, ctx.user.id);
      return { message: 'The case is yours now' };
    }),

  endTransfer: caseProcedure('case:take-over')
    .meta({ rest: { method: 'DELETE', path: '/api/cases/:caseId/transfer' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      const how = await endOffer(ctx.deps, ctx.caseId, ctx.user.id);
      return { message: how === 'declined' ? 'You said no' : 'Offer taken back' };
    }),

  /** Cases that somebody wants to hand over to the person who asks. */
  offered: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/transfers' } })
    .output(z.array(Transfer))
    .query(({ ctx }) => listOffered(ctx.deps.db, ctx.user.id, ctx.deps.clock.now())),
};

import { z } from 'zod';
import {
  AcceptInvitationInput,
  Case,
  CaseForm,
  CaseMember,
  CasePrivacy,
  CaseWithParticipants,
  Invitation,
  InviteInput,
  MemberInput,
  UpdateCaseInput,
} from '#src/cases/schema.ts';
import type { WatchedEvent } from '#src/events.ts';
import { authorizeCase } from '../auth/access.ts';
import { setLocalOnly } from '../privacy/service.ts';
import { countWaiting } from '../privacy/store.ts';
import { caseProcedure, longOutput, onboardedProcedure, router } from '../trpc.ts';
import {
  acceptInvitation,
  changeCase,
  createCase,
  inviteMember,
  removeCase,
  removeMember,
} from './service.ts';
import { getCase, listCases, listMembers, listParticipantsOfUser } from './store.ts';
import { watchCases } from './watch-service.ts';

const Message = z.object({ message: z.string() });

const WatchedEvents = z.custom<AsyncIterable<WatchedEvent>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

export const casesRouter = router({
  list: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/cases' } })
    .output(longOutput(z.array(Case)))
    .query(({ ctx }) => listCases(ctx.deps.db, ctx.user.id, ctx.deps.clock.now())),

  listWithParticipants: onboardedProcedure
    .meta({ rest: { method: 'GET', path: '/api/cases-with-participants' } })
    .output(longOutput(z.array(CaseWithParticipants)))
    .query(async ({ ctx }) => {
      const { db, clock } = ctx.deps;
      const now = clock.now();
      const cases = await listCases(db, ctx.user.id, now);
      const participants = await listParticipantsOfUser(db, ctx.user.id, now);
      const byCase = Map.groupBy(participants, (participant) => participant.caseId);
      return cases.map((found) => ({ ...found, participants: byCase.get(found.id) ?? [] }));
    }),

  get: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId' } })
    .output(Case)
    .query(({ ctx }) => getCase(ctx.deps.db, ctx.caseId, ctx.user.id)),

  create: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/cases', status: 201 } })
    .input(CaseForm)
    .output(Case)
    .mutation(async ({ ctx, input }) => {
      const { db, clock } = ctx.deps;
      const id = await createCase(ctx.deps, ctx.user.id, input);
      return getCase(db, await authorizeCase(db, ctx.user, id, 'case:read', clock.now()), ctx.user.id);
    }),

  update: caseProcedure('case:update')
    .meta({ rest: { method: 'PUT', path: '/api/cases/:caseId' } })
    .input(UpdateCaseInput)
    .output(Case)
    .mutation(async ({ ctx, input: { caseId: _, localOnly, ...change } }) => {
      const { db, clock } = ctx.deps;
      const before = await getCase(db, ctx.caseId, ctx.user.id);
      const isSwitched = localOnly !== undefined && localOnly !== before.localOnly;
      if (isSwitched) await authorizeCase(db, ctx.user, ctx.caseId, 'case:privacy', clock.now());
      if (!isSwitched || Object.values(change).some((value) => value !== undefined)) {
        await changeCase(ctx.deps, ctx.caseId, change);
      }
      if (isSwitched) await setLocalOnly(ctx.deps, ctx.caseId, localOnly);
      return getCase(db, ctx.caseId, ctx.user.id);
    }),

  privacy: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/privacy' } })
    .output(CasePrivacy)
    .query(async ({ ctx }) => ({
      localOnly: (await getCase(ctx.deps.db, ctx.caseId, ctx.user.id)).localOnly,
      waiting: await countWaiting(ctx.deps.db, ctx.caseId),
    })),

  delete: caseProcedure('case:delete')
    .meta({ rest: { method: 'DELETE', path: '/api/cases/:caseId' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await removeCase(ctx.deps, ctx.caseId);
      return { message: 'Case deleted' };
    }),

  members: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/members' } })
    .output(z.array(CaseMember))
    .query(({ ctx }) => listMembers(ctx.deps.db, ctx.caseId)),

  invite: caseProcedure('case:members')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/invitations', status: 201 } })
    .input(InviteInput)
    .output(Invitation)
    .mutation(({ ctx, input }) =>
      inviteMember(ctx.deps, {
        caseId: ctx.caseId,
        userId: ctx.user.id,
        role: input.role,
        accessDays: input.accessDays,
        origin: ctx.origin,
      }),
    ),

  acceptInvitation: onboardedProcedure
    .meta({ rest: { method: 'POST', path: '/api/invitations/accept' } })
    .input(AcceptInvitationInput)
    .output(z.object({ caseId: z.string() }))
    .mutation(async ({ ctx, input }) => ({
      caseId: await acceptInvitation(ctx.deps, ctx.user.id, input.token),
    })),

  removeMember: caseProcedure('case:members')
    .meta({ rest: { method: 'DELETE', path: '/api/cases/:caseId/members/:userId' } })
    .input(MemberInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await removeMember(ctx.deps, ctx.caseId, input.userId);
      return { message: 'Access removed' };
    }),

  /** What changes in all cases of the person who asks; `/api/events` tells the same. */
  watch: onboardedProcedure
    .output(WatchedEvents)
    .subscription(({ ctx, signal }) =>
      watchCases(
        ctx.deps,
        { user: ctx.user, sessionId: ctx.sessionId ?? '' },
        signal ?? ctx.signal ?? new AbortController().signal,
      ),
    ),
});

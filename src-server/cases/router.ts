import { z } from 'zod';
import { CaseRoom } from '#src/auth/usage-schema.ts';
import { AuditInput, AuditQuery, AuditRow } from '#src/cases/audit-schema.ts';
import { PublicCaption } from '#src/cases/connect-schema.ts';
import {
  AcceptInvitationInput,
  Case,
  CaseForm,
  CaseMember,
  CasePrivacy,
  CaseWithParticipants,
  Invitation,
  InvitationInput,
  InviteInput,
  MemberInput,
  OpenInvitation,
  UpdateCaseInput,
} from '#src/cases/schema.ts';
import type { StreamEvent } from '#src/events.ts';
import { authorizeCase } from '../auth/access.ts';
import { setLocalOnly } from '../privacy/service.ts';
import { countWaiting } from '../privacy/store.ts';
import { caseProcedure, longOutput, onboardedProcedure, router } from '../trpc.ts';
import { listAudit } from './audit-list-store.ts';
import { connectLater, findPublicCaption } from './connect-service.ts';
import { leaveCase, revokeInvitation } from './membership-service.ts';
import { listOpenInvitations } from './membership-store.ts';
import { getRoom } from './room-service.ts';
import {
  acceptInvitation,
  changeCase,
  createCase,
  inviteMember,
  removeCase,
  removeMember,
} from './service.ts';
import { getCase, listCases, listMembers, listParticipantsOfUser } from './store.ts';
import { transferProcedures } from './transfer-router.ts';
import { watchCases } from './watch-service.ts';

const Message = z.object({ message: z.string() });

const WatchedEvents = z.custom<AsyncIterable<StreamEvent>>(
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

  /** A mutation, since each look spends of the numbers that somebody may look up. */
  findOther: caseProcedure('case:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/connect/find' } })
    .output(z.object({ caption: PublicCaption.nullable() }))
    .mutation(async ({ ctx }) => ({
      caption: await findPublicCaption(ctx.deps, {
        caseId: ctx.caseId,
        userId: ctx.user.id,
        address: ctx.address,
      }),
    })),

  /** After the caption was shown and confirmed. */
  connect: caseProcedure('case:update')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/connect' } })
    .output(Case)
    .mutation(async ({ ctx }) => {
      const of = { caseId: ctx.caseId, userId: ctx.user.id, address: ctx.address };
      await connectLater(ctx.deps, of);
      return getCase(ctx.deps.db, of.caseId, of.userId);
    }),

  privacy: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/privacy' } })
    .output(CasePrivacy)
    .query(async ({ ctx }) => ({
      localOnly: (await getCase(ctx.deps.db, ctx.caseId, ctx.user.id)).localOnly,
      waiting: await countWaiting(ctx.deps.db, ctx.caseId),
    })),

  /** How much room is left for papers. */
  room: caseProcedure('document:create')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/room' } })
    .output(CaseRoom)
    .query(({ ctx }) => getRoom(ctx.deps, ctx.caseId, ctx.user.id)),

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

  /** Links that nobody has taken up yet. */
  invitations: caseProcedure('case:members')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/invitations' } })
    .output(z.array(OpenInvitation))
    .query(({ ctx }) => listOpenInvitations(ctx.deps.db, ctx.caseId, ctx.deps.clock.now())),

  revokeInvitation: caseProcedure('case:members')
    .meta({ rest: { method: 'DELETE', path: '/api/cases/:caseId/invitations/:invitationId' } })
    .input(InvitationInput)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await revokeInvitation(ctx.deps, ctx.caseId, { id: input.invitationId, by: ctx.user.id });
      return { message: 'Invitation taken back' };
    }),

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
      await removeMember(ctx.deps, ctx.caseId, { userId: input.userId, by: ctx.user.id });
      return { message: 'Access removed' };
    }),

  leave: caseProcedure('case:leave')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/leave' } })
    .output(Message)
    .mutation(async ({ ctx }) => {
      await leaveCase(ctx.deps, ctx.caseId, ctx.user.id);
      return { message: 'You have left the case' };
    }),

  ...transferProcedures,

  /** Who did what when, the last first. */
  audit: caseProcedure('case:audit')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/audit', query: AuditQuery } })
    .input(AuditInput)
    .output(z.array(AuditRow))
    .query(({ ctx, input: { cursor, limit } }) =>
      listAudit(ctx.deps.db, ctx.caseId, { before: cursor ?? null, limit }),
    ),

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

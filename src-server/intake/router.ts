import { z } from 'zod';
import { AppError } from '#src/errors.ts';
import { IntakeQuery, OpenIntake, PapersInput, PictureInput } from '#src/intake/requests-schema.ts';
import {
  CardDayInput,
  CardKeepInput,
  Confirmed,
  ConfirmInput,
  DayAnswer,
  Intake,
  PaperCard,
} from '#src/intake/schema.ts';
import { intakeSecretHash } from '../auth/intake-cookie.ts';
import { caseChildProcedure, intakeProcedure, publicProcedure, router } from '../trpc.ts';
import { cardOf, keepCard } from './card-service.ts';
import { confirmIntake } from './confirm-service.ts';
import { arrangePapers, editPicture, removeFile } from './files-service.ts';
import { openIntakes } from './open-service.ts';
import { dayOf, getIntake } from './service.ts';
import { removeIntake } from './sweep.ts';

const FileInput = z.object({ fileId: z.string() });
const DayInput = ConfirmInput.omit({ caseId: true });

export const intakeRouter = router({
  /** The papers that this account, or this browser before anybody signs in, has open: how a laptop finds the phone's. */
  open: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/intake' } })
    .output(z.array(OpenIntake))
    .query(({ ctx }) => {
      const userId = ctx.user?.id ?? null;
      const secretHashes = ctx.intakeSecrets.map(intakeSecretHash);
      return openIntakes(ctx.deps, { userId, secretHashes });
    }),

  get: intakeProcedure
    .meta({ rest: { method: 'GET', path: '/api/intake/:id', query: IntakeQuery } })
    .input(IntakeQuery)
    .output(Intake)
    .query(({ ctx, input }) => getIntake(ctx.deps, ctx.intake, { user: ctx.user, caseId: input.caseId })),

  /** Which files are one paper; what is left out is taken away. */
  arrange: intakeProcedure
    .meta({ rest: { method: 'PATCH', path: '/api/intake/:id' } })
    .input(PapersInput)
    .output(Intake)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.spend('intake-edits', ctx.intake.id);
      await arrangePapers(ctx.deps, ctx.intake.id, input.papers);
      return getIntake(ctx.deps, ctx.intake, ctx);
    }),

  /** Turns a picture, or says where the page lies in it. */
  edit: intakeProcedure
    .meta({ rest: { method: 'PATCH', path: '/api/intake/:id/files/:fileId' } })
    .input(FileInput.extend(PictureInput.shape))
    .output(Intake)
    .mutation(async ({ ctx, input: { fileId, turn, corners } }) => {
      await ctx.deps.limits.spend('intake-edits', ctx.intake.id);
      await editPicture(ctx.deps, { intakeId: ctx.intake.id, fileId }, { turn, corners });
      return getIntake(ctx.deps, ctx.intake, ctx);
    }),

  removeFile: intakeProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/intake/:id/files/:fileId' } })
    .input(FileInput)
    .output(Intake)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.spend('intake-edits', ctx.intake.id);
      await removeFile(ctx.deps, ctx.intake.id, input.fileId);
      return getIntake(ctx.deps, ctx.intake, ctx);
    }),

  discard: intakeProcedure
    .meta({ rest: { method: 'DELETE', path: '/api/intake/:id' } })
    .output(z.object({ discarded: z.literal(true) }))
    .mutation(async ({ ctx }) => {
      await removeIntake(ctx.deps, ctx.intake.id);
      return { discarded: true as const };
    }),

  /** What `confirm` would keep; nothing is kept. */
  day: intakeProcedure
    .meta({ rest: { method: 'POST', path: '/api/intake/:id/day' }, onLowDisk: 'serve' })
    .input(DayInput)
    .output(DayAnswer)
    // Its input is too long for an address.
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.spend('paper-days', ctx.intake.id);
      return dayOf(ctx.deps, input);
    }),

  /** Makes the case of a proposal, or adds its papers to one; twice gives the same case. */
  confirm: intakeProcedure
    .meta({ rest: { method: 'POST', path: '/api/intake/:id/confirm', status: 201 } })
    .input(ConfirmInput)
    .output(Confirmed)
    .mutation(async ({ ctx, input: { id: _, ...input } }) => {
      if (ctx.user === null)
        throw new AppError(
          'UNAUTHORIZED',
          'Sign in or make an account, and your papers and your day are kept.',
        );
      await ctx.deps.limits.spend('paper-days', ctx.user.id);
      return confirmIntake(ctx.deps, { intake: ctx.intake, user: ctx.user }, input);
    }),

  /** What a paper of a case says, and what it does to the days of the case. */
  card: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/card' } })
    .output(PaperCard)
    .query(({ ctx: { deps, caseId, childId, user } }) => cardOf(deps, { caseId, documentId: childId, user })),

  cardDay: caseChildProcedure('documents', 'document:read')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/card/day' }, onLowDisk: 'serve' })
    .input(CardDayInput)
    .output(DayAnswer)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.spend('paper-days', ctx.user.id);
      return dayOf(ctx.deps, input);
    }),

  /** Puts the days of a paper on the timeline as a person confirmed them; twice makes nothing twice. */
  keepCard: caseChildProcedure('documents', 'deadline:update')
    .meta({ rest: { method: 'POST', path: '/api/documents/:id/card', status: 201 } })
    .input(CardKeepInput)
    .output(Confirmed)
    .mutation(async ({ ctx: { deps, caseId, childId, user }, input: { id: _, ...input } }) => {
      await deps.limits.spend('paper-days', user.id);
      return keepCard(deps, { caseId, documentId: childId, user }, input);
    }),
});

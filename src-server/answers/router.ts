import { z } from 'zod';
import {
  ChooseDefenseInput,
  LedgerInput,
  LedgerQuery,
  RespondInput,
  SaveCounterclaimsInput,
  SavedResponses,
} from '#src/answers/requests-schema.ts';
import {
  type AnswerEvent,
  AnswerVersion,
  Counterclaims,
  Defenses,
  GenerateAnswerInput,
  GeneratedAnswer,
  Ledger,
} from '#src/answers/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { changeCounterclaims, chooseDefense, getCounterclaims, getDefenses } from './choices-service.ts';
import { filingProcedures } from './filing-router.ts';
import { generateWhole } from './generate-service.ts';
import { generateTold } from './generate-stream.ts';
import { getLedger, respond } from './ledger-service.ts';
import { getLatest, getVersion, listVersions } from './versions-store.ts';

const AnswerEvents = z.custom<AsyncIterable<AnswerEvent>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

export const answersRouter = router({
  ...filingProcedures,

  ledger: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/answer-ledger', query: LedgerQuery } })
    .input(LedgerInput)
    .output(Ledger)
    .query(({ ctx, input }) => getLedger(ctx.deps.db, ctx.caseId, input.documentIds)),

  respond: caseProcedure('answer:write')
    .meta({ rest: { method: 'PUT', path: '/api/cases/:caseId/answer-ledger' } })
    .input(RespondInput)
    .output(SavedResponses)
    .mutation(({ ctx, input }) => respond(ctx.deps, ctx.caseId, input.responses)),

  defenses: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/answer-defenses' } })
    .output(Defenses)
    .query(({ ctx }) => getDefenses(ctx.deps.db, ctx.caseId)),

  chooseDefense: caseProcedure('answer:write')
    .meta({ rest: { method: 'PUT', path: '/api/cases/:caseId/answer-defenses/:defenseId' } })
    .input(ChooseDefenseInput)
    .output(Defenses)
    .mutation(({ ctx, input: { caseId: _, ...choice } }) => chooseDefense(ctx.deps, ctx.caseId, choice)),

  counterclaims: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/answer-counterclaims' } })
    .output(Counterclaims)
    .query(({ ctx }) => getCounterclaims(ctx.deps.db, ctx.caseId)),

  saveCounterclaims: caseProcedure('answer:write')
    .meta({ rest: { method: 'PUT', path: '/api/cases/:caseId/answer-counterclaims' } })
    .input(SaveCounterclaimsInput)
    .output(Counterclaims)
    .mutation(({ ctx, input: { caseId: _, ...change } }) =>
      changeCounterclaims(ctx.deps, ctx.caseId, change),
    ),

  /** The whole answer at once, for programs. */
  generate: caseProcedure('answer:write')
    .meta({ rest: { method: 'POST', path: '/api/cases/:caseId/generate-answer', status: 201 } })
    .input(GenerateAnswerInput)
    .output(GeneratedAnswer)
    .mutation(({ ctx, input, signal }) =>
      generateWhole(
        ctx.deps,
        { ...input, caseId: ctx.caseId, userId: ctx.user.id },
        signal ?? ctx.signal ?? new AbortController().signal,
      ),
    ),

  /** The same with its stages as they are reached, over a streaming link. */
  generateStream: caseProcedure('answer:write')
    .meta({ isStreamed: true })
    .input(GenerateAnswerInput)
    .output(AnswerEvents)
    .mutation(({ ctx, input, signal }) =>
      generateTold(
        ctx.deps,
        { ...input, caseId: ctx.caseId, userId: ctx.user.id },
        signal ?? ctx.signal ?? new AbortController().signal,
      ),
    ),

  latest: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/generated-answers/latest' } })
    .output(GeneratedAnswer)
    .query(({ ctx }) => getLatest(ctx.deps.db, ctx.caseId)),

  versions: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/generated-answers' } })
    .output(z.array(AnswerVersion))
    .query(({ ctx }) => listVersions(ctx.deps.db, ctx.caseId)),

  get: caseChildProcedure('generatedAnswers', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/generated-answers/:id' } })
    .output(GeneratedAnswer)
    .query(({ ctx }) => getVersion(ctx.deps.db, ctx.caseId, ctx.childId)),
});

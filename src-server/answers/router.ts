import {
  ChooseDefenceInput,
  Counterclaims,
  Defences,
  Ledger,
  LedgerInput,
  LedgerQuery,
  RespondInput,
  SaveCounterclaimsInput,
  SavedResponses,
} from '#src/answers/schema.ts';
import { caseProcedure, router } from '../trpc.ts';
import { changeCounterclaims, chooseDefence, getCounterclaims, getDefences } from './choices-service.ts';
import { getLedger, respond } from './ledger-service.ts';

export const answersRouter = router({
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

  defences: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/answer-defenses' } })
    .output(Defences)
    .query(({ ctx }) => getDefences(ctx.deps.db, ctx.caseId)),

  chooseDefence: caseProcedure('answer:write')
    .meta({ rest: { method: 'PUT', path: '/api/cases/:caseId/answer-defenses/:defenceId' } })
    .input(ChooseDefenceInput)
    .output(Defences)
    .mutation(({ ctx, input: { caseId: _, ...choice } }) => chooseDefence(ctx.deps, ctx.caseId, choice)),

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
});

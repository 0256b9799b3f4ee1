import { z } from 'zod';
import { ListRulesInput, Rule, RulesCourt } from '#src/rules/schema.ts';
import { longOutput, publicProcedure, router } from '../trpc.ts';
import { listCourts, listRules } from './service.ts';

export const rulesRouter = router({
  list: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/rules', query: ListRulesInput } })
    .input(ListRulesInput)
    .output(longOutput(z.array(Rule)))
    .query(({ ctx, input }) => listRules(ctx.deps, input.court)),

  courts: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/rules/courts' } })
    .output(z.array(RulesCourt))
    .query(({ ctx }) => listCourts(ctx.deps)),
});

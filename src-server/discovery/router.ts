import {
  CardDocuments,
  DiscoveryContext,
  DiscoveryOverview,
  MarkAnsweredInput,
  RequestPaperItems,
  ServeInput,
} from '#src/discovery/schema.ts';
import { caseChildProcedure, caseProcedure, router } from '../trpc.ts';
import { getItems, getOverview, listCardDocuments, markAnswered, setService } from './service.ts';

export const discoveryRouter = router({
  overview: caseProcedure('case:read')
    .meta({ rest: { method: 'GET', path: '/api/cases/:caseId/discovery' } })
    .output(DiscoveryOverview)
    .query(({ ctx }) => getOverview(ctx.deps, ctx.caseId)),

  documents: caseProcedure('case:read')
    .meta({
      rest: { method: 'GET', path: '/api/cases/:caseId/discovery/documents', query: DiscoveryContext },
    })
    .input(DiscoveryContext)
    .output(CardDocuments)
    .query(({ ctx, input: { party, repository, type } }) =>
      listCardDocuments(ctx.deps, ctx.caseId, { party, repository, type }),
    ),

  items: caseChildProcedure('documents', 'case:read')
    .meta({ rest: { method: 'GET', path: '/api/documents/:id/discovery-items' } })
    .output(RequestPaperItems)
    .query(({ ctx }) => getItems(ctx.deps, ctx.caseId, ctx.childId)),

  serve: caseChildProcedure('documents', 'discovery:write')
    .meta({ rest: { method: 'PUT', path: '/api/documents/:id/discovery-service' } })
    .input(ServeInput)
    .output(RequestPaperItems)
    .mutation(({ ctx, input: { id: _, ...service } }) =>
      setService(ctx.deps, ctx.caseId, ctx.childId, service, ctx.user.id),
    ),

  markAnswered: caseChildProcedure('documents', 'discovery:write')
    .meta({ rest: { method: 'PUT', path: '/api/documents/:id/discovery-answers' } })
    .input(MarkAnsweredInput)
    .output(RequestPaperItems)
    .mutation(({ ctx, input: { id: _, ...mark } }) =>
      markAnswered(ctx.deps, ctx.caseId, ctx.childId, mark, ctx.user.id),
    ),
});

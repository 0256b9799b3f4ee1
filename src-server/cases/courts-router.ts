import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { courtsOfState } from '#src/law/courts/directory.ts';
import { RecognizedCase, RecognizeInput } from '#src/law/courts/recognition-schema.ts';
import { publicProcedure, router } from '../trpc.ts';

export const courtsRouter = router({
  /** Which court a name, a number and a state mean, and what kind of case it is. Reads nothing that is stored. */
  recognize: publicProcedure
    .meta({ rest: { method: 'POST', path: '/api/courts/recognize' } })
    .input(RecognizeInput)
    .output(RecognizedCase)
    .query(({ input }) => {
      const { courtName = null, caseNumber = null, caseType = null, title = null } = input;
      const state = input.state?.toUpperCase() || null;
      const { court, kind, certainty, because } = lawOf({
        ...UNKNOWN_CASE,
        ...{ courtName, caseNumber, state, caseType, title },
      });
      const choices = courtsOfState(court?.state ?? state).map(({ id, name }) => ({ id, name }));
      return { court, kind, certainty, because, choices };
    }),
});

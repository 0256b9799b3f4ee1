import { AppError } from '#src/errors.ts';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { courtsOfState } from '#src/law/courts/directory.ts';
import { publishedRecord } from '#src/law/courts/published-record.ts';
import { RecognizedCase, RecognizeInput } from '#src/law/courts/recognition-schema.ts';
import { CourtRecordInput, PublishedRecord } from '#src/law/courts/record-schema.ts';
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

  /** Where a court is and how papers get there: its offices, filing portal, fees and the form that asks not to pay. */
  record: publicProcedure
    .meta({ rest: { method: 'GET', path: '/api/courts/:courtId' } })
    .input(CourtRecordInput)
    .output(PublishedRecord)
    .query(async ({ input }) => {
      const found = await publishedRecord(input.courtId);
      if (found === null) throw new AppError('NOT_FOUND', 'We do not know that court.');
      return found;
    }),
});

import type { Case } from '#src/cases/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';

const NOTHING = {
  courtId: null,
  courtName: null,
  caseNumber: null,
  state: null,
  caseType: null,
  title: '',
} satisfies Partial<Case>;

/** What is known of the court that a person chose, or that the name and the number of the case mean. */
export function useCourtRecord(item: Case | undefined) {
  const { courtId: chosenId, courtName, caseNumber, state, caseType, title } = item ?? NOTHING;
  const isBlank = courtName === null && caseNumber === null;
  const recognized = trpc.courts.recognize.useQuery(
    { courtName, caseNumber, state, caseType, title },
    { enabled: chosenId === null && !isBlank, meta: { silent: true } },
  );
  const found = chosenId === null ? recognized.data : undefined;
  const courtId = chosenId ?? found?.court?.id ?? null;
  const record = trpc.courts.record.useQuery(
    { courtId: courtId ?? '' },
    { enabled: courtId !== null, meta: { silent: true } },
  );
  const isNowhere = courtId === null && (isBlank || found?.court === null);
  return {
    record: record.data,
    doubts: found?.certainty === 'likely' ? found.because : [],
    isUnknown: isNowhere || readFailure(record.error).code === 'NOT_FOUND',
    failed: [recognized, record].filter(({ error }) => error !== null),
  };
}

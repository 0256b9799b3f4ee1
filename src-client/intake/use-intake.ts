import { useCallback, useEffect } from 'react';
import type { ConfirmInput, Corners, IntakeFile } from '#src/intake/schema.ts';
import { trpc } from '../lib/trpc.ts';

const AGAIN_MS = 1_000;
const AFTER_FAILURE_MS = 3_000;

/**
 * An intake, followed while its papers are read: before there is an account nobody has an event stream, so each answer
 * is followed by the next question. `arrived` counts files that came meanwhile; `caseId` is the case they are to be added to.
 */
export function useIntake(intakeId: string, arrived: number, caseId: string | null) {
  const query = trpc.intake.get.useQuery(
    { id: intakeId, ...(caseId !== null && { caseId }) },
    { meta: { silent: true } },
  );
  const { data: intake, error, refetch, dataUpdatedAt, errorUpdatedAt, failureCount } = query;
  const isReading = intake?.status === 'reading';
  useEffect(() => {
    if (arrived > 0) void refetch();
  }, [arrived, refetch]);
  const lastAnswer = Math.max(dataUpdatedAt, errorUpdatedAt);
  useEffect(() => {
    if (!isReading || lastAnswer === 0) return;
    const timer = setTimeout(() => void refetch(), failureCount > 0 ? AFTER_FAILURE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isReading, lastAnswer, failureCount, refetch]);
  const after = {
    meta: { errorFallback: 'This could not be changed. Please try again.' },
    onSettled: () => refetch(),
  };
  const arranging = trpc.intake.arrange.useMutation(after);
  const editing = trpc.intake.edit.useMutation(after);
  const removing = trpc.intake.removeFile.useMutation(after);
  return {
    intake,
    error: intake === undefined ? error : null,
    retry: () => void refetch(),
    isChanging: arranging.isPending || editing.isPending || removing.isPending,
    arrange: (papers: string[][]) => arranging.mutate({ id: intakeId, papers }),
    picture: (fileId: string, change: { turn?: IntakeFile['turn']; corners?: Corners | null }) =>
      editing.mutate({ id: intakeId, fileId, ...change }),
    remove: (fileId: string) => removing.mutate({ id: intakeId, fileId }),
  };
}

/** What days are counted of: papers that are in no case yet, or one that is in its case. */
export type Counted = Omit<ConfirmInput, 'caseId'> &
  ({ intakeId: string; documentId?: never } | { documentId: string; intakeId?: never });

/** The days as the server counts them from what a person said; nothing is kept. */
export function useDay({ intakeId, documentId, proposal, service }: Counted) {
  const ofIntake = trpc.intake.day.useMutation({ meta: { silent: true } });
  const ofDocument = trpc.intake.cardDay.useMutation({ meta: { silent: true } });
  const { mutate, data, error } = documentId === undefined ? ofIntake : ofDocument;
  const asked = JSON.stringify({ id: documentId ?? intakeId, proposal, service });
  const ask = useCallback(() => mutate(JSON.parse(asked)), [asked, mutate]);
  useEffect(ask, [ask]);
  return { data, error, refetch: ask };
}

import { useMemo } from 'react';
import { lawOf } from '#src/law/case-law.ts';
import { unfitReason } from '#src/law/unfit.ts';
import { trpc } from '../lib/trpc.ts';
import type { Stage } from './use-timeline.ts';

/** Why a milestone's day may not be its case's, whose court or kind was put right since; null while it fits. */
export function useUnfit({
  caseId,
  calculation,
  finishedAt,
}: Pick<Stage, 'caseId' | 'calculation' | 'finishedAt'>): string | null {
  const { data } = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } });
  return useMemo(
    () =>
      data === undefined || calculation === null || finishedAt !== null
        ? null
        : unfitReason(calculation, lawOf(data)),
    [data, calculation, finishedAt],
  );
}

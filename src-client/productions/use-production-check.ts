import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MOST_SCANNED, type PersonalDataFinding, type ProductionChoice } from '#src/productions/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useSettled } from '../ui/use-settled.ts';
import { choiceKey } from './production-choice.ts';

const SETTLE_MS = 350;

/** What stands in the way of a choice, asked anew when the choice or one of the documents changes. */
export function useProductionCheck(caseId: string, choice: ProductionChoice, changedAt: number) {
  const utils = trpc.useUtils();
  const key = `${choiceKey(choice)} ${changedAt}`;
  const settled = useSettled(key, SETTLE_MS);
  const isEmpty = choice.documentIds.length === 0;
  const query = useQuery({
    queryKey: ['production-check', caseId, settled],
    queryFn: () => utils.client.productions.check.mutate({ caseId, ...choice }),
    enabled: settled === key && !isEmpty,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return {
    check: isEmpty ? undefined : query.data,
    error: query.error,
    /** What is shown belongs to an earlier choice. */
    isBehind: settled !== key || query.isFetching,
    retry: () => void query.refetch(),
  };
}

export interface PersonalDataScan {
  findings: readonly PersonalDataFinding[];
  looked: number;
  total: number;
  /** It broke off; a press goes on. */
  hasFailed: boolean;
  goOn(): void;
}

/** Looks through the words of the chosen documents for personal data, some at a time, each document once. */
export function usePersonalData(caseId: string, documentIds: readonly string[]): PersonalDataScan {
  const utils = trpc.useUtils();
  const known = useRef(new Map<string, PersonalDataFinding | null>());
  const [, setStep] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const missing = documentIds.filter((id) => !known.current.has(id));
  const next = missing.slice(0, MOST_SCANNED);
  const nextKey = next.join(' ');
  useEffect(() => {
    if (nextKey === '' || hasFailed) return;
    let isStale = false;
    const ids = nextKey.split(' ');
    utils.client.productions.personalData.mutate({ caseId, documentIds: ids }).then(
      (findings) => {
        const found = new Map(findings.map((finding) => [finding.documentId, finding]));
        for (const id of ids) known.current.set(id, found.get(id) ?? null);
        if (!isStale) setStep((step) => step + 1);
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [caseId, nextKey, hasFailed, utils]);
  const findings = documentIds.flatMap((id) => known.current.get(id) ?? []);
  return {
    findings,
    looked: documentIds.length - missing.length,
    total: documentIds.length,
    hasFailed,
    goOn: () => setFailed(false),
  };
}

import { CHECK_KINDS, type Check, type CheckKind, type CheckStatus } from '../verification/schema.ts';
import type { CheckCounts } from './schema.ts';

/** How many statements of each kind came out how; every kind and every outcome is named, with 0 where there is none. */
export function countChecks(checks: readonly Pick<Check, 'kind' | 'status'>[]): CheckCounts {
  const none = (): Record<CheckStatus, number> => ({
    found: 0,
    'form-only': 0,
    'looks-wrong': 0,
    'not-found': 0,
  });
  const counts: Record<CheckKind, Record<CheckStatus, number>> = {
    quote: none(),
    citation: none(),
    date: none(),
    sum: none(),
    page: none(),
  };
  for (const { kind, status } of checks) counts[kind][status] += 1;
  return counts;
}

/** How many of all kinds came out so. */
export function countOf(counts: CheckCounts, status: CheckStatus): number {
  return CHECK_KINDS.reduce((sum, kind) => sum + counts[kind][status], 0);
}

/** What needs a look first: the order in which results are shown. */
export const WORST_FIRST: readonly CheckStatus[] = ['looks-wrong', 'not-found', 'form-only', 'found'];

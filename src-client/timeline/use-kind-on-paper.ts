import { skipToken } from '@tanstack/react-query';
import { claimsPossession } from '#src/papers/claims-possession.ts';
import { beginsCase } from '#src/papers/kind-of.ts';
import { trpc } from '../lib/trpc.ts';

/** What the complaint of a case says of its kind; 'unknown' where there is none that says it. */
export type KindOnPaper = 'waiting' | 'eviction' | 'other' | 'unknown';

/** Asks for the newest complaint of a case and whether it wants somebody put out; asks for nothing where it is not wanted. */
export function useKindOnPaper(caseId: string, isWanted: boolean): KindOnPaper {
  const list = trpc.documents.list.useQuery(isWanted ? { caseId } : skipToken, { meta: { silent: true } });
  const complaint = list.data
    ?.filter(({ docType, status }) => status === 'ready' && beginsCase(docType))
    .toSorted((a, b) => (b.docDate ?? '').localeCompare(a.docDate ?? ''))[0];
  const found = trpc.documents.analysis.useQuery(complaint ? { id: complaint.id } : skipToken, {
    meta: { silent: true },
  });
  if (!isWanted) return 'unknown';
  if (list.isPending || (complaint !== undefined && found.isPending)) return 'waiting';
  const analysis = found.data?.analysis;
  if (complaint === undefined || analysis?.type !== 'complaint') return 'unknown';
  const isEviction = claimsPossession(analysis);
  return isEviction === null ? 'unknown' : isEviction ? 'eviction' : 'other';
}

import type { Evidence } from '../papers/schema.ts';
import type { Place } from './draft.ts';
import type { AnalysisFact } from './facts-schema.ts';

/** Where a statement of an analysis stands; null where its words were not found in the paper. */
export function sourcePlace(
  { documentId, filename }: Pick<AnalysisFact, 'documentId' | 'filename'>,
  { page, quote, start, verified }: Pick<Evidence, 'page' | 'quote' | 'start' | 'verified'>,
): Place | null {
  return verified && quote.trim() !== '' ? { documentId, filename, page, start, text: quote } : null;
}

import type { Analysis, Evidence } from '#src/papers/schema.ts';
import { type LocatedQuote, quoteLocator } from '#src/text/quotes.ts';

type Locate = (quote: string, options?: { page?: number | null }) => LocatedQuote;

function checked(evidence: Evidence, text: string, locate: Locate): Evidence {
  if (evidence.quote !== '' && text.slice(evidence.start, evidence.end) === evidence.quote) {
    return { ...evidence, verified: true };
  }
  const { page, quote, start, end, verified } = locate(evidence.quote, { page: evidence.page });
  return { page, quote, start, end, verified };
}

/**
 * Looks up every quotation of an analysis in the text it is said to come from. One that stands there gets the
 * source's own wording and place; one that does not stays in sight, marked as unverified.
 */
export function verifyAnalysis<T extends Analysis>(analysis: T, text: string): T {
  const locate = quoteLocator(text);
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    if (isEvidence(value)) return checked(value, text, locate);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(analysis) as T;
}

function isEvidence(value: object): value is Evidence {
  return 'quote' in value && 'verified' in value && 'start' in value && 'end' in value && 'page' in value;
}

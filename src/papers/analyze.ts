import type { PageLines } from '../text/line-layout.ts';
import { analyzeComplaint } from './complaint.ts';
import { statesClaim } from './kind-of.ts';
import type { Analysis } from './schema.ts';
import { summarizePaper } from './summary.ts';

/** Label shown with everything the built-in engine says. */
export const BUILT_IN_LABEL = 'Built-in engine: finds and quotes, does not reason';

/** Whether a document of this category is read as a complaint; categories are free text, compared in any case. */
export function isComplaintType(docType: string): boolean {
  return statesClaim(docType);
}

/**
 * The built-in analysis of a document's extracted text (pages joined by form feeds): the complaint type for a
 * complaint, the summary type for anything else; `layout` is where its lines stand, as far as known. Deterministic, no network, no clock.
 */
export function analyzeText({
  text,
  docType,
  layout,
}: {
  text: string;
  docType: string;
  layout?: readonly PageLines[] | undefined;
}): Analysis {
  return isComplaintType(docType) ? analyzeComplaint(text, layout) : summarizePaper(text, docType, layout);
}

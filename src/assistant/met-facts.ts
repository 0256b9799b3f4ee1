import { shareMet } from './choose-facts.ts';
import type { Place } from './draft.ts';
import type { PaperFact } from './said-facts.ts';

/** Share of what a question names that facts have to hold to answer it. */
const LEAST_MET = 0.75;
/** Letters about a fact that belong to it. */
const AROUND = 200;

/** How sure a reply is whose facts are about something else than all that was asked for. */
export const NOT_MET = {
  confidence: 0.4,
  because: 'What was found speaks of something near to the question, and not of all that it names.',
} as const;

/** The sentences in which facts stand, as far as the passages hold them. */
function around(told: readonly PaperFact[], passages: readonly Place[]): string {
  return passages
    .filter(({ documentId, start, text }) =>
      told.some(
        ({ paper, fact }) =>
          paper.documentId === documentId &&
          start !== null &&
          start <= fact.start &&
          fact.start + fact.quote.length <= start + text.length,
      ),
    )
    .map(({ start, text }) => {
      const [first = 0] = told
        .map(({ fact }) => fact.start - (start ?? 0))
        .filter((at) => at >= 0 && at <= text.length);
      return text.slice(Math.max(0, first - AROUND), first + 2 * AROUND);
    })
    .join(' ');
}

/** Whether facts are what was asked for: sure of themselves, and with what the question names beside its topic. */
export function areMet(question: string, told: readonly PaperFact[], passages: readonly Place[]): boolean {
  if (told.length === 0 || told.every(({ fact }) => fact.status === 'found' && fact.certainty === 'unsure'))
    return false;
  return shareMet(question, told, around(told, passages)) >= LEAST_MET;
}

import type { ReadFacts } from '../facts/read-facts.ts';
import type { PaperSays } from './facts-schema.ts';

/** What reading a paper for its facts gives, before a person said anything of it, as answers know it. */
export function paperSays(
  paper: Pick<PaperSays, 'documentId' | 'filename' | 'docType' | 'docDate'>,
  { facts, unplaced, completeness }: ReadFacts,
): PaperSays {
  return {
    ...paper,
    facts: facts.map((fact) => ({ ...fact, status: 'found' as const })),
    unplaced,
    problems: completeness.problems,
    isRead: true,
  };
}

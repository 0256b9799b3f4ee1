import { readQuestion } from '../conversations/question.ts';
import { shareMet } from './choose-facts.ts';
import type { Place } from './draft.ts';
import { type PaperFact, wordsOfFact } from './said-facts.ts';

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

/** What cannot be told without a figure; of a group one is enough, as a day answers 'how long do I have'. */
const FIGURES = [['date', 'duration'], ['money'], ['telephone'], ['case number']];

/** Whether a question asks for a figure (a sum, a day, a number) that the words of a reply do not hold. */
export function lacksFigure(question: string, words: string): boolean {
  const asked = readQuestion(question).asked.filter(({ name }) => FIGURES.flat().includes(name));
  const isHeld = (names: readonly string[]) =>
    asked.some(({ name, evidence }) => names.includes(name) && evidence.test(words));
  return asked.length > 0 && !FIGURES.some(isHeld);
}

/**
 * Whether facts are what was asked for: sure of themselves, of the sort that was asked for, and with what the question
 * names beside its topic.
 */
export function areMet(
  question: string,
  told: readonly PaperFact[],
  { passages, today }: { passages: readonly Place[]; today: string },
): boolean {
  if (told.length === 0 || told.every(({ fact }) => fact.status === 'found' && fact.certainty === 'unsure'))
    return false;
  const words = told.map((each) => `${wordsOfFact(each, today)} ${each.fact.quote}`);
  if (lacksFigure(question, words.join('\n'))) return false;
  return shareMet(question, told, around(told, passages)) >= LEAST_MET;
}

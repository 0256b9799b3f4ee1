import type { FactKind } from '../facts/schema.ts';

/** A question for each kind of fact that a person would ask first, in the order of how much hangs on it. */
const EXAMPLES: readonly (readonly [FactKind, string])[] = [
  ['hearing', 'When do I have to be in court?'],
  ['deadline', 'What are the deadlines?'],
  ['consequence', 'What happens if I do nothing?'],
  ['sum', 'How much do they want?'],
  ['offer', 'What is the offer?'],
  ['disposition', 'What did the judge decide?'],
  ['contact', 'Who can I call?'],
  ['party', 'Who is suing?'],
  ['judge', 'Who is the judge?'],
];
const MOST = 3;

/** Questions that the facts of a paper answer, for whoever does not know what to ask; of any paper its deadlines. */
export function exampleQuestions(facts: readonly { kind: FactKind; status: string }[]): string[] {
  const kinds = new Set(facts.filter(({ status }) => status !== 'dismissed').map(({ kind }) => kind));
  const found = EXAMPLES.filter(([kind]) => kinds.has(kind)).map(([, question]) => question);
  return found.length === 0 ? ['What are the deadlines?'] : found.slice(0, MOST);
}

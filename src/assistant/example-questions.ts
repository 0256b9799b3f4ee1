import { isCorrespondent } from '../facts/correspondent-roles.ts';
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

interface Kept {
  kind: FactKind;
  status: string;
  value?: object;
}

/** Nobody sues in a letter. */
const isOfLetter = (value: object | undefined) =>
  value !== undefined && 'role' in value && typeof value.role === 'string' && isCorrespondent(value.role);

/** Questions that the facts of a paper answer, for whoever does not know what to ask; of any paper its deadlines. */
export function exampleQuestions(facts: readonly Kept[]): string[] {
  const kept = facts.filter(({ status, value }) => status !== 'dismissed' && !isOfLetter(value));
  const kinds = new Set(kept.map(({ kind }) => kind));
  const found = EXAMPLES.filter(([kind]) => kinds.has(kind)).map(([, question]) => question);
  return found.length === 0 ? ['What are the deadlines?'] : found.slice(0, MOST);
}

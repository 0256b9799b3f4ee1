import { withoutEnd } from '../text/sentence-end.ts';
import type { PersonRule } from './courts/court-system.ts';

/** The sentence with its rule, and that it is from memory where it is; what to ask where it was not read. */
export function personSentence(rule: PersonRule | null): string {
  if (rule === null) return 'We have not read this court’s rule on it: ask the clerk.';
  const { text, citation, isFromMemory } = rule;
  const memory = 'this is from memory: verify it with the clerk';
  const note = [citation, isFromMemory ? memory : null].filter((part) => part !== null).join('; ');
  return note === '' ? text : `${withoutEnd(text)} (${note}).`;
}

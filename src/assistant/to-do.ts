import type { SuggestedAction } from '../conversations/reply-schema.ts';
import type { Place } from './draft.ts';

/** When a need without a day stands among those with one. */
export const URGENCIES = ['at-once', 'soon', 'later', 'last'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Something to do in a case, found by rule, with the reason. */
export interface ToDo {
  /** Names the rule; the same need is never listed twice. */
  id: string;
  /** What to do, as an instruction that ends with a period. */
  what: string;
  /** Why, in sentences: a row of the case or a rule. */
  why: string;
  /** By when, 'YYYY-MM-DD'; null where no day is known. */
  date: string | null;
  urgency: Urgency;
  /** The paper that has to be made, received or filed; null for what is no paper. */
  paper: string | null;
  /** Fact lines it rests on, see `lineRefs`. */
  keys: readonly string[];
  /** The words of a paper that ask for it. */
  place: Place | null;
  action: SuggestedAction | null;
}

/** A need from what is said of it; the rest is how most needs are. */
export function toDo(given: Pick<ToDo, 'id' | 'what' | 'why'> & Partial<ToDo>): ToDo {
  return { date: null, urgency: 'soon', paper: null, keys: [], place: null, action: null, ...given };
}

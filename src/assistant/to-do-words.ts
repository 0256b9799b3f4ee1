import type { Draft } from './draft.ts';
import type { ToDo } from './to-do.ts';

/** ' The paper says: “…” [2]', or nothing. */
export function wordsOf(draft: Draft, { place }: Pick<ToDo, 'place'>): string {
  return place === null ? '' : ` The paper says: ${draft.quote(place, 180)}`;
}

/** What there is to do and why, with the words of the paper that asks for it. */
export function toDoLine(draft: Draft, need: ToDo): string {
  draft.rest(...need.keys);
  return `${need.what} ${need.why}${wordsOf(draft, need)}`;
}

import type { Draft } from './draft.ts';
import type { Need } from './need.ts';

/** ' The paper says: “…” [2]', or nothing. */
export function wordsOf(draft: Draft, { place }: Pick<Need, 'place'>): string {
  return place === null ? '' : ` The paper says: ${draft.quote(place, 180)}`;
}

/** What there is to do and why, with the words of the paper that asks for it. */
export function needLine(draft: Draft, need: Need): string {
  draft.rest(...need.keys);
  return `${need.what} ${need.why}${wordsOf(draft, need)}`;
}

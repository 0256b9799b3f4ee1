import type { Draft, Place } from './draft.ts';

const LONGEST = 400;

/** Words of papers, each as an item with its place. */
export function sayQuotes(draft: Draft, places: readonly Place[], most = LONGEST): void {
  for (const place of places)
    draft.point(
      `${place.filename}, page ${place.page}: ${draft.quote(place, most)}`,
      `document:${place.documentId}`,
    );
}

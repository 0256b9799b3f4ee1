import { type PageLines, piecesOf } from '../text/line-layout.ts';

/** Part of a text, as offsets into it. */
export interface Stretch {
  start: number;
  end: number;
}

export interface DoubtfulText {
  /** In the file, and not to be seen on its pages: as white as the paper, beneath a picture, beside the page. */
  unseen: Stretch[];
  /** Of a scan, as recognized by whoever made the file, and not compared with the picture. */
  recognized: Stretch[];
}

/** What of a text (pages joined by form feeds) a person does not see as it stands there, in its order. */
export function doubtfulText(text: string, layout: readonly PageLines[]): DoubtfulText {
  const found: DoubtfulText = { unseen: [], recognized: [] };
  const pages = new Map(layout.map(({ page, lines }) => [page, lines]));
  let start = 0;
  for (const [index, content] of text.split('\f').entries()) {
    for (const piece of piecesOf(pages.get(index + 1) ?? [])) {
      const stretch = { start: start + piece.start, end: start + piece.end };
      if (piece.unseen) found.unseen.push(stretch);
      else if (piece.recognized) found.recognized.push(stretch);
    }
    start += content.length + 1;
  }
  return found;
}

/** Whether one of these stretches, which are in order and apart, shares a character with a place. */
function touches(stretches: readonly Stretch[], { start, end }: Stretch): boolean {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const first = stretches[low];
  return first !== undefined && first.start < end;
}

interface Placed extends Stretch {
  certainty: 'certain' | 'likely' | 'unsure';
}

/**
 * What was found, no surer than what a person sees: words that cannot be seen make nothing sure, words of somebody else's
 * recognition nothing certain. `unseen` are the places of the first.
 */
export function asSureAsSeen<Found extends Placed>(
  facts: readonly Found[],
  { unseen, recognized }: DoubtfulText,
): { facts: Found[]; unseen: Stretch[] } {
  const places: Stretch[] = [];
  const doubted = facts.map((fact): Found => {
    if (touches(unseen, fact)) {
      places.push({ start: fact.start, end: fact.end });
      return { ...fact, certainty: 'unsure' };
    }
    return fact.certainty === 'certain' && touches(recognized, fact)
      ? { ...fact, certainty: 'likely' }
      : fact;
  });
  return { facts: doubted, unseen: places };
}

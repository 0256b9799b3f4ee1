import { splitSentences } from '../text/chunks.ts';

/** What of a long text can be shown at once: whole sentences, at most so many characters, and whether any are left. */
export interface Bounded {
  text: string;
  isCut: boolean;
}

/** Cut at the end of a sentence; a first sentence that is too long by itself is cut between words, and says so by '…'. */
export function bounded(text: string, most: number): Bounded {
  if (text.length <= most) return { text, isCut: false };
  // Further on no sentence ends that could be kept.
  const near = text.slice(0, most + 1);
  const last = splitSentences(near).findLast(
    ({ end }) => end <= most && /[.!?]["”’')\]]*$/.test(near.slice(0, end)),
  );
  const kept = last === undefined ? '' : near.slice(0, last.end);
  if (kept.length > most / 4) return { text: kept, isCut: true };
  return { text: `${near.slice(0, most - 1).replace(/\s+\S*$/, '')} …`, isCut: true };
}

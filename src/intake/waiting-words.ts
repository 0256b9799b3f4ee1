import { amount, listed } from '../text/words.ts';

/** A paper that waits, as far as anything is known of it. */
export interface WaitingPaper {
  /** 'a summons'; null while nobody knows. */
  kind: string | null;
  court: string | null;
}

const MOST_NAMED = 4;

/**
 * 'a summons (Second Judicial District Court), a letter and 2 papers we do not know yet'; null where nothing is known of
 * any of them.
 */
export function waitingWords(papers: readonly WaitingPaper[]): string | null {
  const known = papers.flatMap(({ kind, court }) =>
    kind === null && court === null ? [] : `${kind ?? 'a paper'}${court === null ? '' : ` (${court})`}`,
  );
  if (known.length === 0) return null;
  const unknown = papers.length - known.length;
  const named = known.length > MOST_NAMED ? known.slice(0, MOST_NAMED) : known;
  const rest = known.length - named.length;
  return listed([
    ...named,
    ...(rest > 0 ? [`${amount(rest, 'other')}`] : []),
    ...(unknown > 0 ? [`${amount(unknown, 'paper')} we do not know yet`] : []),
  ]);
}

/** '2 papers: a summons (Second Judicial District Court) and a letter.'; of one paper what it is. '' where nothing is known. */
export function whatWaits({ papers, says }: { papers: number; says: string | null }): string {
  if (says === null) return papers > 1 ? `${amount(papers, 'paper')}.` : '';
  const text = papers > 1 ? `${amount(papers, 'paper')}: ${says}.` : `${says}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

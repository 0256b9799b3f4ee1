/**
 * Words of a line that was drawn out to both margins, a page's own number and the page of a reporter in the midst of them:
 * 'is -17- affirmed', '**353other'.
 */
const BETWEEN =
  /\s?\((?:(?:the|hereinafter|hereafter|collectively|together|or|and|,)?\s?["“][^"“”()]{1,60}["”]\s?){1,4}\)|\s[–—-]\s?\d{1,3}\s?[–—-]\s+(?=\p{L})|\s[|¦]\s+(?=\p{L})|\s{2,}|(?<![\p{L}\d*])\*{1,3}\d{1,4}(?=\p{L}|\s\p{L})\s?/gu;

export interface EvenWords {
  text: string;
  /** Where a place of the even text stands in what was given. */
  placeOf: (at: number) => number;
}

/** Some words with one space between two of them, however they are set. */
export function evenWords(given: string): EvenWords {
  const cuts: { at: number; skipped: number }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: found } of given.matchAll(BETWEEN)) {
    const kept = /^\s?[*(]/.test(found) ? '' : ' ';
    text += given.slice(from, index) + kept;
    from = index + found.length;
    cuts.push({ at: text.length, skipped: from - text.length });
  }
  if (cuts.length === 0) return { text: given, placeOf: (at) => at };
  const placeOf = (at: number) => at + (cuts.findLast((cut) => cut.at <= at)?.skipped ?? 0);
  return { text: text + given.slice(from), placeOf };
}

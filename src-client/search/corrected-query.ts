import type { SearchResult, SearchResults } from '#src/search/schema.ts';
import { termOf, tokenize } from '#src/text/tokenize.ts';

/** What was typed, with the words in it that were read as others written as those. */
export function readAs(query: string, { corrected, results }: SearchResults): string {
  const meant = new Map(corrected.map(({ typed, read }) => [typed, asWritten(read, results)]));
  let text = '';
  let at = 0;
  for (const { word, start, end } of tokenize(query)) {
    text += query.slice(at, start) + (meant.get(word) ?? query.slice(start, end));
    at = end;
  }
  return text + query.slice(at);
}

/** The word as the papers write it; the index knows its stem alone. */
function asWritten(term: string, results: readonly SearchResult[]): string {
  for (const { quote, marks } of results) {
    for (const { start, end } of marks) {
      const [token] = tokenize(quote.slice(start, end));
      if (token !== undefined && termOf(token.word) === term) return token.word;
    }
  }
  return term;
}

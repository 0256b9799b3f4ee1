import { quotedSpans, splitAtEllipses } from '../text/quotes.ts';
import type { Span } from '../text/source.ts';
import { namedPaper } from './named-papers.ts';
import type { PaperIndex } from './paper-index.ts';
import { calledPaper } from './papers.ts';
import type { Check } from './schema.ts';

/** Where a quotation was found: each of its pieces with the paper it stands in. */
export interface StandingQuote extends Span {
  index: PaperIndex;
  page: number;
  how: 'exact' | 'normalized' | 'ocr';
}

const ORDER = ['exact', 'normalized', 'ocr'] as const;

/**
 * The place of a quotation (its first piece, where it leaves something out) in the paper that holds it best: word for
 * word before other spacing, that before letters which recognition confuses. All pieces must stand in one paper.
 * `first` is asked first and wins where two hold it equally well. Null when no paper holds it.
 */
export function findQuote(
  words: string,
  indexes: readonly PaperIndex[],
  { first, page = null }: { first?: PaperIndex | undefined; page?: number | null } = {},
): StandingQuote | null {
  const pieces = splitAtEllipses(words);
  let best: StandingQuote | null = null;
  for (const index of first ? [first, ...indexes.filter((one) => one !== first)] : indexes) {
    const found =
      placeIn(index, words, page) ?? (pieces.length > 1 ? placeOfPieces(index, pieces, page) : null);
    if (found && (best === null || ORDER.indexOf(found.how) < ORDER.indexOf(best.how))) best = found;
    if (best?.how === 'exact') break;
  }
  return best;
}

function placeIn(index: PaperIndex, words: string, page: number | null): StandingQuote | null {
  const { start, end, page: on, how } = index.locate(words, { page });
  return how === null ? null : { index, start, end, page: on, how };
}

function placeOfPieces(
  index: PaperIndex,
  pieces: readonly string[],
  page: number | null,
): StandingQuote | null {
  let worst: StandingQuote | null = null;
  let opening: StandingQuote | null = null;
  for (const piece of pieces) {
    const found = placeIn(index, piece, page);
    if (found === null) return null;
    opening ??= found;
    if (worst === null || ORDER.indexOf(found.how) > ORDER.indexOf(worst.how)) worst = found;
  }
  return opening && worst && { ...opening, how: worst.how };
}

const HOW = {
  exact: '.',
  normalized: ', apart from spacing, capitals or punctuation.',
  ocr: ', apart from letters that the reading of a scan confuses. Compare it with the page.',
};

function checkQuote(
  text: string,
  span: Span,
  words: string,
  indexes: readonly PaperIndex[],
  known: PaperIndex,
): { check: Check; place: StandingQuote | null } {
  const place = findQuote(words, indexes, { first: namedPaper(text, span, indexes) });
  const base = { kind: 'quote', text: text.slice(span.start, span.end), ...span } as const;
  if (place) {
    const note = `These words stand in ${calledPaper(place.index.paper)} on page ${place.page}${HOW[place.how]}`;
    return { check: { ...base, status: 'found', note, source: place.index.source(place) }, place };
  }
  if (findQuote(words, [known])) {
    const note =
      'These words are your own or those of your case’s records; they stand in none of the documents.';
    return { check: { ...base, status: 'found', note, source: null }, place };
  }
  const note =
    indexes.length === 0
      ? 'There is no document to look for these words in.'
      : 'These words stand in none of the documents that were looked at. Leave them out, or find the page they come from.';
  return { check: { ...base, status: 'not-found', note, source: null }, place };
}

/** Every quotation of four words or more, in order, with the place of those that stand in a paper. */
export function checkQuotes(
  text: string,
  indexes: readonly PaperIndex[],
  known: PaperIndex,
): { check: Check; place: StandingQuote | null }[] {
  return quotedSpans(text).map(({ start, end, words }) =>
    checkQuote(text, { start, end }, words, indexes, known),
  );
}

import { pageOf } from './pages.ts';
import { type LocatedQuote, quoteLocator } from './quotes.ts';

type Locate = (quote: string, options?: { page?: number | null }) => LocatedQuote;

interface Placed {
  page: number;
  start: number;
  end: number;
}

function isPlaced(value: object): value is Placed {
  return (
    'page' in value &&
    typeof value.page === 'number' &&
    'start' in value &&
    typeof value.start === 'number' &&
    'end' in value &&
    typeof value.end === 'number'
  );
}

function wordsOf(value: object): { key: 'quote' | 'text'; words: string } | null {
  if ('quote' in value && typeof value.quote === 'string') return { key: 'quote', words: value.quote };
  if ('text' in value && typeof value.text === 'string') return { key: 'text', words: value.text };
  return null;
}

function placeAgain<T extends Placed>(value: T, text: string, locate: Locate): T {
  const named = wordsOf(value);
  if (named === null) return value;
  const { key, words } = named;
  const mark = (verified: boolean) => ('verified' in value ? { verified } : {});
  if (words !== '' && text.slice(value.start, value.end) === words) {
    return { ...value, page: pageOf(text, value.start), ...mark(true) };
  }
  const found = locate(words, { page: value.page });
  const place = { start: found.start, end: found.end, page: found.page };
  // The words of an allegation are its own; only a quotation takes on the wording of the new text.
  return key === 'quote'
    ? { ...value, ...place, quote: found.quote, ...mark(found.verified) }
    : { ...value, ...place };
}

/**
 * A copy of stored findings (an analysis, the sources of an answer) in which everything that points into a text by
 * offsets points into `text` instead: `{page, start, end}` beside a `quote` or a `text`. What does not stand there
 * keeps its words, gets the empty range (0, 0) and, where it has such a mark, `verified: false`.
 */
export function relocate<T>(value: T, text: string): T;
export function relocate(value: unknown, text: string): unknown {
  const locate = quoteLocator(text);
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null || part instanceof Date) return part;
    const inner = Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item)]));
    return isPlaced(inner) ? placeAgain(inner, text, locate) : inner;
  };
  return visit(value);
}

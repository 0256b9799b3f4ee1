import { quotedSpans, quoteLocator } from '../text/quotes.ts';
import type { ChatMessage } from './schema.ts';

/** Stands in a message in place of words of a document that was deleted since. */
export const WORDS_LOST = '[words of a document that was deleted]';

/** Ids of all documents that these messages show something of. */
export function shownDocuments(messages: readonly ChatMessage[]): string[] {
  const ids = messages.flatMap(({ sources, checks, records, suggestedActions }) => [
    ...sources.map(({ documentId }) => documentId),
    ...checks.flatMap(({ source }) => source?.documentId ?? []),
    ...records.flatMap(({ kind, id }) => (kind === 'document' && id !== null ? [id] : [])),
    ...suggestedActions.flatMap((action) => (action.type === 'open-document' ? [action.documentId] : [])),
  ]);
  return [...new Set(ids)];
}

interface Span {
  start: number;
  end: number;
  /** What stands there instead. */
  by: string;
}

/** Where a message repeats these quotes, whole or in part; in order and apart from each other. */
function repeated(content: string, quotes: readonly string[]): Span[] {
  const inContent = quoteLocator(content);
  const whole = quotes.map((quote) => inContent(quote)).filter(({ verified }) => verified);
  const inQuotes = quotes.map((quote) => quoteLocator(quote));
  const marked = quotedSpans(content)
    .filter(({ words }) => inQuotes.some((locate) => locate(words).verified))
    .map(({ start, end }) => ({ start: start + 1, end: end - 1 }));
  const spans: Span[] = [];
  for (const { start, end } of [...whole, ...marked].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = spans.at(-1);
    if (last === undefined || start >= last.end) spans.push({ start, end, by: WORDS_LOST });
    else last.end = Math.max(last.end, end);
  }
  return spans;
}

/** Where a message points at sources of these numbers, as ' [2]'. */
function marksOf(content: string, numbers: readonly number[]): Span[] {
  return [...content.matchAll(/ ?\[(\d{1,3})\]/g)]
    .filter(([, number]) => numbers.includes(Number(number)))
    .map(({ 0: mark, index }) => ({ start: index, end: index + mark.length, by: '' }));
}

/**
 * The message without what it shows of documents that are gone: their sources, checks and links, and their words as
 * far as the message repeats them. The other sources keep their numbers.
 */
export function withoutLost(message: ChatMessage, isLost: (documentId: string) => boolean): ChatMessage {
  const { content, sources, checks, records, suggestedActions } = message;
  const quotes = [...sources, ...checks.flatMap(({ source }) => source ?? [])]
    .filter(({ documentId }) => isLost(documentId))
    .map(({ quote }) => quote);
  const words = repeated(content, [...new Set(quotes)]);
  const numbers = sources.filter(({ documentId }) => isLost(documentId)).map(({ n }) => n);
  const marks = marksOf(content, numbers).filter(
    (mark) => !words.some(({ start, end }) => mark.start < end && start < mark.end),
  );
  const spans = [...words, ...marks].sort((a, b) => a.start - b.start);
  let said = '';
  let from = 0;
  for (const { start, end, by } of spans) {
    said += content.slice(from, start) + by;
    from = end;
  }
  const moved = (at: number) =>
    spans.reduce((sum, { start, end, by }) => (end <= at ? sum + by.length - (end - start) : sum), at);
  return {
    ...message,
    content: said + content.slice(from),
    sources: sources.filter(({ documentId }) => !isLost(documentId)),
    checks: checks
      .filter(({ source }) => source === null || !isLost(source.documentId))
      .filter((check) => !words.some(({ start, end }) => check.start < end && start < check.end))
      .map((check) => ({ ...check, start: moved(check.start), end: moved(check.end) })),
    records: records.filter(({ kind, id }) => kind !== 'document' || id === null || !isLost(id)),
    suggestedActions: suggestedActions.filter(
      (action) => action.type !== 'open-document' || !isLost(action.documentId),
    ),
  };
}

import { findWrittenDates } from '../papers/dates.ts';
import { findWrittenSums } from '../papers/sums.ts';
import { pageAt, pageStarts } from '../text/pages.ts';
import { type QuoteGrams, quoteGrams } from '../text/quote-grams.ts';
import { type LocatedQuote, quoteLocator } from '../text/quotes.ts';
import type { Source, Span } from '../text/source.ts';
import type { Paper } from './papers.ts';

/** A paper to look things up in; each part is read when it is first asked for, and then kept. */
export interface PaperIndex {
  paper: Paper;
  /** Offsets at which the pages begin. */
  starts: readonly number[];
  locate(quote: string, options?: { page?: number | null }): LocatedQuote;
  /** First place of each date: 'YYYY-MM-DD', 'YYYY-MM' and '--MM-DD'. */
  dates(): ReadonlyMap<string, Span>;
  /** First place of each sum in dollars; a number that looks like a sum counts where none has a sign of money. */
  sums(): ReadonlyMap<number, Span>;
  /** First place of each percentage. */
  percents(): ReadonlyMap<number, Span>;
  source(span: Span): Omit<Source, 'n'>;
}

/** Digits that may be a sum: a table of payments prints no sign before each. */
const BARE_SUM = /(?<![\d.,$§-])(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)(?![\d,.-]*\d)/g;
const PERCENT = /(?<![\d.,])(\d{1,4}(?:\.\d{1,4})?)\s?(?:%|percent\b|per\s?cent\b)/gi;

/** Percentages of a text in order of place. */
export function findPercents(text: string): (Span & { value: number })[] {
  return [...text.matchAll(PERCENT)].map((match) => ({
    value: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function readDates(text: string): Map<string, Span> {
  const dates = new Map<string, Span>();
  for (const { date, start, end } of findWrittenDates(text)) {
    if (date === null) continue;
    const ways = date.length === 10 ? [date, date.slice(0, 7), `-${date.slice(4)}`] : [date];
    for (const way of ways) if (!dates.has(way)) dates.set(way, { start, end });
  }
  return dates;
}

function readSums(text: string): Map<number, Span> {
  const sums = new Map<number, Span>();
  for (const { amount, start, end } of findWrittenSums(text)) {
    if (!sums.has(amount)) sums.set(amount, { start, end });
  }
  for (const match of text.matchAll(BARE_SUM)) {
    const amount = Number(match[0].replaceAll(',', ''));
    if (!sums.has(amount)) sums.set(amount, { start: match.index, end: match.index + match[0].length });
  }
  return sums;
}

function readPercents(text: string): Map<number, Span> {
  const percents = new Map<number, Span>();
  for (const { value, start, end } of findPercents(text)) {
    if (!percents.has(value)) percents.set(value, { start, end });
  }
  return percents;
}

function once<T>(read: () => T): () => T {
  let value: { is: T } | undefined;
  return () => {
    value ??= { is: read() };
    return value.is;
  };
}

/** Prepares a paper for being looked up in; costs nothing until it is asked. */
export function indexPaper(paper: Paper): PaperIndex {
  const { text } = paper;
  const starts = once(() => pageStarts(text));
  const locator = once(() => quoteLocator(text));
  const grams = once((): QuoteGrams => quoteGrams(text));
  return {
    paper,
    get starts() {
      return starts();
    },
    locate: (quote, options = {}) => {
      const mayStand = text.includes(quote.trim()) || grams().mayHold(quote);
      return mayStand ? locator()(quote, options) : nowhere(quote, options.page ?? null);
    },
    dates: once(() => readDates(text)),
    sums: once(() => readSums(text)),
    percents: once(() => readPercents(text)),
    source: ({ start, end }) => ({
      documentId: paper.id,
      filename: paper.filename,
      ...(paper.title !== undefined && { title: paper.title }),
      page: pageAt(starts(), start),
      quote: text.slice(start, end),
      start,
      end,
      verified: true,
    }),
  };
}

function nowhere(quote: string, page: number | null): LocatedQuote {
  return { start: 0, end: 0, page: page ?? 1, verified: false, how: null, quote };
}

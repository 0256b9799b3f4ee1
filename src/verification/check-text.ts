import type { Span } from '../text/source.ts';
import { checkCitations } from './check-citations.ts';
import { checkDates, checkSums } from './check-figures.ts';
import { checkPages } from './check-pages.ts';
import { checkQuotes } from './check-quotes.ts';
import { fileNames } from './named-papers.ts';
import { indexPaper, type PaperIndex } from './paper-index.ts';
import type { LookedIn, Paper } from './papers.ts';
import type { Check } from './schema.ts';

/** Papers made ready to look things up in, for several texts. */
export interface Library {
  indexes: readonly PaperIndex[];
  known: PaperIndex;
  today: string | null;
}

/** Prepares papers and known texts; each is read when it is first needed. */
export function prepare({ papers, known, today = null }: LookedIn): Library {
  const own: Paper = { id: '', filename: '', text: known.join('\n\n') };
  return { indexes: papers.map(indexPaper), known: indexPaper(own), today };
}

/**
 * Every statement of a text that can be looked up, in order of place and not overlapping: quotations, legal citations,
 * statements about pages, dates, sums and percentages. Nothing is changed and nothing is asked of a network; what was
 * found says where. A quotation or figure inside another statement is looked up with it, not again.
 */
export function checkText(text: string, looked: LookedIn): Check[] {
  return checkPrepared(text, prepare(looked));
}

/** The same with papers that are prepared already. */
export function checkPrepared(text: string, library: Library): Check[] {
  const { indexes } = library;
  const quotes = checkQuotes(text, indexes, library.known);
  const names = fileNames(text, indexes);
  const kept = new Kept(text.length, names);
  const checks: Check[] = [];
  const groups = [
    quotes.map(({ check }) => check),
    checkCitations(text, library),
    checkPages(text, quotes, indexes),
    checkDates(text, library),
    checkSums(text, library),
  ];
  for (const group of groups) {
    for (const check of group) if (kept.take(check, check.kind === 'quote')) checks.push(check);
  }
  return checks.sort((a, b) => a.start - b.start);
}

/** Which characters of a text belong to a statement already. */
class Kept {
  readonly #taken: Uint8Array;

  constructor(length: number, names: readonly Span[]) {
    this.#taken = new Uint8Array(length);
    for (const { start, end } of names) this.#taken.fill(1, start, end);
  }

  /** False where some of it is taken; a quotation may hold a file's name. */
  take({ start, end }: Span, always: boolean): boolean {
    if (!always && this.#taken.subarray(start, end).includes(1)) return false;
    this.#taken.fill(1, start, end);
    return true;
  }
}

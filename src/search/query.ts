import { monthNumber } from '../text/day-words.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { termOf, tokenize } from '../text/tokenize.ts';

/**
 * What a person typed into a search box. `terms` are index terms (stemmed); `words` the folded words behind
 * them; `phrases` are lists of folded words that must stand together; `before` (exclusive) and `after`
 * (inclusive) are calendar dates 'YYYY-MM-DD'.
 */
export interface SearchQuery {
  terms: string[];
  words: string[];
  phrases: string[][];
  excluded: string[];
  /** Lists of folded words that must not stand together. */
  excludedPhrases: string[][];
  types: string[];
  before: string | null;
  after: string | null;
}

const PART = /(-?)(?:(type|before|after):)?(?:["“”]([^"“”]*)["“”]?|(\S+))/gi;

/**
 * Reads typed words, "phrases", -word, type:order or type:"discovery request", before:2024-05-01 and
 * after:2024 (also 2024-05 and 5/1/2024). What cannot be read as a filter is searched as words; never throws.
 */
export function parseQuery(input: string): SearchQuery {
  const query: SearchQuery = {
    terms: [],
    words: [],
    phrases: [],
    excluded: [],
    excludedPhrases: [],
    types: [],
    before: null,
    after: null,
  };
  for (const match of input.toWellFormed().replaceAll('\u0000', ' ').matchAll(PART)) {
    const [, minus, filter, quoted, bare] = match;
    const value = (quoted ?? bare ?? '').trim();
    if (value === '' || (filter && addFilter(query, filter.toLowerCase(), value))) continue;
    const words = filter ? `${filter} ${value}` : value;
    if (minus) addExcluded(query, words);
    else if (quoted === undefined) addWords(query, words);
    else addPhrase(query, words);
  }
  return query;
}

/** Whether there is anything to look for besides filters. */
export function hasWords(query: SearchQuery): boolean {
  return query.terms.length > 0 || query.phrases.length > 0;
}

function addFilter(query: SearchQuery, filter: string, value: string): boolean {
  if (filter === 'type') {
    query.types.push(value.toLowerCase());
    return true;
  }
  const date = readDate(value);
  if (date === null) return false;
  if (filter === 'before') query.before = date;
  else query.after = date;
  return true;
}

/** 2024, 2024-05, 2024-05-01, 5/2024, 5/1/2024, May 2024, May 1, 2024; a month is its first day. */
function readDate(value: string): string | null {
  const iso = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(value);
  const slashed = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(value);
  const named = /^([a-z]{3})[a-z]*\.?[\s-]+(?:(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+)?(\d{4})$/i.exec(value);
  const month = monthNumber(named?.[1] ?? '');
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  if (slashed) return toDate(slashed[3], slashed[1], slashed[2]);
  return named && month > 0 ? toDate(named[3], String(month), named[2]) : null;
}

function toDate(year = '', month = '1', day = '1'): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

function addWords(query: SearchQuery, value: string): void {
  for (const token of tokenize(value)) {
    if (STOP_WORDS.has(token.word) || query.terms.includes(token.term)) continue;
    query.terms.push(token.term);
    query.words.push(token.word);
  }
}

function addPhrase(query: SearchQuery, value: string): void {
  const words = tokenize(value).map((token) => token.word);
  if (words.length > 0) query.phrases.push(words);
  addWords(query, value);
}

/** A single word is excluded wherever it stands, several in quotation marks or with signs between only in a row. */
function addExcluded(query: SearchQuery, value: string): void {
  const tokens = tokenize(value);
  const [only] = tokens;
  if (only === undefined) return;
  if (tokens.length > 1) query.excludedPhrases.push(tokens.map(({ word }) => word));
  else if (!STOP_WORDS.has(only.word) && !query.excluded.includes(only.term)) query.excluded.push(only.term);
}

/**
 * A phrase as the index knows it: its telling words and its pairs of little ones, each with its distance in words
 * from the first. Empty for a single little word, which no index holds.
 */
export function phraseTerms(phrase: readonly string[]): { term: string; step: number }[] {
  return phrase.flatMap((word, step) => {
    if (!STOP_WORDS.has(word)) return [{ term: termOf(word), step }];
    const next = phrase[step + 1];
    return next !== undefined && STOP_WORDS.has(next) ? [{ term: `${word} ${next}`, step }] : [];
  });
}

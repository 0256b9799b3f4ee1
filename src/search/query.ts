import { STOP_WORDS } from './stem.ts';
import { foldWord, tokenize } from './tokenize.ts';

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
    types: [],
    before: null,
    after: null,
  };
  for (const match of input.matchAll(PART)) {
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

function readDate(value: string): string | null {
  const iso = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(value);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value);
  const [year, month, day] = iso
    ? [iso[1], iso[2] ?? '1', iso[3] ?? '1']
    : [slashed?.[3], slashed?.[1], slashed?.[2]];
  if (!year || !month || !day) return null;
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

function addExcluded(query: SearchQuery, value: string): void {
  for (const token of tokenize(foldWord(value))) {
    if (!query.excluded.includes(token.term)) query.excluded.push(token.term);
  }
}

import { MONTH_WORD } from '../text/day-words.ts';
import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';

const READ_CHARACTERS = 20_000;
const MOST_TERMS = 10;
const MOST_SUMS = 4;
const SHORTEST = 5;
/** 'KYC', 'OpenLarch', 'Boeing 727': a word that no sentence makes a capital of. */
const MARKED = /\b(?:[A-Z]{3,7}s?|\p{Lu}\p{Ll}+\p{Lu}\p{L}+|\p{Lu}\p{L}+\s\d{2,4}[A-Z]?)\b/gu;
/** Two to four words in capitals within a sentence. */
const PHRASE = /(?<=[\p{Ll},;]\s(?:the\s|an?\s)?)\p{Lu}[\p{Ll}'’-]+(?:\s(?:of\s)?\p{Lu}[\p{Ll}'’-]+){1,3}/gu;
const COMMON =
  /^(?:please|thank|thanks|regard|would|could|should|about|after|again|there|their|these|those|where|which|while|without|within|other|under|above|below|being|shall|including|following|pursuant|hereby|herein|thereof|provided|information|number|address|telephone|phone|email|message|letter|person|people|other|because|before|between|first|second|section|paragraph|attached|further|however|state|states|united|street|north|south|monday|tuesday|wednesday|thursday|friday|saturday|sunday|county|court|general|office|department|subject|original|re|the|and|for|page|sent|from|date|copy|inc|llc|www|com|http|https|org|gov)$/i;
const MONTH = new RegExp(`^${MONTH_WORD}$`, 'i');
/** Addresses, and what whoever released a paper stamped on it: words of the sheet. */
const OF_SHEET =
  /(?<!\S)\S+@\S+|\bmailto:\S*|\b(?:UN)?CLASSIFIED\b[^\n]*|\bRELEASED? IN(?:\s+(?:FULL|PART))?\b[^\n]*|^[ \t]*(?:IN\s)?(?:FULL|PART)(?:\s[A-Z]\d)*\s*$|^[ \t]*EX-[\d.][^\n]*\.htm\S*/gm;
/** Words that every paper has. */
const isCommon = (word: string) => COMMON.test(word) || MONTH.test(word);

/** What a document speaks of most: names of things, marks, and the words that come back; the weightiest first. */
export function termsOf(text: string): string[] {
  const read = text.slice(0, READ_CHARACTERS).replace(OF_SHEET, ' ');
  const weights = new Map<string, { shown: string; weight: number }>();
  const add = (shown: string, weight: number) => {
    const key = shown.toLowerCase();
    const before = weights.get(key);
    weights.set(key, { shown: before?.shown ?? shown, weight: (before?.weight ?? 0) + weight });
  };
  const isShouting = (at: number): boolean => !/\p{Ll}/u.test(read.slice(Math.max(0, at - 15), at + 25));
  for (const { 0: words, index } of read.matchAll(MARKED))
    if (!isShouting(index) && !isCommon(words.split(' ')[0] ?? '')) add(words, 1.6);
  for (const [words] of read.matchAll(PHRASE))
    if (!words.split(' ').some((word) => isCommon(word))) add(words.replace(/\s+/g, ' '), 2);
  const counts = new Map<string, { word: string; count: number; at: number }>();
  for (const { term, word, start } of tokenize(read)) {
    if (word.length < SHORTEST || STOP_WORDS.has(word) || isCommon(word) || /\d/.test(word)) continue;
    const before = counts.get(term);
    counts.set(term, {
      word: before?.word ?? word,
      count: (before?.count ?? 0) + 1,
      at: before?.at ?? start,
    });
  }
  for (const { word, count, at } of counts.values())
    if (count > 1) add(word, Math.min(count, 6) * (at < 1500 ? 1 : 0.7));
  return [...weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3 * MOST_TERMS)
    .map(({ shown }) => shown);
}

const SUM = /(?:US|CAD|EUR)?\s?[$€£]\s?(\d[\d,]*(?:\.\d\d)?)(?:\s(?:million|billion|thousand))?/g;
const IS_TOTAL = /\b(?:total|due|owe[ds]?|balance|pay|paid|price|fee|amount|sum)\b/i;

/** The sums that a document names: what is due or in all first, then the largest. */
export function sumsOf(text: string): string[] {
  const found = new Map<string, { shown: string; size: number; isTotal: boolean }>();
  for (const { 0: words, 1: figures = '', index } of text.slice(0, READ_CHARACTERS).matchAll(SUM)) {
    const shown = words.trim().replace(/\s+/g, ' ');
    const size = Number(figures.replaceAll(',', ''));
    const isTotal = IS_TOTAL.test(text.slice(Math.max(0, index - 60), index));
    if (size > 0 && !found.has(shown)) found.set(shown, { shown, size, isTotal });
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.isTotal) - Number(a.isTotal) || b.size - a.size)
    .slice(0, MOST_SUMS)
    .map(({ shown }) => shown);
}

/** Those terms of which nothing is said yet. */
export function unsaid(terms: readonly string[], said: string): string[] {
  const there = new Set(tokenize(said).map(({ term }) => term));
  const kept: string[] = [];
  for (const each of terms) {
    const own = tokenize(each).map(({ term }) => term);
    if (own.length === 0 || own.every((term) => there.has(term))) continue;
    for (const term of own) there.add(term);
    kept.push(each);
    if (kept.length >= MOST_TERMS) break;
  }
  return kept;
}

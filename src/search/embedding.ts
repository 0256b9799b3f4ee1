import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';

/** Name kept with each stored vector: vectors of different models must never be compared. */
export const HASHED_MODEL = 'hashed-ngrams-1536-v1';
export const HASHED_WIDTH = 1536;

/**
 * A vector of words, word pairs and letter trigrams, hashed into 1536 signed places, weighted by
 * 1 + ln(count) and by how telling the feature is (rare shapes and longer words more), and scaled to length 1.
 * It knows spelling, not meaning. An empty text gives a vector of zeros.
 */
export function hashedEmbedding(text: string): number[] {
  const vector = new Array<number>(HASHED_WIDTH).fill(0);
  for (const [feature, count] of countFeatures(text)) {
    const hash = fnv1a(feature);
    const sign = hash & 0x80000000 ? -1 : 1;
    const place = (hash & 0x7fffffff) % HASHED_WIDTH;
    vector[place] = (vector[place] ?? 0) + sign * (1 + Math.log(count)) * weightOf(feature);
  }
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return length === 0 ? vector : vector.map((value) => value / length);
}

function countFeatures(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  let before: string | undefined;
  for (const { term, word } of tokenize(text)) {
    if (STOP_WORDS.has(word)) {
      before = undefined;
      continue;
    }
    add(`w ${term}`);
    if (before !== undefined) add(`p ${before} ${term}`);
    before = term;
    const padded = `_${word}_`;
    if (word.length < 4) continue;
    for (let at = 0; at + 3 <= padded.length; at += 1) add(`t ${padded.slice(at, at + 3)}`);
  }
  return counts;
}

/** Stands in for document frequency: no corpus is needed, so a vector depends on its own text alone. */
function weightOf(feature: string): number {
  const body = feature.slice(2);
  switch (feature.charAt(0)) {
    case 'w':
      return /\d/.test(body) ? 1.6 : 0.7 + Math.min(0.9, body.length * 0.1);
    case 'p':
      return 1;
    default:
      return 0.45;
  }
}

function fnv1a(value: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1) {
    hash ^= value.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Cosine of two vectors of the same width, -1 to 1; 0 when one of them is all zeros or the widths differ. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return 0;
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let index = 0; index < a.length; index += 1) {
    const x = a[index] ?? 0;
    const y = b[index] ?? 0;
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}

import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { correctWord, forgivenEdits } from '#src/search/spelling.ts';
import { type CaseIndex, listVocabulary } from './search-store.ts';

type Vocabulary = ReadonlyMap<string, number>;

const LISTS_KEPT = 200;
const caches = new WeakMap<object, Map<string, { version: string; words: Vocabulary }>>();

async function wordsOf(db: Kysely<Database>, index: CaseIndex, letter: string): Promise<Vocabulary> {
  const cache = caches.get(db) ?? new Map<string, { version: string; words: Vocabulary }>();
  caches.set(db, cache);
  const key = `${index.caseId} ${letter}`;
  const held = cache.get(key);
  const words = held?.version === index.version ? held.words : await listVocabulary(db, index.caseId, letter);
  cache.delete(key);
  cache.set(key, { version: index.version, words });
  for (const oldest of [...cache.keys()].slice(0, -LISTS_KEPT)) cache.delete(oldest);
  return words;
}

/**
 * What mistyped terms most likely meant, by the words of these cases alone; those without a likely one are left
 * out. Of the first two letters one must be right at the beginning of the word that was meant.
 */
export async function correctTerms(
  db: Kysely<Database>,
  indexes: readonly CaseIndex[],
  terms: readonly string[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const term of terms) {
    if (forgivenEdits(term) === 0) continue;
    const near = new Map<string, number>();
    for (const letter of new Set(term.slice(0, 2))) {
      for (const index of indexes) {
        for (const [word, count] of await wordsOf(db, index, letter)) {
          near.set(word, (near.get(word) ?? 0) + count);
        }
      }
    }
    const meant = correctWord(term, near);
    if (meant !== null) corrections.set(term, meant);
  }
  return corrections;
}

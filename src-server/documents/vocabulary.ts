import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { correctWord } from '#src/search/spelling.ts';
import { type CaseIndex, listVocabulary } from './search-store.ts';

type Vocabulary = ReadonlyMap<string, number>;

const CASES_KEPT = 16;
const caches = new WeakMap<object, Map<string, { version: string; words: Vocabulary }>>();

async function vocabularyOf(db: Kysely<Database>, index: CaseIndex): Promise<Vocabulary> {
  const cache = caches.get(db) ?? new Map<string, { version: string; words: Vocabulary }>();
  caches.set(db, cache);
  const held = cache.get(index.caseId);
  const words = held?.version === index.version ? held.words : await listVocabulary(db, index.caseId);
  cache.delete(index.caseId);
  cache.set(index.caseId, { version: index.version, words });
  for (const oldest of [...cache.keys()].slice(0, -CASES_KEPT)) cache.delete(oldest);
  return words;
}

/** What mistyped terms most likely meant, by the words of these cases alone; those without a likely one are left out. */
export async function correctTerms(
  db: Kysely<Database>,
  indexes: readonly CaseIndex[],
  terms: readonly string[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  if (terms.length === 0) return corrections;
  const all = new Map<string, number>();
  for (const index of indexes) {
    for (const [word, count] of await vocabularyOf(db, index)) all.set(word, (all.get(word) ?? 0) + count);
  }
  for (const term of terms) {
    const meant = correctWord(term, all);
    if (meant !== null) corrections.set(term, meant);
  }
  return corrections;
}

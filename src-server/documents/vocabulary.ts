import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { forgivenEdits, likeliestWord, nearestWords, oneChangeAway } from '#src/search/spelling.ts';
import { termOf } from '#src/search/tokenize.ts';
import { type CaseIndex, countWords, listWords } from './search-store.ts';

type Db = Kysely<Database>;

const LISTS_KEPT = 200;
/** Words of a question that are looked into; a text in another language would ask for all of them. */
const MOST_CORRECTED = 8;
const caches = new WeakMap<object, Map<string, { version: string; words: readonly string[] }>>();

/** The words of these cases that begin with a letter, with repetitions; kept until a case changes. */
async function wordsOf(db: Db, indexes: readonly CaseIndex[], letter: string): Promise<string[]> {
  const cache = caches.get(db) ?? new Map<string, { version: string; words: readonly string[] }>();
  caches.set(db, cache);
  const keyOf = ({ caseId }: CaseIndex) => `${caseId} ${letter}`;
  const unknown = indexes.filter((index) => cache.get(keyOf(index))?.version !== index.version);
  const lists =
    unknown.length === 0
      ? null
      : await listWords(
          db,
          unknown.map(({ caseId }) => caseId),
          letter,
        );
  const words = indexes.flatMap((index) => {
    const key = keyOf(index);
    const held = cache.get(key);
    const own = held?.version === index.version ? held.words : (lists?.get(index.caseId) ?? []);
    cache.delete(key);
    cache.set(key, { version: index.version, words: own });
    return own;
  });
  for (const oldest of [...cache.keys()].slice(0, -LISTS_KEPT)) cache.delete(oldest);
  return words;
}

/**
 * What mistyped words most likely meant, by index term: fewest changes, then the most frequent, then the alphabet, by
 * the words of these cases alone. Words without a likely one are left out. Where two changes are forgiven, one of the
 * first two letters must be right.
 */
export async function correctTerms(
  db: Db,
  indexes: readonly CaseIndex[],
  typed: readonly { term: string; word: string }[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  const caseIds = indexes.map(({ caseId }) => caseId);
  for (const { term, word } of typed.slice(0, MOST_CORRECTED)) {
    const forgiven = forgivenEdits(term);
    if (forgiven === 0) continue;
    // The slip may be in an ending: 'agreemant' is one change from 'agreement', and its stem is far from any.
    const near = new Set([...oneChangeAway(term), ...oneChangeAway(word).map(termOf)]);
    let counts = await countWords(db, caseIds, [...near]);
    if (counts.size === 0 && forgiven > 1) {
      const lists = [];
      for (const letter of new Set(term.slice(0, 2))) lists.push(await wordsOf(db, indexes, letter));
      const nearest = nearestWords(term, new Set(lists.flat()), forgiven);
      if (nearest.length > 0) counts = await countWords(db, caseIds, nearest);
    }
    const meant = likeliestWord(counts);
    if (meant !== null) corrections.set(term, meant);
  }
  return corrections;
}

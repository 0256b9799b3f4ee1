import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { forgivenEdits, likeliestWord, nearestWords, oneChangeAway } from '#src/text/spelling.ts';
import { termOf } from '#src/text/tokenize.ts';
import { type CaseIndex, countWords, listWords } from './store.ts';

type Db = Kysely<Database>;

/** About 20 kB each. */
const LISTS_KEPT = 1_000;
/** Asking for every word one change away costs a thousand look-ups a case; lists of words are kept instead. */
const FEW_CASES = 4;
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

interface Typed {
  term: string;
  word: string;
}

/** The nearest terms of these cases and how many passages hold each; none when nothing is near enough. */
async function nearTerms(
  db: Db,
  indexes: readonly CaseIndex[],
  { term, word }: Typed,
): Promise<ReadonlyMap<string, number>> {
  const forgiven = forgivenEdits(term);
  if (forgiven === 0) return new Map();
  const caseIds = indexes.map(({ caseId }) => caseId);
  // The slip may be in an ending: 'agreemant' is one change from 'agreement', and its stem is far from any.
  const oneAway = new Set([...oneChangeAway(term), ...oneChangeAway(word).map(termOf)]);
  if (indexes.length <= FEW_CASES) {
    const counts = await countWords(db, caseIds, [...oneAway]);
    if (counts.size > 0 || forgiven < 2) return counts;
  }
  const lists: string[][] = [];
  for (const letter of new Set(term.slice(0, 2))) lists.push(await wordsOf(db, indexes, letter));
  const words = new Set(lists.flat());
  const direct = [...oneAway].filter((one) => words.has(one));
  const nearest = direct.length > 0 ? direct : nearestWords(term, words, forgiven);
  return nearest.length === 0 ? new Map() : countWords(db, caseIds, nearest);
}

/**
 * What mistyped words most likely meant, by index term: fewest changes, then the most frequent, then the alphabet, by
 * the words of these cases alone. Words without a likely one are left out. Where two changes are forgiven, or many
 * cases are searched, one of the first two letters must begin what was meant.
 */
export async function correctTerms(
  db: Db,
  indexes: readonly CaseIndex[],
  typed: readonly Typed[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const one of typed.slice(0, MOST_CORRECTED)) {
    const meant = likeliestWord(await nearTerms(db, indexes, one));
    if (meant !== null) corrections.set(one.term, meant);
  }
  return corrections;
}

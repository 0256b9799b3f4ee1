import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { phraseTerms, type SearchQuery } from '#src/search/query.ts';
import type { SoughtTerm } from '#src/search/rank-bm25.ts';
import { RELATED_WEIGHT, relatedTerms } from '#src/search/related.ts';
import { type CaseIndex, type Places, readPlaces, type SearchScope } from './store.ts';
import { correctTerms } from './vocabulary.ts';

const CORRECTED_WEIGHT = 0.9;

interface Wanted {
  places: Places;
  wanted: SoughtTerm[];
  /** What mistyped terms were read as. */
  corrections: ReadonlyMap<string, string>;
}

/**
 * Where the words asked for stand, each with its other spellings: related words, and what a mistyped one most likely
 * meant. A word of a phrase stands for itself alone and is not corrected.
 */
export async function findPlaces(
  db: Kysely<Database>,
  scope: SearchScope,
  indexes: readonly CaseIndex[],
  query: SearchQuery,
): Promise<Wanted> {
  const phrases = query.phrases.map(phraseTerms);
  const positioned = [...new Set(phrases.flat().map(({ term }) => term))];
  const pairs = positioned.filter((term) => !query.terms.includes(term));
  const near = new Map(
    query.terms.map((term) => [term, positioned.includes(term) ? [] : relatedTerms(term)]),
  );
  const terms = [...new Set([...query.terms, ...pairs, ...[...near.values()].flat(), ...query.excluded])];
  let places = await readPlaces(db, scope, { terms, positioned });
  const known = new Set(places.terms.map(({ term }) => term));
  const isKnown = (term: string) => [term, ...(near.get(term) ?? [])].some((one) => known.has(one));
  const unknown = query.terms.flatMap((term, at) =>
    isKnown(term) || positioned.includes(term) ? [] : [{ term, word: query.words[at] ?? term }],
  );
  const corrections =
    unknown.length === 0 ? new Map<string, string>() : await correctTerms(db, indexes, unknown);
  if (corrections.size > 0) {
    places = await readPlaces(db, scope, { terms: [...terms, ...corrections.values()], positioned });
  }
  const wanted = [...query.terms, ...pairs].flatMap((term, group) => {
    const meant = corrections.get(term);
    return [
      { group, term, weight: 1 },
      ...(near.get(term) ?? []).map((other) => ({ group, term: other, weight: RELATED_WEIGHT })),
      ...(meant === undefined ? [] : [{ group, term: meant, weight: CORRECTED_WEIGHT }]),
    ];
  });
  return { places, wanted, corrections };
}

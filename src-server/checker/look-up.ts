import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { decidingTerms, type Sought } from '#src/checker/candidates.ts';
import type { Statement } from '#src/checker/holders.ts';
import { soughtTerms, type Wanted } from '#src/checker/sought-terms.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { runOnText } from '../ai/text-thread.ts';
import { countWords, readPlaces } from '../search/store.ts';
import { type ReadDocument, readTexts } from './store.ts';

type Db = Kysely<Database>;

const WORDS_PER_COUNT = 1000;
/** Their words are looked up in the index at once. */
const STATEMENTS_PER_STEP = 40;
/** Of documents that may hold a statement the likeliest are read first, and no more than this. */
const MOST_CANDIDATES = 300;
const ROUNDS = [1, 8, 60, MOST_CANDIDATES] as const;
/** Words in memory at once. */
const BYTES_PER_STEP = 4_000_000;

interface LookUp {
  caseId: AuthorizedCaseId;
  documents: readonly ReadDocument[];
  statements: readonly Statement[];
  signal: AbortSignal;
}

/**
 * For each statement the document it stands in; where it stands in none, the one that comes nearest by its words;
 * null where none comes near. The index says which documents to read, and they are read a few at a time.
 */
export async function findPapers(db: Db, input: LookUp): Promise<(string | null)[]> {
  const candidates = await findCandidates(db, input);
  const found = new Map<number, string>();
  let from = 0;
  for (const to of ROUNDS) {
    const wanted = new Map<string, number[]>();
    candidates.forEach((ids, place) => {
      if (found.has(place)) return;
      for (const id of ids.slice(from, to)) wanted.set(id, [...(wanted.get(id) ?? []), place]);
    });
    await readRound(db, input, { wanted, found });
    from = to;
  }
  return candidates.map((ids, place) => found.get(place) ?? ids[0] ?? null);
}

/** Documents in steps of at most `BYTES_PER_STEP`; a longer one is a step of its own. */
function* inSteps(documents: readonly ReadDocument[]): Generator<ReadDocument[]> {
  let step: ReadDocument[] = [];
  let size = 0;
  for (const document of documents) {
    if (step.length > 0 && size + document.size > BYTES_PER_STEP) {
      yield step;
      step = [];
      size = 0;
    }
    step.push(document);
    size += document.size;
  }
  if (step.length > 0) yield step;
}

async function readRound(
  db: Db,
  { caseId, documents, statements, signal }: LookUp,
  { wanted, found }: { wanted: ReadonlyMap<string, number[]>; found: Map<number, string> },
): Promise<void> {
  // What many statements may stand in settles most of them.
  const order = documents
    .filter(({ id }) => wanted.has(id))
    .sort((a, b) => (wanted.get(b.id)?.length ?? 0) - (wanted.get(a.id)?.length ?? 0));
  for (const step of inSteps(order)) {
    signal.throwIfAborted();
    const open = step.flatMap(({ id }) => {
      const places = (wanted.get(id) ?? []).filter((place) => !found.has(place));
      return places.length === 0 ? [] : [{ id, places }];
    });
    if (open.length === 0) continue;
    const texts = await readTexts(
      db,
      caseId,
      open.map(({ id }) => id),
    );
    const placesOf = new Map(open.map(({ id, places }) => [id, places]));
    const holders = await runOnText('draftHolders', {
      papers: texts.map((paper) => ({ ...paper, places: placesOf.get(paper.id) ?? [] })),
      statements: new Map(
        open.flatMap(({ places }) =>
          places.flatMap((place): [number, Statement][] => {
            const statement = statements[place];
            return statement === undefined ? [] : [[place, { kind: statement.kind, text: statement.text }]];
          }),
        ),
      ),
    });
    for (const { place, documentId } of holders) if (!found.has(place)) found.set(place, documentId);
  }
}

/** For each statement the documents that may hold it by the search index, the likeliest first. */
async function findCandidates(db: Db, { caseId, statements, signal }: LookUp): Promise<string[][]> {
  const wanted = statements.map(soughtTerms);
  const found = await countTerms(db, caseId, wanted);
  const sought = wanted.map((ways) => ways.map((way): Sought => decided(way, found)));
  const candidates: string[][] = [];
  const scope = { caseIds: [caseId], types: [], before: null, after: null };
  for (let from = 0; from < sought.length; from += STATEMENTS_PER_STEP) {
    signal.throwIfAborted();
    const step = sought.slice(from, from + STATEMENTS_PER_STEP);
    const rows = step.flat().flatMap((way) => (way.how === 'row' ? way.terms.map(({ term }) => term) : []));
    const most = step.flat().flatMap((way) => (way.how === 'most' ? way.terms : []));
    const terms = [...new Set([...rows, ...most])];
    const places = await readPlaces(db, scope, { terms, positioned: [...new Set(rows)] });
    candidates.push(
      ...(await runOnText('draftCandidates', {
        documents: places.documents,
        terms: places.terms,
        statements: step,
        limit: MOST_CANDIDATES,
      })),
    );
  }
  return candidates;
}

function decided(way: Wanted, found: ReadonlyMap<string, number>): Sought {
  return way.how === 'row'
    ? way
    : { how: 'most', terms: decidingTerms(way.terms, found), all: way.terms.length };
}

/** In how many passages each word of the quotations stands. */
async function countTerms(
  db: Db,
  caseId: AuthorizedCaseId,
  wanted: readonly (readonly Wanted[])[],
): Promise<Map<string, number>> {
  const terms = [...new Set(wanted.flat().flatMap((way) => (way.how === 'most' ? way.terms : [])))];
  const found = new Map<string, number>();
  for (let from = 0; from < terms.length; from += WORDS_PER_COUNT) {
    const counts = await countWords(db, [caseId], terms.slice(from, from + WORDS_PER_COUNT));
    for (const [term, passages] of counts) found.set(term, passages);
  }
  return found;
}

import { isByCourt, isSummons, tellsWhatToDo } from '../papers/kind-of.ts';
import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

const LONGEST = 400;
const SHORTEST = 12;
/** A heading or a caption in capitals says nothing by itself. */
const CAPITALS = /^[^\p{Ll}]{30,}$/u;

/** Where an item of a list, a row of a form or a new paragraph begins. */
const NEXT_ROW = /\n(?=[^\S\n]*(?:\d{1,2}[.)]|[a-z][.)]|\([a-z\d]{1,2}\)|[*•-]|\p{Lu}[\p{L} ]{2,24}:|\n))/u;

/** A stretch of words with its offset; what is too long for a sentence, by its rows. */
function rowsOf(text: string, start: number): { text: string; start: number }[] {
  if (text.length <= LONGEST) return [{ text, start }];
  let at = start;
  return text.split(NEXT_ROW).map((row) => {
    const from = at;
    at += row.length + 1;
    return { text: row, start: from };
  });
}

/** Sentences of the passages that search found and of those in which the court's papers tell what to do, each once. */
export function sentencesOf(facts: CaseFacts, passages: readonly Place[]): Place[] {
  const dated = facts.documents.dated.map(({ docType: _, ...place }): Place => place);
  const seen = new Set<string>();
  return [...passages, ...dated].flatMap((place) =>
    readSentences(readPaper(place.text))
      .flatMap(({ start, end }) => rowsOf(place.text.slice(start, end), start))
      .flatMap(({ text, start }): Place[] => {
        const key = `${place.documentId} ${text}`;
        const isNone = text.trim().length < SHORTEST || text.length > LONGEST || CAPITALS.test(text);
        if (isNone || seen.has(key)) return [];
        seen.add(key);
        return [{ ...place, text, start: place.start === null ? null : place.start + start }];
      }),
  );
}

/** The papers of the court first, then the summons and notices, then what the parties wrote. */
export function byAuthority(facts: CaseFacts): (place: Place) => number {
  const types = new Map(facts.documents.listed.map(({ id, docType }) => [id, docType]));
  return ({ documentId }) => {
    const type = types.get(documentId);
    if (isByCourt(type) || isSummons(type)) return 0;
    return tellsWhatToDo(type) ? 1 : 2;
  };
}

import { foldWord } from '../text/tokenize.ts';

const ORGANIZATION =
  /\b(?:llc|l\.l\.c|inc|corp(?:oration)?|company|co|ltd|l\.?p|llp|bank|n\.a|credit union|association|trust|fund|funding|capital|properties|apartments|management|services?|university|school|department|county|city|state|hospital|church|partners|group)\b\.?/i;
const TITLE = /^(?:the|hon|honorable|judge|mr|mrs|ms|dr|justice|magistrate|esq|phd|md)$/;
const GENERATION = /^(?:jr|sr|ii|iii|iv)$/;

/** Whether a name is that of a company, an office or another organization, as far as its words tell. */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(name);

const folded = (name: string) => (name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).map(foldWord);

/** The words of a name that tell it from others, folded: titles and suffixes are none. */
export function wordsOfName(name: string): string[] {
  return folded(name).filter((word) => word !== '' && !TITLE.test(word) && !GENERATION.test(word));
}

const generationOf = (name: string) => folded(name).find((word) => GENERATION.test(word));

/**
 * 'Maria L. Gomez' and 'MARIA GOMEZ' are one; a father and a son are two; an organization's name has to be the same word
 * for word.
 */
export function isSamePerson(a: string, b: string): boolean {
  const [first, second] = [wordsOfName(a), wordsOfName(b)];
  if (first.length === 0 || second.length === 0) return a.toLowerCase() === b.toLowerCase();
  if (generationOf(a) !== generationOf(b)) return false;
  if (first.join(' ') === second.join(' ')) return true;
  if (isOrganization(a) || isOrganization(b)) return false;
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return (
    few.length >= 2 && few[0] === many[0] && few.at(-1) === many.at(-1) && few.every((w) => many.includes(w))
  );
}

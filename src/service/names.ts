import { splitNames } from '../papers/party-names.ts';
import { isSameName, partsOfName } from '../participants/same-name.ts';
import { foldWord } from '../text/tokenize.ts';

export type Likeness = 'same' | 'similar' | 'other';

/** Whether two names are of one person or organization; 'similar' where a given name is the initial of the other. */
export function compareNames(a: string, b: string): Likeness {
  if (isSameName(a, b, 'likely')) return 'same';
  return isSameName(a, b, 'initial') ? 'similar' : 'other';
}

/** The names in a line of a caption, which may hold several ('Ann Quay and Orlov Roofing LLC'). */
function namesIn(line: string): string[] {
  return [...new Set([line, ...splitNames(line).map(({ name }) => name)])];
}

/** The closest likeness of a name to any of the names in a line. */
export function likenessTo(name: string, line: string): Likeness {
  // A list of parties may be long, and taking a line apart is slow.
  const family = partsOfName(name).at(-1);
  if (family === undefined || !foldWord(line.replaceAll('.', '')).includes(family)) return 'other';
  const found = namesIn(line).map((each) => compareNames(name, each));
  return found.find((likeness) => likeness === 'same') ?? found.find((each) => each === 'similar') ?? 'other';
}

import { splitNames } from '../papers/party-names.ts';

const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|hon|rev|sr|jr|ii|iii|iv|esq|esquire|md|phd|inc|llc|llp|lp|pc|pllc|corp|co|ltd|the|an?|individual|deputy|sheriff|officer)$/;

/** Letters as compared: no accents, capitals, points or apostrophes. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[.'’]/g, '');
}

/** The words of a name as compared: no accents, punctuation, titles or suffixes; the family name of 'Quay, Ann' last. */
function wordsOf(name: string): string[] {
  const turned = /^([^,]+),\s*([^,]+)$/.exec(name.trim());
  const isSuffix = TITLES.test((turned?.[2] ?? '').toLowerCase().replaceAll('.', ''));
  const ordered = turned && !isSuffix ? `${turned[2]} ${turned[1]}` : name;
  return plain(ordered)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.test(word));
}

export type Likeness = 'same' | 'similar' | 'other';

/**
 * Whether two names are of one person or organization: 'same' when first and last word agree, whatever stands between
 * them, or when all words do; 'similar' when the last agree and one first word is the initial of the other.
 */
export function compareNames(a: string, b: string): Likeness {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  if (first.length === 0 || second.length === 0) return 'other';
  if (first.toSorted().join(' ') === second.toSorted().join(' ')) return 'same';
  if (first.length < 2 || second.length < 2 || first.at(-1) !== second.at(-1)) return 'other';
  const [given, other] = [first[0] ?? '', second[0] ?? ''];
  if (given === other) return 'same';
  const isInitial = given.length === 1 || other.length === 1;
  return isInitial && given.charAt(0) === other.charAt(0) ? 'similar' : 'other';
}

/** The names in a line of a caption, which may hold several ('Ann Quay and Orlov Roofing LLC'). */
function namesIn(line: string): string[] {
  return [...new Set([line, ...splitNames(line).map(({ name }) => name)])];
}

/** The closest likeness of a name to any of the names in a line. */
export function likenessTo(name: string, line: string): Likeness {
  // A list of parties may be long, and taking a line apart is slow.
  const family = wordsOf(name).at(-1);
  if (family === undefined || !plain(line).includes(family)) return 'other';
  const found = namesIn(line).map((each) => compareNames(name, each));
  return found.find((likeness) => likeness === 'same') ?? found.find((each) => each === 'similar') ?? 'other';
}

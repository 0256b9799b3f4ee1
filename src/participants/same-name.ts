import { foldWord } from '../text/tokenize.ts';
import { isCompanyForm, isOrganization } from './organization.ts';

const TITLE =
  /^(?:the|hon|honorable|judge|mr|mrs|ms|miss|mx|dr|rev|justice|magistrate|deputy|sheriff|officer|esq|esquire|phd|md)$/;
const GENERATION = /^(?:jr|sr|ii|iii|iv)$/;
/** Words of a caption that stand between names or behind them. */
const JOINS = /^(?:and|et|al|of)$/;

/** The family name of 'Quay, Ann' last; what stands behind a comma may be no name: 'Ann Quay, Jr.', 'Orlov Roofing, LLC'. */
function turned(name: string): string {
  const [, before, behind] = /^([^,]+),([^,]+)$/.exec(name.trim()) ?? [];
  if (before === undefined || behind === undefined) return name;
  const words = folded(behind);
  return words.every((word) => isBeside(word) || isCompanyForm(word)) ? name : `${behind} ${before}`;
}

const folded = (name: string) =>
  (name.replace(/\.(?=\p{L}\b)|(?<=\b\p{L})\./gu, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []).map(
    foldWord,
  );
const isBeside = (word: string) => TITLE.test(word) || GENERATION.test(word);

/** The words of a name that tell it from others, folded: titles and suffixes are none. */
export function wordsOfName(name: string): string[] {
  return folded(name.replace(/\ban?\s+individual\b/i, '')).filter(
    (word) => /\p{L}/u.test(word) && !isBeside(word),
  );
}

const generationOf = (name: string) => folded(name).find((word) => GENERATION.test(word));
/** The same as they are compared: the family name last, double names taken apart. */
export const partsOfName = (name: string): string[] =>
  wordsOfName(turned(name)).flatMap((word) => word.split('-'));

/**
 * How alike two names have to be, the strictest first:
 * - `same`: one person or organization, wherever both stand. A middle name may be missing and not differ; a father and a
 *   son are two; an organization has the same words.
 * - `likely`: first and last word agree, whatever stands between them, or all words do, in any order.
 * - `initial`: the last agrees, and one first word is the initial of the other.
 * - `part`: all words of the shorter one stand in the other, which may hold several names or be cut off by 'et al.'.
 */
export type Likeness = 'same' | 'likely' | 'initial' | 'part';

/** More letters than are kept of a name. */
const LONGEST = 300;

/** A name that is compared with many: taken apart once. */
export interface NameApart {
  written: string;
  parts: readonly string[];
  /** Without what tells only a company's form. */
  own: readonly string[];
  generation: string | undefined;
  figures: string | undefined;
  isOrganization: boolean;
}

export function nameApart(name: string): NameApart {
  const kept = name.slice(0, LONGEST);
  const parts = partsOfName(kept);
  return {
    written: kept.toLowerCase(),
    parts,
    own: parts.filter((word) => !isCompanyForm(word)),
    generation: generationOf(kept),
    figures: kept.match(/\d+/g)?.join(' '),
    isOrganization: isOrganization(kept),
  };
}

/** Whether two names, as they are written, are one, by what is asked for. Both ways round alike. */
export const isSameName = (a: string, b: string, how: Likeness): boolean =>
  areSame(nameApart(a), nameApart(b), how);

/** The same of two names that are taken apart already. */
export function areSame(a: NameApart, b: NameApart, how: Likeness): boolean {
  if (how === 'same') {
    if (a.parts.length === 0 || b.parts.length === 0) return a.written === b.written;
    if (haveOtherFigures(a, b)) return false;
    return a.generation === b.generation && isSame(a.parts, b.parts, a.isOrganization || b.isOrganization);
  }
  const [one, other] = [a.own, b.own];
  if (one.length === 0 || other.length === 0) return false;
  if (how === 'part') return isWithin(one, other);
  if (how === 'likely' && one.toSorted().join(' ') === other.toSorted().join(' ')) return true;
  if (one.length < 2 || other.length < 2 || one.at(-1) !== other.at(-1)) return false;
  const [given = '', called = ''] = [one[0], other[0]];
  if (how === 'likely') return given === called;
  return (given.length === 1 || called.length === 1) && given.charAt(0) === called.charAt(0);
}

/** 'Trust 2006-1' and 'Trust 2007-2', 'DOES 1-10' and 'DOES 11-20' are two. */
function haveOtherFigures(a: NameApart, b: NameApart): boolean {
  return a.figures !== undefined && b.figures !== undefined && a.figures !== b.figures;
}

function isSame(first: readonly string[], second: readonly string[], isOrganizations: boolean): boolean {
  if (first.length === second.length && first.every((word, at) => word === second[at])) return true;
  if (isOrganizations) return false;
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return (
    few.length >= 2 && few[0] === many[0] && few.at(-1) === many.at(-1) && few.every((w) => many.includes(w))
  );
}

function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const [first = [], second = []] = [one, other].map((words) => words.filter((word) => !JOINS.test(word)));
  if (first.length === 0 || second.length === 0) return false;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  return short.every((word) => long.includes(word));
}

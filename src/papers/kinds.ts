import type { KindRow } from './kind-row.ts';
import { BANKRUPTCY_KINDS } from './kinds-bankruptcy.ts';
import { COURT_KINDS } from './kinds-court.ts';
import { JUDGMENT_KINDS } from './kinds-judgment.ts';
import { OTHER_KINDS } from './kinds-other.ts';

/** Below this confidence of a classification the user's own choice of category stands. */
export const SURE_ENOUGH = 0.6;

/** Every kind of paper that is told apart. All other lists of types and categories are views of this table. */
const TABLE = [...COURT_KINDS, ...JUDGMENT_KINDS, ...BANKRUPTCY_KINDS, ...OTHER_KINDS] as const;

export type KindId = (typeof TABLE)[number]['id'];
/** A kind by its name on the screen. */
export type PaperType = (typeof TABLE)[number]['name'];
export type PaperKind = (typeof TABLE)[number]['coarse'];
/** The categories that papers are filed under when nobody chose one. */
export type FilingCategory = (typeof TABLE)[number]['filedAs'];

export interface Kind extends KindRow {
  id: KindId;
  name: PaperType;
  coarse: PaperKind;
  filedAs: FilingCategory;
}

export const KINDS: readonly Kind[] = TABLE;

const BY_ID = new Map(KINDS.map((kind) => [kind.id, kind]));
const OTHER = KINDS.find(({ id }) => id === 'other');

export function kindById(id: KindId): Kind {
  const kind = BY_ID.get(id) ?? OTHER;
  if (kind === undefined) throw new Error('The table of kinds has no row for other papers.');
  return kind;
}

export function isKindId(id: string): id is KindId {
  return KINDS.some((kind) => kind.id === id);
}

/**
 * Categories of the timeline and of e-discovery that stand for several kinds; the first is what a single paper
 * filed so is taken for.
 */
const SHELVES: Readonly<Record<string, readonly KindId[]>> = {
  'motion practice': ['motion', 'response', 'reply', 'memorandum'],
  'process of service': ['summons', 'return', 'waiver'],
  discovery: ['discovery-request', 'discovery-response', 'interrogatories', 'production', 'admissions'],
  'auxiliary document': ['other'],
  // As e-discovery review names them.
  memo: ['letter'],
  sms: ['messages'],
  report: ['other'],
  invoice: ['statement'],
  spreadsheet: ['other'],
  presentation: ['other'],
};

/** Words as they are compared: lower case, single spaces, no period at the end. */
export function nameKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s_]+/g, ' ')
    .replace(/[.:]+$/, '')
    .trim();
}

/** Every name that is a kind's own, and its plural. */
const NAMES: ReadonlyMap<string, readonly KindId[]> = (() => {
  const names = new Map<string, readonly KindId[]>(Object.entries(SHELVES));
  for (const { id, name, also } of KINDS) {
    for (const word of [name, ...also].map(nameKey)) {
      for (const form of [word, `${word}s`]) if (!names.has(form)) names.set(form, [id]);
    }
  }
  return names;
})();

/** The kinds that a category stands for by its name alone; empty where it is no name of the table. */
export function kindsNamed(words: string): readonly KindId[] {
  return NAMES.get(nameKey(words)) ?? [];
}

/** The types of a docket's entries that a paper filed under these words can be; null where the words name no kind. */
export function docketTypesOf(words: string): readonly string[] | null {
  const kinds = kindsNamed(words);
  const types = new Set(kinds.flatMap((id) => [...kindById(id).docket]));
  return types.size === 0 || kinds[0] === 'other' ? null : [...types];
}

/**
 * Names under which a paper may be kept that somebody looks for by a word: 'discovery' finds what is kept as
 * 'Interrogatories'. In lower case, with the word itself.
 */
export function namesFoundBy(word: string): string[] {
  const key = nameKey(word);
  const found = KINDS.filter(
    ({ name, filedAs, also }) =>
      kindsNamed(key).length > 0 && [name, filedAs, ...also].some((each) => nameKey(each).includes(key)),
  ).map(({ name }) => nameKey(name));
  return [...new Set([key, ...found])];
}

import { US_STATES } from '../../states.ts';
import { countyIn } from './county-names.ts';
import type { Court } from './court.ts';

/** Patterns and the court that each of them means, the first that fits. */
export type CourtTable = readonly (readonly [RegExp, Court])[];

export function firstOf(table: CourtTable, text: string): Court | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The state whose name stands in a text, the longest; neither 'Washington County' nor 'County of Nevada' is one. */
export function stateIn(text: string): string | null {
  const found = US_STATES.filter(({ name }) =>
    new RegExp(`(?<!\\bcounty of )\\b${name}\\b(?! county(?! of\\b))`, 'i').test(text),
  );
  return found.sort((a, b) => b.name.length - a.name.length)[0]?.code ?? null;
}

const plainWord = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The county of a list that a name names, with or without 'County'. */
export function countyOf(names: Iterable<string>, courtName: string): string | null {
  const stated = countyIn(courtName);
  const text = plainWord(stated ?? courtName);
  const found = [...names].filter((county) =>
    stated === null ? new RegExp(`\\b${plainWord(county)}\\b`).test(text) : plainWord(county) === text,
  );
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Case numbers as they are compared: capitals, and one hyphen wherever there is a dash or a space. */
export function plainNumber(raw: string): string {
  return raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/^\s*(?:CASE|CAUSE|DOCKET)?\s*(?:NO|NUMBER|#)[.:\s]+/, '')
    .trim()
    .replace(/\s*-\s*|\s+/g, '-');
}

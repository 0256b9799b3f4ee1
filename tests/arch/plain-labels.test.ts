import { expect, test } from 'vitest';
import { sourcesBelow, textOf } from './source-files.ts';

/** Words of lawyers and programmers: a label begins with what they mean, and they may follow. */
const HARD =
  /\b(?:label|title|heading|placeholder)(?:=|: )\{?["'`](?:the |an? )?(?:IRAC|trigger date|milestone|auxiliary|fingerprint)\b.*/gi;

/** The specification's own words, and what the heading of a screen says until its name has come. */
const GIVEN = /title: 'Milestone (?:Created|Deleted)'|heading: 'Milestone'/;

test('a label begins with plain words', () => {
  const hard = sourcesBelow('src-client').flatMap((path) =>
    [...textOf(path).matchAll(HARD)].flatMap(([label]) => (GIVEN.test(label) ? [] : [`${path}: ${label}`])),
  );
  expect(hard).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APPROVED_CITATIONS } from '#src/answers/citations.ts';
import { findLegalCitations } from '#src/law/citations/find-citations.ts';
import { libraryRules } from '#src/law/citations/library.ts';
import { checkCitation, checkLegalCitation } from '#src/verification/check-citation.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test('what the library holds is found as it is written there, and has a title and a place', () => {
  for (const { cite, title, jurisdiction } of libraryRules()) {
    expect({ cite, status: checkCitation(cite).status }).toEqual({ cite, status: 'found' });
    expect(title).not.toBe('');
    expect(['federal', 'new_mexico', 'california']).toContain(jurisdiction);
  }
});

test.each(APPROVED_CITATIONS)('%s, which an answer may cite, is in the library', (citation) => {
  expect(checkCitation(citation).status).toBe('found');
});

/** Rooms that speak of citations in general, with examples of all sorts. */
const EXAMPLES =
  /^src\/verification\/|^src\/docket\/|^src\/(?:papers|answers)\/citations|^src\/checker\/|^src-client\/checker\//;

describe('rules that the product names anywhere', () => {
  const files = ['src', 'src-client', 'src-server']
    .flatMap(filesUnder)
    .filter((path) => !EXAMPLES.test(path));
  test('are in the library, every one', () => {
    const strange = files.flatMap((path) => {
      // Comments break lines, and begin each with a star.
      const text = readFileSync(join(ROOT, path), 'utf8').replace(/\n\s*(?:\*|\/\/)\s/g, ' ');
      return findLegalCitations(text)
        .filter(({ cited }) => cited.every((one) => one.kind === 'rule' && one.set !== null))
        .filter((citation) => checkLegalCitation(citation).status !== 'found')
        .map((citation) => `${path}: ${citation.text}`);
    });
    expect(strange).toEqual([]);
  });
});

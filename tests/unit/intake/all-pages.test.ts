import { expect, test } from 'vitest';
import { pagesHere } from '#src/intake/all-pages.ts';
import type { IntakePaper } from '#src/intake/schema.ts';

type Paper = Pick<IntakePaper, 'files' | 'status' | 'counted'>;
const photo = (id: string, counted?: Paper['counted'], status: Paper['status'] = 'ready'): Paper => ({
  ...{ files: [id], status, counted },
});
const isPicture = (id: string) => !id.endsWith('.pdf');
const here = (...papers: Paper[]) => pagesHere(papers, isPicture);
const WHOLE = { of: 1, missing: [] };

test('more pages are asked for only where the pages do not say that all are here', () => {
  expect(here(photo('a', WHOLE), photo('b', { of: 2, missing: [] })).are).toBe('all');
  expect(here(photo('a', WHOLE), photo('b')).are).toBe('unsure');
  expect(here(photo('a', WHOLE), photo('b', undefined, 'reading'))).toEqual({ are: 'reading', missing: [] });
  expect(here(photo('a', undefined, 'failed')).are).toBe('unsure');
  // A file is a whole paper.
  expect(here(photo('a', WHOLE), photo('letter.pdf')).are).toBe('all');
  expect(here().are).toBe('unsure');
});

test('which pages are missing is said, and of which paper', () => {
  const sentence = 'The paper counts 3 pages itself, and page 2 is not here.';
  expect(here(photo('a', { of: 3, missing: [2] }))).toEqual({ are: 'missing', missing: [sentence] });
  expect(here(photo('a', WHOLE), photo('b', { of: 3, missing: [2] })).missing).toEqual([
    `Paper 2: ${sentence}`,
  ]);
});

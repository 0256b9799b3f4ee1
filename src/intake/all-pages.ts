import { type AlikePage, alikeWords } from '../facts/alike-pages.ts';
import { missingPages } from '../facts/page-count.ts';
import type { IntakePaper } from './schema.ts';

/** Whether all pages of the pictures are here, as far as the pages say it themselves. */
export interface PagesHere {
  /** Nobody knows while they are read; `unsure` where not every page has its number. */
  are: 'reading' | 'all' | 'missing' | 'unsure';
  /** Which are missing, one sentence for each paper; of several papers with its place: 'Paper 2: …'. */
  missing: string[];
}

/** Of papers that were made of pictures; a file is a whole paper, and nothing is asked of it. */
export function pagesHere(
  papers: readonly Pick<IntakePaper, 'files' | 'status' | 'counted'>[],
  isPicture: (fileId: string) => boolean,
): PagesHere {
  const pictured = papers.filter(({ files }) => files.some(isPicture));
  const missing = papers.flatMap(({ files, counted }, index) => {
    const sentence = counted && files.some(isPicture) ? missingPages(counted) : null;
    if (sentence === null) return [];
    return papers.length > 1 ? `Paper ${index + 1}: ${sentence}` : sentence;
  });
  if (pictured.some(({ status }) => status === 'waiting' || status === 'reading'))
    return { are: 'reading', missing: [] };
  if (missing.length > 0) return { are: 'missing', missing };
  const isSure = pictured.length > 0 && pictured.every(({ counted }) => counted !== undefined);
  return { are: isSure ? 'all' : 'unsure', missing: [] };
}

/** What the card says of photos that look alike, with the way to take one out. */
export function alikeSaid(alike: readonly AlikePage[]): string[] {
  const [first] = alike;
  if (first === undefined) return [];
  const way = 'Did you take it twice? Then take one out: “Add or change pages”, below.';
  return [`${alike.map(alikeWords).join(' ')} ${way}`];
}

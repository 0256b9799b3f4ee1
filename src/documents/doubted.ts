import { withoutEnd } from '../text/sentence-end.ts';

/** 'It may be: …; check it on the paper.' */
export function doubted(words: string): string {
  return `It may be: ${withoutEnd(words)}; check it on the paper.`;
}

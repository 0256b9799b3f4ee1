import { type SeenLine, UNSEEN } from '../text/line-layout.ts';
import type { TextRun } from './html-text.ts';

const NOWHERE = { left: 0, top: 0, width: 0, height: 0, size: 0 };
/** Of the words of a line, at least so many stand in what is seen. */
const SEEN_SHARE = 0.5;

/**
 * The lines of a text that was made of HTML, below what stands above it (the header of a mail), marked where nobody sees
 * them. Empty where all of it is seen.
 */
export function linesOfRuns(above: string, runs: readonly TextRun[]): SeenLine[] {
  if (!runs.some(({ isUnseen }) => isUnseen)) return [];
  return [...runsOf(above), ...runs].map(({ text, isUnseen }) => ({
    ...{ text, ...NOWHERE },
    flags: isUnseen ? UNSEEN : 0,
  }));
}

const runsOf = (text: string): TextRun[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim(), isUnseen: false }]));

/**
 * The lines of a mail's plain text, marked where its HTML, which mail programs show instead, does not show them: most of
 * their words, or one of their figures, stand nowhere in what is seen of it.
 */
export function runsOfPlain(plain: string, html: readonly TextRun[]): TextRun[] {
  const seen = new Set(html.flatMap(({ text, isUnseen }) => (isUnseen ? [] : wordsOf(text))));
  return runsOf(plain).map(({ text }) => {
    // Links and the words for pictures stand in the plain text alone.
    const words = wordsOf(text.replace(/<[^<>]*>|\[[^[\]]*\]|\bhttps?:\S+/gi, ' '));
    const found = words.filter((word) => seen.has(word));
    const isFigureLost = words.some((word) => /\d/.test(word) && !seen.has(word));
    return { text, isUnseen: isFigureLost || found.length < words.length * SEEN_SHARE };
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

import { LINE_WIDTH } from '#src/text/line-layout.ts';
import type { PaperText } from './score.ts';

/** A stretch of words as recognition gives it: the row of its page, its left edge in ten-thousandths, how sure it is. */
export type Seen = readonly [row: number, left: number, text: string, confidence?: number];

const READ_WELL = 95;
const CONFIDENCE_SHIFT = 8;
const TOP = 600;
const ROW = 260;
const HEIGHT = 150;
const LETTER = 110;

/** Pages of a scan, by what recognition saw on them. */
export function scanned(...pages: readonly (readonly Seen[])[]): PaperText {
  const layout: PaperText['layout'] = [];
  const texts = pages.map((seen, index) => {
    let text = '';
    let row = -1;
    const lines: number[] = [];
    for (const [at, left, words, confidence = READ_WELL] of seen) {
      text += row === -1 ? '' : at === row ? ' ' : '\n';
      row = at;
      const piece = [text.length, text.length + words.length, left, TOP + at * ROW, words.length * LETTER];
      lines.push(...piece, HEIGHT, 120, (confidence + 1) << CONFIDENCE_SHIFT);
      text += words;
    }
    layout.push({ page: index + 1, lines });
    return text;
  });
  if (layout.some(({ lines }) => lines.length % LINE_WIDTH !== 0)) throw new Error('a piece lacks a number');
  return { text: texts.join('\f'), layout };
}

const SAYS = [
  'The parties have been told of what follows and were given time to say what they',
  'wish to say of it, and the court has read all of the papers that they have filed',
  'since then, as it was asked to do by both of them at the last of the hearings held.',
];

/** Running text below a caption. */
export const body = (row: number): Seen[] => SAYS.map((text, at) => [row + at, 1_200, text] as const);

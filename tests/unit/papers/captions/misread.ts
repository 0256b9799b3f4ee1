import { LINE_WIDTH } from '#src/text/line-layout.ts';
import type { PaperText } from './score.ts';
import type { Misreading } from './unread.ts';

const READ_WELL = 94;
/** Where the flags of a piece say how sure recognition was, plus one. */
const CONFIDENCE_SHIFT = 8;

/** A printed paper as recognition reads it: words changed where they first stand, and how sure of each piece it is. */
export function misread({ text, layout }: PaperText, misreadings: readonly Misreading[]): PaperText {
  let words = text;
  const doubted: { start: number; end: number; confidence: number }[] = [];
  for (const { printed, read, confidence } of misreadings) {
    const start = words.indexOf(printed);
    if (start === -1 || printed.length !== read.length)
      throw new Error(`'${printed}' is not read as '${read}'`);
    words = words.slice(0, start) + read + words.slice(start + read.length);
    doubted.push({ start, end: start + read.length, confidence });
  }
  const pages = text.split('\f');
  const startOf = (page: number) => pages.slice(0, page - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return {
    text: words,
    layout: layout.map(({ page, lines }) => ({
      page,
      lines: lines.map((value, at) => {
        if (at % LINE_WIDTH !== LINE_WIDTH - 1) return value;
        const from = startOf(page) + (lines[at - LINE_WIDTH + 1] ?? 0);
        const to = startOf(page) + (lines[at - LINE_WIDTH + 2] ?? 0);
        const doubt = doubted.find(({ start, end }) => start < to && end > from);
        return value | (((doubt?.confidence ?? READ_WELL) + 1) << CONFIDENCE_SHIFT);
      }),
    })),
  };
}

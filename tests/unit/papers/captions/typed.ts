import { type Paper, readPaper } from '#src/papers/paper.ts';
import { placeLines, type SeenLine } from '#src/text/line-layout.ts';

/** Of a sheet that is typed, in characters and lines. */
const WIDE = 102;
const HIGH = 66;
const MARGIN = 5;

/** A sheet as it was typed: two spaces and more part what stands beside each other. */
export function typed(sheet: string): { text: string; paper: Paper } {
  const rows = sheet.split('\n');
  const pieces = rows.map((row) => [...row.matchAll(/\S+(?: \S+)*/g)]);
  const seen = pieces.flatMap((row, at) =>
    row.map(
      ({ 0: text, index }): SeenLine => ({
        ...{ text, left: (index + MARGIN) / WIDE, width: text.length / WIDE },
        ...{ top: (at + MARGIN) / HIGH, height: 0.8 / HIGH, size: 120, flags: 0 },
      }),
    ),
  );
  const text = pieces
    .map((row) => row.map(([words]) => words).join('   '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, paper: readPaper(text, [{ page: 1, lines: placeLines(text, seen) }]) };
}

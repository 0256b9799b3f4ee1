/** A line number in the margin: its line in the text, its value, and whether it stands alone. */
export interface MarginNumber {
  line: number;
  value: number;
  alone: boolean;
}

const FEWEST = 20;
const MOST = 40;

/**
 * The run 1, 2, 3 … (20 to 40 of them) that pleading paper prints in the left margin, found in the text alone:
 * bare numbers, or numbers at the head of lines. Null when there is none. `together` is true when the bare
 * numbers follow each other with nothing between, which no running text does.
 */
export function findMarginNumbers(text: string): { numbers: MarginNumber[]; together: boolean } | null {
  const lines = text.split('\n');
  return longestRun(lines, /^\s*(\d{1,2})\s*$/, true) ?? longestRun(lines, /^\s*(\d{1,2})(?=\s+\S)/, false);
}

function longestRun(lines: string[], pattern: RegExp, alone: boolean) {
  let numbers: MarginNumber[] = [];
  for (const [line, content] of lines.entries()) {
    const value = Number(pattern.exec(content)?.[1] ?? Number.NaN);
    if (value === numbers.length + 1) numbers.push({ line, value, alone });
    else if (value === 1 && numbers.length < FEWEST) numbers = [{ line, value, alone }];
  }
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  if (numbers.length < FEWEST || numbers.length > MOST) return null;
  return { numbers, together: alone && last.line - first.line === numbers.length - 1 };
}

/** The text without those numbers; lines that were only a number go, other lines keep their words. */
export function withoutMarginNumbers(text: string, numbers: readonly MarginNumber[]): string {
  const byLine = new Map(numbers.map((number) => [number.line, number]));
  return text
    .split('\n')
    .flatMap((line, index) => {
      const number = byLine.get(index);
      if (number === undefined) return [line];
      return number.alone ? [] : [line.replace(/^\s*\d{1,2}\s+/, '')];
    })
    .join('\n');
}

/** A number's place on the page in points from the bottom left; `top` grows upward. */
export interface NumberBox {
  right: number;
  top: number;
}

/**
 * Whether numbers at these places are a margin column: right-aligned or nearly, evenly spaced down most of the page,
 * left of `textLeft` (the left edge of nearly all other text).
 */
export function isMarginColumn(boxes: readonly NumberBox[], textLeft: number, pageHeight: number): boolean {
  const first = boxes[0];
  const last = boxes.at(-1);
  if (first === undefined || last === undefined || boxes.length < FEWEST) return false;
  if (first.top - last.top < pageHeight * 0.6) return false;
  const rights = boxes.map((box) => box.right);
  if (Math.max(...rights) - Math.min(...rights) > 14 || Math.max(...rights) > textLeft + 1) return false;
  const step = (first.top - last.top) / (boxes.length - 1);
  return boxes.every((box, index) => Math.abs(first.top - index * step - box.top) < step * 0.6);
}

import { describe, expect, it } from 'vitest';
import { LINE_WIDTH, type PageLines } from '#src/text/line-layout.ts';
import { readLines } from '#src/text/lines.ts';

interface Printed {
  text: string;
  left?: number;
  top: number;
  width?: number;
  height?: number;
}

/** Pages of lines with their places, as reading gives them. */
function print(pages: readonly (readonly Printed[])[]): { text: string; layout: PageLines[] } {
  const layout = pages.map((lines, index) => {
    const numbers: number[] = [];
    let at = 0;
    for (const { text, left = 1_200, top, width = text.length * 90, height = 120 } of lines) {
      numbers.push(at, at + text.length, left, top, width, height, 120, 0);
      at += text.length + 1;
    }
    expect(numbers.length).toBe(lines.length * LINE_WIDTH);
    return { page: index + 1, lines: numbers };
  });
  return { text: pages.map((lines) => lines.map(({ text }) => text).join('\n')).join('\f'), layout };
}

const body = (page: number): Printed[] =>
  Array.from({ length: 4 }, (_, row) => ({
    text: `Running words of paragraph ${'abcd'.charAt(row)} on the ${['first', 'second', 'third'][page]} page of it`,
    top: 3_000 + row * 250,
    width: 7_600,
  }));

function kept(pages: readonly (readonly Printed[])[]): string[] {
  const { text, layout } = print(pages);
  return readLines(text, layout)
    .filter(({ noise }) => !noise)
    .map((line) => line.text);
}

describe('what belongs to the sheet, by its place', () => {
  it('a foot with the firm repeats at one place on two pages of two', () => {
    const foot = (page: number): Printed => ({
      text: `Lund & Dahl, 12 Quince Row ${page}`,
      left: 3_000,
      top: 9_200,
    });
    expect(kept([0, 1].map((page) => [...body(page), foot(page)])).join()).not.toContain('Quince');
    // The same words at another height of each page are the paper's own.
    const own = (page: number): Printed => ({ text: 'Lund & Dahl, 12 Quince Row', top: 5_000 + page * 700 });
    expect(kept([0, 1].map((page) => [...body(page), own(page)])).join()).toContain('Quince');
  });

  it('what repeats within the body of the page is kept', () => {
    const row: Printed = { text: 'Denied.', top: 5_000 };
    expect(
      kept([0, 1].map((page) => [...body(page), row])).filter((text) => text === 'Denied.'),
    ).toHaveLength(2);
  });

  it('numbers of paragraphs that hang in the margin are kept, those of pleading paper are not', () => {
    const hanging = (text: string): Printed => ({ text, left: 700, top: 3_500, width: 150 });
    expect(kept([0, 1].map((page) => [...body(page), hanging(`${page + 3}.`)]))).toContain('3.');
    expect(kept([0, 1].map((page) => [...body(page), hanging('3')]))).not.toContain('3');
  });

  it('what a paper says at the end of both its pages is kept', () => {
    const last: Printed = { text: 'Denied.', top: 8_700 };
    expect(
      kept([0, 1].map((page) => [...body(page), last])).filter((text) => text === 'Denied.'),
    ).toHaveLength(2);
  });

  it('the first of a head is kept when it always reads the same, none when it counts pages', () => {
    const head = (words: string): Printed => ({ text: words, left: 3_000, top: 700 });
    const fixed = kept([0, 1].map((page) => [head('ALDER COUNTY COURT'), ...body(page)]));
    expect(fixed.filter((text) => text === 'ALDER COUNTY COURT')).toHaveLength(1);
    const counting = kept(
      [0, 1].map((page) => [head(`Poe against Lund, sheet ${page + 1} here`), ...body(page)]),
    );
    expect(counting.join()).not.toContain('Poe');
  });

  it('a stamp at the very edge of the sheet and words set across the page are none of the paper’s', () => {
    const stamp: Printed = { text: 'Entered on the docket by the clerk of court', left: 2_000, top: 150 };
    const mark: Printed = { text: 'UNOFFICIAL COPY', left: 2_000, top: 3_500, width: 5_000, height: 4_000 };
    expect(kept([[stamp, mark, ...body(0)]])).toEqual(body(0).map(({ text }) => text));
  });

  it('words in the margin beside the text repeat', () => {
    const side = (top: number): Printed => ({ text: 'Attorneys at Quince Row', left: 100, top, width: 600 });
    expect(kept([0, 1].map((page) => [side(4_000), ...body(page)])).join()).not.toContain('Quince');
  });
});

describe('what the layout says of a line', () => {
  it('box, size, column and centering', () => {
    const { text, layout } = print([
      [
        { text: 'COUNTY COURT OF ALDER', left: 3_700, top: 1_000, width: 2_600 },
        { text: 'ADA POE,', left: 1_200, top: 1_400 },
        { text: 'Case No. 24-17', left: 5_800, top: 1_400 },
        ...body(0),
      ],
    ]);
    const [court, name, number, prose] = readLines(text, layout);
    expect(court).toMatchObject({ centered: true, size: 120, bold: false });
    expect(court?.box).toEqual({ left: 3_700, top: 1_000, width: 2_600, height: 120 });
    expect(name).toMatchObject({ column: 'left', centered: false });
    expect(number).toMatchObject({ column: 'right', centered: false });
    expect(prose?.column).toBeUndefined();
    expect(prose?.centered).toBe(false);
  });

  it('offsets of pieces are those of the whole text, on every page', () => {
    const { text, layout } = print([body(0), body(1)]);
    for (const line of readLines(text, layout)) {
      expect(line.pieces?.map(({ start, end }) => text.slice(start, end))).toEqual([line.text]);
    }
  });
});

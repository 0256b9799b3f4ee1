import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedLine, placeLines } from '#server/drafting/pdf-pages.ts';
import { breakLines, type DrawnParagraph, type Measure } from '#server/drafting/pdf-paragraphs.ts';
import { SHEET } from '#server/drafting/sheet.ts';

const line = (text: string) => ({ pieces: [{ x: 0, text, isBold: false, isMarked: false, size: 12 }] });
const Paragraph = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  lineHeight: fc.constantFrom(12, 14, 24),
  before: fc.constantFrom(0, 14, 30),
  after: fc.constantFrom(0, 14),
  keepNext: fc.boolean(),
  keepLines: fc.boolean(),
});

function drawn(
  specs: readonly {
    count: number;
    lineHeight: number;
    before: number;
    after: number;
    keepNext: boolean;
    keepLines: boolean;
  }[],
): DrawnParagraph[] {
  return specs.map(({ count, ...rest }, paragraph) => ({
    ...rest,
    role: 'P',
    lines: Array.from({ length: count }, (_, index) => line(`${paragraph}/${index}`)),
  }));
}

const wordsOf = (placed: PlacedLine) => placed.line.pieces.map(({ text }) => text).join('');

describe('placeLines', () => {
  it('puts every line on a page once, in order, inside the margins', () => {
    fc.assert(
      fc.property(fc.array(Paragraph, { maxLength: 25 }), (specs) => {
        const paragraphs = drawn(specs);
        const pages = placeLines(paragraphs);
        const given = paragraphs.flatMap(({ lines }) => lines.map(({ pieces }) => pieces[0]?.text));
        expect(pages.flat().map(wordsOf)).toEqual(given);
        for (const page of pages) {
          let bottom: number = SHEET.margin;
          for (const { top, height } of page) {
            expect(top).toBeGreaterThanOrEqual(bottom - 1e-6);
            bottom = top + height;
            expect(bottom).toBeLessThanOrEqual(SHEET.height - SHEET.margin + 1e-6);
          }
        }
        expect(pages.length === 1 || pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });

  it('leaves no single line of a longer paragraph alone on a page', () => {
    const Body = Paragraph.map((spec) => ({ ...spec, keepNext: false, keepLines: false, lineHeight: 24 }));
    fc.assert(
      fc.property(fc.array(Body, { maxLength: 25 }), (specs) => {
        const paragraphs = drawn(specs);
        for (const page of placeLines(paragraphs)) {
          for (const [index, group] of Map.groupBy(page, ({ paragraph }) => paragraph)) {
            if ((paragraphs[index]?.lines.length ?? 0) > 1) expect(group.length).toBeGreaterThan(1);
          }
        }
      }),
    );
  });

  it('keeps a heading with what it is the heading of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 12 })), { maxLength: 40 }),
        (specs) => {
          const paragraphs = drawn(
            specs.map(([isHeading, count]) => ({
              count: isHeading ? 1 : count,
              lineHeight: isHeading ? 14 : 24,
              before: isHeading ? 14 : 0,
              after: isHeading ? 4 : 0,
              // Headings in a row longer than a page have to part somewhere.
              keepNext: isHeading,
              keepLines: isHeading,
            })),
          ).filter(
            ({ keepNext }, index, all) => !(keepNext && all[index - 1]?.keepNext && all[index - 2]?.keepNext),
          );
          const pages = placeLines(paragraphs);
          for (const page of pages.slice(0, -1)) {
            expect(paragraphs[page.at(-1)?.paragraph ?? -1]?.keepNext).toBe(false);
          }
        },
      ),
    );
  });
});

describe('breakLines', () => {
  const measure: Measure = (text) => text.length * 6;
  const words = fc.array(fc.stringMatching(/^[a-z-]{1,90}$/), { maxLength: 60 });

  it('fits every line and loses no letter', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 100 }), (list, first) => {
        const lines = breakLines(
          [{ text: list.join(' '), mark: null }],
          { left: 0, right: 468, first },
          measure,
        );
        const letters = lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
        expect(letters.replaceAll(' ', '')).toBe(list.join(''));
        for (const { pieces } of lines) {
          for (const { x, text } of pieces) {
            if (pieces.length === 1 && x > 0) continue;
            expect(x + measure(text.trimEnd(), false, 12)).toBeLessThanOrEqual(468 + 0.02);
          }
        }
      }),
    );
  });

  it('keeps marked words apart from the others, and the spaces between them', () => {
    const [only] = breakLines(
      [
        { text: 'paid ', mark: null },
        { text: '[CONFIRM: when]', mark: 'confirm' },
        { text: ' in full.', mark: null },
      ],
      { left: 0, right: 468 },
      measure,
    );
    expect(only?.pieces.map(({ text, isMarked }) => [text, isMarked])).toEqual([
      ['paid ', false],
      ['[CONFIRM: when] ', true],
      ['in full.', false],
    ]);
  });
});

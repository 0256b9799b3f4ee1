import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf } from '#client/conversations/reply-blocks.ts';
import { NOT_IN_DOCUMENTS } from '#src/conversations/schema.ts';

/** Kinds and words alone. */
function shape(blocks: Block[]) {
  return blocks.map(({ kind, lines }) => [
    kind,
    ...lines.map(({ parts }) =>
      parts.map(({ kind: part, text }) => (part === 'text' ? text : `<${part} ${text}>`)).join(''),
    ),
  ]);
}

describe('an answer taken apart', () => {
  it.each<[string, string, unknown[][]]>([
    ['a line', 'The rent is due.', [['paragraph', 'The rent is due.']]],
    [
      'lines and paragraphs',
      'One\ntwo\n\nthree',
      [
        ['paragraph', 'One', 'two'],
        ['paragraph', 'three'],
      ],
    ],
    [
      'a list',
      'Do this:\n- first\n* second\n• third',
      [
        ['paragraph', 'Do this:'],
        ['list', 'first', 'second', 'third'],
      ],
    ],
    [
      'words that lead to a list, below other lines',
      'No side is known.\nFrom your case:\n- first',
      [
        ['paragraph', 'No side is known.'],
        ['paragraph', 'From your case:'],
        ['list', 'first'],
      ],
    ],
    ['a list with blank lines', '- a\n\n- b', [['list', 'a', 'b']]],
    ['an item of two lines', '- a\n  and more', [['list', 'a and more']]],
    ['numbers', '3. c\n4) d', [['list', 'c', 'd']]],
    [
      'a heading',
      '## Next\nGo.',
      [
        ['heading', 'Next'],
        ['paragraph', 'Go.'],
      ],
    ],
    ['sources', 'It is so [2].', [['paragraph', 'It is so <source [2]>.']]],
    ['words that stand out', 'Pay **now** or **not', [['paragraph', 'Pay <strong now> or **not']]],
    ['invented words', `“x” ${NOT_IN_DOCUMENTS}`, [['paragraph', `“x” <invented ${NOT_IN_DOCUMENTS}>`]]],
    [
      'a mark nobody set',
      '[these words are not in order]',
      [['paragraph', '[these words are not in order]']],
    ],
    ['tags and links', '<b>x</b> [y](https://z.example)', [['paragraph', '<b>x</b> [y](https://z.example)']]],
    ['a dash within a line and a year', 'a - b\n2024 was long', [['paragraph', 'a - b', '2024 was long']]],
  ])('%s', (_, answer, expected) => {
    expect(shape(blocksOf(answer))).toEqual(expected);
  });

  it('says where a list of numbers starts', () => {
    expect(blocksOf('3. c')).toMatchObject([{ kind: 'list', isNumbered: true, start: 3 }]);
  });

  it('loses no word and gives every piece a place of its own', () => {
    const piece = fc.constantFrom(
      'rent',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '[1]',
      '**',
      '## ',
      '<a>',
      NOT_IN_DOCUMENTS,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const answer = pieces.join('');
        const parts = blocksOf(answer).flatMap(({ lines }) => lines.flatMap(({ parts: all }) => all));
        const words = (text: string) => text.split('rent').length;
        expect(words(parts.map(({ text }) => text).join(''))).toBe(words(answer));
        const places = parts.map(({ at }) => at);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});

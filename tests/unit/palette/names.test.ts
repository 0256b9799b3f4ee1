import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldName, isSlipOf, marksOf, piecesOf, wordsOf } from '#src/palette/names.ts';

describe('foldName', () => {
  test.each([
    ['Order_FINAL (2).pdf', 'order final 2 pdf'],
    ['Piñon  Lane', 'pinon lane'],
    ['Pin\u0303on', 'pinon'],
    ['D-101-CV-2025-00042', 'd 101 cv 2025 00042'],
    ['100%_of it', '100 of it'],
    ['письмо Å', 'письмо a'],
    ['', ''],
  ])('%s', (name, folded) => expect(foldName(name)).toBe(folded));

  test('of what is folded is the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)),
    );
  });
});

test('wordsOf: each once, at most eight', () => {
  expect(wordsOf('Order, order  of_the COURT')).toEqual(['order', 'of', 'the', 'court']);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
  expect(wordsOf(' %_- ')).toEqual([]);
});

describe('one slip of the pen', () => {
  test.each([
    ['complant', 'Complaint Hargrove.pdf', true],
    ['compliant', 'Complaint Hargrove.pdf', true],
    ['hargrov', 'Complaint Hargrove.pdf', true],
    ['hrgrove', 'Complaint Hargrove.pdf', true],
    ['kompleint', 'Complaint Hargrove.pdf', false],
    ['harvest', 'Complaint Hargrove.pdf', false],
  ])('%s in %s: %s', (word, name, expected) => expect(isSlipOf(word, name)).toBe(expected));

  test('short words and numbers must be right', () => {
    expect(piecesOf('rent')).toEqual([]);
    expect(piecesOf('00042')).toEqual([]);
  });

  test('always leaves one of the pieces whole', () => {
    const letter = fc.constantFrom(...'abcdefgh');
    const word = fc.string({ unit: letter, minLength: 6, maxLength: 14 });
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.constantFrom('drop', 'add', 'replace', 'swap'),
        (name, place, other, slip) => {
          const at = place % name.length;
          const [before, after] = [name.slice(0, at), name.slice(at + 1)];
          const typed = {
            drop: before + after,
            add: before + other + name.slice(at),
            replace: before + other + after,
            swap: before + after.charAt(0) + name.charAt(at) + after.slice(1),
          }[slip];
          return piecesOf(typed).some((piece) => name.includes(piece)) && isSlipOf(typed, name);
        },
      ),
    );
  });
});

test('marksOf: in order, apart, none where lower case has another length', () => {
  const marked = (name: string, words: string[]) =>
    marksOf(name, words).map(({ start, end }) => name.slice(start, end));
  expect(marked('Motion to Compel.pdf', ['compel', 'motion', 'mot'])).toEqual(['Motion', 'Compel']);
  expect(marked('İstanbul.pdf', ['pdf'])).toEqual([]);
});

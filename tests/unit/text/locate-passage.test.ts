import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '#src/text/letters.ts';
import { locatePassage, type Stretch } from '#src/text/locate-passage.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

function locate(text: string, quote: string, pieces: readonly string[], from = 0): string[] {
  const start = text.indexOf(quote, from);
  if (start < 0) throw new Error(`The page has no '${quote}'.`);
  return words(locatePassage({ text, start, end: start + quote.length }, pieces), pieces);
}

function words(stretches: readonly Stretch[], pieces: readonly string[]): string[] {
  return stretches.map(({ piece, start, end }) => (pieces[piece] ?? '').slice(start, end));
}

describe('a passage on its page', () => {
  it('is found across pieces, whatever the white space', () => {
    const text = 'The rent is due on\nthe first day of each month.';
    expect(
      locate(text, 'due on\nthe first', ['The rent is ', 'due', ' ', 'on', 'the first day of each month.']),
    ).toEqual(['due', 'on', 'the first']);
  });

  it.each([
    ['a hyphen at a line end', 'the agreement of the parties', ['the agree-', 'ment of the', 'parties']],
    ['a ligature', 'the office was notified', ['the o', 'ﬃ', 'ce was noti', 'ﬁ', 'ed']],
    ['another case', 'Breach of Contract', ['BREACH OF CONTRACT']],
    ['other quotation marks', 'the "Lease" and tenant\'s', ['the “Lease” and tenant’s']],
    ['letters drawn one by one', 'WHEREAS, the', ['W', 'HEREAS', ',', ' t', 'h', 'e']],
    ['an accent apart from its letter', 'José Peña', ['Jose\u0301 Pen\u0303a']],
  ])('is found despite %s', (_, text, pieces) => {
    const found = locate(text, text, pieces);
    expect(foldLetters(found.join(''))).toBe(foldLetters(pieces.join('')));
  });

  it('takes the signs at its ends with it, and no others', () => {
    const text = 'He paid “$2,150.00.” Then he left.';
    expect(locate(text, '$2,150.00', [text])).toEqual(['$2,150.00']);
    expect(locate(text, '“$2,150.00.”', [text])).toEqual(['“$2,150.00.”']);
    expect(locate(text, 'paid', [text])).toEqual(['paid']);
  });

  it('is the one with the same words around it', () => {
    const text = 'Plaintiff admits paragraph 4. Defendant admits paragraph 5.';
    const pieces = ['Plaintiff', 'admits paragraph 4.', 'Defendant', 'admits paragraph 5.'];
    const start = text.lastIndexOf('admits');
    expect(locatePassage({ text, start, end: start + 6 }, pieces)).toEqual([{ piece: 3, start: 0, end: 6 }]);
  });

  it('is found where numbers of the margin stand in between', () => {
    const text = 'Defendant did not repair the furnace for forty-one days and owes damages.';
    const pieces = [
      '11',
      'Defendant did not repair the',
      '12',
      'furnace for forty-one days',
      '13',
      'and owes damages.',
    ];
    expect(locate(text, text, pieces)).toEqual([
      'Defendant did not repair the',
      'furnace for forty-one days',
      'and owes damages',
    ]);
  });

  it('is found where the columns are read in another order', () => {
    const text =
      'The lease began in June of 2023.\nIt ended in January of 2025.\nThe rent was paid.\nNobody answered.';
    const pieces = [
      'It ended in January of 2025.',
      'Nobody answered.',
      'The lease began in June of 2023.',
      'The rent was paid.',
    ];
    expect(locate(text, 'June of 2023.\nIt ended in January', pieces)).toEqual([
      'It ended in January',
      'June of 2023',
    ]);
  });

  it('is not joined where two of its parts meet in another order', () => {
    const found = locate('é\näñaña\n0aaﬁaé', 'é\näñaña\n0aaﬁa', ['é', '0aaﬁaé', 'äñaña']);
    expect(found).toEqual(['0aaﬁa', 'é', 'äñaña']);
  });

  it('does not take half of a ligature', () => {
    expect(locate('the ﬁrm of a', 'f', ['the ﬁrm', 'of a'], 5)).toEqual(['f']);
    expect(locate('a staf\nirons', 'f', ['a staﬁrons'])).toEqual([]);
  });

  it('is found in pieces that hold the numbers of glyphs instead of letters', () => {
    const text = "UNITED STATES v. Quay, § 12: the parties' agreement";
    const glyphs = (words: string) =>
      words.replace(/[ -~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
    const pieces = [glyphs('UNITED STATES'), glyphs("v. Quay, § 12: the parties' agree"), glyphs('ment')];
    const found = locatePassage({ text, start: 0, end: text.length }, pieces);
    expect(found.map(({ piece }) => piece)).toEqual([0, 1, 2]);
  });

  it('is not marked where it is not', () => {
    const text = 'The court finds for the plaintiff.';
    expect(locate(text, text, ['Case 2:25-cv-03367', 'Document 32', 'Filed 12/18/25'])).toEqual([]);
    expect(locate('— — —', '— —', ['— — —'])).toEqual([]);
    expect(locatePassage({ text: '', start: 0, end: 0 }, ['a'])).toEqual([]);
  });

  it('takes no time on a page of one letter', async () => {
    const look = (times: number) => {
      const text = `${'a'.repeat(times)}b`;
      locate(text, text, [`${'a'.repeat(times * 0.95)}c`]);
    };
    expect(await growthOf(look, 5_000)).toBeLessThan(LINEAR);
  });
});

const word = fc.stringMatching(/^[A-Za-zäéñß0-9ﬁ]{1,9}[.,;:'”’)]?$/);
const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((found) => found.join(' '));
const page = fc.array(line, { minLength: 1, maxLength: 25 });
const cut = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));

function cutOf(text: string, [one, other]: [number, number]) {
  const ends = [Math.floor(one * text.length), Math.floor(other * text.length)];
  return { text, start: Math.min(...ends), end: Math.max(...ends) };
}

describe('laws', () => {
  it("what is cut out of the page's own text is always found, whole and in its place", () => {
    fc.assert(
      fc.property(page, cut, (lines, where) => {
        const passage = cutOf(lines.join('\n'), where);
        const wanted = foldLetters(passage.text.slice(passage.start, passage.end));
        const found = words(locatePassage(passage, lines), lines);
        expect(foldLetters(found.join(''))).toBe(wanted);
      }),
    );
  });

  it('also when the other reader cuts the page into other pieces, in capitals, with hyphens', () => {
    fc.assert(
      fc.property(page, cut, fc.integer({ min: 1, max: 12 }), (lines, where, width) => {
        const passage = cutOf(lines.join('\n'), where);
        const letters = [...lines.join(' ').toUpperCase()];
        const pieces: string[] = [];
        for (let at = 0; at < letters.length; at += width)
          pieces.push(`${letters.slice(at, at + width).join('')}-`);
        const found = words(locatePassage(passage, pieces), pieces).join('');
        // 'ß' has two letters in capitals.
        const wanted = foldLetters(passage.text.slice(passage.start, passage.end).toUpperCase());
        const own = foldLetters(passage.text.slice(passage.start, passage.end));
        if (own === wanted) expect(foldLetters(found)).toBe(wanted);
      }),
    );
  });

  it('nothing is marked that the passage does not say, in whatever order the page is read', () => {
    fc.assert(
      fc.property(page, cut, fc.array(fc.nat()), (lines, where, order) => {
        const passage = cutOf(lines.join('\n'), where);
        const wanted = foldLetters(passage.text.slice(passage.start, passage.end));
        const pieces = lines.toSorted(
          (one, other) => (order[lines.indexOf(one)] ?? 0) - (order[lines.indexOf(other)] ?? 0),
        );
        const stretches = locatePassage(passage, pieces);
        for (const found of words(stretches, pieces)) expect(wanted).toContain(foldLetters(found));
        for (const { piece, start, end } of stretches) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual((pieces[piece] ?? '').length);
        }
      }),
    );
  });
});

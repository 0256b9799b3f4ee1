import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relocate } from '#src/text/relocate.ts';

const TEXT = 'STATE OF NEW MEXICO\fDefendant owes $4,350.00 for the roof.';

describe('relocate', () => {
  test('a quotation that stands elsewhere gets its new place, page and wording', () => {
    const source = { page: 1, quote: 'DEFENDANT OWES  $4,350.00', start: 3, end: 9, verified: true, n: 1 };
    const moved = relocate({ sources: [source], other: 'kept' }, TEXT);
    expect(moved).toEqual({
      sources: [{ page: 2, quote: 'Defendant owes $4,350.00', start: 20, end: 44, verified: true, n: 1 }],
      other: 'kept',
    });
  });

  test('one that stands nowhere points nowhere, keeps its words and is not verified', () => {
    const source = { page: 2, quote: 'the money is forgiven', start: 5, end: 26, verified: true };
    expect(relocate(source, TEXT)).toEqual({ ...source, start: 0, end: 0, verified: false });
  });

  test('an allegation without a mark of its own follows too', () => {
    const allegation = { number: '4', text: 'Defendant owes $4,350.00', page: 1, start: 0, end: 24 };
    expect(relocate([allegation], TEXT)).toEqual([{ ...allegation, page: 2, start: 20, end: 44 }]);
    expect(relocate([{ ...allegation, text: 'Gone.' }], TEXT)).toMatchObject([{ start: 0, end: 0 }]);
  });

  test('what holds no places comes back as it is', () => {
    const value = { type: 'summary', list: [1, null, 'x', { date: '2025', text: 'no place' }] };
    expect(relocate(value, TEXT)).toEqual(value);
    expect(relocate(null, TEXT)).toBeNull();
  });

  test('whatever the texts, what is verified stands at its place', () => {
    const words = fc.array(fc.constantFrom('roof', 'rent', 'paid', 'not', '\f', 'the', '$10'), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(words, words, fc.nat(20), fc.nat(20), (before, after, from, length) => {
        const old = before.join(' ');
        const text = after.join(' ');
        const start = Math.min(from, old.length - 1);
        const end = Math.min(old.length, start + length + 1);
        const moved = relocate({ page: 1, quote: old.slice(start, end), start, end, verified: true }, text);
        if (moved.verified) expect(text.slice(moved.start, moved.end)).toBe(moved.quote);
        else expect([moved.start, moved.end]).toEqual([0, 0]);
      }),
    );
  });
});

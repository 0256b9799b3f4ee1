import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSentence, bareItem, inOneLine, withoutEnd } from '#src/text/sentence-end.ts';

describe('the end of a sentence', () => {
  it.each([
    ['Heard at 9:00 a.m.', 'Heard at 9:00 a.m.'],
    ['Heard at 9:00 P.M.', 'Heard at 9:00 P.M.'],
    ['Owed to Acme Inc.', 'Owed to Acme Inc.'],
    ['Filed in the U.S.', 'Filed in the U.S.'],
    ['Motion denied.', 'Motion denied'],
    ['Motion denied;', 'Motion denied'],
    ['Motion denied', 'Motion denied'],
    ['And so on …', 'And so on …'],
  ])('%s', (words, bare) => expect(withoutEnd(words)).toBe(bare));

  it('is set once', () => {
    expect(asSentence('Heard at 9:00 a.m.')).toBe('Heard at 9:00 a.m.');
    expect(asSentence('He said “no.”')).toBe('He said “no.”');
    expect(asSentence('Heard at noon')).toBe('Heard at noon.');
  });

  it('takes away an end at most, and sets one back', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'm', 'I', 'n', 'c', ' ', '.', ';', ',', '9'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, (text) => {
        expect(text.startsWith(withoutEnd(text))).toBe(true);
        expect(text.slice(withoutEnd(text).length)).toMatch(/^\s*[.;,]?\s*$/);
        expect(asSentence(asSentence(text))).toBe(asSentence(text));
      }),
    );
  });

  it('stands between the parts of one line', () => {
    expect(inOneLine(['Whether to grant it', 'Heard at 9:00 a.m.', 'Due soon'])).toBe(
      'Whether to grant it; Heard at 9:00 a.m. Due soon',
    );
  });

  it('of an item of a list goes with its mark', () => {
    expect(bareItem('(a) damages of $500; and')).toBe('damages of $500');
    expect(bareItem('2. costs.')).toBe('costs');
    expect(bareItem('an order against Tamarisk Inc.')).toBe('an order against Tamarisk Inc.');
  });
});

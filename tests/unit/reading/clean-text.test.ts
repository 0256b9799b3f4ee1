import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFilename, cleanPage, cleanText } from '#src/reading/clean-text.ts';

describe('text as it is stored', () => {
  test('has no NUL, no control characters, no lone surrogates, plain line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => {
        const clean = cleanText(`${a}\0\ud800${b}\r\n`);
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b\u000e-\u001f\r]/);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  test('keeps words, tabs, accents and emoji', () => {
    expect(cleanText('Peña\t§ 4 ✔ 😀  \r\nnext')).toBe('Peña\t§ 4 ✔ 😀\nnext');
  });

  test('a page holds no form feed and no blank ends', () => {
    expect(cleanPage('\n\n a\fb \n\n\n\n\n\nc \n')).toBe(' a\nb\n\n\nc');
  });
});

describe('file names', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\lease.pdf', 'lease.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['  ', 'attachment-1'],
    ['..', 'attachment-1'],
    [null, 'attachment-1'],
    ['Verfügung n° 12.pdf', 'Verfügung n° 12.pdf'],
  ])('%j becomes %s', (name, expected) => {
    expect(cleanFilename(name, 'attachment-1')).toBe(expected);
  });
});

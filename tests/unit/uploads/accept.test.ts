import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptFilename, categoryOf, cleanFilename } from '#server/uploads/accept.ts';
import { sizeInWords } from '#src/text/words.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [300 * 1024 ** 2, '300 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it.each(['a.pdf', 'A.PDF', 'scan.JPeG', 'x.tar.docx', '../../a.txt', 'é.eml', 'mail.msg'])(
  'takes %s',
  (name) => {
    expect(acceptFilename(name)).toBe(name);
  },
);

it.each(['a', 'a.', 'pdf', 'a.pdf.exe', 'a.pdfx', 'a.svg', 'a.html', 'a.zip', 'a.pdf\u0000.exe'])(
  'refuses %j',
  (name) => {
    expect(() => acceptFilename(name)).toThrow(/You can add PDF, Word/);
  },
);

it.each(['', '  ', '\n', null, undefined])('asks for a name when it is %j', (name) => {
  expect(() => acceptFilename(name)).toThrow('The file has no name.');
});

it('keeps a name in one line of at most 255 characters that any database takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const name = cleanFilename(given);
      expect(name.length).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      expect(cleanFilename(name)).toBe(name);
    }),
  );
});

it('keeps the ending of a name that is too long', () => {
  expect(acceptFilename(`${'a'.repeat(400)}.pdf`)).toMatch(/^a{251}\.pdf$/);
  expect(cleanFilename(`${'😀'.repeat(200)}.pdf`)).toMatch(/^(😀)+\.pdf$/u);
});

it('prefers the card, then the choice, then the name', () => {
  const context = { party: 'plaintiff', repository: 'interrogatories', type: 'response' } as const;
  const upload = { filename: 'order.pdf', category: 'Answer', discoveryContext: context };
  expect(categoryOf(upload)).toBe('plaintiff Interrogatories response');
  expect(categoryOf({ ...upload, discoveryContext: null })).toBe('Answer');
  expect(categoryOf({ ...upload, discoveryContext: null, category: null })).toBe('Order');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, savedName } from '#server/blobs/disposition.ts';
import { distinctNames } from '#server/documents/zip.ts';

describe('savedName', () => {
  it.each([
    ['complaint.pdf', 'complaint.pdf'],
    ['Résumé – 2026.docx', 'Résumé – 2026.docx'],
    ['../../etc/passwd.txt', '_.._etc_passwd.txt'],
    ['..\\..\\x.pdf', '_.._x.pdf'],
    ['C:\\Users\\me\\a.pdf', 'C__Users_me_a.pdf'],
    ['<script>alert(1)</script>.txt', '_script_alert(1)__script_.txt'],
    ['a"b.pdf', 'a_b.pdf'],
    ['two\r\nlines.pdf', 'two__lines.pdf'],
    ['invoice\u202efdp.exe.txt', 'invoice_fdp.exe.txt'],
    ['nul.txt', '_nul.txt'],
    ['.htaccess', 'htaccess'],
    ['...', 'document'],
    ['', 'document'],
  ])('%j is saved as %j', (given, saved) => {
    expect(savedName(given)).toBe(saved);
  });

  it('is one safe segment of at most 255 bytes, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = savedName(given);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name).toMatch(/^[^\u0000-\u001f\u007f/\\:*?"<>|]+$/);
        expect(name).not.toMatch(/^\.|[. ]$/);
      }),
    );
  });

  it('keeps the ending of a long name', () => {
    expect(savedName(`${'ñ'.repeat(300)}.pdf`)).toMatch(/^ñ+\.pdf$/);
  });
});

describe('contentDisposition', () => {
  it.each([
    ['a.pdf', 'attachment; filename="a.pdf"'],
    ['Piñon.pdf', `attachment; filename="Pi_on.pdf"; filename*=UTF-8''Pi%C3%B1on.pdf`],
    ["it's 100%.pdf", `attachment; filename="it's 100_.pdf"; filename*=UTF-8''it%27s%20100%25.pdf`],
    ['😀.png', `attachment; filename="_.png"; filename*=UTF-8''%F0%9F%98%80.png`],
  ])('%j', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  it('is a valid header that gives back the saved name, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const header = contentDisposition('inline', given);
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
        const extended = /filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)?.[1];
        const plain = /filename="([^"\\]*)"/.exec(header)?.[1];
        expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(savedName(given));
      }),
    );
  });
});

describe('distinctNames', () => {
  it('tells apart what a file system would not', () => {
    expect(distinctNames(['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf', '../a.pdf'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
      'a (2) (2).pdf',
      '_a.pdf',
    ]);
  });

  it('gives each file a name of its own, whatever the names', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 260 }), { maxLength: 12 }), (given) => {
        const names = distinctNames(given);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
      }),
    );
  });
});

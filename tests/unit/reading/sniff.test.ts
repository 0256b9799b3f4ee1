import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sniffKind } from '#src/reading/sniff.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');

describe('the kind of a file by its bytes', () => {
  test.each([
    ['%PDF-1.7\n', 'a.docx', 'pdf', 'application/pdf'],
    ['\r\n%PDF-1.7\n', 'a.pdf', 'pdf', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n', 'a.pdf', 'png', 'image/png'],
    ['\xff\xd8\xff\xe0', 'a.pdf', 'jpeg', 'image/jpeg'],
    ['PK\x03\x04................word/document.xml', 'a.pdf', 'docx', /wordprocessingml/],
    ['PK\x03\x04................xl/workbook.xml', 'a.docx', null, /spreadsheetml/],
    ['PK\x03\x04................photo.raw', 'a.zip', null, 'application/zip'],
    [`${OLE}..${wide('WordDocument')}`, 'a.bin', 'doc', 'application/msword'],
    [`${OLE}..${wide('__properties_version1.0')}`, 'a.doc', 'msg', 'application/vnd.ms-outlook'],
    [`${OLE}..${wide('EncryptedPackage')}`, 'a.docx', 'docx', /wordprocessingml/],
    [`${OLE}....`, 'a.msg', 'msg', 'application/vnd.ms-outlook'],
    ['{\\rtf1\\ansi Order}', 'a.doc', 'doc', 'application/rtf'],
    ['\xffWPC\x16\x0f', 'a.wpd', null, 'application/vnd.wordperfect'],
    ['GIF89a', 'a.png', null, 'image/gif'],
    ['MZ\x90\0\x03\0\0\0\x04\0', 'a.txt', null, 'application/x-msdownload'],
    ['<!DOCTYPE html><html><script>', 'a.txt', 'txt', 'text/html'],
    ['Subject: x\nReceived: by a\nFrom: b@c.example\n\nHello', 'a.bin', 'eml', 'message/rfc822'],
    ['From: b@c.example\nTo: d@e.example\nSubject: memo\n\nHello', 'memo.txt', 'txt', 'text/plain'],
    ['From: b@c.example\n\nHello', 'a.eml', 'eml', 'message/rfc822'],
    ['Motion to dismiss', 'a.msg', 'txt', 'text/plain'],
    ['BM is a set of initials', 'a.txt', 'txt', 'text/plain'],
    ['\xff\xfeM\0o\0t\0i\0o\0n\0', 'a.txt', 'txt', 'text/plain'],
    ['\x01\x02\x03\x04\x05\x06', 'a.pdf', null, 'application/octet-stream'],
  ])('%j named %s', (bytes, name, kind, mimeType) => {
    const found = sniffKind(latin1(bytes), name);
    expect(found.kind).toBe(kind);
    expect(found.mimeType).toMatch(mimeType);
  });

  test('never throws, and the name alone never makes a PDF or a picture', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('a.pdf', 'a.png', 'a.jpg', 'a'),
        (bytes, name) => {
          const { kind, mimeType } = sniffKind(bytes, name);
          expect(mimeType).toMatch(/^[a-z]+\/[\w.+-]+$/);
          if (kind === 'pdf') expect(Buffer.from(bytes).toString('latin1')).toContain('%PDF-');
          if (kind === 'png') expect(bytes[0]).toBe(0x89);
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addressed } from '#src/documents/discovery-blocks.ts';
import { daysNamed } from '#src/documents/discovery-days.ts';
import { withMailboxes } from '#src/documents/discovery-mailboxes.ts';
import { isNobody, ownName } from '#src/documents/discovery-nobody.ts';
import { namesInBox } from '#src/documents/mail-head.ts';

describe('a mailbox and its owner', () => {
  it.each([
    [["'quillaj@tice.example", 'Ada J Quill'], ['Ada J Quill <quillaj@tice.example>']],
    [
      ['Ada Quill', 'Owen Tice', 'ada.quill@tice.example'],
      ['Ada Quill <ada.quill@tice.example>', 'Owen Tice'],
    ],
    [
      ['aquill@tice.example', 'Bea Quill'],
      ['aquill@tice.example', 'Bea Quill'],
    ],
    [
      ['sales@tice.example', 'Owen Tice'],
      ['sales@tice.example', 'Owen Tice'],
    ],
  ])('%j are %j', (names, shown) => {
    expect(withMailboxes(names)).toEqual(shown);
  });

  it('a name is read without its place in a directory', () => {
    expect(namesInBox('Ada B Quill/TERN/LARCH@LARCH, Owen Tice@LARCH')).toEqual(['Ada B Quill', 'Owen Tice']);
  });
});

describe('what is no name', () => {
  it.each([
    'Police Officer',
    'Freedom of Information Officer',
    'Request to Pay Judgment to Court',
    'Small Claim',
    'Of the',
    'Quill explained',
  ])('%s', (words) => expect(isNobody(words)).toBe(true));
  it.each([
    'Ada Quill',
    'In the Matter of Ada Quill',
    'Larch Valley Water Commission',
    'Report Card Press, Inc.',
  ])('%s is one', (words) => expect(isNobody(words)).toBe(false));
  it('a part of somebody is theirs', () => {
    expect(ownName('Larch Transit’s Records Department')).toBe('Larch Transit');
    expect(ownName("Quill's Bakery")).toBe("Quill's Bakery");
  });
  it('where a reader may write to is no side of a letter', () => {
    const rows = [
      'You may ask for a review by writing to:',
      'Office of the Larch Auditor',
      '500 South 2nd Street',
      'Larkmoor, CA 95998',
    ];
    expect(addressed(rows)).toEqual([]);
  });
});

describe('what stands at the edges of the pages', () => {
  it('is the stamp of who released them, and its day is none of the mail', () => {
    const stamp = '  RELEASED Department of Larch Case No. F-9 Doc No. C0579 Date: 11/30/2035';
    const mail = `${stamp}\n\nFrom: Ada Quill\nSent: Sunday, July 1, 2031 7:03 AM\nTo: Owen Tice\nSubject: Schedule\n\nSee you on July 3, 2031.\n\nAda\n\n${stamp}\n`;
    expect(daysNamed(mail).map(({ date }) => date)).toEqual(['2031-07-01', '2031-07-03']);
  });
});

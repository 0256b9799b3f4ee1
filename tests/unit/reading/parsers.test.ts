import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCharset } from '#src/reading/charset.ts';
import { decodeEntities, readHtml } from '#src/reading/html-text.ts';
import { jpegInfo } from '#src/reading/jpeg-info.ts';
import { OleFile } from '#src/reading/ole-file.ts';
import { goesBackUp, layOutPage, looksLikeForm } from '#src/reading/page-layout.ts';
import { findMarginNumbers, withoutMarginNumbers } from '#src/reading/pleading-paper.ts';
import { rtfToText } from '#src/reading/rtf-text.ts';
import { takeUuencoded } from '#src/reading/uuencode.ts';
import { WordNumbering } from '#src/reading/word-numbering.ts';
import { wordPartText } from '#src/reading/word-text.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

describe('HTML', () => {
  test.each([
    ['<p>One <b>bold</b></p><p>Two</p>', 'One bold\n\nTwo'],
    [
      '<table><tr><td>Date</td><td>Event</td></tr><tr><td>1/2</td><td>Filed</td></tr></table>',
      'Date\tEvent\n1/2\tFiled',
    ],
    ['<ul><li>First<li>Second</ul>', '- First\n- Second'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<head><title>t</title><style>p{}</style></head><body>x<script>if (a < b) c()</script>y</body>', 'xy'],
    ['<a title="a > b" href=x>link</a> 3 < 4', 'link 3 < 4'],
    ['&sect;&nbsp;4 &amp; &#8220;rent&#x201d; &#150; &unknown;', '§ 4 & “rent” – &unknown;'],
    ['<pre>one\n  two</pre>', 'one\n  two'],
    ['<!-- hidden <p>x</p> -->seen', 'seen'],
    ['unclosed <p', 'unclosed'],
  ])('%s', (html, text) => {
    expect(readHtml(html).text).toBe(text);
  });

  test.each([
    '<p a="',
    '< ',
    '<!--',
    '<p style="color:#fff">a',
    '<style>a{}</style>',
    '</p><b>',
    '<td>x</td>',
  ])('a hostile page of %j takes linear time', async (piece) => {
    expect(await growthOf((times) => readHtml(piece.repeat(times)), 10_000)).toBeLessThan(LINEAR);
  });

  test('escaped text comes back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
        expect(decodeEntities(escaped)).toBe(text);
      }),
    );
  });
});

describe('encodings', () => {
  test.each([
    ['plain', Buffer.from('Motion'), 'utf-8'],
    ['UTF-8', Buffer.from('Peña – “rent”'), 'utf-8'],
    ['UTF-8 cut in a character', Buffer.from('Peña €').subarray(0, -1), 'utf-8'],
    ['UTF-16 LE', Buffer.from('Motion to dismiss', 'utf16le'), 'utf-16le'],
    ['UTF-16 BE', Buffer.from('Motion to dismiss', 'utf16le').swap16(), 'utf-16be'],
    ['Windows quotes', Buffer.from('the \x93rent\x94 and the tenant\x92s deposit', 'latin1'), 'windows-1252'],
    ['Shift JIS', Buffer.from('93fa967b8cea82cc95b68e9a', 'hex'), 'unknown'],
  ])('%s', (_, bytes, charset) => {
    expect(chooseCharset(bytes)).toBe(charset);
  });
});

describe('pleading paper', () => {
  const numbers = Array.from({ length: 28 }, (_, index) => `${index + 1}`);

  test('a run of bare numbers is found and taken out', () => {
    const text = `FOOTER\n${numbers.join('\n')}\nIn 1 of 2 cases\nthe court agreed.`;
    const found = findMarginNumbers(text);
    expect(found).toMatchObject({ together: true });
    expect(withoutMarginNumbers(text, found?.numbers ?? [])).toBe(
      'FOOTER\nIn 1 of 2 cases\nthe court agreed.',
    );
  });

  test('numbers before lines are found and need proof of their place', () => {
    const text = numbers.map((number) => `${number} the court`).join('\n');
    const found = findMarginNumbers(text);
    expect(found).toMatchObject({ together: false });
    expect(withoutMarginNumbers(text, found?.numbers ?? [])).toBe(numbers.map(() => 'the court').join('\n'));
  });

  test.each(['1. First\n2. Second', numbers.slice(0, 12).join('\n'), '28\n27\n26', ''])(
    '%j has none',
    (text) => {
      expect(findMarginNumbers(text)).toBeNull();
    },
  );
});

describe('forms', () => {
  const piece = (text: string, left: number, top: number) => ({
    text,
    left,
    right: left + text.length * 5,
    top,
    bottom: top - 10,
  });
  const labels = [
    'SUMMONS',
    'Plaintiff',
    'Civil Action No.',
    'To: (name and address)',
    'Date:',
    'Signature',
    'Name:',
    'Title:',
    'Place:',
    'Address:',
  ];
  const printed = labels.map((label, index) => piece(label, 50, 700 - index * 60));

  test('answers drawn after the printed text are put where they stand', () => {
    const filled = [
      ...printed,
      piece('Ada Quill', 200, 641),
      piece('26-cv-417', 200, 580),
      piece('Orrin Vale', 200, 520),
    ];
    expect(goesBackUp(filled, 792)).toBe(true);
    expect(layOutPage(filled).split('\n').slice(0, 4)).toEqual([
      'SUMMONS',
      'Plaintiff\tAda Quill',
      'Civil Action No.\t26-cv-417',
      'To: (name and address)\tOrrin Vale',
    ]);
    expect(looksLikeForm(labels.join('\n'))).toBe(true);
  });

  test('a second column is left alone', () => {
    const column = (left: number) =>
      Array.from({ length: 12 }, (_, index) =>
        piece('the court heard the motion of the tenant', left, 700 - index * 50),
      );
    expect(goesBackUp([...column(50), ...column(320)], 792)).toBe(false);
    expect(looksLikeForm('The court held a hearing.\n'.repeat(30))).toBe(false);
  });
});

describe('RTF', () => {
  test.each([
    [
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}Line one\\par Line two\\tab end}',
      'Line one\nLine two\tend',
    ],
    ["{\\rtf1\\ansi\\ansicpg1252 Pe\\'f1a \\u8220?rent\\u8221?}", 'Peña “rent”'],
    ["{\\rtf1\\ansi\\ansicpg932 \\'93\\'fa\\'96\\'7b}", '日本'],
    ['{\\rtf1{\\*\\generator Word;}Seen{\\info{\\author X}}}', 'Seen'],
    ['{\\rtf1 a\\{b\\}c\\~d}', 'a{b}c d'],
  ])('%s', (rtf, text) => {
    expect(rtfToText(Buffer.from(rtf, 'latin1'))).toBe(text);
  });
});

describe('uuencoded attachments', () => {
  const block = 'begin 644 cat.txt\n#0V%T\n`\nend';

  test('are taken out of the text', () => {
    const { text, files } = takeUuencoded(`Hello\n${block}\nBye`);
    expect(text).toBe('Hello\nBye');
    expect(files.map((file) => [file.filename, Buffer.from(file.content).toString()])).toEqual([
      ['cat.txt', 'Cat'],
    ]);
  });

  test('one cut short gives what it has; ordinary words stay', () => {
    expect(takeUuencoded('begin 644 cat.txt\n#0V%T').files).toHaveLength(1);
    expect(takeUuencoded('we begin 644 things\nbegin 644 now\nand so on')).toEqual({
      text: 'we begin 644 things\nbegin 644 now\nand so on',
      files: [],
    });
  });
});

describe('Word', () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl>
    <w:lvl w:ilvl="2"><w:start w:val="4"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1-%3"/></w:lvl></w:abstractNum>
    <w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="6"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`;
  const styles =
    '<w:styles><w:style w:styleId="Claim"><w:basedOn w:val="Base"/></w:style><w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style></w:styles>';

  test('numbers count on across levels, styles and restarts', () => {
    const word = new WordNumbering(numbering, styles);
    const labels = [
      word.label(undefined, '5', 0),
      word.label(undefined, '5', 1),
      word.label(undefined, '5', 1),
      word.label('Claim', undefined, undefined),
      word.label(undefined, '5', 1),
      word.label(undefined, '5', 2),
      word.label(undefined, '6', 0),
      word.label(undefined, '0', 0),
      word.label('Other', undefined, undefined),
    ];
    expect(labels).toEqual(['1.', '(a)', '(b)', '2.', '(a)', '2-IV', '1.', '', '']);
  });

  test('text boxes once, moved text once, breaks and damage', () => {
    const xml =
      '<w:p><w:r><w:t>A</w:t><w:tab/><w:t>B</w:t><w:br/><w:t>C</w:t></w:r><w:moveFrom><w:r><w:t>old</w:t></w:r></w:moveFrom></w:p>' +
      '<w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:p>' +
      '<w:p><w:r><w:t>cut off';
    expect(wordPartText(xml, null)).toBe('A\tB\nC\nBox\n\ncut off');
  });
});

describe('damaged binary files', () => {
  test('an OLE file ends in RangeError or a directory, never in a loop', () => {
    const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1016, maxLength: 4096 }), (rest) => {
        const bytes = Buffer.concat([magic, rest]);
        bytes.writeUInt16LE(9, 30);
        try {
          expect(new OleFile(bytes).entries.length).toBeLessThan(100);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  test('a JPEG gives its size and turn, or null', () => {
    const exif = Buffer.from('ffe1001e45786966000049492a00080000000100120103000100000006000000', 'hex');
    const frame = Buffer.from('ffc0000b080064012c0301', 'hex');
    expect(jpegInfo(Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame]))).toEqual({
      width: 300,
      height: 100,
      components: 3,
      quarterTurns: 1,
    });
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void jpegInfo(bytes)));
  });
});

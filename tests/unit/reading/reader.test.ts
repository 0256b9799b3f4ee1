import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/reading/reader.ts';
import type { ReadOutcome, ReadProgress } from '#src/reading/schema.ts';
import {
  makeDocx,
  makeFolder,
  makePdf,
  makePleading,
  makeZip,
  paragraph,
  put,
  rawPdf,
} from './make-files.ts';

let folder: string;
let work: string;
let remove: () => Promise<void>;
let reader: Reader;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  work = join(folder, 'work');
  await mkdir(work);
  reader = createReader({ timeLimitMs: 60_000 });
});

afterAll(async () => {
  await reader.close();
  await remove();
});

function read(path: string, filename = path.split('/').at(-1) ?? ''): Promise<ReadOutcome> {
  return reader.read({ path, filename, workDir: work });
}

async function textOf(path: string, filename?: string): Promise<string> {
  const outcome = await read(path, filename);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.pages.map((page) => page.text).join('\f');
}

describe('PDF', () => {
  test('gives the text of each page and reports progress', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => [
      `Allegation ${index + 1} of the complaint`,
      'against Orrin Vale',
    ]);
    const path = await put(folder, 'complaint.pdf', await makePdf(pages));
    const seen: ReadProgress[] = [];
    const outcome = await reader.read(
      { path, filename: 'complaint.pdf', workDir: work },
      { onProgress: (progress) => seen.push(progress) },
    );
    expect(outcome).toMatchObject({
      ok: true,
      kind: 'pdf',
      mimeType: 'application/pdf',
      pageCount: 40,
      notes: [],
    });
    if (!outcome.ok) return;
    expect(outcome.pages.map((page) => page.number)).toEqual(pages.map((_, index) => index + 1));
    expect(outcome.pages[6]).toEqual({
      number: 7,
      text: 'Allegation 7 of the complaint\nagainst Orrin Vale',
      source: 'text-layer',
      lines: expect.any(Array),
    });
    expect(seen.map((each) => each.stage)).toContain('opening');
    expect(seen).toContainEqual({ stage: 'text', page: 32, pages: 40 });
  });

  test.each(['before', 'between'] as const)(
    'leaves out the margin numbers of pleading paper drawn %s the lines',
    async (order) => {
      const lines = Array.from(
        { length: 28 },
        (_, index) => `${index === 3 ? '14 days after ' : ''}the court heard matter ${index}`,
      );
      const path = await put(folder, `pleading-${order}.pdf`, await makePleading(lines, order));
      expect(await textOf(path)).toBe(lines.join('\n'));
    },
  );

  test('keeps a list that counts from 1 down part of a page', async () => {
    const lines = Array.from(
      { length: 22 },
      (_, index) => `${index + 1} Exhibit about the lease of the house`,
    );
    const path = await put(folder, 'exhibits.pdf', await makePdf([lines]));
    expect(await textOf(path)).toBe(lines.join('\n'));
  });

  test('is recognized under another name', async () => {
    const path = await put(
      folder,
      'renamed.docx',
      await makePdf([['Notice of hearing in the matter of Ellery Stone']]),
    );
    expect(await read(path)).toMatchObject({ ok: true, kind: 'pdf' });
  });

  test('that claims two hundred million pages ends quickly', async () => {
    const bytes = rawPdf([
      '<</Type /Catalog /Pages 2 0 R>>',
      '<</Type /Pages /Kids [3 0 R] /Count 213804087>>',
      '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>>',
    ]);
    expect(await read(await put(folder, 'liar.pdf', bytes))).toMatchObject({
      ok: false,
      code: 'nothing-to-read',
    });
  });

  test('whose page tree bites its tail ends', async () => {
    const bytes = rawPdf([
      '<</Type /Catalog /Pages 2 0 R>>',
      '<</Type /Pages /Kids [2 0 R 2 0 R] /Count 2>>',
    ]);
    expect((await read(await put(folder, 'loop.pdf', bytes))).ok).toBe(false);
  });
});

describe('Word', () => {
  test('gives body, tables, notes and automatic numbers, without deleted text', async () => {
    const path = join(folder, 'complaint.docx');
    const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    await makeDocx(
      path,
      `${paragraph('COMPLAINT &amp; JURY DEMAND')}<w:tbl><w:tr>${cell('Ada Quill')}${cell('No. 4')}</w:tr></w:tbl>` +
        paragraph('Plaintiff lives in Mesa.', numbered) +
        `<w:p><w:pPr>${numbered}</w:pPr><w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:ins><w:r><w:t>Rent was paid.</w:t></w:r></w:ins></w:p>`,
      {
        'word/numbering.xml':
          '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
        'word/footnotes.xml': `<w:footnotes><w:footnote>${paragraph('See the lease.')}</w:footnote></w:footnotes>`,
      },
    );
    expect(await textOf(path)).toBe(
      'COMPLAINT & JURY DEMAND\nAda Quill\tNo. 4\n1. Plaintiff lives in Mesa.\n2. Rent was paid.\n\nSee the lease.',
    );
  });

  test('never resolves external entities', async () => {
    const path = join(folder, 'entity.docx');
    await makeZip(path, {
      'word/document.xml':
        '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>Before &x; after</w:t></w:r></w:p></w:body></w:document>',
    });
    expect(await textOf(path)).toBe('Before &x; after');
  });

  test('that unpacks to hundreds of megabytes is refused before it is opened', async () => {
    const path = join(folder, 'bomb.docx');
    await makeDocx(path, paragraph('Order'), { 'word/media.xml': ' '.repeat(64 * 1024 * 1024) });
    expect(await read(path)).toMatchObject({ ok: false, code: 'too-large' });
  });

  test('a spreadsheet and a plain zip are said to be unsupported', async () => {
    const path = join(folder, 'sums.xlsx');
    await makeZip(path, { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
    expect(await read(path)).toMatchObject({ ok: false, code: 'unsupported' });
  });
});

describe('e-mail', () => {
  const message = [
    'From: "Imre Dahl" <imre@dahl.example>',
    'To: clerk@court.example',
    'Cc: Rosa Pell <rosa@pell.example>',
    'Subject: =?utf-8?Q?Notice_=E2=80=93_hearing?=',
    'Date: Mon, 02 Mar 2026 09:15:00 -0700',
    'Message-ID: <a1@dahl.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=cut',
    '',
    '--cut',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>The hearing is on <b>Friday</b>.</p><script>alert(1)</script>',
    '--cut',
    'Content-Type: application/octet-stream; name="../../lease.txt"',
    'Content-Disposition: attachment; filename="../../lease.txt"',
    '',
    'Rent: $800',
    '--cut',
    'Content-Type: message/rfc822',
    '',
    'From: inner@dahl.example',
    'Subject: inner',
    '',
    'Inner body',
    '--cut--',
    '',
  ].join('\r\n');

  test('gives header lines, body and attachments as files by id', async () => {
    const outcome = await read(await put(folder, 'notice.eml', message));
    expect(outcome).toMatchObject({
      ok: true,
      kind: 'eml',
      email: {
        from: 'Imre Dahl <imre@dahl.example>',
        to: ['clerk@court.example'],
        cc: ['Rosa Pell <rosa@pell.example>'],
        bcc: [],
        subject: 'Notice – hearing',
        date: '2026-03-02T16:15:00.000Z',
        messageId: '<a1@dahl.example>',
      },
    });
    if (!outcome.ok) return;
    expect(outcome.pages[0]?.text).toBe(
      'From: Imre Dahl <imre@dahl.example>\nTo: clerk@court.example\nCc: Rosa Pell <rosa@pell.example>\n' +
        'Date: 2026-03-02 16:15 UTC\nSubject: Notice – hearing\nAttachments: lease.txt, Forwarded message.eml\n\n' +
        'The hearing is on Friday.',
    );
    expect(outcome.attachments.map((each) => [each.filename, each.mimeType])).toEqual([
      ['lease.txt', 'text/plain'],
      ['Forwarded message.eml', 'message/rfc822'],
    ]);
    const lease = outcome.attachments[0];
    expect(lease?.path.startsWith(`${work}/read-`)).toBe(true);
    expect((await readFile(lease?.path ?? '', 'utf8')).trim()).toBe('Rent: $800');
  });
});

describe('plain text', () => {
  test.each([
    ['UTF-8', Buffer.from('Señora Peña’s motion')],
    ['UTF-16 with mark', Buffer.from('\ufeffSeñora Peña’s motion', 'utf16le')],
    ['UTF-16 without mark', Buffer.from('Señora Peña’s motion', 'utf16le')],
    ['Windows-1252', Buffer.from('Se\xf1ora Pe\xf1a\x92s motion', 'latin1')],
  ])('is read from %s', async (name, bytes) => {
    expect(await textOf(await put(folder, `${name}.txt`, bytes))).toBe('Señora Peña’s motion');
  });

  test('has a page per form feed and no NUL', async () => {
    const outcome = await read(await put(folder, 'pages.txt', 'one\0\ftwo\r\nlines\f'));
    expect(outcome).toMatchObject({
      ok: true,
      pages: [
        { number: 1, text: 'one', source: 'body' },
        { number: 2, text: 'two\nlines', source: 'body' },
      ],
    });
  });

  test('a large file arrives whole, in parts', async () => {
    const text = Array.from({ length: 60_000 }, (_, index) => `entry ${index}`).join('\n');
    expect(await textOf(await put(folder, 'large.txt', text))).toBe(text);
  });
});

describe('files that cannot be read', () => {
  test.each([
    ['empty.pdf', '', 'empty'],
    ['header.pdf', '%PDF-1.4\n%%EOF\n', 'corrupt'],
    ['noise.pdf', Buffer.from([0, 1, 2, 3, 250, 9, 0, 0, 7, 200]), 'mislabeled'],
    ['film.mov', Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0'), 'unsupported'],
    ['blank.txt', ' \n ', 'nothing-to-read'],
    ['broken.doc', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(2_000)}`, 'hex'), 'corrupt'],
    ['cut.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'corrupt'],
    ['cut.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'corrupt'],
    ['cut.docx', 'PK\x03\x04broken', 'corrupt'],
  ])('%s fails with a sentence', async (name, content, code) => {
    const outcome = await read(await put(folder, name, content));
    expect(outcome).toMatchObject({ ok: false, code });
    if (outcome.ok) return;
    expect(outcome.reason).toMatch(/^[A-Z].* Your file is kept and can still be downloaded\.$/);
    expect(outcome.reason).not.toMatch(/error|exception|null|undefined/i);
  });

  test('leave no files behind', async () => {
    const before = await readdir(work);
    await read(await put(folder, 'again.pdf', '%PDF-1.4'));
    expect(await readdir(work)).toEqual(before);
    expect(existsSync(work)).toBe(true);
  });
});

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A text PDF, one page for each entry; lines are drawn one below the other. */
export async function makePdf(pages: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const text of pages) {
    const page = pdf.addPage([612, 792]);
    text.split('\n').forEach((line, index) => {
      page.drawText(line, { x: 72, y: 720 - index * 16, size: 12, font });
    });
  }
  return pdf.save();
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A zip archive whose entries are stored without compression. */
function makeZip(entries: readonly { name: string; content: string }[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const body = Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(body), 10);
    fields.writeUInt32LE(body.length, 14);
    fields.writeUInt32LE(body.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), body]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        fields,
        central,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}

/** A Word document with one paragraph for each line. */
export function makeDocx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
  ]);
}

export interface Letter {
  subject: string;
  body: string;
  attachments?: { filename: string; mimeType: string; content: string | Uint8Array }[];
}

/** An e-mail as stored by a mail program, of 4 March 2025. */
export function makeEml({ subject, body, attachments = [] }: Letter): Uint8Array {
  const mark = 'part-7f3a';
  const parts = attachments.map(({ filename, mimeType, content }) =>
    [
      `--${mark}`,
      `Content-Type: ${mimeType}; name="${filename}"`,
      `Content-Disposition: attachment; filename="${filename}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
  return Buffer.from(
    [
      'From: Tobias Fenwright <tobias.fenwright@example.org>',
      'To: Rosalind Quay <rosalind.quay@example.org>',
      `Subject: ${subject}`,
      'Date: Tue, 04 Mar 2025 10:15:00 -0700',
      'Message-ID: <7f3a@example.org>',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${mark}"`,
      '',
      `--${mark}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      body,
      ...parts,
      `--${mark}--`,
      '',
    ].join('\r\n'),
  );
}

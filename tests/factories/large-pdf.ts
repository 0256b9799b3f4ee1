import { randomFillSync } from 'node:crypto';
import { PDFDocument, PDFName, PDFPageTree, StandardFonts } from '@cantoo/pdf-lib';

const SIDE = 100;
const GROUP = 20;

/** A page tree of two levels, as most programs write it: a viewer finds a page without looking at all before it. */
function groupPages(pdf: PDFDocument): void {
  const root = pdf.catalog.get(PDFName.of('Pages'));
  const pages = pdf.getPages();
  const groups = [];
  for (let at = 0; at < pages.length; at += GROUP) {
    const some = pages.slice(at, at + GROUP);
    const values = { Type: 'Pages', Parent: root, Kids: some.map(({ ref }) => ref), Count: some.length };
    const group = pdf.context.register(pdf.context.obj(values));
    for (const { node } of some) node.set(PDFName.Parent, group);
    groups.push(group);
  }
  pdf.context.lookup(root, PDFPageTree).set(PDFName.of('Kids'), pdf.context.obj(groups));
}

/** A PDF of many pages, each with its number, a paragraph, and a speck of noise that makes the file large. */
export async function makeLargePdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([612, 792]);
    page.drawText(`Exhibit ${number}`, { x: 72, y: 700, size: 24, font });
    for (let line = 0; line < 5; line += 1) {
      const words = `Entry ${number}.${line}: the furnace was looked at and found to be out of order.`;
      page.drawText(words, { x: 72, y: 640 - line * 18, size: 12, font });
    }
    const noise = pdf.context.stream(randomFillSync(new Uint8Array(SIDE * SIDE)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: SIDE,
      Height: SIDE,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    const name = page.node.newXObject('Noise', pdf.context.register(noise));
    const drawing = pdf.context.stream(`q 12 0 0 12 540 60 cm ${name} Do Q`);
    page.node.addContentStream(pdf.context.register(drawing));
  }
  groupPages(pdf);
  return pdf.save();
}

/** A PDF of one page that opens with a password only, which nobody knows. */
export function makeLockedPdf(): Uint8Array {
  const owner = 'ab'.repeat(32);
  const user = 'cd'.repeat(32);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${owner}> /U <${user}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = '0123456789abcdef'.repeat(2);
  body += `xref\n0 5\n0000000000 65535 f \n${rows}`;
  body += `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

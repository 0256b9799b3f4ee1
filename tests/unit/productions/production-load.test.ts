import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  extensionOf,
  type LoadRow,
  manifestLine,
  writeDat,
  writeOpt,
} from '#src/productions/production-load.ts';
import { readDat, readOpt } from '#tests/setup/load-files.ts';

const ROW: LoadRow = {
  begBates: 'QUAY000001',
  endBates: 'QUAY000003',
  begAttach: 'QUAY000001',
  endAttach: 'QUAY000005',
  custodian: 'Quay, Ben',
  docType: 'Email',
  filename: 'Lease (final).PDF',
  from: '',
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  dateSent: '2026-02-03',
  docDate: '2026-02-03',
  pages: 3,
  md5: 'd41d8cd98f00b204e9800998ecf8427e',
  sha256: '',
  pdfSha256: '',
  nativePath: '',
  textPath: 'VOL001\\TEXT\\QUAY000001.txt',
  pdfPath: 'VOL001\\PDF\\QUAY000001.pdf',
  note: '',
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a Concordance file', () => {
  test('names the fields in the usual order', () => {
    const [record = {}] = readDat(bytes(writeDat([ROW])));
    expect(Object.keys(record).join(' ')).toBe(
      'BEGBATES ENDBATES BEGATTACH ENDATTACH CUSTODIAN DOCTYPE FILENAME FILEEXT FROM TO CC BCC SUBJECT DATESENT DATERCVD DATECREATED DATEMOD PAGECOUNT MD5HASH NATIVEPATH TEXTPATH PDFPATH',
    );
    expect(record).toMatchObject({ FILEEXT: 'pdf', DATESENT: '02/03/2026', DATERCVD: '', PAGECOUNT: '3' });
  });

  test('begins with a byte order mark and has its signs as UTF-8', () => {
    expect([...bytes(writeDat([])).subarray(0, 5)]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xbe]);
  });

  test('gives back any text, the three signs of the format apart', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ custodian: text, subject: text, filename: text }), { maxLength: 6 }),
        (given) => {
          const rows = given.map((values) => ({ ...ROW, ...values }));
          const expected = (value: string) =>
            value
              .toWellFormed()
              .replaceAll('\u0014', ' ')
              .replaceAll('\u00fe', 'th')
              .replaceAll('\u00ae', '(R)')
              .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n');
          const read = readDat(bytes(writeDat(rows)));
          expect(read.map(({ CUSTODIAN, SUBJECT, FILENAME }) => [CUSTODIAN, SUBJECT, FILENAME])).toEqual(
            given.map(({ custodian, subject, filename }) => [custodian, subject, filename].map(expected)),
          );
        },
      ),
    );
  });
});

describe('an Opticon file', () => {
  test('has a line for each page, and marks where a document begins', () => {
    const opt = writeOpt('VOL001', [
      { labels: ['A000001', 'A000002'], pdfPath: 'VOL001\\PDF\\A000001.pdf' },
      { labels: ['A000003'], pdfPath: 'VOL001\\PDF\\A000003.pdf' },
    ]);
    expect(opt.split('\r\n')).toEqual([
      'A000001,VOL001,VOL001\\PDF\\A000001.pdf,Y,,,2',
      'A000002,VOL001,VOL001\\PDF\\A000001.pdf,,,,',
      'A000003,VOL001,VOL001\\PDF\\A000003.pdf,Y,,,1',
      '',
    ]);
  });

  test('gives back its documents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (counts) => {
        let next = 1;
        const documents = counts.map((count) => {
          const labels = Array.from({ length: count }, () => `Q${String(next++).padStart(6, '0')}`);
          return { labels, pdfPath: `V\\PDF\\${labels[0]}.pdf` };
        });
        const pages = readOpt(bytes(writeOpt('V', documents)));
        expect(pages.filter(({ isFirst }) => isFirst).map(({ pages: count }) => count)).toEqual(counts);
        expect(pages.map(({ key }) => key)).toEqual(documents.flatMap(({ labels }) => labels));
      }),
    );
  });
});

test('endings and lines of the manifest', () => {
  expect(['a.PDF', 'b.tar.gz', 'c', '.env', 'd.x y'].map(extensionOf)).toEqual(['pdf', 'gz', '', 'env', '']);
  expect(manifestLine('ab', 'PDF/A.pdf')).toBe('ab  PDF/A.pdf\n');
});

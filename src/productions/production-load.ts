/** One document as the load files name it; '' for what is not known. */
export interface LoadRow {
  begBates: string;
  endBates: string;
  begAttach: string;
  endAttach: string;
  custodian: string;
  docType: string;
  filename: string;
  from: string;
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  /** YYYY-MM-DD. */
  dateSent: string;
  docDate: string;
  pages: number;
  /** Of the original, lowercase hex. */
  md5: string;
  sha256: string;
  /** Of the PDF in this production, lowercase hex. */
  pdfSha256: string;
  /** From the folder that holds the volume, with backslashes; '' where there is none. */
  nativePath: string;
  textPath: string;
  pdfPath: string;
  /** How it differs from the original. */
  note: string;
}

const SEPARATOR = '\u0014';
const QUALIFIER = '\u00fe';
const NEW_LINE = '\u00ae';

/** The Concordance fields, in the order in which review programs expect them; PDFPATH is ours and stands last. */
const DAT_FIELDS: readonly [string, (row: LoadRow) => string][] = [
  ['BEGBATES', (row) => row.begBates],
  ['ENDBATES', (row) => row.endBates],
  ['BEGATTACH', (row) => row.begAttach],
  ['ENDATTACH', (row) => row.endAttach],
  ['CUSTODIAN', (row) => row.custodian],
  ['DOCTYPE', (row) => row.docType],
  ['FILENAME', (row) => row.filename],
  ['FILEEXT', (row) => extensionOf(row.filename)],
  ['FROM', (row) => row.from],
  ['TO', (row) => row.to],
  ['CC', (row) => row.cc],
  ['BCC', (row) => row.bcc],
  ['SUBJECT', (row) => row.subject],
  ['DATESENT', (row) => usDate(row.dateSent)],
  ['DATERCVD', () => ''],
  ['DATECREATED', () => ''],
  ['DATEMOD', () => ''],
  ['PAGECOUNT', (row) => String(row.pages)],
  ['MD5HASH', (row) => row.md5],
  ['NATIVEPATH', (row) => row.nativePath],
  ['TEXTPATH', (row) => row.textPath],
  ['PDFPATH', (row) => row.pdfPath],
];

/** 'pdf' of 'Lease.PDF'; '' where the name has no ending. */
export function extensionOf(filename: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/** '03/23/2026' of '2026-03-23', as the programs of this format read dates. */
function usDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return year === undefined ? '' : `${month}/${day}/${year}`;
}

/** A value in which none of the three signs of the format stands. */
function datValue(value: string): string {
  const plain = value
    .toWellFormed()
    .replaceAll(SEPARATOR, ' ')
    .replaceAll(QUALIFIER, 'th')
    .replaceAll(NEW_LINE, '(R)')
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, NEW_LINE);
  return `${QUALIFIER}${plain}${QUALIFIER}`;
}

const datLine = (values: readonly string[]) => `${values.map(datValue).join(SEPARATOR)}\r\n`;

/**
 * A Concordance load file: a header row, then a row for each document. Fields stand between þ and are parted by the
 * sign 0x14; a new line within a field is ®. UTF-8 with a byte order mark, by which programs tell it from ANSI.
 */
export function writeDat(rows: readonly LoadRow[]): string {
  const header = datLine(DAT_FIELDS.map(([name]) => name));
  return `\ufeff${header}${rows.map((row) => datLine(DAT_FIELDS.map(([, take]) => take(row)))).join('')}`;
}

/** A document with the numbers of its pages. */
export interface NumberedPages {
  labels: readonly string[];
  pdfPath: string;
}

/**
 * An Opticon file: a line for each page, in the order of the numbers. Every line of a document names its one PDF; the
 * first is marked Y and says how many pages follow from it. Numbers, volumes and paths hold no commas.
 */
export function writeOpt(volume: string, documents: readonly NumberedPages[]): string {
  return documents
    .flatMap(({ labels, pdfPath }) =>
      labels.map((label, page) =>
        page === 0
          ? `${label},${volume},${pdfPath},Y,,,${labels.length}\r\n`
          : `${label},${volume},${pdfPath},,,,\r\n`,
      ),
    )
    .join('');
}

export const INDEX_COLUMNS: readonly [string, (row: LoadRow) => string | number][] = [
  ['Begin Bates', (row) => row.begBates],
  ['End Bates', (row) => row.endBates],
  ['Family begins', (row) => row.begAttach],
  ['Family ends', (row) => row.endAttach],
  ['File name', (row) => row.filename],
  ['Type', (row) => row.docType],
  ['Document date', (row) => row.docDate],
  ['Custodian', (row) => row.custodian],
  ['From', (row) => row.from],
  ['To', (row) => row.to],
  ['Cc', (row) => row.cc],
  ['Bcc', (row) => row.bcc],
  ['Subject', (row) => row.subject],
  ['Sent', (row) => row.dateSent],
  ['Pages', (row) => row.pages],
  ['PDF', (row) => row.pdfPath],
  ['Text', (row) => row.textPath],
  ['Original', (row) => row.nativePath],
  ['SHA-256 of the PDF', (row) => row.pdfSha256],
  ['SHA-256 of the original', (row) => row.sha256],
  ['MD5 of the original', (row) => row.md5],
  ['Note', (row) => row.note],
];

/** A line of a manifest that `sha256sum -c` checks; the path has no line break in it. */
export function manifestLine(sha256: string, path: string): string {
  return `${sha256}  ${path}\n`;
}

import {
  INDEX_COLUMNS,
  type LoadRow,
  type NumberedPages,
  writeDat,
  writeOpt,
} from '#src/productions/production-load.ts';
import { amount } from '#src/text/words.ts';
import { toCsv } from '../drafting/csv.ts';
import type { ArchivedProduction } from './archive.ts';

/** The index, the load files, what they mean, and the cover letter, by their paths below the volume. */
export async function dataFiles(
  production: ArchivedProduction,
  rows: readonly LoadRow[],
  pages: readonly NumberedPages[],
): Promise<[string, string][]> {
  const { coverLetter, volume } = production;
  return [
    ['DATA/index.csv', await writeIndex(rows)],
    ['DATA/loadfile.dat', writeDat(rows)],
    ['DATA/loadfile.opt', writeOpt(volume, pages)],
    ['DATA/readme.txt', about(production, rows)],
    ...(coverLetter === '' ? [] : [['cover-letter.txt', `${coverLetter}\n`] satisfies [string, string]]),
  ];
}

/** The index for a spreadsheet, in which a value that begins like a formula is kept from being one. */
async function writeIndex(rows: readonly LoadRow[]): Promise<string> {
  const header = INDEX_COLUMNS.map(([name]) => name);
  const lines = rows.map((row) => INDEX_COLUMNS.map(([, take]) => take(row)));
  return toCsv([header, ...lines]);
}

function about(production: ArchivedProduction, rows: readonly LoadRow[]): string {
  const { name, volume, producedBy, producedTo, producedOn, requestAnswered, firstBates, lastBates } =
    production;
  const pages = rows.reduce((sum, row) => sum + row.pages, 0);
  const notes = rows.filter(({ note }) => note !== '').map(({ begBates, note }) => `${begBates}: ${note}`);
  const lines = [
    name,
    `Volume ${volume}, produced${producedBy === '' ? '' : ` by ${producedBy}`} to ${producedTo} on ${producedOn}`,
    ...(requestAnswered === '' ? [] : [`In response to: ${requestAnswered}`]),
    `${firstBates} to ${lastBates}: ${amount(rows.length, 'document')}, ${amount(pages, 'page')}`,
    '',
    'What is where',
    `${volume}/PDF      Each document as a PDF, every page with its number at the lower right.`,
    `${volume}/NATIVE   Originals of what has no pages, or whose pages could not be stamped. A slip sheet in PDF stands for each.`,
    `${volume}/TEXT     The words of each document, UTF-8, pages parted by form feeds.`,
    `${volume}/DATA     index.csv for a spreadsheet, loadfile.dat and loadfile.opt for review programs.`,
    `${volume}/manifest-sha256.txt   In the folder ${volume}, 'sha256sum -c manifest-sha256.txt' checks every file.`,
    '',
    'Load files',
    'loadfile.dat is a Concordance file in UTF-8 with a byte order mark: fields parted by 0x14 and quoted by the letter thorn (0xFE),',
    'line breaks within a field as the sign (R) in a circle (0xAE). Those three signs do not occur within values. Dates are MM/DD/YYYY.',
    'DATERCVD, DATECREATED and DATEMOD are empty: when a file came or was made is not known. MD5HASH is of the original.',
    'loadfile.opt has a line for each page. All lines of a document name its one PDF; the first is marked Y and says how many pages it has.',
    'A program that takes one line for each document reads the lines marked Y, or PDFPATH of loadfile.dat.',
    '',
    'What the PDFs leave out',
    'Properties, scripts, attached files, bookmarks, links and comments that are not drawn on a page. Where a stamp would have',
    'covered something, the page is a strip of paper longer.',
    ...(notes.length === 0 ? [] : ['', 'Documents that differ from their originals', ...notes]),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

import PDFDocument from 'pdfkit';

/** A page of a transcript as it is printed: its number, and its lines with '' for one that is left empty. */
export interface PrintedPage {
  number: number;
  lines: string[];
}

const WIDTH = 54;
const LINES = 25;

/** What somebody says: 'Q', 'A', 'MR. OKORO', '' for a remark of the reporter, '#' for a heading. */
export type Said = readonly [who: string, words: string];

function wrapped(first: string, words: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of words.split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = word;
    } else line += line === first || line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

function printed([who, words]: Said): string[] {
  if (who === 'Q' || who === 'A') return wrapped(`     ${who}.   `, words);
  if (who === '#') return [`${' '.repeat(Math.max(0, (WIDTH - words.length) >> 1))}${words}`];
  if (who === '') return wrapped('          ', words);
  return wrapped(`          ${who}:  `, words);
}

function paged(lines: readonly string[], firstNumber: number): PrintedPage[] {
  const pages: PrintedPage[] = [];
  for (let at = 0; at < lines.length; at += LINES) {
    pages.push({ number: firstNumber + pages.length, lines: lines.slice(at, at + LINES) });
  }
  return pages;
}

const COVER = [
  'STATE OF NEW MEXICO',
  'COUNTY OF SANTA ROSA',
  'SEVENTEENTH JUDICIAL DISTRICT',
  '',
  'IMOGEN TARR,',
  '        Plaintiff,',
  'vs.                        No. D-1701-CV-2025-00417',
  'BELLWETHER HOLDINGS, LLC,',
  '        Defendant.',
  '',
  '            DEPOSITION OF ANSELM OKORO',
  '                 March 4, 2026',
  '                   9:32 a.m.',
  '            118 Juniper Street, Suite 4',
  '             Alder Mesa, New Mexico',
  '',
  'PURSUANT TO THE NEW MEXICO RULES OF CIVIL PROCEDURE,',
  'this deposition was:',
  'TAKEN BY:  MS. PERPETUA VALE',
  '           Attorney for the Plaintiff',
  'REPORTED BY:  LINUS HARROW, CCR #912',
  '              Harrow Reporting, Inc.',
];

const APPEARANCES = [
  '                A P P E A R A N C E S',
  'For the Plaintiff:',
  '     MS. PERPETUA VALE',
  '     Vale & Stott, P.A.',
  'For the Defendant:',
  '     MR. CORMAC DUNE',
  '     Dune Law Firm',
  '',
  '                   I N D E X',
  'EXAMINATION OF ANSELM OKORO                     PAGE',
  'By Ms. Vale                                        3',
  'By Mr. Dune                                        5',
  'EXHIBITS MARKED',
  '1.  Lease of June 1, 2024                          3',
];

const OPENING: readonly Said[] = [
  ['#', 'ANSELM OKORO,'],
  ['', 'after having been first duly sworn under oath, was questioned and testified as follows:'],
  ['#', 'EXAMINATION'],
  ['#', 'BY MS. VALE:'],
  ['Q', 'Please state your full name for the record.'],
  ['A', 'Anselm Tobias Okoro.'],
  ['Q', 'Mr. Okoro, did you manage the building at 40 Cinder Lane in January of 2025?'],
  ['A', 'I did. I was the only manager that winter, and I had the keys to the boiler room.'],
  ['', '(Exhibit 1 was marked for identification.)'],
  ['Q', 'I am handing you Exhibit 1. Do you recognize it?'],
  ['A', 'Yes. It is the lease for apartment 12.'],
  ['Q', 'When did you first learn that the furnace in apartment 12 had failed?'],
  ['MR. DUNE', 'Objection. Foundation.'],
  ['THE WITNESS', 'On the ninth of January. The tenant called me twice that morning.'],
];

const MIDDLE: readonly Said[] = [
  ['Q', 'And what did you do about the furnace after that call?'],
  ['A', 'I wrote it in the log and called the company that does our repairs.'],
  ['Q', 'How many days went by before anybody came?'],
  ['A', 'Eleven days, I believe. It may have been twelve.'],
  ['MR. DUNE', 'Let us take a short break.'],
  ['', '(Recess taken from 10:41 a.m. to 10:55 a.m.)'],
  ['Q', '(BY MS. VALE)  Before the break you spoke of a log. Where is the log kept?'],
  ['A', 'In the office at Bellwether Holdings, in a green binder.'],
];

const CLOSING: readonly Said[] = [
  ['MS. VALE', 'I pass the witness.'],
  ['#', 'CROSS-EXAMINATION'],
  ['#', 'BY MR. DUNE:'],
  ['Q', 'Did the tenant ever refuse to let the repair company in?'],
  ['A', 'Not that I know of.'],
  ['MR. DUNE', 'No further questions.'],
  ['', '(The deposition concluded at 11:20 a.m.)'],
];

const CERTIFICATE = [
  "            REPORTER'S CERTIFICATE",
  'I, LINUS HARROW, New Mexico CCR #912, DO HEREBY',
  'CERTIFY that on March 4, 2026, the deposition of',
  'ANSELM OKORO was taken before me, and that I did',
  'report in stenographic shorthand the questions and',
  'answers set forth herein.',
  '',
  '                 ______________________',
  '                 LINUS HARROW, CCR #912',
];

const WORD_INDEX = [
  'apartment 3:16 3:21 4:2',
  'binder 4:20',
  'boiler 3:14',
  'company 4:9 4:10',
  'furnace 3:21 4:6,8',
  'keys 3:14',
  'lease 3:18',
  'log 4:8 4:18,19',
  'manager 3:12',
  'tenant 3:24 5:4',
  'winter 3:12',
];

/** A deposition of invented people; `repeats` makes its middle longer. Its first page of testimony is page 3. */
export function makeDeposition({ repeats = 2 }: { repeats?: number } = {}): PrintedPage[] {
  const said = [...OPENING, ...Array.from({ length: repeats }, () => MIDDLE).flat(), ...CLOSING];
  const testimony = paged(said.flatMap(printed), 3);
  const last = 3 + testimony.length;
  return [
    { number: 1, lines: COVER },
    { number: 2, lines: APPEARANCES },
    ...testimony,
    { number: last, lines: CERTIFICATE },
    { number: last + 1, lines: WORD_INDEX },
  ];
}

/** Pages of any words. */
export function makeTestimony(said: readonly Said[], firstNumber = 1): PrintedPage[] {
  return paged(said.flatMap(printed), firstNumber);
}

export interface Printing {
  /** Line numbers in front of the words, in a column drawn before or after them, or none. */
  numbers?: 'inline' | 'column-first' | 'column-last' | 'none';
  pageNumber?: 'top' | 'bottom' | 'words' | 'none';
  stamps?: 'left' | 'right' | null;
  /** Numbers run to 25 on every page, also where the page ends early. */
  full?: boolean;
  doubleSpaced?: boolean;
}

function stampOf(page: number, line: number): string {
  return `10:${String((page * 2) % 60).padStart(2, '0')}:${String((line * 2) % 60).padStart(2, '0')}`;
}

function headOf({ number }: PrintedPage, how: Printing['pageNumber']): string {
  return how === 'words' ? `Page ${number}` : String(number);
}

/** The text file that a reporter sends: numbers in front, pages with form feeds between them. */
export function asTextFile(pages: readonly PrintedPage[], printing: Printing = {}): string {
  const {
    pageNumber = 'top',
    stamps = null,
    numbers = 'inline',
    doubleSpaced = false,
    full = true,
  } = printing;
  const sheets = pages.map((page) => {
    const count = full ? LINES : page.lines.length;
    const rows = Array.from({ length: count }, (_, index) => {
      const words = page.lines[index] ?? '';
      const number = numbers === 'none' ? '' : String(index + 1).padStart(2);
      const stamp = words === '' ? '' : stampOf(page.number, index);
      const row = `${stamps === 'left' ? `${stamp.padEnd(8)} ` : ''}${number}   ${words}`;
      return (stamps === 'right' ? `${row.padEnd(70)}${stamp}` : row).trimEnd();
    });
    const body = rows.join(doubleSpaced ? '\n\n' : '\n');
    const head = `${' '.repeat(60)}${headOf(page, pageNumber)}`;
    if (pageNumber === 'none') return body;
    return pageNumber === 'bottom' ? `${body}\n\n${head}` : `${head}\n${body}`;
  });
  return sheets.join('\f');
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.end();
  });
}

/** The same on paper, in the order in which a word processor or a reporter's program draws it. */
export async function asPdf(pages: readonly PrintedPage[], printing: Printing = {}): Promise<Buffer> {
  const { numbers = 'column-first', pageNumber = 'top', stamps = null, full = true } = printing;
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const draw = (text: string, x: number, y: number) => {
    if (text !== '') pdf.text(text, x, y, { lineBreak: false });
  };
  for (const page of pages) {
    pdf.addPage().font('Courier').fontSize(11);
    const y = (index: number) => 70 + index * 26;
    const count = full ? LINES : page.lines.length;
    const column = () => {
      for (let index = 0; index < count; index += 1) draw(String(index + 1).padStart(2), 72, y(index));
    };
    if (pageNumber === 'top' || pageNumber === 'words') draw(headOf(page, pageNumber), 500, 40);
    if (numbers === 'column-first') column();
    page.lines.forEach((line, index) => {
      if (stamps === 'left' && line !== '') draw(stampOf(page.number, index), 14, y(index));
      const indent = line.length - line.trimStart().length;
      if (numbers === 'inline') draw(`${String(index + 1).padStart(2)}   ${line}`.trimEnd(), 72, y(index));
      else draw(line.trim(), 110 + indent * 6.6, y(index));
      if (stamps === 'right' && line !== '') draw(stampOf(page.number, index), 530, y(index));
    });
    if (numbers === 'inline') {
      for (let index = page.lines.length; index < count; index += 1) draw(String(index + 1), 72, y(index));
    }
    if (numbers === 'column-last') column();
    if (pageNumber === 'bottom') draw(headOf(page, pageNumber), 300, 740);
  }
  return collected(pdf);
}

/** Four pages on a sheet. `rows` draws line by line across both columns, as some programs do. */
export async function asCondensedPdf(
  pages: readonly PrintedPage[],
  { order = 'pages' }: { order?: 'pages' | 'rows' } = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  for (let at = 0; at < pages.length; at += 4) {
    pdf.addPage().font('Courier').fontSize(6);
    const four = pages.slice(at, at + 4).map((page, place) => ({
      page,
      x: 40 + Math.floor(place / 2) * 290,
      y: 40 + (place % 2) * 370,
    }));
    const cell = ({ page, x, y }: (typeof four)[number], row: number) => {
      const words = row === 0 ? `Page ${page.number}` : `${row} ${page.lines[row - 1] ?? ''}`.trimEnd();
      pdf.text(words, x, y + row * 13, { lineBreak: false });
    };
    const rows = Array.from({ length: LINES + 1 }, (_, row) => row);
    if (order === 'pages') for (const one of four) for (const row of rows) cell(one, row);
    else {
      for (const side of [0, 1]) {
        for (const row of rows)
          for (const one of four.filter((_, place) => place % 2 === side)) cell(one, row);
      }
    }
  }
  return collected(pdf);
}

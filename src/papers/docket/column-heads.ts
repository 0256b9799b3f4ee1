import { collapse, type DocketLine } from './docket-lines.ts';

/** What a column of a docket table holds. */
export type ColumnKind = 'date' | 'entered' | 'number' | 'text' | 'more-text' | 'detail' | 'none';

export interface Column {
  kind: ColumnKind;
  name: string;
}

const NAMES: ReadonlyArray<[ColumnKind, readonly string[]]> = [
  [
    'date',
    [
      'date filed',
      'filing date',
      'filed date',
      'file date',
      'event date',
      'docket date',
      'docketed date',
      'date docketed',
      'date received',
      'received date',
      'hearing date',
      'action date',
      'activity date',
      'entry date',
      'filed',
      'dates',
      'date',
    ],
  ],
  ['entered', ['date entered', 'entered date', 'entered']],
  [
    'number',
    [
      'document number',
      'document no.',
      'document #',
      'docket number',
      'docket #',
      'docket no.',
      'doc. no.',
      'doc no.',
      'doc #',
      'doc. #',
      'dkt. #',
      'dkt #',
      'dkt. no.',
      'entry number',
      'entry #',
      'entry no.',
      'ecf no.',
      'ecf #',
      'nyscef doc. no.',
      'din',
      'seq #',
      'seq.',
      'seq',
      'number',
      'no.',
      'no',
      '#',
    ],
  ],
  [
    'text',
    [
      'docket text',
      'event description',
      'document description',
      'docket description',
      'docket entry',
      'proceedings and orders',
      'proceeding text',
      'proceedings',
      'proceeding',
      'event name',
      'event type',
      'event/filing',
      'filing name',
      'filing description',
      'filing type',
      'case event',
      'hearing type',
      'entry description',
      'description',
      'document name',
      'document title',
      'docket event',
      'event',
      'filing',
      'action',
      'activity',
      'entry',
      'document',
    ],
  ],
  [
    'more-text',
    ['document type', 'subtype', 'sub type', 'type', 'comments', 'comment', 'memo', 'notes', 'disposition'],
  ],
  [
    'detail',
    [
      'event result',
      'result',
      'party type',
      'party #',
      'party name',
      'party',
      'parties',
      'amount',
      'filed by',
      'filing party',
      'filer',
      'submitted by',
      'pages',
      'page count',
      'pgs',
      'status',
      'judge',
      'hearing judge',
      'judicial officer',
      'hearing time',
      'time',
      'court room',
      'courtroom',
      'court',
      'code',
      'book/page',
      'size',
      'attorney',
      'filed/issued by',
      'location',
      'fee',
      'access',
      'security',
    ],
  ],
  [
    'none',
    [
      'select all / clear',
      'select all/clear',
      'image',
      'images',
      'doc',
      'view',
      'link',
      'links',
      'document link',
      'download',
      'select',
    ],
  ],
];

const KIND_OF = new Map(NAMES.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
const LONGEST_NAME = 24;
const LONGEST_HEAD = 240;

/** The columns of a table's head; null where the line is none. A head names a date or number, and a text. */
export function readColumnHead(line: DocketLine): Column[] | null {
  if (line.trimmed.length > LONGEST_HEAD || /\d/.test(line.trimmed)) return null;
  const columns = line.cells ? readCells(line.cells) : readWords(line.trimmed);
  if (!columns) return null;
  const kinds = new Set(columns.map(({ kind }) => kind));
  const places = kinds.has('date') || kinds.has('number');
  const texts = kinds.has('text') || kinds.has('more-text');
  const named = columns.filter(({ name }) => name !== '').length;
  return places && texts && named >= 2 ? columns : null;
}

function readCells(cells: readonly string[]): Column[] | null {
  const columns: Column[] = [];
  for (const cell of cells) {
    const column = nameColumn(cell);
    if (column) columns.push(column);
    else {
      const words = readWords(cell);
      if (!words) return null;
      columns.push(...words);
    }
  }
  return columns;
}

function nameColumn(cell: string): Column | null {
  const name = collapse(cell)
    .toLowerCase()
    .replace(/^~+|[:*▲▼↑↓~]+$/g, '')
    .trim();
  if (name === '') return { kind: 'none', name: '' };
  const kind = KIND_OF.get(name);
  return kind ? { kind, name: collapse(cell) } : null;
}

/** Heads printed with blanks alone: the longest known name first. */
function readWords(text: string): Column[] | null {
  const columns: Column[] = [];
  let words = collapse(text).split(' ');
  if (words.length > 20) return null;
  while (words.length > 0) {
    let found: Column | null = null;
    let taken = 0;
    for (let count = Math.min(4, words.length); count > 0 && !found; count -= 1) {
      const name = words.slice(0, count).join(' ');
      if (name.length <= LONGEST_NAME) found = nameColumn(name);
      taken = count;
    }
    if (!found) return null;
    columns.push(found);
    words = words.slice(taken);
  }
  return columns;
}

const LONE_HEADS = new Set([
  'date filed',
  'filing date',
  '#',
  'docket text',
  'doc.',
  'no.',
  'doc. no.',
  'proceedings and orders',
  'event date',
  'event description',
  'document number',
  'date filed # docket text',
]);

/** One cell of a table's head on a line of its own, as pages print that were copied cell by cell. */
export function isLoneHead(line: DocketLine): boolean {
  return line.trimmed.length <= LONGEST_NAME && LONE_HEADS.has(collapse(line.trimmed).toLowerCase());
}

/** Whether the columns say more than date, number and text, so that cells must be told apart by name. */
export function hasSpecialColumns(columns: readonly Column[]): boolean {
  return columns.some(
    ({ kind, name }) =>
      kind === 'detail' || kind === 'more-text' || kind === 'entered' || (kind === 'none' && name !== ''),
  );
}

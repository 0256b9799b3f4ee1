import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reconcile } from '#src/docket/reconcile.ts';
import type { StoredEntry } from '#src/docket/schema.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { lostLines } from './lost-lines.ts';
import { FEDERAL_PASTES } from './pastes-federal.ts';
import { NOTICE_PASTES } from './pastes-notices.ts';
import { STATE_PASTES } from './pastes-states.ts';

const PASTES = [...FEDERAL_PASTES, ...NOTICE_PASTES, ...STATE_PASTES];

interface Row {
  number: number | null;
  day: number;
  words: string;
  attachments: number;
}

const WORDS = [
  'MOTION',
  'to',
  'Dismiss',
  'ORDER',
  'granting',
  're',
  '12',
  'Complaint',
  'by',
  'Ilse',
  'Fenn,',
  '(sealed)',
  'on',
  '3/4/2024',
  'NOTICE',
  'of',
  'Hearing',
  '[7]',
  'Exhibit',
  '–',
  '“quoted”',
];

const row: fc.Arbitrary<Row> = fc.record({
  number: fc.option(fc.integer({ min: 1, max: 400 }), { nil: null }),
  day: fc.integer({ min: 1, max: 28 }),
  words: fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 })
    .map((words) => `NOTICE ${words.join(' ')}`),
  attachments: fc.integer({ min: 0, max: 3 }),
});

/** A court gives a number once, and no two entries without one say the same on one day. */
const rows = fc.uniqueArray(row, {
  minLength: 1,
  maxLength: 25,
  selector: ({ number, day, words }) => (number === null ? `${day} ${words}` : number),
});

function lineOf({ number, day, words, attachments }: Row): string {
  const date = `03/${String(day).padStart(2, '0')}/2024`;
  const list = Array.from({ length: attachments }, (_, index) => `# ${index + 1} Exhibit ${index + 1}`).join(
    ', ',
  );
  const files = attachments > 0 ? ` (Attachments: ${list})` : '';
  return `${date}\t${number ?? ''}\t${words}${files} (iv) (Entered: ${date})`;
}

const HEAD = 'Date Filed\t#\tDocket Text';
const paste = (all: readonly Row[]) => [HEAD, ...all.map(lineOf)].join('\n');

/** What counts of a docket: not where it stood in a paste and not what the last paste changed. */
function contents(merged: readonly StoredEntry[]): unknown[] {
  return merged.map(({ lineNumber: _, changeStatus: __, changes: ___, isCutOff: ____, ...rest }) => rest);
}

function pasteAll(texts: readonly string[]): StoredEntry[] {
  return texts.reduce<StoredEntry[]>((stored, text) => reconcile(stored, parseDocket(text)).merged, []);
}

/** Cuts a list into pieces at the places given. */
function cut<T>(items: readonly T[], places: readonly number[]): T[][] {
  const at = [...new Set(places.map((place) => place % (items.length + 1)))].sort((a, b) => a - b);
  return [...at, items.length].map((end, index) => items.slice(index === 0 ? 0 : at[index - 1], end));
}

describe('laws of reconciling', () => {
  test('the same paste again changes nothing', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const parsed = parseDocket(paste(all));
        const once = reconcile([], parsed);
        const twice = reconcile(once.merged, parsed);
        expect(once.result.newEntries).toHaveLength(all.length);
        expect(twice.result).toMatchObject({ newEntries: [], modifiedEntries: [], totalParsed: all.length });
        expect(contents(twice.merged)).toEqual(contents(once.merged));
      }),
    );
  });

  test('pieces of a paste, with or without its head, overlapping or not, give the same docket', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        (all, places, headed, overlaps) => {
          const pieces = cut(all, places).map((piece, index, list) =>
            overlaps ? [...(list[index - 1]?.slice(-1) ?? []), ...piece] : piece,
          );
          const texts = pieces.map((piece) => (headed ? paste(piece) : piece.map(lineOf).join('\n')));
          expect(contents(pasteAll(texts))).toEqual(contents(pasteAll([paste(all)])));
        },
      ),
    );
  });

  test('the order of rows never counts', () => {
    const shuffled = rows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(contents(pasteAll([paste(mixed)]))).toEqual(contents(pasteAll([paste(all)])));
        const again = reconcile(pasteAll([paste(all)]), parseDocket(paste(mixed))).result;
        expect([again.newEntries, again.modifiedEntries]).toEqual([[], []]);
      }),
    );
  });

  test('a partial paste never deletes', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (all, place) => {
        const part = all.slice(0, place % all.length);
        const whole = pasteAll([paste(all)]);
        expect(contents(reconcile(whole, parseDocket(paste(part))).merged)).toEqual(contents(whole));
      }),
    );
  });

  test('white space and wrapped lines never count', () => {
    const spread = (line: string) =>
      line
        .split('\t')
        .map((cell, index) => (index === 2 ? cell.replaceAll(' ', ' \u00a0 ') : cell))
        .join('\t');
    const wrap = (line: string) => line.replace(/ (?=\(iv\))/, '\n   ');
    fc.assert(
      fc.property(rows, (all) => {
        const stored = pasteAll([paste(all)]);
        for (const change of [spread, wrap]) {
          const text = [HEAD, ...all.map((each) => change(lineOf(each)))].join('\r\n');
          const { result } = reconcile(stored, parseDocket(text));
          expect(result).toMatchObject({ newEntries: [], modifiedEntries: [], totalParsed: all.length });
        }
      }),
    );
  });

  test.each(PASTES.map(({ name, text }) => [name, text] as const))(
    '%s: cut between entries anywhere',
    (_, text) => {
      const lines = text.split(/\r?\n/);
      const parsed = parseDocket(text);
      const whole = contents(reconcile([], parsed).merged);
      expect(contents(pasteAll([text, text]))).toEqual(whole);
      for (const { lineNumber } of parsed.entries) {
        const pieces = [lines.slice(0, lineNumber - 1), lines.slice(lineNumber - 1)].map((piece) =>
          piece.join('\n'),
        );
        // What stands below the last entry stays: a second paste of the whole mends what a piece could not tell.
        expect(contents(pasteAll([...pieces, text])).length).toBeGreaterThanOrEqual(whole.length);
      }
    },
  );
});

describe('no line is lost', () => {
  const printed = fc.string({ unit: 'binary', maxLength: 400 });
  const crumbs = fc
    .array(
      fc.constantFrom(
        '01/02/2024',
        '\t',
        '\n',
        '12',
        ' ',
        '  ',
        'MOTION',
        '(Entered: ',
        ')',
        '(Attachments: # 1 ',
        '# 2',
        'Filed:',
        'Entered:',
        'Docket Text:',
        'Received: 01/02/2024',
        'Notice of Electronic Filing',
        'Document Number: 3',
        'The following transaction was entered on 1/2/2024',
        'Date Filed\t#\tDocket Text',
        'Financial Information',
        'PACER Service Center',
        '|',
        'NYSCEF DOC. NO. 3',
        'Document DescriptionPagesSize',
        '1 Exhibit 3 pages 4 KB',
        'Main Document',
        'Buy on PACER',
        '\r',
        '\f',
        '13/45/2024',
        'Modified on 1/2/2024',
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join(''));

  test('a number before a label that begins no entry', () => {
    for (const text of ['12\nEntered:\nFiled:', 'Filed: 01/02/2024\n12\nEntered: 01/03/2024']) {
      expect(lostLines(text, parseDocket(text))).toEqual([]);
    }
  });

  test('of any text, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(printed, crumbs), (text) => {
        const parsed = parseDocket(text);
        expect(lostLines(text, parsed)).toEqual([]);
        const { merged, result } = reconcile([], parsed);
        expect(reconcile(merged, parsed).result.newEntries).toEqual([]);
        expect(result.totalParsed).toBe(result.newEntries.length);
      }),
      { numRuns: 1500 },
    );
  });
});

// Time that grew with the square of the text would take minutes here and end at the limit of every test; the bench
// measures how fast it is.
describe('time grows with the text alone', () => {
  const SIZE = 300_000;
  const HOSTILE: readonly string[] = [
    '01/02/2024\n',
    '01/02/2024\t1\t',
    '(Attachments: # 1 ',
    '(Entered: ',
    '\n',
    ' ',
    '\t',
    '|',
    '| ',
    '1\n',
    'Modified on 1 ',
    '((((((((',
    'Filed:\n',
    'Docket Text:\n',
    'a',
    '# 1 # 2 ',
    'Notice of Electronic Filing\n',
    'Received: 01/02/2024\n',
    '01/02/2024 1 MOTION (Entered: 01/02/2024)\n',
    '1 01/02/2024 x\n',
    'NYSCEF DOC. NO. 1\n',
    '12 \u00a0',
    'hearing set for ',
    'http://',
  ];

  test.each(HOSTILE)('%j repeated', (part) => {
    const text = part.repeat(Math.ceil(SIZE / part.length));
    expect(lostLines(text, parseDocket(text))).toEqual([]);
  });

  test.each([
    ['one number', (row: number, word: string) => `1/1/24\t1\t${word}${row}`],
    ['no number', (row: number, word: string) => `1/1/24\t\t${word}${row}`],
    ['one title', (row: number, word: string) => `1/1/24\t${word} Party: ${row}`],
  ])('reconciling thousands of rows with %s', (_, line) => {
    const textOf = (word: string) => Array.from({ length: 3000 }, (__, row) => line(row, word)).join('\n');
    const { merged } = reconcile([], parseDocket(textOf('motion')));
    expect(contents(reconcile(merged, parseDocket(textOf('motion'))).merged)).toEqual(contents(merged));
    const { merged: both } = reconcile(merged, parseDocket(textOf('answer')));
    expect(both.length).toBeGreaterThanOrEqual(merged.length);
  });
});

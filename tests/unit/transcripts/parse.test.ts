import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTranscript } from '#src/transcripts/parse.ts';
import type { TranscriptLine } from '#src/transcripts/schema.ts';
import {
  asTextFile,
  makeDeposition,
  makeTestimony,
  type PrintedPage,
  type Printing,
  type Said,
} from '#tests/factories/transcripts.ts';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader of the paper sees: page, line, words. */
function truth(pages: readonly PrintedPage[]) {
  return pages.flatMap(({ number, lines }) =>
    lines.flatMap((words, index) => (words === '' ? [] : [[number, index + 1, tidy(words)]])),
  );
}

const seen = (lines: readonly TranscriptLine[]) =>
  lines.map(({ page, line, text }) => [page, line, tidy(text)]);

describe('a deposition', () => {
  const parsed = parseTranscript(asTextFile(makeDeposition()));

  test('says on its cover what it is', () => {
    expect(parsed.cover).toEqual({
      title: 'Deposition of Anselm Okoro',
      transcriptType: 'deposition',
      witness: 'Anselm Okoro',
      transcriptDate: '2026-03-04',
      courtReporter: 'Linus Harrow, CCR #912',
      location: '118 Juniper Street, Suite 4, Alder Mesa, New Mexico',
      case: 'Imogen Tarr v. Bellwether Holdings, LLC, D-1701-CV-2025-00417',
    });
    expect(parsed.duration).toBe('9:32 a.m. to 11:20 a.m.');
    expect(parsed).toMatchObject({
      firstPage: 1,
      lastPage: 7,
      pageCount: 7,
      citedBy: 'page-line',
      warnings: [],
    });
  });

  test('has its people, each once, with what they said', () => {
    expect(parsed.speakers).toEqual([
      { name: 'MS. VALE', role: 'examiner', turns: 11 },
      { name: 'ANSELM OKORO', role: 'witness', turns: 11 },
      { name: 'MR. DUNE', role: 'examiner', turns: 5 },
    ]);
  });

  test('has its examinations and exhibits in order', () => {
    expect(parsed.examinations).toMatchObject([
      { page: 3, line: 4, title: 'Examination', examiner: 'MS. VALE', witness: 'ANSELM OKORO' },
      { page: 4, line: 23, title: 'Cross-examination', examiner: 'MR. DUNE' },
    ]);
    expect(parsed.exhibits).toMatchObject([{ page: 3, line: 12, label: 'Exhibit 1', action: 'marked' }]);
  });

  test('keeps cover, certificate and word index apart from the testimony', () => {
    const pagesOf = (part: string) => [
      ...new Set(parsed.lines.flatMap((line) => (line.part === part ? [line.page] : []))),
    ];
    expect(pagesOf('front')).toEqual([1, 2]);
    expect(pagesOf('testimony')).toEqual([3, 4, 5]);
    expect(pagesOf('back')).toEqual([6]);
    expect(pagesOf('index')).toEqual([7]);
  });

  test.each([
    [3, 8, 'question', 'MS. VALE', true],
    [3, 9, 'question', 'MS. VALE', false],
    [3, 11, 'answer', 'ANSELM OKORO', false],
    [3, 18, 'colloquy', 'MR. DUNE', true],
    [3, 19, 'answer', 'ANSELM OKORO', true],
    [3, 23, 'answer', 'ANSELM OKORO', true],
    [4, 4, 'note', undefined, true],
    [4, 5, 'question', 'MS. VALE', true],
    [5, 1, 'question', 'MR. DUNE', false],
  ])('%i:%i is %s of %s', (page, number, kind, name, isStart) => {
    const line = parsed.lines.find((each) => each.page === page && each.line === number);
    expect(line).toMatchObject({ kind, isStart });
    expect(parsed.speakers[line?.speaker ?? -1]?.name).toBe(name);
  });
});

const LAYOUTS: [string, Printing][] = [
  ['numbers in front', {}],
  ['numbers on every line to 25, page number below', { pageNumber: 'bottom' }],
  ['pages that end early', { full: false, pageNumber: 'words' }],
  ['double spaced', { doubleSpaced: true, pageNumber: 'words' }],
  ['time stamps on the left', { stamps: 'left' }],
  ['time stamps on the right', { stamps: 'right', pageNumber: 'bottom' }],
];

describe('layouts', () => {
  const pages = makeDeposition({ repeats: 4 });

  test.each(LAYOUTS)('%s: every line keeps its page and number', (_, printing) => {
    const parsed = parseTranscript(asTextFile(pages, printing));
    expect(seen(parsed.lines)).toEqual(truth(pages));
    expect(parsed.warnings).toEqual([]);
  });

  test('a block of numbers before or after as many lines', () => {
    const full = makeTestimony(
      [...Array(12)].map(
        (_, index): Said => [
          index % 2 ? 'A' : 'Q',
          'Was it cold that day, and did the snow lie on the roof as it had in the week before?',
        ],
      ),
    ).filter(({ lines }) => lines.length === 25);
    const block = Array.from({ length: 25 }, (_, index) => index + 1).join('\n');
    for (const sheet of [
      (page: PrintedPage) => `Page ${page.number}\n${block}\n${page.lines.join('\n')}`,
      (page: PrintedPage) => `${page.lines.join('\n')}\n${block}\n${page.number}`,
    ]) {
      expect(seen(parseTranscript(full.map(sheet).join('\f')).lines)).toEqual(truth(full));
    }
  });

  test('each number on a row of its own', () => {
    const rows = pages.map(({ number, lines }) =>
      [`Page ${number}`, ...lines.flatMap((words, index) => [String(index + 1), words.trim()])]
        .filter(Boolean)
        .join('\n'),
    );
    expect(seen(parseTranscript(rows.join('\f')).lines)).toEqual(truth(pages));
  });

  test('four pages on a sheet, one after the other', () => {
    const four = Array.from({ length: Math.ceil(pages.length / 4) }, (_, index) =>
      asTextFile(pages.slice(index * 4, index * 4 + 4), { pageNumber: 'words' }).replaceAll('\f', '\n'),
    );
    const parsed = parseTranscript(four.join('\f'));
    expect(seen(parsed.lines)).toEqual(truth(pages));
    expect(parsed.pageCount).toBe(pages.length);
    expect(parsed.lines.at(-1)?.sheet).toBe(four.length);
  });

  test('two pages run through each other: said, and not cited by line', () => {
    const [left, right] = [pages[2], pages[3]];
    const rows = Array.from(
      { length: 25 },
      (_, index) => `${index + 1} ${left?.lines[index]?.trim()} ${index + 1} ${right?.lines[index]?.trim()}`,
    );
    const parsed = parseTranscript(`Page 3 Page 4\n${rows.join('\n')}`);
    expect(parsed).toMatchObject({ citedBy: 'sheet', pageCount: null });
    expect(parsed.warnings[0]).toContain('side by side');
    expect(parsed.lines.every(({ page, line }) => page === null && line === null)).toBe(true);
  });

  test('without line numbers passages are cited by page, and it is said', () => {
    const parsed = parseTranscript(asTextFile(pages, { numbers: 'none' }));
    expect(parsed.citedBy).toBe('page');
    expect(parsed.warnings).toEqual([expect.stringContaining('cited by page only')]);
    expect(parsed.lines.find(({ text }) => text.includes('green binder'))).toMatchObject({
      page: 4,
      line: null,
    });
  });

  test('without page numbers pages are counted, and it is said', () => {
    const parsed = parseTranscript(asTextFile(pages, { pageNumber: 'none' }));
    expect(parsed.warnings).toEqual([expect.stringContaining('counted from the first page')]);
    expect(parsed.lines.find(({ text }) => text.startsWith('CROSS'))).toMatchObject({ page: 5 });
  });

  test('a page whose numbers are lost is counted when it has exactly as many lines', () => {
    const sheets = asTextFile(pages).split('\f');
    sheets[3] = (sheets[3] ?? '')
      .split('\n')
      .map((row, index) => (index === 0 ? row : row.slice(2)))
      .join('\n');
    const parsed = parseTranscript(sheets.join('\f'));
    expect(seen(parsed.lines)).toEqual(truth(pages));
    expect(parsed.warnings).toEqual([expect.stringContaining('counted, not read')]);
  });

  test('numbers that recognition missed are filled in between their neighbors', () => {
    const sheets = asTextFile(pages)
      .split('\n')
      .map((row) => row.replace(/^( 9|14| 1|25) {3}(?=\S| +\S)/, '   '));
    expect(seen(parseTranscript(sheets.join('\n')).lines)).toEqual(truth(pages));
  });

  test('running heads belong to no line', () => {
    const sheets = asTextFile(pages)
      .split('\f')
      .map((sheet) => `Okoro - Confidential\n${sheet}\nHarrow Reporting, Inc. (505) 555-0142`);
    const parsed = parseTranscript(sheets.join('\f'));
    expect(seen(parsed.lines)).toEqual(truth(pages));
  });
});

describe('a hearing', () => {
  const said: Said[] = [
    ['#', 'P R O C E E D I N G S'],
    ['THE COURT', 'Good morning. We are on the record in Tarr versus Bellwether Holdings.'],
    ['MS. VALE', 'Perpetua Vale for the plaintiff, Your Honor.'],
    ['THE COURT', 'Please call your first witness.'],
    ['#', 'JUNO ABERNATHY,'],
    ['', 'having been first duly sworn, testified as follows:'],
    ['#', 'DIRECT EXAMINATION'],
    ['#', 'BY MS. VALE:'],
    ['Q', 'Did you repair the furnace?'],
    ['A', 'On the twentieth of January.'],
    ['MR. DUNE', 'I would offer Exhibit 4.'],
    ['THE COURT', 'Exhibit 4 is admitted.'],
    ['#', 'CROSS-EXAMINATION'],
    ['#', 'BY MR. DUNE:'],
    ['Q', 'Were you turned away before that?'],
    ['THE COURT', 'You may answer.'],
    ['A', 'Never.'],
    ['#', 'OTIS LINDQVIST,'],
    ['', 'having been first duly sworn, testified as follows:'],
    ['#', 'DIRECT EXAMINATION'],
    ['#', 'BY MR. DUNE:'],
    ['Q', 'What is your work?'],
    ['A', 'I keep the books.'],
  ];
  const cover: PrintedPage = {
    number: 1,
    lines: [
      'IN THE DISTRICT COURT',
      'TRANSCRIPT OF PROCEEDINGS',
      'HEARING ON MOTION TO COMPEL',
      'May 18, 2026',
    ],
  };
  const parsed = parseTranscript(asTextFile([cover, ...makeTestimony(said, 2)]));

  test('is named after its motion', () => {
    expect(parsed.cover).toMatchObject({
      transcriptType: 'hearing',
      title: 'Hearing on motion to compel',
      transcriptDate: '2026-05-18',
      witness: null,
    });
  });

  test('knows its judge and every witness', () => {
    expect(parsed.speakers).toEqual([
      { name: 'THE COURT', role: 'court', turns: 4 },
      { name: 'MS. VALE', role: 'examiner', turns: 2 },
      { name: 'JUNO ABERNATHY', role: 'witness', turns: 2 },
      { name: 'MR. DUNE', role: 'examiner', turns: 3 },
      { name: 'OTIS LINDQVIST', role: 'witness', turns: 1 },
    ]);
    expect(
      parsed.examinations.map(({ title, examiner, witness }) => `${title} of ${witness} by ${examiner}`),
    ).toEqual([
      'Direct examination of JUNO ABERNATHY by MS. VALE',
      'Cross-examination of JUNO ABERNATHY by MR. DUNE',
      'Direct examination of OTIS LINDQVIST by MR. DUNE',
    ]);
    expect(parsed.exhibits).toMatchObject([{ label: 'Exhibit 4', action: 'admitted' }]);
  });
});

test('marks without periods, a heading on two lines, a cover of another hand', () => {
  const cover: PrintedPage = {
    number: 1,
    lines: [
      'UNITED STATES DISTRICT COURT',
      'MARISOL VANE,',
      '            Plaintiff,',
      '   vs.         CASE NO. 1:24-cv-00817-KG-JHR',
      'QUILLMARK STORAGE, INC.,',
      '            Defendant.',
      'VIDEOTAPED DEPOSITION OF',
      'TOBIAS FENWRIGHT, M.D.',
      'Thursday, February 12, 2026',
      'at 1:05 p.m. via Zoom videoconference',
      'Reported by:',
      'Ines Calloway, RPR, CRR',
    ],
  };
  const page: PrintedPage = {
    number: 2,
    lines: [
      '          THE VIDEOGRAPHER:  We are on the record.',
      '          TOBIAS FENWRIGHT, M.D.,',
      'having been first duly sworn, testified as follows:',
      '                EXAMINATION BY',
      'MR. ABARA:',
      '     Q    Doctor, where do you work?',
      '     A    At the Alder Mesa clinic.  A colleague and',
      'A few years before me another had opened it.',
      '          MS. QUIST:  Object to form.',
    ],
  };
  const parsed = parseTranscript(asTextFile([cover, page]));
  expect(parsed.cover).toEqual({
    title: 'Deposition of Tobias Fenwright, M.D.',
    transcriptType: 'deposition',
    witness: 'Tobias Fenwright, M.D.',
    transcriptDate: '2026-02-12',
    courtReporter: 'Ines Calloway, RPR, CRR',
    location: 'Via Zoom videoconference',
    case: 'Marisol Vane v. Quillmark Storage, Inc., 1:24-cv-00817-KG-JHR',
  });
  expect(parsed.speakers.map(({ name, role, turns }) => `${name} ${role} ${turns}`)).toEqual([
    'THE VIDEOGRAPHER other 1',
    'MR. ABARA examiner 1',
    'TOBIAS FENWRIGHT, M.D. witness 1',
    'MS. QUIST other 1',
  ]);
  expect(parsed.examinations).toMatchObject([
    { title: 'Examination', examiner: 'MR. ABARA', page: 2, line: 4 },
  ]);
});

const word = fc.constantFrom(
  'lease',
  'Q.',
  'A',
  '12',
  'furnace',
  '(marked)',
  'MR. DUNE:',
  '3:14',
  'of',
  '10:02:11',
  'Page 4',
  'EXAMINATION',
  '7',
  '|',
  'l3',
  '07',
  'MR. DUNE.',
  '0.',
);
const row = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const anyText = fc
  .array(fc.array(fc.tuple(fc.option(fc.integer({ min: 0, max: 40 })), row), { maxLength: 30 }), {
    maxLength: 6,
  })
  .map((sheets) =>
    sheets
      .map((rows) =>
        rows.map(([number, words]) => (number === null ? words : `${number} ${words}`)).join('\n'),
      )
      .join('\f'),
  );

const said = fc.array(
  fc.tuple(
    fc.constantFrom('Q', 'A', 'MR. DUNE', 'THE WITNESS', 'THE COURT'),
    fc
      .array(
        fc.constantFrom('the', 'log', 'was', 'Kept', '12', 'in', 'A', 'green', 'binder,', 'I', 'think.'),
        { minLength: 1, maxLength: 40 },
      )
      .map((words) => `So ${words.join(' ')}`),
  ),
  { minLength: 20, maxLength: 80 },
);

describe('laws', () => {
  test('every printed word is in exactly one line or in the margins', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme' })), (text) => {
        const { lines, margins } = parseTranscript(text);
        const taken = new Uint8Array(text.length);
        for (const { start, end } of [...lines, ...margins]) {
          for (let at = start; at < end; at += 1) taken[at] = (taken[at] ?? 0) + 1;
        }
        const wrong = [...text.matchAll(/\S/g)].filter(({ index }) => taken[index] !== 1);
        expect(wrong.map(({ index }) => text.slice(index, index + 20))).toEqual([]);
        expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(lines.map((line) => line.text));
      }),
      { numRuns: 300 },
    );
  });

  test('what is printed is read back, page by page and line by line, in every layout', () => {
    fc.assert(
      fc.property(
        said,
        fc.constantFrom(...LAYOUTS),
        fc.integer({ min: 1, max: 300 }),
        (talk, [, printing], first) => {
          const pages = makeTestimony(talk as Said[], first);
          expect(seen(parseTranscript(asTextFile(pages, printing)).lines)).toEqual(truth(pages));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('a transcript printed from what was read is read the same again', () => {
    fc.assert(
      fc.property(said, (talk) => {
        const once = parseTranscript(asTextFile(makeTestimony(talk as Said[], 12)));
        const pages = new Map<number, string[]>();
        for (const { page, line, text } of once.lines) {
          const lines = pages.get(page ?? 0) ?? [];
          lines[(line ?? 1) - 1] = text;
          pages.set(page ?? 0, lines);
        }
        const printed = [...pages].map(([number, lines]) => ({
          number,
          lines: Array.from(lines, (each) => each ?? ''),
        }));
        const again = parseTranscript(asTextFile(printed));
        const facts = ({ lines, speakers }: typeof once) => ({
          speakers,
          lines: lines.map(({ page, line, text, kind, speaker, isStart }) => [
            page,
            line,
            tidy(text),
            kind,
            speaker,
            isStart,
          ]),
        });
        expect(facts(again)).toEqual(facts(once));
      }),
      { numRuns: 60 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { parseTranscript } from '#src/transcripts/parse.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

/** A page as a reporter's program prints it: numbers in front of the lines, other rows above and below. */
function sheet(
  lines: readonly string[],
  { above = [], below = [], rule = '  ' }: { above?: string[]; below?: string[]; rule?: string } = {},
): string {
  const rows = lines.map((words, index) => `${String(index + 1).padStart(2)}${rule}${words}`.trimEnd());
  return [...above, ...rows, ...below].join('\n');
}

/** Questions and answers for as many pages of 25 lines as are asked for. */
function talk(pages: number): string[][] {
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: 25 }, (_, index) =>
      index % 2 === 0 ? `     Q.   Was it cold on day ${page}?` : '     A.   It was.',
    ),
  );
}

type Parsed = ReturnType<typeof parseTranscript>;

const people = ({ speakers }: Parsed) => speakers.map(({ name, role }) => `${name} ${role}`);
const unread = ({ lines }: Parsed) => lines.filter(({ line }) => line === null).map(({ text }) => text);
const places = ({ lines }: Parsed) => new Set(lines.map(({ page }) => page));
function speakerAt({ lines, speakers }: Parsed, words: string): string | undefined {
  return speakers[lines.find(({ text }) => text.includes(words))?.speaker ?? -1]?.name;
}

describe('who speaks', () => {
  const asked = ['Q.   Did you go?', 'A.   I did.', 'Q.   When?', 'A.   In May.'];

  test('names followed by a period', () => {
    const parsed = parseTranscript(
      sheet([
        '     MR. OKORO.  We are on the record.',
        '     THE WITNESS.  I swear.',
        ...asked,
        '     MS. VAN LOON.  Objection.',
        '     THE COURT REPORTER.  Please say it again.',
        'A.   In May, when Dr. Vane and',
        'Mr. Noll came.',
      ]),
    );
    expect(people(parsed)).toEqual([
      'MR. OKORO other',
      'THE WITNESS witness',
      'QUESTIONS examiner',
      'MS. VAN LOON other',
      'THE COURT REPORTER other',
    ]);
    expect(speakerAt(parsed, 'Noll')).toBe('THE WITNESS');
  });

  test('a period after a name is no label where colons are', () => {
    const parsed = parseTranscript(
      sheet(['     MR. OKORO:  Please go on.', ...asked, 'A.   I told', 'MS. VALE. She knew.', ...asked]),
    );
    expect(people(parsed)).not.toContain('MS. VALE other');
  });

  test.each([
    ['MS. McGILL:  Objection.', 'MS. MCGILL'],
    ['MR. MUÑOZ:  Objection.', 'MR. MUÑOZ'],
    ['MS. PEÑA-O’DELL:  Objection.', "MS. PEÑA-O'DELL"],
    ['MR. ARROYO (through interpreter):  Objection.', 'MR. ARROYO'],
    ['THE INTERPRETER:  Objection.', 'THE INTERPRETER'],
  ])('%s', (row, name) => {
    expect(speakerAt(parseTranscript(sheet([...asked, `     ${row}`, ...asked])), 'Objection')).toBe(name);
  });

  test('marks that recognition has spoilt', () => {
    const spoilt = ['0.   Was it cold?', 'A.   Yes.', 'O.   And wet?', 'A.   Yes.', 'Q,   Late?', 'A.   No.'];
    const { lines } = parseTranscript(sheet([...asked, ...spoilt]));
    expect(lines.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? 'answer' : 'question')),
    );
  });

  test('witnesses of a federal trial, each sworn in one line', () => {
    const parsed = parseTranscript(
      sheet([
        '          THE COURT:  Call your next witness.',
        "     OTIS LINDQVIST, GOVERNMENT'S WITNESS, SWORN",
        '                    DIRECT EXAMINATION',
        'BY MS. ABARA:',
        'Q.  Where do you work?',
        'A.  At the mill.',
        "          THE COURT:  Government's Exhibit 14-A is received.",
        "     (Government's Exhibit 14-A received in evidence.)",
        '          MS. ABARA:  The Government calls Wren Tallow.',
        '     WREN TALLOW, called as a witness, having been first duly',
        'sworn, testified as follows:',
        '                    DIRECT EXAMINATION',
        'BY MS. ABARA:',
        'Q.  Your name?',
        'A.  Wren Tallow.',
      ]),
    );
    expect(parsed.examinations.map(({ witness }) => witness)).toEqual(['OTIS LINDQVIST', 'WREN TALLOW']);
    expect(speakerAt(parsed, 'At the mill')).toBe('OTIS LINDQVIST');
    expect(speakerAt(parsed, 'A.  Wren')).toBe('WREN TALLOW');
    expect(parsed.exhibits).toMatchObject([{ label: "Government's Exhibit 14-A", line: 7 }]);
  });
});

test('a doctor is sworn, examined by counsel; what the court admits is not what the next person says', () => {
  const parsed = parseTranscript(
    sheet([
      '     THE VIDEOGRAPHER:  We are on the record.',
      'Whereupon,',
      "     DR. PRIYA RAO-O'NEIL, Ph.D.,",
      'having been first duly sworn, testified as follows:',
      '     EXAMINATION BY COUNSEL FOR THE PLAINTIFF',
      'BY MR. OKORO:',
      'Q.   Where do you work?',
      'A.   At the clinic.',
      '     THE COURT:  Exhibits A and B are admitted.',
      '     MS. LI:  Exhibit 5 was not marked.',
    ]),
  );
  expect(parsed.examinations).toMatchObject([
    { examiner: 'MR. OKORO', witness: "DR. PRIYA RAO-O'NEIL, PH.D." },
  ]);
  expect(speakerAt(parsed, 'Whereupon')).toBeUndefined();
  expect(parsed.exhibits.map(({ label }) => label)).toEqual(['Exhibits A and B']);
});

describe('pages', () => {
  test.each([
    ['above', (page: number) => ({ above: ['', `            ${page}`, ''] })],
    ['below', (page: number) => ({ below: ['', `            - ${page} -`] })],
    ['named below', (page: number) => ({ below: [`Page ${page}`] })],
    ['named above', (page: number) => ({ above: [`Page ${page}`] })],
  ])('without form feeds, their number %s', (_, edge) => {
    const pages = talk(4);
    const text = pages.map((lines, index) => sheet(lines, edge(index + 11))).join('\n');
    const parsed = parseTranscript(text);
    expect(parsed.lines.map(({ page, line, text: words }) => [page, line, words])).toEqual(
      pages.flatMap((lines, page) => lines.map((words, line) => [page + 11, line + 1, words.trim()])),
    );
  });

  test('heads that change with witness and examiner belong to no line', () => {
    const heads = ['Lindqvist - Direct/Abara', 'Lindqvist - Cross/Quill', 'Tallow - Direct/Abara'];
    const pages = talk(3).map((lines, index) =>
      sheet(lines, { above: [`${(heads[index] ?? '').padEnd(50)}${201 + index}`] }),
    );
    const parsed = parseTranscript(pages.join('\f'));
    expect(unread(parsed)).toEqual([]);
    expect([...places(parsed)]).toEqual([201, 202, 203]);
  });

  test('a page that ends early has its number below its last line', () => {
    const below = (page: number) => ['Harrow & Tamm Reporting', `          ${page}`];
    const pages = [...talk(3), ['     A.   Yes.', '     Q.   Anything else?', '     A.   No.']];
    const parsed = parseTranscript(
      pages
        .map((lines, index) =>
          sheet(lines, { above: ['Rufus Bramble, May 2, 2025'], below: below(index + 12) }),
        )
        .join('\f'),
    );
    expect(unread(parsed)).toEqual([]);
    expect(parsed.warnings).toEqual([]);
    expect(parsed.lines.at(-1)).toMatchObject({ page: 15, line: 3, text: 'A.   No.' });
  });

  test('the rules of a box, and numbers of two digits, are no words', () => {
    const boxed = talk(2).map((lines) => lines.map((words) => `${words}   |`));
    const parsed = parseTranscript(boxed.map((lines) => sheet(lines, { rule: ' |  ' })).join('\f'));
    expect(parsed.lines.map(({ text }) => text)).toEqual(
      talk(2).flatMap((lines) => lines.map((words) => words.trim())),
    );
    const padded = talk(1).map((lines) =>
      lines.map((words, index) => `${String(index + 1).padStart(2, '0')} ${words.trim()}`).join('\n'),
    );
    const text = padded.join('\f');
    const { lines, margins } = parseTranscript(text);
    expect(margins.map(({ start, end }) => text.slice(start, end)).slice(0, 2)).toEqual(['01', '02']);
    expect(lines[9]).toMatchObject({ line: 10, text: 'A.   It was.' });
  });

  test('a line number that recognition has spoilt is no word', () => {
    const rows = sheet(talk(1)[0] ?? []).split('\n');
    rows[12] = (rows[12] ?? '').replace('13', 'l3');
    const parsed = parseTranscript(rows.join('\n'));
    expect(parsed.lines[12]).toMatchObject({
      line: 13,
      kind: 'question',
      text: 'Q.   Was it cold on day 0?',
    });
  });
});

describe('a cover that tells of the oath', () => {
  const cover = [
    'IN THE DISTRICT COURT',
    'RUE PARTNERS, LP, a California',
    'limited partnership,',
    '          Plaintiff,',
    'vs.                        No. D-101-CV-2025-01234',
    'LARCH STREET HOLDINGS, LLC, and',
    'ANGUS McTAVISH, JR., individually,',
    '          Defendants.',
    '     ORAL DEPOSITION OF ANGUS McTAVISH, JR.',
    '     ORAL DEPOSITION OF ANGUS McTAVISH, JR., produced as',
    'a witness at the instance of the Plaintiff, and duly',
    'sworn, was taken in the above-styled cause on January',
    '14, 2026, from 9:02 a.m. to 4:15 p.m., before Corliss',
    'Penhallow, CSR No. 4411, at 200 Marcy Street, Suite 9,',
    'Santa Fe, New Mexico.',
  ];
  const appearances = [
    'A P P E A R A N C E S',
    'FOR THE PLAINTIFF:',
    '     MR. BASIL OKORO',
    '     Okoro Law Firm',
  ];
  const opening = [
    '          THE REPORTER:  Please raise your hand.',
    '               ANGUS McTAVISH, JR.,',
    'having been first duly sworn, testified as follows:',
    '               EXAMINATION',
    'BY MR. OKORO:',
    '     Q.   Where do you live?',
    '     A.   In Santa Fe.',
    '               ---oOo---',
  ];
  const certificate = [
    'STATE OF NEW MEXICO  )',
    'COUNTY OF SANTA FE   )',
    '     I, Corliss Penhallow, CSR No. 4411, do hereby certify',
    'that the witness was duly sworn.',
  ];
  const parsed = parseTranscript(
    [cover, appearances, opening, certificate].map((lines) => sheet(lines)).join('\f'),
  );

  test('is still a cover', () => {
    expect(parsed.cover).toMatchObject({
      title: 'Deposition of Angus McTavish, Jr.',
      transcriptDate: '2026-01-14',
      courtReporter: 'Corliss Penhallow',
      case: 'Rue Partners, LP v. Larch Street Holdings, LLC, D-101-CV-2025-01234',
    });
    const partOf = (words: string) => parsed.lines.find(({ text }) => text.includes(words))?.part;
    expect([partOf('was taken'), partOf('Okoro Law'), partOf('THE REPORTER')]).toEqual([
      'front',
      'front',
      'testimony',
    ]);
    expect([partOf('STATE OF NEW MEXICO'), partOf('was duly sworn')]).toEqual(['back', 'back']);
  });

  test('a rule between parts is nobody’s words', () => {
    expect(parsed.lines.find(({ text }) => text === '---oOo---')).toMatchObject({
      kind: 'heading',
      speaker: null,
    });
  });
});

describe('hostile texts are read in good time', () => {
  const repeated = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length));

  test.each([
    ['numbers only', repeated('1\n')],
    ['one number again and again', repeated('12 a\n')],
    ['numbers that begin anew', repeated('1 \n2 \n3 \n')],
    ['pages of one letter', repeated('a\f')],
    ['one line of numbers', repeated('12 ')],
    ['one line of times', (length) => `TRANSCRIPT OF TRIAL\n${repeated('1:00 ')(length)}`],
    ['one line of exhibits', (length) => `(${repeated('exhibit 1, 2 and ')(length)})`],
    ['nothing but certificates', (length) => `THE COURT: x\n${repeated('CERTIFICATE\n')(length)}Q. y`],
    ['a page without an end', (length) => `${sheet(talk(1)[0] ?? [])}\n${repeated('x\n')(length)}`],
    ['one line of blanks', (length) => `DEPOSITION OF${repeated(' ')(length)}x`],
    ['capitals', (length) => `MR. ${repeated('A ')(length)}`],
  ] as [string, (length: number) => string][])('%s', async (_, textOf) => {
    expect(await growthOf((length) => parseTranscript(textOf(length)), 10_000)).toBeLessThan(LINEAR);
  });
});

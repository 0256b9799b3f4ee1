import { describe, expect, it } from 'vitest';
import { readCompleteness } from '#src/facts/completeness.ts';
import { pleadingGaps } from '#src/facts/pleading-gaps.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const HEAD = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT

PERPETUA ARROWAY,
     Plaintiff,
v.                                   No. D-820-CV-2026-00077
LEOCADIA FENWICK,
     Defendant.

COMPLAINT FOR DEBT
`;
const SAID = [
  'Plaintiff lent Defendant $900.00 on May 4, 2025.',
  'Defendant promised in writing to repay the loan by July 1, 2025.',
  'Plaintiff asked for the money by letter on August 2, 2025.',
  'Defendant has not repaid the loan.',
  'Defendant told two neighbors that the money was a gift.',
];
const PRAYER = 'WHEREFORE, Plaintiff asks the Court for judgment of $900.00 and the costs of suit.';
const SIGNATURE = `Respectfully submitted,

____________________
Perpetua Arroway
14 Sage Lane, Taos, NM 87571`;

const numbered = (numbers: readonly number[]) =>
  numbers.map((number, index) => `${number}. ${SAID[index % SAID.length]}`);
const paper = (numbers: readonly number[], ...end: string[]) =>
  [HEAD, ...numbered(numbers), ...end].join('\n\n');
const WHOLE = [PRAYER, SIGNATURE];

describe('the numbers of a complaint', () => {
  it('say nothing where each follows the one before', () =>
    expect(pleadingGaps(paper([1, 2, 3, 4, 5], ...WHOLE), 'Complaint')).toEqual([]));

  it('tell which are skipped, and where to look', () => {
    expect(pleadingGaps(paper([1, 2, 4, 5], ...WHOLE), 'Complaint')).toEqual([
      'Paragraph 3 was not found: the paper skips it, or it could not be read. Look at page 1.',
    ]);
    const pages = `${paper([1, 2, 3])}\f${numbered([7, 8]).join('\n\n')}\n\n${WHOLE.join('\n\n')}`;
    expect(pleadingGaps(pages, 'Petition')).toEqual([
      'Paragraphs 4 to 6 were not found: the paper skips them, or they could not be read. Look at pages 1 and 2.',
    ]);
  });

  it('tell that the first ones are missing', () =>
    expect(pleadingGaps(paper([3, 4, 5, 6], ...WHOLE), 'Complaint')[0]).toMatch(/^Paragraphs 1 to 2 were/));

  it('tell where they begin again', () => {
    const text = [
      HEAD,
      ...numbered([1, 2, 3, 4]),
      'COUNT II',
      'BREACH OF PROMISE',
      ...numbered([1, 2, 3]),
      ...WHOLE,
    ];
    expect(pleadingGaps(text.join('\n\n'), 'Complaint')).toEqual([
      'The numbers of the paragraphs begin again at 1 on page 1.',
    ]);
  });

  it('tell which stands twice', () =>
    expect(pleadingGaps(paper([1, 2, 3, 3, 4, 5], ...WHOLE), 'Complaint')).toEqual([
      'A number stands twice: 3 on page 1.',
    ]));
});

describe('the end of a pleading', () => {
  it('has a signature', () =>
    expect(pleadingGaps(paper([1, 2, 3, 4], PRAYER), 'Complaint')).toEqual([
      'We found no signature at the end: a page may be missing.',
    ]));

  it('has a request to the court', () =>
    expect(pleadingGaps(paper([1, 2, 3, 4], SIGNATURE), 'Complaint')).toEqual([
      'We found no request to the court (prayer for relief) at the end: a page may be missing.',
    ]));

  it('has neither where the last page is not there', () =>
    expect(pleadingGaps(paper([1, 2, 3, 4]), 'Complaint')).toEqual([
      'We found no request to the court (prayer for relief) and no signature at the end: a page may be missing.',
    ]));

  it.each([
    '/s/ Perpetua Arroway',
    'October 2, 2026\nPerpetua Arroway, manager',
    'By: Ines Calloway\nAttorneys for Plaintiff',
    'Perpetua Arroway, pro se',
    'Ines Calloway\nines@calloway.example\n505-555-0110',
  ])('is signed by %j', (signature) =>
    expect(pleadingGaps(paper([1, 2, 3, 4], PRAYER, signature), 'Complaint')).toEqual([]),
  );

  it.each(['Answer', 'Motion'])('of %s needs a signature', (kind) => {
    const text = `${HEAD}\n${Array.from({ length: 20 }, () => 'The money was a gift, as the letter of May 4 shows to whoever reads it with care.').join('\n')}`;
    expect(pleadingGaps(text, kind)).toEqual(['We found no signature at the end: a page may be missing.']);
    expect(pleadingGaps(`${text}\n/s/ Leocadia Fenwick`, kind)).toEqual([]);
  });

  it('does not take the words of a sentence for a signature', () => {
    const text = paper(
      [1, 2, 3],
      PRAYER,
      '4. The lease that was signed by the parties and dated May 4, 2025 says so.',
    );
    expect(pleadingGaps(text, 'Complaint').at(-1)).toMatch(/^We found no signature/);
  });

  it.each(['Order', 'Letter', 'Summons', 'Notice', 'Exhibit', 'Response', null])(
    'is not asked of %s',
    (kind) => expect(pleadingGaps(paper([1, 2, 5, 6]), kind)).toEqual([]),
  );
});

describe('exhibits', () => {
  const said =
    '5. The note is attached as Exhibit A, the letter is attached as Exhibit B, and the receipt is attached as Exhibit C.';
  const page = (name: string) => `EXHIBIT ${name}\n\nA copy of a paper.`;
  const text = (...names: string[]) => [paper([1, 2, 3, 4], said, ...WHOLE), ...names.map(page)].join('\f');

  it('that are skipped are named', () =>
    expect(pleadingGaps(text('A', 'C'), 'Complaint')).toEqual([
      'The paper says that Exhibit B is attached, and we found no page for it.',
    ]));

  it.each([[['A', 'B', 'C']], [[]], [['A']], [['A', 'B']]])(
    'are not missed where the file may hold none or ends with them: %j',
    (names) => expect(pleadingGaps(text(...names), 'Complaint')).toEqual([]),
  );
});

it('stands among what is known of a reading, after pages that were not read', () => {
  const text = `${paper([1, 2, 3])}\f \f${[...numbered([7, 8]), PRAYER].join('\n\n')}`;
  const found = readCompleteness(text, { pageCount: 3, notes: [], docType: 'Complaint' });
  expect(found).toMatchObject({ complete: false, unreadPages: [2] });
  expect(found.problems).toEqual([
    'Page 2 of 3 could not be read, or is empty.',
    expect.stringMatching(/^Paragraphs 4 to 6 were not found/),
    'We found no signature at the end: a page may be missing.',
  ]);
});

it.each(['1. a exhibit attached ', '_ ', 'attached '])(
  'takes time in step with the length of a text of %j',
  async (piece) => {
    const read = (times: number) => pleadingGaps(`${piece.repeat(times)}\n${piece.repeat(times)}`, 'Motion');
    expect(await growthOf(read, 5_000)).toBeLessThan(LINEAR);
  },
);

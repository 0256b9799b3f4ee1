import { describe, expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const FILLER =
  'The parties have disputed the boundary of the two lots for many years, and the record is long. A surveyor drew the line in the spring. Nobody objected to the survey at that time.\n';

const HEAD = `COURT OF APPEALS OF THE STATE OF WYLAND
QUILL ORCHARDS, LLC, Appellant, v. TICE, Appellee.
No. 31-0442. Appeal from the Circuit Court of Larch County.
OPINION by Judge Ashdown.
`;

function decided(text: string, docType = 'Opinion') {
  const { facts } = readFacts({ text, docType, docDate: '2031-05-01', pageCount: 1, notes: [] });
  return facts.flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );
}

/** An opinion whose middle and end are these words. */
const opinion = (middle: string, end: string): string =>
  `${HEAD}${FILLER.repeat(6)}${middle}\n${FILLER.repeat(8)}${end}\n`;

describe('what an opinion says that others decided is none of its own', () => {
  test.each([
    'The circuit court denied the motion to dismiss and granted summary judgment to Tice.',
    'This Court granted the petition for review. The judge allowed the amendment.',
    'Tice moved for reconsideration, which the board denied.',
    'In an order granting summary judgment, the judge dismissed the counterclaim.',
    'We rejected that argument in an earlier case. There the judgment was reversed.',
    'At closing argument counsel repeated the claim. After closing the courtroom the judge went on.',
    'The judgment of the circuit court reads: “The motion is granted and the complaint is dismissed.”',
  ])('%s', (middle) => {
    expect(decided(opinion(middle, 'The judgment of the circuit court is affirmed.'))).toEqual([
      'Judgment of the circuit court: affirmed',
    ]);
  });
});

describe('how opinions end', () => {
  test.each([
    ['For the foregoing reasons, we affirm.\nAFFIRMED.', ['Decision under review: affirmed']],
    ['Judgment affirmed.\nBIRCH, J., concurs.', ['Judgment: affirmed']],
    ['Reversed and remanded.', ['Decision under review: reversed and remanded']],
    ['A FFIRMED.', ['Decision under review: affirmed']],
    [
      'Accordingly, the order of the Appellate Division should be reversed, with costs.',
      ['Order of the Appellate Division: reversed'],
    ],
    [
      'Ordered that the judgment so appealed from is unanimously reversed on the law without costs.',
      ['Judgment so appealed from: reversed'],
    ],
    [
      'Thus, we affirm the circuit court in part, reverse in part, and remand to the circuit court with instructions.',
      [
        'Circuit court: affirmed in part, reversed in part and remanded to the circuit court with instructions',
      ],
    ],
    ['For these reasons, we disbar Owen Tice.', ['Owen Tice: disbarred']],
    [
      'It is adjudged and declared that section 9 of the Municipal Code is unconstitutional.',
      ['Section 9 of the Municipal Code: declared unconstitutional'],
    ],
    ['We hold that the ordinance is valid and affirm.', ['Decision under review: affirmed']],
  ])('%s', (end, said) => {
    expect(decided(opinion('The lots lie side by side.', end))).toEqual(said);
  });

  test('what is said at the head and again at the end is told once, in its fullest words', () => {
    const text = opinion(
      'We affirm.',
      'For the foregoing reasons, the judgment of the circuit court is AFFIRMED.',
    );
    expect(decided(text)).toEqual(['Judgment of the circuit court: affirmed']);
  });
});

test('a decision on an appeal is read where nothing else says what the paper is', () => {
  const text = opinion(
    'The lots lie side by side.',
    'Ordered that the order is reversed, on the law.\nBirch and Fenn, JJ., concur.',
  );
  expect(decided(text, 'Other')).toEqual(['Order: reversed']);
  const brief = `${text}\nRespectfully submitted, Ada Quill`;
  expect(decided(brief, 'Other')).toEqual([]);
});

test.each([
  ['There being no new ground, the motion for recusal is DENIED.', ['Motion for recusal: denied']],
  [
    'On order of the Court, the application for leave to appeal is considered, and it is DENIED.',
    ['Application for leave to appeal: denied'],
  ],
  ['Petition Denied. No Opinion.', ['Petition: denied']],
  ['DISMISSED WITH PREJUDICE.', ['Case: dismissed with prejudice']],
  ['DENIED.', ['Request: denied']],
])('in a short order: %s', (text, said) => {
  expect(decided(text, 'Order')).toEqual(said);
});

test.each([
  'Upon cause shown by the Plaintiff Defendant, the written judgment is vacated. Dated: Judge:',
  '’s claim is dismissed without prejudice.',
  'Judgment shall be entered in favor of ______.',
])('a form that nobody filled in decides nothing: %s', (text) => {
  expect(decided(text, 'Judgment')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { rulingsIn } from '#src/facts/decisions/rulings.ts';
import { readFacts } from '#src/facts/read-facts.ts';

const told = (text: string) => rulingsIn(text).map(({ of, outcome }) => `${of}: ${outcome}`);
const read = (text: string, docType: string | null) =>
  readFacts({ text, docType, docDate: null, pageCount: null, notes: [] }).facts.flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );

describe('what a court does in other words than a set verb behind "is"', () => {
  test.each([
    [
      'The Panel GRANTS in part and DENIES in part the motions for summary judgment.',
      'Motions for summary judgment: granted in part and denied in part',
    ],
    [
      'The Panel respectfully RESERVES ruling on the venue of the second count.',
      'Ruling on the venue of the second count: reserved',
    ],
    [
      'The court orders dismissal of the entire action without prejudice.',
      'Entire action: dismissed without prejudice',
    ],
    ['The Court orders this case continued to May 4, 2031.', 'This case: continued to May 4, 2031'],
    [
      'The Court declines to sanction counsel for his conduct.',
      'Whether to sanction counsel for his conduct: declined',
    ],
    ['We otherwise deny relief.', 'Request for relief: denied'],
    ['It is ORDERED that the order of May 4, 2031 be UNSEALED.', 'Order of May 4, 2031: unsealed'],
    ['Any pending motion for a stay is DENIED as moot.', 'Any pending motion for a stay: denied as moot'],
    [
      'To the extent the landlord seeks fees, the Motion is DENIED.',
      'Motion: denied to the extent the landlord seeks fees',
    ],
    ['[ ] AFFIRMED [X] REVERSED', 'Decision under review: reversed'],
  ])('%s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  test.each([
    'If the Court grants another trial, the clerk gives notice.',
    'The movant asks that the record be UNSEALED.',
    'The defendant shall pay $ out of the money recovered.',
    'Courts are required to construe the rule liberally.',
  ])('nothing is decided in: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a decision whose lines were parted', () => {
  test('is read as one statement, however its capitals stand', () => {
    const text = [
      'SUPERIOR COURT OF NORVALE',
      'ORDER',
      'It is ordered as follows:',
      '1. The Motion of Quill Foods, Inc. for Entry of Judgment is',
      'GRANTED and DENIED in part.',
      '2. The claims against Owen Tice are DISMISSED',
      'WITHOUT PREJUDICE.',
    ].join('\n');
    expect(read(text, 'Order')).toEqual([
      'Motion of Quill Foods, Inc. for Entry of Judgment: granted and denied in part',
      'Claims against Owen Tice: dismissed without prejudice',
    ]);
  });
});

describe("a court's paper that was taken for another", () => {
  const minutes = [
    'IN THE DISTRICT COURT OF NORVALE',
    'ADA QUILL, Plaintiff, v. OWEN TICE, Defendant.',
    'COURTROOM MINUTES',
    'ORDERED: The motion for summary judgment is GRANTED.',
  ].join('\n');
  test('is read by its head, its voice and its bench', () => {
    expect(read(minutes, 'Motion')).toEqual(['Motion for summary judgment: granted']);
  });
  test('a motion that quotes an order is none', () => {
    const motion = `${minutes.replace('COURTROOM MINUTES', 'MOTION')}\nRespectfully submitted,\nAda Quill`;
    expect(read(motion, 'Motion')).toEqual([]);
  });
});

import { describe, expect, it, test } from 'vitest';
import { isOfOpinion, withoutOnTheWay } from '#src/facts/decisions/opinion.ts';
import { rulingsIn } from '#src/facts/decisions/rulings.ts';

const told = (text: string) => rulingsIn(text).map(({ of, outcome }) => `${of}: ${outcome}`);

test.each([
  [
    'IT IS ORDERED that: (i) the Motion for Relief, filed May 2, 2031 (Doc. 2), is granted in part;',
    'Motion for Relief, filed May 2, 2031: granted in part',
  ],
  [
    "Ms. Wren's demurrer to causes of action 1, 5, and 6 are sustained without leave to amend.",
    "Ms. Wren's demurrer to causes of action 1, 5, and 6: sustained without leave to amend",
  ],
  ['The appeal is summarily dismissed.', 'Appeal: dismissed'],
  [
    '¶ 24 Affirmed in part, reversed in part and remanded to the District Court.',
    'Decision under review: affirmed in part, reversed in part and remanded',
  ],
  [
    'In Quill v. Tice Bros. Co., Docket No. 263197, we affirm the order of the trial court.',
    'Order of the trial court: affirmed in no. 263197',
  ],
  [
    'We therefore award the tenant her reasonable attorney fees under Rule 21.',
    'Tenant her reasonable attorney fees: awarded',
  ],
  ['We answer the certified question no.', 'Certified question: answered no'],
  ['Accordingly, the Court SETS a hearing on sanctions.', 'Hearing on sanctions: set'],
  [
    'I direct the clerk of court to enter judgment for Ada Quill.',
    'Clerk of court: directed to enter judgment for Ada Quill',
  ],
  ['Costs in favor of appellant.', 'Costs: in favor of appellant'],
])('%s', (text, expected) => {
  expect(told(text)).toContain(expected);
});

test.each([
  'Applications of this kind are rarely granted.',
  'The appeal from the denial of the motion is also moot.',
  'The court did not find it reasonable to think that the motion would be granted.',
])('%s decides nothing', (text) => {
  expect(told(text)).toEqual([]);
});

describe('an opinion', () => {
  it('of a page tells what it decides before its end', () => {
    const text = 'The petition for review is denied.';
    const [ruling] = rulingsIn(text);
    if (ruling === undefined) throw new Error('It decides.');
    expect(isOfOpinion(ruling, text, 0.5, true)).toBe(true);
    expect(isOfOpinion(ruling, text, 0.5)).toBe(false);
  });

  it('is told by what it orders at its end, not by what it thinks on its way to the same', () => {
    const said = (place: number, certainty: string, outcome: string) => ({
      ...{ of: 'Motion', start: place * 1000 },
      ...{ place, certainty, outcome },
    });
    const [way, other, end] = [
      said(0.4, 'likely', 'granted'),
      said(0.5, 'likely', 'denied'),
      said(0.97, 'certain', 'granted'),
    ];
    expect(withoutOnTheWay([way, other, end])).toEqual([other, end]);
    expect(withoutOnTheWay([way, other])).toEqual([way, other]);
  });
});

import { describe, expect, it } from 'vitest';
import { evenWords } from '#src/facts/decisions/even-words.ts';
import { recommendedIn } from '#src/facts/decisions/recommended.ts';
import { rulingsIn } from '#src/facts/decisions/rulings.ts';
import { factsOf } from './facts-of.ts';

const decided = (text: string) => rulingsIn(text).map(({ of, outcome }) => `${of}: ${outcome}`);
const told = (text: string, docType: string) =>
  factsOf({ text, docType }).flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );

describe('words as they are set', () => {
  it.each([
    [
      'The   petition   for   review   is    dismissed   in   part   for   want    of jurisdiction and denied in part.',
      'Petition for review: dismissed in part and denied in part',
    ],
    ['The judgment of  the district court is -17- affirmed.', 'Judgment of the district court: affirmed'],
    [
      '**352AND NOW, this 29th day of August, 2031, the Petition for Allowance of Appeal is GRANTED.',
      'Petition for Allowance of Appeal: granted',
    ],
    [
      'The motion to stay and the motion for costs are each denied as moot.',
      'Motion to stay and the motion for costs: denied as moot',
    ],
    ['The R&R (ECF No. 30) is AFFIRMED and ADOPTED.', 'R&R: affirmed and adopted'],
    ['A certificate of appealability SHALL NOT ISSUE.', 'Certificate of appealability: denied'],
    ['To reflect the foregoing, decisions will be entered under Rule 155.', 'Decisions: entered'],
  ])('%s', (text, wanted) => {
    expect(decided(text)).toContain(wanted);
  });

  it('a note ends the sentence before, and a reason decides nothing', () => {
    expect(decided('The evidence supports termination.20 Judgment affirmed.')).toEqual([
      'Judgment: affirmed',
    ]);
    expect(decided('Because we affirm the order there is no basis to disturb the fees.')).toEqual([]);
  });

  it('places stand in the words as they were given', () => {
    const given = 'The   motion  is   DENIED.';
    const [ruling] = rulingsIn(given);
    expect(given.slice(ruling?.start, ruling?.end)).toBe('The   motion  is   DENIED');
    const { text, placeOf } = evenWords(given);
    expect(text).toBe('The motion is DENIED.');
    expect(given.charAt(placeOf(text.indexOf('D')))).toBe('D');
  });
});

describe('a report', () => {
  it('says at its end what should be done, without the word', () => {
    const text = 'Final Judgment should be entered in favor of Plaintiff.';
    expect(recommendedIn(text)).toEqual([]);
    expect(recommendedIn(text, true)).toMatchObject([
      { of: 'Final Judgment', outcome: 'recommended to be entered' },
    ]);
  });

  it('goes on behind a note at the foot of a page', () => {
    const text = `REPORT AND RECOMMENDATION

This Court having considered the pleadings and the applicable law, it is hereby RECOMMENDED that the Receiver's Tenth Interim
Application for Allowance and Payment of Fees and Expenses Incurred by the Receiver
1 On or about February 2030, the Receiver left her firm to open another of her own.
\f and Retained Counsel be GRANTED, and that the clerk be so told.
`;
    expect(told(text, 'Report and Recommendation')[0]).toMatch(
      /^Receiver's Tenth Interim .*: recommended to be granted$/,
    );
  });
});

describe('an order', () => {
  it('is not told by its title what it orders by another name', () => {
    const text = `ORDER ACCEPTING MAGISTRATE JUDGE'S REPORT AND RECOMMENDATIONS

Accordingly, it is ORDERED as follows:

1. The R&R is ACCEPTED.

2. The motion for costs is GRANTED.

3. The parties shall bear their own costs on appeal.
`;
    expect(told(text, 'Order')).toEqual([
      'R&R: accepted',
      'Motion for costs: granted',
      'Parties: ordered to bear their own costs on appeal',
    ]);
  });

  it('an item of what is ordered needs no further word', () => {
    const text = `ORDER

Based on these findings, it is ORDERED that:

1. The motion for an injunction is GRANTED.

2. In the Court's discretion, the bond requirement is waived.
`;
    expect(told(text, 'Order')).toContain("In the Court's discretion, the bond requirement: waived");
  });

  it('tells those before it what to do, and nobody who only may come', () => {
    const text = `ORDER

The motion for leave is GRANTED.

Any party who contests a tentative ruling must send a message to the clerk.

Defendants Poe and Wren shall immediately give notice of this injunction to their officers.
`;
    expect(told(text, 'Order')).toEqual([
      'Motion for leave: granted',
      'Defendants Poe and Wren: ordered to immediately give notice of this injunction to their officers',
    ]);
  });

  it('grants or denies a request, and no decision of another court', () => {
    const text = `Ada QUILL
v.
Owen TICE

Court of Appeals of Larchland

Rivers, J.

Denied.
`;
    expect(told(text, 'Order')).toEqual(['Request: denied']);
  });
});

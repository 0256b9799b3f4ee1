import { expect, test } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

function decided(text: string, docType = 'Order') {
  const { facts } = readFacts({ text, docType, docDate: '2031-05-01', pageCount: 1, notes: [] });
  for (const { quote, start, end } of facts) expect(text.slice(start, end)).toBe(quote);
  return facts.flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );
}

test.each([
  'Respondent shall deliver the ledgers by June 3, 2031, or his Counterclaim will be stricken.',
  'Plaintiff must file proof of service within 20 days or else this action shall be dismissed.',
  'Tenant shall post a bond by June 3, 2031; otherwise, the stay will be vacated.',
  'Movant shall pay the fee by June 3, 2031, failing which the petition shall be dismissed.',
  'Defendant is to answer by June 3, 2031, or default judgment shall be entered against Defendant.',
  'It is ORDERED that unless the transcript is lodged by June 3, 2031, the appeal will be dismissed.',
  'Otherwise, the complaint will be dismissed without prejudice.',
  'In that event, the case shall be dismissed.',
  'Petitioner shall appear on June 3, 2031, or the Court will dismiss the petition.',
])('what comes otherwise is not decided: %s', (text) => {
  expect(decided(text)).toEqual([]);
});

test.each([
  ['Otherwise, the motion is DENIED.', ['Motion: denied']],
  ['The motion to dismiss or to stay is DENIED.', ['Motion to dismiss or to stay: denied']],
  [
    'It is ORDERED that the motion or request for fees shall be denied.',
    ['Motion or request for fees: denied'],
  ],
  [
    'The Court found that the fee was not paid if at all before May 2. IT IS THEREFORE ORDERED that the appeal is dismissed.',
    ['Appeal: dismissed'],
  ],
])('what is decided stays decided: %s', (text, said) => {
  expect(decided(text)).toEqual(said);
});

test('an order that grants a motion in part says which items were granted and which denied', () => {
  const order = `ORDER ON MOTION TO PRODUCE

IT IS ORDERED:
   1. The Motion is GRANTED as to Request Nos. 3, 8 and 12. Respondent shall produce them by June 3, 2031.
   2. The Motion is GRANTED with respect to the deposition of Mr. Oakes, limited to three hours.
   3. The Motion is DENIED as to Request Nos. 14 through 19 and Request No. 22 (medical records).
   4. The request for costs is DENIED.`;
  expect(decided(order)).toEqual([
    'Motion: granted in part, as to Request Nos. 3, 8 and 12',
    'Motion: granted in part, with respect to the deposition of Mr. Oakes',
    'Motion: denied in part, as to Request Nos. 14 through 19 and Request No. 22 (medical records)',
    'Request for costs: denied',
  ]);
});

test.each([
  [
    'The motion is GRANTED as to Count II and DENIED as to Count III.',
    ['Motion: granted in part, as to Count II', 'Motion: denied in part, as to Count III'],
  ],
  ['The motion is denied as to Defendant Reyes only.', ['Motion: denied as to Defendant Reyes only']],
])('the part on which was decided: %s', (text, said) => {
  expect(decided(text)).toEqual(said);
});

test.each([
  ["Attorney's fees: DENIED.", ["Attorney's fees: denied"]],
  ['Sanctions: GRANTED in part.', ['Sanctions: granted in part']],
  ['2. Leave to amend: Granted.', ['Leave to amend: granted']],
  ['Access to the records: denied as requested by the clerk last year.', []],
])('a label and what was done to it: %s', (text, said) => {
  expect(decided(text)).toEqual(said);
});

test('a notice that vacates a hearing says so without capitals', () => {
  const said = 'The hearing set for June 2, 2031 is vacated.';
  expect(decided(`NOTICE\n\n${said}`, 'Notice')).toEqual(['Hearing set for June 2, 2031: vacated']);
  expect(decided('NOTICE\n\nThe motion to compel is granted.', 'Notice')).toEqual([]);
});

test('what is adopted ends where the next verb begins', () => {
  const order =
    'The Court adopts the proposed schedule as modified and sets the following deadlines for all parties.';
  expect(decided(order)).toEqual(['Proposed schedule as modified: adopted']);
});

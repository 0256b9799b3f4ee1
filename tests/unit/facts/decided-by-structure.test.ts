import { expect, test } from 'vitest';
import { rulingsIn } from '#src/facts/decisions/rulings.ts';
import { readFacts } from '#src/facts/read-facts.ts';

const told = (text: string) => rulingsIn(text).map(({ of, outcome }) => `${of}: ${outcome}`);

const decided = (text: string, docType = 'Order') =>
  readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] }).facts.flatMap((fact) =>
    fact.kind === 'disposition' ? [`${fact.value.of}: ${fact.value.outcome}`] : [],
  );

test.each([
  [
    'The Court is of the opinion that the plea is well taken and should be, and it hereby is, in all things GRANTED.',
    'Plea: granted',
  ],
  [
    'The matter having come before the Court on Plaintiff’s Motion for Default Judgment, and Defendant having failed to answer, Plaintiff’s Motion is hereby GRANTED.',
    'Plaintiff’s Motion: granted',
  ],
  [
    'The undersigned hereby DISMISSES this contested case petition with prejudice AS TO ALL RESPONDENTS.',
    'This contested case petition: dismissed with prejudice',
  ],
  [
    'IT IS FURTHER ORDERED that the additional relief sought is DENIED without prejudice.',
    'Additional relief sought: denied without prejudice',
  ],
  [
    'AND NOW, this 4th day of May, 2031, upon consideration of the Petition to Comply, it is DENIED.',
    'Petition to Comply: denied',
  ],
  [
    'The counterclaim is dismissed on the merits and with prejudice.',
    'Counterclaim: dismissed on the merits and with prejudice',
  ],
  ['Costs of this motion are taxed to the Defendant.', 'Costs of this motion: taxed to the Defendant'],
  [
    'The Court doth SUSTAIN the demurrer without leave to amend.',
    'Demurrer: sustained without leave to amend',
  ],
  [
    'IT IS HEREBY ADJUDGED that this action, and each claim and counterclaim therein, is dismissed with prejudice.',
    'This action, and each claim and counterclaim therein: dismissed with prejudice',
  ],
  [
    'IT IS THE DECISION OF THIS COURT that Plaintiff’s appeal is granted in part.',
    'Plaintiff’s appeal: granted in part',
  ],
  [
    'His motion to proceed therefore is GRANTED | in part and DENIED in part.',
    'His motion to proceed: granted in part and denied in part',
  ],
  ['TEMPORARY RESTRAINTS (GRANTED PENDING RETURN DATE)', 'TEMPORARY RESTRAINTS: granted pending return date'],
  [
    'Writ of certiorari DISMISSED as improvidently granted.',
    'Writ of certiorari: dismissed as improvidently granted',
  ],
  [
    'Plaintiff shall be granted immediate access to fetch his tools from inside the shed.',
    'Plaintiff: granted immediate access to fetch his tools from inside the shed',
  ],
  [
    'ORDERED that, unless the landlord appeals within fourteen days, then Quill Storage, Inc. may thereafter deliver the key to its tenant.',
    'Quill Storage, Inc.: allowed to deliver the key to its tenant, unless the landlord appeals within fourteen days',
  ],
  [
    'The order is reversed and the matter is remanded with directions for the trial court to (1) vacate the letters, (2) admit the will.',
    'Matter: remanded with directions for the trial court to (1) vacate the letters, (2) admit the will',
  ],
  [
    'IT IS ORDERED that the motion is granted to the extent of dismissing the second cause of action.',
    'Motion: granted to the extent of dismissing the second cause of action',
  ],
])('%s', (text, expected) => {
  expect(told(text)).toContain(expected);
});

test.each([
  'The Court grants leave to proceed if a plaintiff shows that he cannot pay.',
  'See Quill v. Tice, CV431-218 (D. Neb. 2029) (ORDER dismissing his petition).',
  'It was not speech that is directed to inciting a fight, where the speaker was calm.',
  'IT IS ORDERED that any party may move to reopen the case.',
])('%s decides nothing', (text) => {
  expect(told(text)).toEqual([]);
});

const FORM = (choices: string) =>
  `SUPERIOR COURT\nCOUNTY OF ALDER\n\nADA QUILL, Plaintiff\nv.\nWREN TICE, Defendant\n\nORDER ON MOTION\n\nThe court, having considered the motion to continue filed by the defendant, ORDERS that the motion is:\n${choices}\n\nThe trial stays where it is.\n\n/s/ Ottoline Marsh, Judge\n`;

test('what is ticked of the choices of a form is decided, and the other is not', () => {
  expect(decided(FORM('[ ] GRANTED\n[X] DENIED'))).toContain('Motion: denied');
  expect(decided(FORM('GRANTED: All fees shall be waived.\nXX DENIED: no proof of income'))).toEqual([
    'Motion: denied',
  ]);
});

test('a form without a tick decides nothing', () => {
  expect(decided(FORM('[ ] GRANTED\n[ ] DENIED'))).toEqual([]);
});

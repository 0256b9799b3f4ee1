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
  ['Motion for Continuance: ☒ Granted ☐ Denied', ['Motion for Continuance: granted']],
  ['Request to appear by video: [ ] GRANTED [X] DENIED', ['Request to appear by video: denied']],
  ['Demurrer SUSTAINED with leave to amend.', ['Demurrer: sustained with leave to amend']],
  [
    'The hearing set for May 4, 2031 is VACATED and the matter is continued to June 9, 2031.',
    ['Hearing set for May 4, 2031: vacated', 'Matter: continued to June 9, 2031'],
  ],
  [
    'The case management conference is continued to July 20, 2031 at 9:00 a.m. in Dept. 14. Notice is waived.',
    ['Case management conference: continued to July 20, 2031 at 9:00 a.m. in Dept. 14'],
  ],
  [
    'The hearing is adjourned to June 9, 2031 at 1:30 p.m. The clerk gives notice.',
    ['Hearing: adjourned to June 9, 2031 at 1:30 p.m.'],
  ],
  [
    'Judgment is entered in favor of plaintiff in the amount of $2,300.',
    ['Judgment: entered in favor of plaintiff in the amount of $2,300'],
  ],
  [
    'Possession of the premises is awarded to plaintiff.',
    ['Possession of the premises: awarded to plaintiff'],
  ],
  ['This matter is hereby stayed for thirty (30) days.', ['This matter: stayed for thirty (30) days']],
  [
    "Defendant's Motion to Dismiss under Rule 4:6-2(a)(e) is hereby DENIED.",
    ["Defendant's Motion to Dismiss under Rule 4:6-2(a)(e): denied"],
  ],
  [
    'ADJUDGED BY THE COURT, THIS SUIT BE DISMISSED WITHOUT PREJUDICE.',
    ['THIS SUIT: dismissed without prejudice'],
  ],
])('what the court decided: %s', (text, said) => {
  expect(decided(text)).toEqual(said);
});

test.each([
  ['Motion for Continuance: ☐ Granted ☐ Denied', 'Order'],
  ['Plaintiff asks that the case be dismissed.', 'Order'],
  ['If the motion is granted, the hearing will be vacated.', 'Order'],
  ['The motion was served by mail. Motion to be heard June 9.', 'Order'],
])('nothing is decided: %s', (text, docType) => {
  expect(decided(text, docType)).toEqual([]);
});

test.each([
  [
    'We affirm the judgment of the trial court in part, reverse the award of fees, and remand that issue for a new trial.',
    [
      'Judgment of the trial court: affirmed in part',
      'Award of fees: reversed',
      'Issue for a new trial: remanded',
    ],
  ],
  ['VACATED and REMANDED.', ['Decision under review: vacated and remanded']],
  [
    'It is ORDERED that this cause is hereby dismissed with full prejudice to the refiling of same.',
    ['This cause: dismissed with prejudice'],
  ],
])('of an opinion every decision: %s', (text, said) => {
  expect(decided(text, 'Opinion').map((words) => words.replace(/^The /, ''))).toEqual(said);
});

test('a report only recommends', () => {
  expect(
    decided(
      'The undersigned respectfully recommends that the Motion to Dismiss (Doc. No. 9) be GRANTED and that the Complaint be DISMISSED WITHOUT PREJUDICE.',
      'Report and Recommendation',
    ),
  ).toEqual([
    'Motion to Dismiss: recommended to be granted',
    'Complaint: recommended to be dismissed without prejudice',
  ]);
});

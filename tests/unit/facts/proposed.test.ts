import { expect, test } from 'vitest';
import { said, sentence } from './facts-of.ts';

const hearings = (text: string, docType = 'Email') =>
  said(sentence(docType, text), 'hearing').map(
    ({ label, value, certainty }) => `${Object(value).date} ${certainty} ${label}`,
  );
const proposed = (date: string) => `${date} unsure Proposed, not set`;

test('days of which one is to be chosen are proposed', () => {
  expect(
    hearings(
      'The clerk has offered a hearing on Tuesday, May 6, 2031 at 10:15 a.m. or Monday, June 9, 2031 at 2:00 p.m., same courtroom.',
    ),
  ).toEqual([proposed('2031-05-06'), proposed('2031-06-09')]);
});

test.each([
  ['We do not oppose moving the hearing to March 3, 2031.', '2031-03-03'],
  ['We have no objection to a hearing on March 3, 2031 at 9:00 a.m.', '2031-03-03'],
  ['I am available for a hearing on March 3, 2031 at 9:00 a.m.', '2031-03-03'],
])('what is offered is not set: %s', (text, date) => {
  expect(hearings(text).filter((line) => !line.includes('Asked for'))).toEqual([proposed(date)]);
});

test.each([
  ['Email', 'The hearing on the motion is set for March 3, 2031 at 9:00 a.m.'],
  ['Notice', 'A hearing will be held on March 3, 2031 at 9:00 a.m. on the proposed settlement.'],
  ['Order', 'The hearing on the unopposed motion is set for March 3, 2031 at 9:00 a.m.'],
  ['Notice', 'The trial will begin on March 3, 2031 at 9:00 a.m. or as soon thereafter as it can be heard.'],
])('what is set stays set: %s: %s', (docType, text) => {
  const [first = ''] = hearings(text, docType);
  expect(first).toMatch(/^2031-03-03 (?:certain|likely) /);
  expect(first).not.toContain('Proposed');
});

import { expect, test } from 'vitest';
import { ANSWER_DAY } from '#src/next/day-names.ts';
import { isSameThing } from '#src/next/needs.ts';

test.each([
  'Initial appearance',
  'Court appearance',
  'Answer to counterclaim',
  'Respond to subpoena',
  'Answer the garnishment',
  'Answer brief on appeal',
])('%s on a timeline is not the day of the answer to the lawsuit', (kind) => {
  expect(isSameThing(kind, ANSWER_DAY)).toBe(false);
});

test.each(['Answer', 'Answer to Complaint Due', 'Appear and answer', 'File a responsive pleading'])(
  '%s on a timeline is the day of the answer to the lawsuit',
  (kind) => {
    expect(isSameThing(kind, ANSWER_DAY)).toBe(true);
  },
);

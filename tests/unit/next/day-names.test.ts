import { expect, test } from 'vitest';
import { ANSWER_DAY, isAsideDay, isSitting, mayLead } from '#src/next/day-names.ts';
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

test.each([
  ['If you need an interpreter: tell the court', ['Trial']],
  ['They say they will send the funds', []],
  ['Notice of Appeal', ['Motion to Set Aside Default Judgment']],
])('%s does not stand first', (name, others) => {
  expect(mayLead(name, others)).toBe(false);
});

test.each([
  ['Pretrial conference', true],
  ['Exchange exhibits before the trial', false],
  ['Request a hearing', false],
])('%s is a day to be there: %s', (name, is) => {
  expect(isSitting(name)).toBe(is);
});

test.each([
  ['Motion for Relief from Default', true],
  ['Motion to Vacate Small Claims Judgment', true],
  ['Ask the judge to set it aside', true],
  ['Vacate the premises', false],
  ['Vacate by order of the landlord', false],
])('whether %s asks the judge to undo a judgment: %s', (name, isAside) => {
  expect(isAsideDay(name)).toBe(isAside);
});

test.each([
  ['Motion for New Trial', ['Notice of Appeal'], true],
  ['Motion for New Trial', ['From this day an officer may put you out'], true],
  ['Motion for New Trial', ['Answer'], false],
  // A year and sixteen days: the appeal is late before it.
  ['Notice of Appeal', ['Motion for Relief from Judgment'], false],
  ['Notice of Appeal', ['Motion to Set Aside Default Judgment'], true],
])('whether %s stands behind %s: %s', (name, others, isBehind) => {
  expect(mayLead(name, [name, ...others])).toBe(!isBehind);
});

import { expect, test } from 'vitest';
import { askingOf } from '#src/facts/times/asked.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function askingIn(text: string) {
  const day = /June \d+(?:, 2031)?/.exec(text);
  return day && askingOf(text, day.index, day.index + day[0].length);
}

function factsOf(text: string, docType: string) {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated: '2031-05-01', docType, today: null }).facts;
}

test.each([
  'We respectfully request that the deadline to respond be extended to June 9, 2031.',
  'Plaintiff moves to continue the hearing to June 16, 2031.',
  'Defendant asks the Court to extend his time to answer until June 9, 2031.',
  'WHEREFORE, Defendant prays that the trial be reset for June 14, 2031.',
  'The undersigned seeks an extension of fourteen days, through and including June 3, 2031, to file the brief.',
  'Could we have until June 3 to send you the documents?',
  'Would you agree to move the deposition to June 10?',
  'Plaintiff asks this Court to order Defendant to produce the ledger by June 9, 2031.',
  'Now comes the tenant with a motion to continue the trial to June 20, 2031.',
  'I would like to reschedule the inspection for June 4, 2031.',
])('asked for: %s', (text) => {
  expect(askingIn(text)).toBe('asked');
});

test.each([
  ['The motion for an extension to June 9, 2031 is DENIED.', 'refused'],
  ['The request to extend discovery to June 9, 2031 is granted.', null],
  ['ORDER granting motion to extend time to answer to June 9, 2031.', null],
  ['Plaintiff asks to adjourn the conference set for June 9, 2031.', 'stands'],
  ['The motion to continue the June 9, 2031 trial is denied.', 'stands'],
  ['The motion to continue the trial set for June 9, 2031 is granted.', 'replaced'],
  ['We request that you pay $400 by June 9, 2031.', null],
  ['The court requests that the parties submit a schedule that extends to June 9, 2031.', null],
  ['The hearing is moved to June 9, 2031.', null],
  ['A motion to continue the trial must be filed by June 9, 2031.', null],
  ['Defendant may move to extend the time until June 9, 2031.', null],
  ['If you request a hearing, it will be held on June 9, 2031.', null],
  ['If you were not there, you can ask the court to vacate the judgment until June 9, 2031.', null],
  ['If you ask the court to vacate the judgment, you must do so by June 9, 2031.', null],
  ['The deadline to answer is extended to June 9, 2031.', null],
])('%s: %s', (text, asking) => {
  expect(askingIn(text)).toBe(asking);
});

test('a day that is asked for is shown as such, and what it would move stays', () => {
  const text =
    'The response to the motion is due on May 16, 2031. Defendant respectfully requests that the deadline to respond to the motion be extended to May 23, 2031.';
  expect(factsOf(text, 'Motion')).toMatchObject([
    { kind: 'deadline', value: { date: '2031-05-16' } },
    {
      kind: 'deadline',
      label: 'Asked for, not granted',
      certainty: 'unsure',
      value: { date: '2031-05-23', what: 'respond to the motion' },
    },
  ]);
});

test('a hearing that is asked for is no hearing yet', () => {
  expect(
    factsOf('Plaintiff moves to continue the hearing to June 16, 2031 at 9:00 a.m.', 'Motion'),
  ).toMatchObject([{ label: 'Asked for, not granted', certainty: 'unsure', value: { date: '2031-06-16' } }]);
});

test('a day that was refused is none', () => {
  expect(factsOf('The motion to extend the time to answer to June 9, 2031 is DENIED.', 'Order')).toEqual([]);
});

test('a day that was asked for and then set stands once, as set', () => {
  const text =
    'Defendant requests an extension of the time to answer to June 9, 2031. The request is granted. Defendant shall answer by June 9, 2031.';
  expect(factsOf(text, 'Order').map(({ label }) => label)).not.toContain('Asked for, not granted');
});

test('what a prayer asks the court to order is asked for, and a notice below it is not', () => {
  const text =
    'MOTION TO REOPEN\n\nWHEREFORE, Plaintiff requests that this Court:\nA. Vacate the dismissal;\nB. Grant leave to file an amended complaint within thirty (30) days of the order.\n\nAny response to this motion must be filed within 14 days after service.\n';
  expect(factsOf(text, 'Motion')).toMatchObject([
    { label: 'Asked for, not granted', value: { period: { count: 30 } } },
    { label: 'Response to this motion due', value: { period: { count: 14 } } },
  ]);
});

test('a time that is asked for is not given', () => {
  expect(
    factsOf('Defendant requests an extension of fourteen days to file his brief.', 'Motion'),
  ).toMatchObject([{ label: 'Asked for, not granted', value: { period: { count: 14 } } }]);
});

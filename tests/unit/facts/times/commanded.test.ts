import { describe, expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function factsOf(text: string, docType = 'Order', dated = '2031-05-04') {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: null }).facts;
}

test.each([
  ['The Court directs Plaintiff to submit a proposed judgment within 14 days of this order.', 'plaintiff'],
  ['The Court ORDERS the parties to file a joint status report on or before June 2, 2031.', 'both'],
  ['By June 12, 2031, the Court instructs respondent to lodge the transcript.', 'defendant'],
  [
    'The Court will require Defendant Ferncliff Motors to produce the repair log by June 9, 2031.',
    'defendant',
  ],
  ['The Court hereby grants petitioners until June 9, 2031 to amend the petition.', 'plaintiff'],
  ['The Court orders Ferncliff Motors to produce the repair log by June 9, 2031.', 'unsaid'],
  ['It is ordered that the clerk shall mail this order within 3 days.', 'court'],
  ['The Court will rule on the motion within 30 days of the hearing.', 'court'],
])('whom a court tells to act has the duty: %s', (text, who) => {
  expect(factsOf(text)).toMatchObject([{ kind: 'deadline', value: { who } }]);
});

describe('a condition stays with its duty', () => {
  test.each([
    [
      'IF YOU BELIEVE THAT THE MONEY IN YOUR ACCOUNT IS EXEMPT, YOU MUST FILE A CLAIM OF EXEMPTION WITHIN 10 DAYS AFTER THIS NOTICE WAS MAILED TO YOU.',
      'File a claim of exemption, if you believe that the money in your account is exempt',
      'FILE A CLAIM OF EXEMPTION',
    ],
    [
      'If mediation does not succeed, the parties shall file a joint pretrial statement by July 7, 2031.',
      'File a joint pretrial statement, if mediation does not succeed',
      'file a joint pretrial statement',
    ],
    [
      'Should either side wish to present live testimony, it shall file a witness list no later than July 7, 2031.',
      'File a witness list, should either side wish to present live testimony',
      'file a witness list',
    ],
  ])('%s', (text, label, what) => {
    expect(factsOf(text, 'Notice')).toMatchObject([{ kind: 'deadline', label, value: { what } }]);
  });

  test('a day that belongs to the condition is no day of the duty’s', () => {
    const text = 'The parties shall file exhibits, if any, by July 7, 2031.';
    expect(factsOf(text)).toMatchObject([{ label: 'File exhibits', value: { what: 'file exhibits' } }]);
  });
});

describe('a day that heads a list', () => {
  test('is the day of each of its items', () => {
    const text =
      'By June 6, 2031:\n(a) Plaintiff shall serve her damages computation;\n(b) Defendant shall produce the insurance policy; and\n(c) the parties shall choose a mediator.\n';
    expect(factsOf(text)).toMatchObject([
      { label: 'Serve her damages computation', value: { date: '2031-06-06', who: 'plaintiff' } },
      { label: 'Produce the insurance policy', value: { date: '2031-06-06', who: 'defendant' } },
      { label: 'Choose a mediator', value: { date: '2031-06-06', who: 'both' } },
    ]);
  });

  test('holds for whoever the head names', () => {
    const text =
      'No later than June 6, 2031, the parties must do the following:\n1. Exchange witness lists.\n2. Submit agreed jury instructions.\n3. Confirm by July 1, 2031 that the trial will take two days.\n';
    expect(factsOf(text)).toMatchObject([
      { label: 'Exchange witness lists', value: { date: '2031-06-06', who: 'both' } },
      { label: 'Submit agreed jury instructions', value: { date: '2031-06-06', who: 'both' } },
      { value: { date: '2031-07-01' } },
    ]);
  });

  test('gives its verb to items that are things, in one line too', () => {
    const text =
      'Within 21 days of this order, Defendant shall serve: (1) the payroll ledger; and (2) a list of custodians.';
    expect(factsOf(text)).toMatchObject([
      { label: 'Serve the payroll ledger', value: { period: { count: 21 }, who: 'defendant' } },
      { label: 'Serve a list of custodians', value: { period: { count: 21 }, who: 'defendant' } },
    ]);
  });

  test('what a paper has to say is one duty, not many', () => {
    const text =
      'You must file a written objection by June 6, 2031 that states:\n1. Your name.\n2. Your address.\n3. The reasons.\n';
    expect(factsOf(text, 'Notice')).toMatchObject([{ label: 'File a written objection' }]);
  });
});

test.each([
  'The records room of the court is closed from June 9, 2031 at 12:00 p.m. for repairs to the boiler.',
  'The locksmith will open Unit 4 on June 9, 2031 at 8:30 a.m.',
])('an hour at which nobody sits is no date in court: %s', (text) => {
  const named = factsOf(text, 'Notice').map(({ kind, label }) => `${kind}: ${label}`);
  expect(named.filter((each) => /hearing|Court date/.test(each))).toEqual([]);
});

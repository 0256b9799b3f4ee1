import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

/** 'deadline 2031-03-25', 'deadline 20 days' of every fact, in order, by a paper of March 4, 2031. */
function timesOf(docType: string, text: string): string[] {
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated: '2031-03-04', docType, today: null });
  return facts.flatMap((fact) => {
    if (fact.kind === 'offer') return [`offer ${fact.value.until}`];
    if (fact.kind === 'hearing') return [`hearing ${fact.value.date} ${fact.value.time ?? ''}`.trim()];
    if (fact.kind !== 'deadline') return [];
    const { date, period } = fact.value;
    return [`deadline ${date ?? (!period ? 'unread' : `${period.count} ${period.unit}`)}`];
  });
}

test.each([
  [
    'a day of the sentence before',
    'The statement of issues is due May 5, 2031. The filing fee must also be paid by that date.',
    ['deadline 2031-05-05', 'deadline 2031-05-05'],
  ],
  [
    'a time of the same sentence',
    'You must file an answer within 20 days after service of this summons. Within the same time, a copy must be mailed to the plaintiff.',
    ['deadline 20 days', 'deadline 20 days'],
  ],
])('says again: %s', (_, text, wanted) => {
  expect(timesOf('Order', text)).toEqual(wanted);
});

test('what follows from being late by that date is no second duty', () => {
  expect(
    timesOf(
      'Order',
      'The bond must be posted by May 5, 2031. If it is not posted by that date, the stay ends.',
    ),
  ).toEqual(['deadline 2031-05-05']);
});

test.each([
  [
    'by how much a time is longer is not its end',
    'Defendant is granted an additional twenty (20) days, up to April 9, 2031, to plead.',
    ['deadline 2031-04-09'],
  ],
  [
    'two times with an event each',
    'Claims must be filed within 3 months after the first publication of this notice or 30 days after the date of service of a copy.',
    ['deadline 3 months', 'deadline 30 days'],
  ],
  [
    'a sign of a footnote',
    'Your answer must be filed within 20 days* after the day you receive this summons.',
    ['deadline 20 days'],
  ],
  [
    'inside of so many days',
    'The proof of loss must be returned to us inside of 60 days after this request.',
    ['deadline 60 days'],
  ],
  ['the end of the month', 'Plaintiff has until the end of the month to oppose.', ['deadline 2031-03-31']],
])('%s', (_, text, wanted) => {
  expect(timesOf('Order', text)).toEqual(wanted);
});

test.each([
  ['Letter', 'You told me on February 2 that the check would go out by the 10th.'],
  ['Self-help page', 'The other side usually has 21 days after service to respond.'],
  ['Order', 'Responses are governed by the seven-day rule.'],
  ['Order', 'The conference of March 19 is marked off.'],
  ['Order', 'The form says that there is a waiting period of approximately six weeks for an answer.'],
  ['Order', 'Failure to produce two (2) months of bank statements.'],
  ['Order', 'The agency used the term itself, see FDA Report, 2031 WL 6304352 (Apr. 14, 2031), as they say.'],
  ['Order', 'Signature of Party or Lawyer/Bar No. Ann Lee 3/13/2031'],
  [
    'Docket',
    'Preliminary Hearing 03/11/2031 9:00 am Lena Marsh Continued\nPage 2 of 2 Printed: 09/04/2031 10:21 pm',
  ],
])('nobody has to act (%s): %s', (docType, text) => {
  expect(timesOf(docType, text)).toEqual([]);
});

test('a day in whose place another is named', () => {
  expect(timesOf('Order', 'Their answer, which was due March 7, is now due April 18, 2031.')).toEqual([
    'deadline 2031-04-18',
  ]);
});

test('what is refused is not said of what remains', () => {
  expect(
    timesOf(
      'Order',
      'The request to move the cutoff to June 30, 2031 is DENIED; the cutoff remains May 30, 2031.',
    ),
  ).toEqual(['deadline 2031-05-30']);
});

test('an hour stands behind a day in figures', () => {
  expect(timesOf('Minute order', 'Status on discovery 6/17/31 9:45.')).toEqual(['hearing 2031-06-17 09:45']);
});

test('until when an offer may be accepted', () => {
  expect(timesOf('Letter', 'This proposal may be accepted only until 5 p.m. on April 3, 2031.')).toEqual([
    'offer 2031-04-03',
  ]);
});

import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

/** 'deadline 2031-03-25', 'deadline 20 days', 'offer 2031-03-28' of every fact, by a paper of March 4, 2031. */
function timesOf(docType: string, text: string): string[] {
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated: '2031-03-04', docType, today: null });
  return facts.flatMap((fact) => {
    if (fact.kind === 'offer') return [`offer ${fact.value.until}`];
    if (fact.kind === 'hearing') return [`hearing ${fact.value.date}`];
    if (fact.kind !== 'deadline') return [];
    const { date, period } = fact.value;
    return [`deadline ${date ?? (!period ? 'unread' : `${period.count} ${period.unit}`)}`];
  });
}

test.each([
  ['Minute order', 'Special demurrer sustained with 15 days leave to amend.', 'deadline 15 days'],
  ['Order', 'This action is hereby stayed for a period of forty-five (45) days.', 'deadline 45 days'],
  ['Protective order', 'This order remains in effect for two years.', 'deadline 2 years'],
  [
    'Order',
    'DUE DATE OF CONFIDENTIAL SETTLEMENT LETTER and LIST OF THOSE WHO WILL ATTEND: April 17, 2031.',
    'deadline 2031-04-17',
  ],
  ['Order', 'The parties shall complete mediation by the end of May 2031.', 'deadline 2031-05-31'],
  ['Order', 'All depositions shall be taken by the end of April.', 'deadline 2031-04-30'],
  [
    'Protective order',
    'This order, entered on March 4, 2031, expires on April 8, 2031.',
    'deadline 2031-04-08',
  ],
  ['E-mail', 'Please send me your changes by Thursday the 13th.', 'deadline 2031-03-13'],
])('%s: %s', (docType, text, wanted) => {
  expect(timesOf(docType, text)).toEqual([wanted]);
});

test('what a motion says of its own answer is a time to respond', () => {
  const text =
    'A response to this motion must be filed within fifteen (15) days after service of the motion.';
  expect(timesOf('Motion', text)).toEqual(['deadline 15 days']);
});

test('what will be held on a day is no history, in papers that tell too', () => {
  const text =
    'A trial will be held before this court at 110 Heron Street, Larkville, on April 8, 2031, at 1:30 p.m.';
  expect(timesOf('Petition', text)).toEqual(['hearing 2031-04-08']);
});

test.each([
  ['Letter', 'Our client will accept $900 in full if you send it by March 28, 2031.'],
  ['Letter', 'If we receive the keys and $400 by March 28, 2031, we will waive the rest.'],
  ['Settlement letter', 'To accept, sign both copies and return one no later than March 28, 2031.'],
  ['Letter', 'Sign and return it no later than March 28, 2031; after that date the proposal lapses.'],
])('%s: %s is open until then', (docType, text) => {
  expect(timesOf(docType, text)).toEqual(['offer 2031-03-28']);
});

test.each([
  'If you do not send $900 by March 28, 2031, we will close your account.',
  'If payment is not received by March 28, 2031, we will recommend that suit be filed.',
])('%s is a threat and no offer', (text) => {
  expect(timesOf('Letter', text)).toEqual(['deadline 2031-03-28']);
});

test.each([
  ['Summons', 'Service by certified mail is complete 20 days after the receipt is filed.'],
  ['Summons', 'Service by publication is deemed made 30 days after the last publication.'],
  ['Notice', 'You may telephone the clerk at least 14 days after service to learn the number.'],
  ['Letter', 'You were served on February 12, so your answer would have been due tomorrow.'],
  ['Judgment', 'A writ of possession may issue on or after March 28, 2031.'],
  ['Order', 'A 4-day jury trial is expected.'],
  ['Order', 'Counsel is to submit a proposed form of order on seven days’ notice.'],
  ['E-mail', 'Thanks.\nOn Thursday, 03/06/31 at 18:23 orla@quill.example wrote:'],
])('%s: %s binds nobody', (docType, text) => {
  expect(timesOf(docType, text)).toEqual([]);
});

test('who must keep something for at least so long after is bound', () => {
  expect(
    timesOf(
      'Order',
      'Defendant shall preserve the recordings for at least 90 days after the entry of this order.',
    ),
  ).toEqual(['deadline 90 days']);
});

test('served within so many days is no day on which something takes effect', () => {
  expect(timesOf('Summons', 'This summons must be served within 20 days after its issue.')).toEqual([
    'deadline 20 days',
  ]);
});

test.each([
  ['on or before Septem-\nber 5, 2031', 'deadline 2031-09-05'],
  ['within thir-\nty days after service of this order', 'deadline 30 days'],
  ['within twenty-\none days after service of this order', 'deadline 21 days'],
  ['by 09-\n05-2031', 'deadline 2031-09-05'],
])('%j is read over the end of its line', (time, wanted) => {
  const text = `The answer must be filed ${time}.`;
  expect(timesOf('Order', text)).toEqual([wanted]);
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated: null, docType: 'Order', today: null });
  expect(facts.map(({ quote }) => quote)).toEqual([text]);
});

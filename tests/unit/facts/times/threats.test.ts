import { expect, test } from 'vitest';
import { isCalledOff } from '#src/facts/times/called-off.ts';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function timesOf(text: string, docType: string, dated: string | null = '2031-05-01') {
  const paper = readPaper(text);
  const { facts } = findTimes(paper, readSentences(paper), { dated, docType, today: null });
  return facts.flatMap((fact) =>
    fact.kind === 'deadline' || fact.kind === 'hearing' ? [{ kind: fact.kind, ...fact.value }] : [],
  );
}

test.each([
  [
    'Order',
    'Respondent shall deliver the account books by July 3, 2031, or his counterclaim will be stricken.',
  ],
  [
    'Order',
    'Petitioner shall post the bond no later than July 3, 2031, failing which the writ will be canceled.',
  ],
  ['Order', 'Respondent shall answer by July 3, 2031 or the trial is vacated.'],
  ['Letter', 'You must bring the rent current by July 3, 2031 or else your tenancy is terminated.'],
  ['Letter', 'If we have not received the signed lease by July 3, 2031, the reservation is canceled.'],
  ['Letter', 'Pay $900 on or before July 3, 2031 and the claim is withdrawn.'],
])('what follows from being late does not call off the day (%s): %s', (docType, text) => {
  expect(timesOf(text, docType)).toMatchObject([{ kind: 'deadline', date: '2031-07-03' }]);
});

test('a counted time before a threat stands', () => {
  const text =
    'You must pay the arrears within five days of the service of this notice, or your lease is terminated.';
  expect(timesOf(text, 'Notice')).toMatchObject([{ period: { count: 5, unit: 'days' } }]);
});

test.each([
  'The hearing set for July 3, 2031, or any continuance of it, is vacated.',
  'The hearing on July 3, 2031, the last in this matter, is canceled.',
  'The hearing of July 3, 2031 and the trial of August 4, 2031 are vacated.',
  'The conference set for July 3, 2031 at 9:00 a.m. in the old courthouse is canceled.',
])('what only adds to a day that is called off saves it not: %s', (text) => {
  const start = text.indexOf('July 3');
  expect(isCalledOff(text, start, start + 'July 3, 2031'.length)).toBe(true);
});

test('a threat to vacate a hearing leaves the hearing that was set', () => {
  const text =
    'The trial is set for September 2, 2031 at 9:00 a.m. Petitioner must file a report by August 5, 2031 or the trial is vacated.';
  expect(timesOf(text, 'Order').map(({ date }) => date)).toEqual(['2031-09-02', '2031-08-05']);
});

test.each([
  ['for Respondent only', 'plaintiff', 'defendant'],
  ['as to the petitioner alone', 'defendant', 'plaintiff'],
])('a day that is moved %s stands for the other side', (alone, old, moved) => {
  const text = `The deadline of June 30, 2031 to exchange witness lists is extended to July 30, 2031 ${alone}.`;
  expect(timesOf(text, 'Order')).toMatchObject([
    { date: '2031-06-30', who: old, what: 'exchange witness lists' },
    { date: '2031-07-30', who: moved, what: 'exchange witness lists' },
  ]);
  const days = timesOf(
    `Expert reports are due by June 30, 2031. ${text.replace('exchange witness lists', 'serve expert reports')}`,
    'Order',
  );
  expect(days.map(({ date }) => date)).toEqual(['2031-06-30', '2031-07-30']);
});

test('the day on which an order is made asks for nothing', () => {
  const text =
    'Respondent shall file a report by July 3, 2031.\n\nIT IS SO ORDERED this 19th day of June, 2031.\n';
  expect(timesOf(text, 'Order', null)).toMatchObject([{ date: '2031-07-03' }]);
});

test.each([
  ['Monday, June 9, 2031', 'nine (9) days', 'a Saturday', '2031-05-30'],
  ['Wednesday, June 11, 2031', '16 days', 'Memorial Day', '2031-05-23'],
  ['Wednesday, June 11, 2031', '7 days', 'a day of work', '2031-06-04'],
])('counted back from %s, %s fall on %s', (day, counted, _, latest) => {
  const text = `The trial is set for ${day} at 9:00 a.m. Exhibits must be exchanged ${counted} before the trial.`;
  expect(timesOf(text, 'Order')).toMatchObject([{ kind: 'hearing' }, { latest }]);
});

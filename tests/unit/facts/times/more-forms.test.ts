import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { findPeriods } from '#src/facts/times/periods.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function factsOf(text: string, docType: string) {
  const paper = readPaper(text);
  const context = { dated: '2031-05-01', docType, today: null };
  return findTimes(paper, readSentences(paper), context).facts;
}

test.each([
  ['Exhibits go to the clerk five business days prior.', 5, 'business_days', 'before'],
  ['Send position statements a week ahead.', 1, 'weeks', 'before'],
  ['Call the clerk by 4:00 p.m. the court day before the hearing.', 1, 'court_days', 'the hearing'],
  ['Confirm on the day before trial.', 1, 'days', 'trial'],
])('a time that is counted back: %s', (text, count, unit, event) => {
  expect(findPeriods(text)).toMatchObject([{ count, unit, event, direction: 'before' }]);
});

test.each(['The boxes came two days prior to the fire.', 'It happened a month ahead of time.'])(
  'what has an event of its own runs to that: %s',
  (text) => {
    expect(findPeriods(text)).toMatchObject([{ direction: 'before' }]);
    expect(findPeriods(text)[0]?.event).not.toBe('before');
  },
);

test('two times of one sentence are two', () => {
  const text =
    'Opposition is due nine court days before the hearing and any reply five court days before the hearing.';
  expect(findPeriods(text)).toMatchObject([
    { count: 9, unit: 'court_days', event: 'the hearing' },
    { count: 5, unit: 'court_days', event: 'the hearing' },
  ]);
});

test.each([
  'Last date to hear motions is September 12, 2031 at 9:30 a.m.',
  'Motion hearing cutoff date September 12, 2031.',
])('the last day of something is no hearing: %s', (text) => {
  expect(factsOf(text, 'Order')).toMatchObject([{ kind: 'deadline', value: { date: '2031-09-12' } }]);
});

test('an order offers nothing', () => {
  const text =
    'If no papers are filed by 5:00 p.m. on June 13, 2031, the action will be deemed settled and withdrawn.';
  expect(factsOf(text, 'Order').map(({ kind }) => kind)).not.toContain('offer');
});

test('an offer that is withdrawn after its day stands until then', () => {
  const text =
    'Our offer of $4,000 remains open until 5:00 p.m. on September 26, 2031 and is withdrawn after that.';
  expect(factsOf(text, 'Letter')).toMatchObject([{ kind: 'offer', value: { until: '2031-09-26' } }]);
});

test('what may be stricken stands', () => {
  const text = 'The party has until 5/24/31 to correct the certificate or it may be stricken.';
  expect(factsOf(text, 'Order')).toMatchObject([{ kind: 'deadline', value: { date: '2031-05-24' } }]);
});

test.each([
  'From: Ada Kell <ada@example.org>\nTo: Boyd Quill\nDate Wednesday, May 14th, 2031 at 11:40 AM\nSubject: Service of the complaint\n\nYour message was received.',
  'The defendant is sentenced to supervision for life if the offense occurred before 6/14/31.',
  'Ada Quill 07/11/2031 22 002292-001 09/28/2031 10/26/2031 22-09-01413 1 ASSAULT',
])('a day on which nothing happens in court is no hearing and no duty: %j', (text) => {
  expect(factsOf(text, 'Judgment')).toEqual([]);
});

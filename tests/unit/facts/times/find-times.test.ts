import { expect, test } from 'vitest';
import { findTimes } from '#src/facts/times/find-times.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

function timesOf(text: string, docType: string | null = null, dated: string | null = null) {
  const paper = readPaper(text);
  return findTimes(paper, readSentences(paper), { dated, docType, today: dated });
}

test('a period of a summons is a deadline with its event and whom it binds', () => {
  const { facts } = timesOf(
    'You must serve an answer on the plaintiff within 21 days after service of this summons on you.',
    'Summons',
  );
  expect(facts).toMatchObject([
    {
      kind: 'deadline',
      label: 'Answer the lawsuit',
      value: {
        who: 'defendant',
        period: { count: 21, unit: 'days', from: 'service of this summons on you' },
        date: null,
      },
    },
  ]);
});

test('a hearing has its day, time and place', () => {
  const { facts } = timesOf(
    'The hearing on the motion to dismiss is set for June 5, 2031 at 9:30 a.m. in Courtroom 4B.',
    'Order',
    '2031-05-01',
  );
  expect(facts).toMatchObject([
    {
      kind: 'hearing',
      label: 'Hearing on the motion to dismiss',
      value: { date: '2031-06-05', time: '09:30', place: 'Courtroom 4B' },
    },
  ]);
});

test('what has been is no deadline', () => {
  const { facts } = timesOf(
    'On March 2, 2030, Plaintiff delivered the cabinets, and Defendant paid nothing for 30 days.',
    'Complaint',
    '2031-05-01',
  );
  expect(facts).toEqual([]);
});

test('places slice to their quotes, over line and page ends', () => {
  const text =
    'Filed May 1, 2031\nYou must file an answer within\n21 days after service\f of this summons on you.';
  const { facts, unplaced } = timesOf(text, 'Summons');
  expect(facts.length).toBeGreaterThan(0);
  for (const { start, end, quote } of [...facts, ...unplaced]) expect(text.slice(start, end)).toBe(quote);
});

test('a blank that was never filled in has no meaning, but is shown', () => {
  const { facts, unplaced } = timesOf('You must file an answer within ____ days after service.', 'Summons');
  expect(facts).toEqual([]);
  expect(unplaced).toMatchObject([{ quote: '____ days after service' }]);
});

test('a day without a year lies ahead of its paper and is likely', () => {
  const { facts } = timesOf('Defendant shall file a brief by June 5.', 'Order', '2031-05-01');
  expect(facts).toMatchObject([{ kind: 'deadline', certainty: 'likely', value: { date: '2031-06-05' } }]);
});

test('where the day of the week is another one, both days are given', () => {
  const { facts } = timesOf('Defendant shall file a brief by Monday, June 3, 2031.', 'Order', '2031-05-01');
  expect(facts).toMatchObject([
    { certainty: 'likely', value: { date: '2031-06-03', earliest: '2031-06-02', latest: '2031-06-03' } },
  ]);
});

test('a hearing that is called off is none, and what it is moved to is one', () => {
  const { facts } = timesOf(
    'The hearing set for May 14, 2031 is vacated. The trial set for June 2, 2031 is continued to July 7, 2031.',
    'Order',
    '2031-05-01',
  );
  expect(facts.map(({ kind, value }) => [kind, 'date' in value ? value.date : null])).toEqual([
    ['hearing', '2031-07-07'],
  ]);
});

test('the date of the paper itself is no deadline', () => {
  expect(timesOf('May 1, 2031', 'Notice', '2031-05-01').facts).toEqual([]);
});

test('what is counted back from the only hearing has its latest day', () => {
  const { facts } = timesOf(
    'The hearing is set for June 20, 2031 at 9:00 a.m. You must file a response at least 7 days before the hearing.',
    'Notice',
    '2031-05-01',
  );
  expect(facts).toMatchObject([
    { kind: 'hearing' },
    { kind: 'deadline', value: { period: { count: 7, from: 'before the hearing' }, latest: '2031-06-13' } },
  ]);
});

test('an offer holds until its day', () => {
  const { facts } = timesOf(
    'My client offers $9,000 in full settlement. This offer expires at 5:00 p.m. on May 20, 2031.',
    'Letter',
    '2031-05-01',
  );
  expect(facts).toMatchObject([{ kind: 'offer', value: { until: '2031-05-20' } }]);
});

test('a stamp says when the paper was filed, another paper that was filed does not', () => {
  expect(timesOf('FILED May 1, 2031 10:02 AM Clerk', null, '2031-05-01').facts).toMatchObject([
    { kind: 'filed', value: { date: '2031-05-01' }, certainty: 'certain' },
  ]);
  expect(timesOf('Plaintiff answers the motion that was filed May 1, 2031.', 'Motion').facts).toEqual([]);
});

test('a magistrate judge who recommends gives days to object', () => {
  const { facts } = timesOf(
    'Within fourteen (14) days after being served with a copy of this Report and Recommendation, any party may serve and file written objections to any of the above findings and recommendations as provided by the Local Rules for this district.',
    'Report and Recommendation',
    '2031-11-09',
  );
  expect(facts).toMatchObject([
    { kind: 'deadline', value: { who: 'both', period: { count: 14, unit: 'days' } } },
  ]);
});
